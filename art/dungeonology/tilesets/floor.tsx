<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor" tilewidth="330" tileheight="240" tilecount="39" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="floor/bones.svg" width="50" height="36"/>
 </tile>
 <tile id="1">
  <image source="floor/coins.svg" width="60" height="40"/>
 </tile>
 <tile id="2">
  <image source="floor/council_ring.svg" width="330" height="240"/>
 </tile>
 <tile id="3">
  <image source="floor/cracks_blue.svg" width="60" height="32"/>
 </tile>
 <tile id="4">
  <image source="floor/cracks_brown.svg" width="60" height="32"/>
 </tile>
 <tile id="5">
  <image source="floor/dance_rings.svg" width="290" height="210"/>
 </tile>
 <tile id="6">
  <image source="floor/fallen_leaves.svg" width="70" height="50"/>
 </tile>
 <tile id="7">
  <image source="floor/fireflies.svg" width="90" height="70"/>
 </tile>
 <tile id="8">
  <image source="floor/flowers_heath.svg" width="54" height="30"/>
 </tile>
 <tile id="9">
  <image source="floor/flowers_meadow.svg" width="54" height="30"/>
 </tile>
 <tile id="10">
  <image source="floor/flowers_poppy.svg" width="54" height="30"/>
 </tile>
 <tile id="11">
  <image source="floor/light_blood.svg" width="200" height="200"/>
 </tile>
 <tile id="12">
  <image source="floor/light_fire.svg" width="200" height="200"/>
 </tile>
 <tile id="13">
  <image source="floor/light_gold.svg" width="200" height="200"/>
 </tile>
 <tile id="14">
  <image source="floor/light_green.svg" width="200" height="200"/>
 </tile>
 <tile id="15">
  <image source="floor/light_moon.svg" width="200" height="200"/>
 </tile>
 <tile id="16">
  <image source="floor/light_sun.svg" width="200" height="200"/>
 </tile>
 <tile id="17">
  <image source="floor/light_violet.svg" width="200" height="200"/>
 </tile>
 <tile id="18">
  <image source="floor/lurker.svg" width="70" height="40"/>
 </tile>
 <tile id="19">
  <image source="floor/mother_mosaic.svg" width="280" height="200"/>
 </tile>
 <tile id="20">
  <image source="floor/planks.svg" width="90" height="110"/>
 </tile>
 <tile id="21">
  <image source="floor/puddle.svg" width="116" height="70"/>
 </tile>
 <tile id="22">
  <image source="floor/rune_circle.svg" width="220" height="160"/>
 </tile>
 <tile id="23">
  <image source="floor/sparks.svg" width="70" height="50"/>
 </tile>
 <tile id="24">
  <image source="floor/stones_blue.svg" width="44" height="26"/>
 </tile>
 <tile id="25">
  <image source="floor/stones_brown.svg" width="44" height="26"/>
 </tile>
 <tile id="26">
  <image source="floor/stones_pale.svg" width="44" height="26"/>
 </tile>
 <tile id="27">
  <image source="floor/sun_ring.svg" width="300" height="220"/>
 </tile>
 <tile id="28">
  <image source="floor/ticks_blue.svg" width="52" height="26"/>
 </tile>
 <tile id="29">
  <image source="floor/ticks_brown.svg" width="52" height="26"/>
 </tile>
 <tile id="30">
  <image source="floor/ticks_green.svg" width="52" height="26"/>
 </tile>
 <tile id="31">
  <image source="floor/tufts_blue.svg" width="48" height="34"/>
 </tile>
 <tile id="32">
  <image source="floor/tufts_dry.svg" width="48" height="34"/>
 </tile>
 <tile id="33">
  <image source="floor/tufts_gold.svg" width="48" height="34"/>
 </tile>
 <tile id="34">
  <image source="floor/tufts_green.svg" width="48" height="34"/>
 </tile>
 <tile id="35">
  <image source="floor/wine_stain.svg" width="120" height="74"/>
 </tile>
 <tile id="36">
  <image source="floor/casting_floor.svg" width="190" height="120"/>
 </tile>
 <tile id="37">
  <image source="floor/pond.svg" width="154" height="112"/>
 </tile>
 <tile id="38">
  <image source="floor/star_pool.svg" width="154" height="112"/>
 </tile>
</tileset>
