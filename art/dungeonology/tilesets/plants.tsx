<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plants" tilewidth="96" tileheight="118" tilecount="65" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="plants/ashen_a.svg" width="84" height="56"/>
 </tile>
 <tile id="1">
  <image source="plants/ashen_b.svg" width="84" height="56"/>
 </tile>
 <tile id="2">
  <image source="plants/ashen_c.svg" width="84" height="56"/>
 </tile>
 <tile id="3">
  <image source="plants/ashen_d.svg" width="84" height="56"/>
 </tile>
 <tile id="4">
  <image source="plants/autumn_a.svg" width="84" height="62"/>
 </tile>
 <tile id="5">
  <image source="plants/autumn_b.svg" width="84" height="62"/>
 </tile>
 <tile id="6">
  <image source="plants/autumn_c.svg" width="84" height="62"/>
 </tile>
 <tile id="7">
  <image source="plants/birch.svg" width="60" height="104"/>
 </tile>
 <tile id="8">
  <image source="plants/cavern_a.svg" width="84" height="56"/>
 </tile>
 <tile id="9">
  <image source="plants/cavern_b.svg" width="84" height="56"/>
 </tile>
 <tile id="10">
  <image source="plants/cavern_c.svg" width="84" height="56"/>
 </tile>
 <tile id="11">
  <image source="plants/cavern_d.svg" width="84" height="56"/>
 </tile>
 <tile id="12">
  <image source="plants/column.svg" width="66" height="118"/>
 </tile>
 <tile id="13">
  <image source="plants/column_broken.svg" width="70" height="84"/>
 </tile>
 <tile id="14">
  <image source="plants/crystal_blue.svg" width="70" height="62"/>
 </tile>
 <tile id="15">
  <image source="plants/crystal_green.svg" width="70" height="62"/>
 </tile>
 <tile id="16">
  <image source="plants/crystal_violet.svg" width="70" height="62"/>
 </tile>
 <tile id="17">
  <image source="plants/cypress.svg" width="52" height="102"/>
 </tile>
 <tile id="18">
  <image source="plants/deep_a.svg" width="84" height="62"/>
 </tile>
 <tile id="19">
  <image source="plants/deep_b.svg" width="84" height="62"/>
 </tile>
 <tile id="20">
  <image source="plants/deep_c.svg" width="84" height="62"/>
 </tile>
 <tile id="21">
  <image source="plants/ember_a.svg" width="84" height="56"/>
 </tile>
 <tile id="22">
  <image source="plants/ember_b.svg" width="84" height="56"/>
 </tile>
 <tile id="23">
  <image source="plants/ember_c.svg" width="84" height="56"/>
 </tile>
 <tile id="24">
  <image source="plants/ember_d.svg" width="84" height="56"/>
 </tile>
 <tile id="25">
  <image source="plants/fence.svg" width="72" height="60"/>
 </tile>
 <tile id="26">
  <image source="plants/fir_a.svg" width="70" height="96"/>
 </tile>
 <tile id="27">
  <image source="plants/fir_b.svg" width="70" height="96"/>
 </tile>
 <tile id="28">
  <image source="plants/fungi_green.svg" width="76" height="60"/>
 </tile>
 <tile id="29">
  <image source="plants/fungi_violet.svg" width="76" height="60"/>
 </tile>
 <tile id="30">
  <image source="plants/gate.svg" width="96" height="96"/>
 </tile>
 <tile id="31">
  <image source="plants/hawthorn_a.svg" width="84" height="62"/>
 </tile>
 <tile id="32">
  <image source="plants/hawthorn_b.svg" width="84" height="62"/>
 </tile>
 <tile id="33">
  <image source="plants/hawthorn_c.svg" width="84" height="62"/>
 </tile>
 <tile id="34">
  <image source="plants/indigo_a.svg" width="84" height="56"/>
 </tile>
 <tile id="35">
  <image source="plants/indigo_b.svg" width="84" height="56"/>
 </tile>
 <tile id="36">
  <image source="plants/indigo_c.svg" width="84" height="56"/>
 </tile>
 <tile id="37">
  <image source="plants/indigo_d.svg" width="84" height="56"/>
 </tile>
 <tile id="38">
  <image source="plants/masonry.svg" width="84" height="64"/>
 </tile>
 <tile id="39">
  <image source="plants/oak_a.svg" width="84" height="62"/>
 </tile>
 <tile id="40">
  <image source="plants/oak_b.svg" width="84" height="62"/>
 </tile>
 <tile id="41">
  <image source="plants/oak_c.svg" width="84" height="62"/>
 </tile>
 <tile id="42">
  <image source="plants/orchard_a.svg" width="84" height="62"/>
 </tile>
 <tile id="43">
  <image source="plants/orchard_b.svg" width="84" height="62"/>
 </tile>
 <tile id="44">
  <image source="plants/orchard_c.svg" width="84" height="62"/>
 </tile>
 <tile id="45">
  <image source="plants/pillar_red.svg" width="62" height="112"/>
 </tile>
 <tile id="46">
  <image source="plants/refuge_a.svg" width="84" height="56"/>
 </tile>
 <tile id="47">
  <image source="plants/refuge_b.svg" width="84" height="56"/>
 </tile>
 <tile id="48">
  <image source="plants/refuge_c.svg" width="84" height="56"/>
 </tile>
 <tile id="49">
  <image source="plants/refuge_d.svg" width="84" height="56"/>
 </tile>
 <tile id="50">
  <image source="plants/spire_cavern.svg" width="60" height="84"/>
 </tile>
 <tile id="51">
  <image source="plants/spire_indigo.svg" width="60" height="84"/>
 </tile>
 <tile id="52">
  <image source="plants/spire_verdigris.svg" width="60" height="84"/>
 </tile>
 <tile id="53">
  <image source="plants/thorn_a.svg" width="84" height="62"/>
 </tile>
 <tile id="54">
  <image source="plants/thorn_b.svg" width="84" height="62"/>
 </tile>
 <tile id="55">
  <image source="plants/thorn_c.svg" width="84" height="62"/>
 </tile>
 <tile id="56">
  <image source="plants/verdigris_a.svg" width="84" height="56"/>
 </tile>
 <tile id="57">
  <image source="plants/verdigris_b.svg" width="84" height="56"/>
 </tile>
 <tile id="58">
  <image source="plants/verdigris_c.svg" width="84" height="56"/>
 </tile>
 <tile id="59">
  <image source="plants/verdigris_d.svg" width="84" height="56"/>
 </tile>
 <tile id="60">
  <image source="plants/vine_a.svg" width="84" height="62"/>
 </tile>
 <tile id="61">
  <image source="plants/vine_b.svg" width="84" height="62"/>
 </tile>
 <tile id="62">
  <image source="plants/vine_c.svg" width="84" height="62"/>
 </tile>
 <tile id="63">
  <image source="plants/wheat_a.svg" width="72" height="72"/>
 </tile>
 <tile id="64">
  <image source="plants/wheat_b.svg" width="72" height="74"/>
 </tile>
</tileset>
