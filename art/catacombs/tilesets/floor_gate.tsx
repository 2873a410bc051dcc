<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_gate" tilewidth="16" tileheight="16" tilecount="1800" columns="30">
 <image source="floor_gate.png" width="480" height="960"/>
</tileset>
