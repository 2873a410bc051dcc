<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_slabs" tilewidth="16" tileheight="16" tilecount="900" columns="30">
 <image source="floor_slabs.png" width="480" height="480"/>
</tileset>
