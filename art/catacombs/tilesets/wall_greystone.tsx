<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="wall_greystone" tilewidth="16" tileheight="16" tilecount="900" columns="30">
 <image source="wall_greystone.png" width="480" height="480"/>
</tileset>
