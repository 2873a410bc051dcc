<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ground_council" tilewidth="20" tileheight="20" tilecount="576" columns="24">
 <image source="ground_council.png" width="480" height="480"/>
</tileset>
