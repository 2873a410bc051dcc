<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="props" tilewidth="300" tileheight="231" tilecount="46" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="props/apple_tree.svg" width="136" height="146"/>
 </tile>
 <tile id="1">
  <image source="props/barrel.svg" width="88" height="72"/>
 </tile>
 <tile id="2">
  <image source="props/barrel_lying.svg" width="110" height="66"/>
 </tile>
 <tile id="3">
  <image source="props/blade.svg" width="40" height="84"/>
 </tile>
 <tile id="4">
  <image source="props/blade_leaning.svg" width="44" height="84"/>
 </tile>
 <tile id="5">
  <image source="props/boar_spit.svg" width="250" height="205"/>
 </tile>
 <tile id="6">
  <image source="props/bunting.svg" width="300" height="140"/>
 </tile>
 <tile id="7">
  <image source="props/campfire.svg" width="190" height="154"/>
 </tile>
 <tile id="8">
  <image source="props/chest.svg" width="76" height="58"/>
 </tile>
 <tile id="9">
  <image source="props/crossed_blades.svg" width="210" height="176"/>
 </tile>
 <tile id="10">
  <image source="props/dancer.svg" width="110" height="144"/>
 </tile>
 <tile id="11">
  <image source="props/drum.svg" width="70" height="62"/>
 </tile>
 <tile id="12">
  <image source="props/face_tree_elder.svg" width="210" height="231"/>
 </tile>
 <tile id="13">
  <image source="props/face_tree_left.svg" width="160" height="181"/>
 </tile>
 <tile id="14">
  <image source="props/face_tree_right.svg" width="160" height="179"/>
 </tile>
 <tile id="15">
  <image source="props/feast.svg" width="230" height="123"/>
 </tile>
 <tile id="16">
  <image source="props/fold_back.svg" width="200" height="63"/>
 </tile>
 <tile id="17">
  <image source="props/fold_front.svg" width="200" height="55"/>
 </tile>
 <tile id="18">
  <image source="props/grazing.svg" width="66" height="46"/>
 </tile>
 <tile id="19">
  <image source="props/hay_cart.svg" width="140" height="102"/>
 </tile>
 <tile id="20">
  <image source="props/hide_tent_a.svg" width="140" height="124"/>
 </tile>
 <tile id="21">
  <image source="props/hide_tent_b.svg" width="150" height="124"/>
 </tile>
 <tile id="22">
  <image source="props/hut.svg" width="164" height="147"/>
 </tile>
 <tile id="23">
  <image source="props/jugs.svg" width="80" height="60"/>
 </tile>
 <tile id="24">
  <image source="props/log_seat.svg" width="84" height="36"/>
 </tile>
 <tile id="25">
  <image source="props/logs.svg" width="170" height="90"/>
 </tile>
 <tile id="26">
  <image source="props/old_ewe.svg" width="196" height="144"/>
 </tile>
 <tile id="27">
  <image source="props/owl_post.svg" width="60" height="124"/>
 </tile>
 <tile id="28">
  <image source="props/pelt.svg" width="100" height="104"/>
 </tile>
 <tile id="29">
  <image source="props/pergola.svg" width="260" height="160"/>
 </tile>
 <tile id="30">
  <image source="props/piper.svg" width="90" height="138"/>
 </tile>
 <tile id="31">
  <image source="props/quiver.svg" width="80" height="84"/>
 </tile>
 <tile id="32">
  <image source="props/scythe.svg" width="70" height="104"/>
 </tile>
 <tile id="33">
  <image source="props/sheaf.svg" width="70" height="84"/>
 </tile>
 <tile id="34">
  <image source="props/sheep_a.svg" width="66" height="50"/>
 </tile>
 <tile id="35">
  <image source="props/sheep_b.svg" width="66" height="50"/>
 </tile>
 <tile id="36">
  <image source="props/spectators.svg" width="130" height="62"/>
 </tile>
 <tile id="37">
  <image source="props/stag_post.svg" width="80" height="120"/>
 </tile>
 <tile id="38">
  <image source="props/study_table.svg" width="120" height="79"/>
 </tile>
 <tile id="39">
  <image source="props/tent_lapis.svg" width="200" height="140"/>
 </tile>
 <tile id="40">
  <image source="props/tent_madder.svg" width="200" height="140"/>
 </tile>
 <tile id="41">
  <image source="props/tent_plum.svg" width="200" height="140"/>
 </tile>
 <tile id="42">
  <image source="props/tent_saffron.svg" width="200" height="140"/>
 </tile>
 <tile id="43">
  <image source="props/toadstools.svg" width="60" height="44"/>
 </tile>
 <tile id="44">
  <image source="props/vat.svg" width="140" height="90"/>
 </tile>
 <tile id="45">
  <image source="props/wagon.svg" width="150" height="104"/>
 </tile>
</tileset>
