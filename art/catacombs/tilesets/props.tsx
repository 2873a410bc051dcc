<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="props" tilewidth="112" tileheight="104" tilecount="60" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="props/armour.svg" width="52" height="96"/>
 </tile>
 <tile id="1">
  <image source="props/banner.svg" width="44" height="92"/>
 </tile>
 <tile id="2">
  <image source="props/barrels.svg" width="76" height="66"/>
 </tile>
 <tile id="3">
  <image source="props/bed.svg" width="84" height="54"/>
 </tile>
 <tile id="4">
  <image source="props/bones.svg" width="74" height="50"/>
 </tile>
 <tile id="5">
  <image source="props/bookshelf.svg" width="80" height="86"/>
 </tile>
 <tile id="6">
  <image source="props/bookshelf_frost.svg" width="80" height="86"/>
 </tile>
 <tile id="7">
  <image source="props/boulders_ember.svg" width="66" height="46"/>
 </tile>
 <tile id="8">
  <image source="props/boulders_iron.svg" width="66" height="46"/>
 </tile>
 <tile id="9">
  <image source="props/boulders_moss.svg" width="66" height="46"/>
 </tile>
 <tile id="10">
  <image source="props/boulders_slate.svg" width="66" height="46"/>
 </tile>
 <tile id="11">
  <image source="props/boulders_teal.svg" width="66" height="46"/>
 </tile>
 <tile id="12">
  <image source="props/boulders_violet.svg" width="66" height="46"/>
 </tile>
 <tile id="13">
  <image source="props/brazier.svg" width="60" height="82"/>
 </tile>
 <tile id="14">
  <image source="props/cage.svg" width="60" height="90"/>
 </tile>
 <tile id="15">
  <image source="props/candelabrum.svg" width="50" height="92"/>
 </tile>
 <tile id="16">
  <image source="props/candles.svg" width="58" height="50"/>
 </tile>
 <tile id="17">
  <image source="props/caps_green.svg" width="60" height="44"/>
 </tile>
 <tile id="18">
  <image source="props/caps_violet.svg" width="60" height="44"/>
 </tile>
 <tile id="19">
  <image source="props/column.svg" width="56" height="96"/>
 </tile>
 <tile id="20">
  <image source="props/column_broken.svg" width="56" height="66"/>
 </tile>
 <tile id="21">
  <image source="props/crates.svg" width="74" height="66"/>
 </tile>
 <tile id="22">
  <image source="props/crow.svg" width="50" height="46"/>
 </tile>
 <tile id="23">
  <image source="props/desk.svg" width="84" height="64"/>
 </tile>
 <tile id="24">
  <image source="props/fallen_column.svg" width="112" height="52"/>
 </tile>
 <tile id="25">
  <image source="props/fern.svg" width="60" height="50"/>
 </tile>
 <tile id="26">
  <image source="props/gallows.svg" width="74" height="100"/>
 </tile>
 <tile id="27">
  <image source="props/gold_vein.svg" width="64" height="46"/>
 </tile>
 <tile id="28">
  <image source="props/grave.svg" width="54" height="66"/>
 </tile>
 <tile id="29">
  <image source="props/grave_leaning.svg" width="58" height="60"/>
 </tile>
 <tile id="30">
  <image source="props/herbs.svg" width="66" height="62"/>
 </tile>
 <tile id="31">
  <image source="props/jugs.svg" width="56" height="52"/>
 </tile>
 <tile id="32">
  <image source="props/key_board.svg" width="62" height="76"/>
 </tile>
 <tile id="33">
  <image source="props/lantern_post.svg" width="52" height="98"/>
 </tile>
 <tile id="34">
  <image source="props/lava_vent.svg" width="66" height="50"/>
 </tile>
 <tile id="35">
  <image source="props/menhir.svg" width="50" height="94"/>
 </tile>
 <tile id="36">
  <image source="props/mine_cart.svg" width="72" height="58"/>
 </tile>
 <tile id="37">
  <image source="props/mirror.svg" width="54" height="86"/>
 </tile>
 <tile id="38">
  <image source="props/pilgrim_staffs.svg" width="52" height="78"/>
 </tile>
 <tile id="39">
  <image source="props/ribs.svg" width="92" height="66"/>
 </tile>
 <tile id="40">
  <image source="props/roots.svg" width="86" height="66"/>
 </tile>
 <tile id="41">
  <image source="props/rubble.svg" width="96" height="58"/>
 </tile>
 <tile id="42">
  <image source="props/sarcophagus.svg" width="96" height="54"/>
 </tile>
 <tile id="43">
  <image source="props/scrolls.svg" width="62" height="42"/>
 </tile>
 <tile id="44">
  <image source="props/signpost.svg" width="66" height="84"/>
 </tile>
 <tile id="45">
  <image source="props/skull.svg" width="60" height="50"/>
 </tile>
 <tile id="46">
  <image source="props/skull_niche.svg" width="84" height="76"/>
 </tile>
 <tile id="47">
  <image source="props/snow.svg" width="74" height="46"/>
 </tile>
 <tile id="48">
  <image source="props/spear_rack.svg" width="72" height="90"/>
 </tile>
 <tile id="49">
  <image source="props/spires_ember.svg" width="62" height="74"/>
 </tile>
 <tile id="50">
  <image source="props/spires_iron.svg" width="62" height="74"/>
 </tile>
 <tile id="51">
  <image source="props/spires_moss.svg" width="62" height="74"/>
 </tile>
 <tile id="52">
  <image source="props/spires_slate.svg" width="62" height="74"/>
 </tile>
 <tile id="53">
  <image source="props/spires_teal.svg" width="62" height="74"/>
 </tile>
 <tile id="54">
  <image source="props/spires_violet.svg" width="62" height="74"/>
 </tile>
 <tile id="55">
  <image source="props/statue_mother.svg" width="52" height="98"/>
 </tile>
 <tile id="56">
  <image source="props/stone_face.svg" width="64" height="80"/>
 </tile>
 <tile id="57">
  <image source="props/throne.svg" width="70" height="104"/>
 </tile>
 <tile id="58">
  <image source="props/toadstools.svg" width="56" height="48"/>
 </tile>
 <tile id="59">
  <image source="props/well.svg" width="84" height="90"/>
 </tile>
</tileset>
