<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="flat" tilewidth="120" tileheight="118" tilecount="26" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="flat/ash.svg" width="110" height="96"/>
 </tile>
 <tile id="1">
  <image source="flat/bones_scattered.svg" width="104" height="80"/>
 </tile>
 <tile id="2">
  <image source="flat/chains_lying.svg" width="112" height="84"/>
 </tile>
 <tile id="3">
  <image source="flat/checker.svg" width="118" height="118"/>
 </tile>
 <tile id="4">
  <image source="flat/coins_scattered.svg" width="104" height="80"/>
 </tile>
 <tile id="5">
  <image source="flat/dust.svg" width="110" height="96"/>
 </tile>
 <tile id="6">
  <image source="flat/fissure_dark.svg" width="118" height="76"/>
 </tile>
 <tile id="7">
  <image source="flat/fissure_fire.svg" width="118" height="76"/>
 </tile>
 <tile id="8">
  <image source="flat/frost.svg" width="110" height="96"/>
 </tile>
 <tile id="9">
  <image source="flat/grate.svg" width="78" height="78"/>
 </tile>
 <tile id="10">
  <image source="flat/mosaic_night.svg" width="116" height="116"/>
 </tile>
 <tile id="11">
  <image source="flat/mosaic_rose.svg" width="116" height="116"/>
 </tile>
 <tile id="12">
  <image source="flat/mosaic_sea.svg" width="116" height="116"/>
 </tile>
 <tile id="13">
  <image source="flat/mosaic_sun.svg" width="116" height="116"/>
 </tile>
 <tile id="14">
  <image source="flat/moss.svg" width="110" height="96"/>
 </tile>
 <tile id="15">
  <image source="flat/pages_scattered.svg" width="104" height="80"/>
 </tile>
 <tile id="16">
  <image source="flat/pool.svg" width="116" height="100"/>
 </tile>
 <tile id="17">
  <image source="flat/pool_blood.svg" width="116" height="100"/>
 </tile>
 <tile id="18">
  <image source="flat/pool_lava.svg" width="116" height="100"/>
 </tile>
 <tile id="19">
  <image source="flat/roots_lying.svg" width="116" height="92"/>
 </tile>
 <tile id="20">
  <image source="flat/rubble_scattered.svg" width="104" height="80"/>
 </tile>
 <tile id="21">
  <image source="flat/rug_blue.svg" width="120" height="80"/>
 </tile>
 <tile id="22">
  <image source="flat/rug_green.svg" width="120" height="80"/>
 </tile>
 <tile id="23">
  <image source="flat/rug_red.svg" width="120" height="80"/>
 </tile>
 <tile id="24">
  <image source="flat/runes.svg" width="112" height="112"/>
 </tile>
 <tile id="25">
  <image source="flat/straw.svg" width="118" height="108"/>
 </tile>
</tileset>
