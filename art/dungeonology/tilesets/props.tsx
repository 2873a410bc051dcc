<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="props" tilewidth="300" tileheight="286" tilecount="118" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="props/alpaca.svg" width="170" height="250"/>
 </tile>
 <tile id="1">
  <image source="props/anvil.svg" width="120" height="110"/>
 </tile>
 <tile id="2">
  <image source="props/apple_tree.svg" width="136" height="146"/>
 </tile>
 <tile id="3">
  <image source="props/armour.svg" width="96" height="120"/>
 </tile>
 <tile id="4">
  <image source="props/bard.svg" width="100" height="142"/>
 </tile>
 <tile id="5">
  <image source="props/barrel.svg" width="88" height="72"/>
 </tile>
 <tile id="6">
  <image source="props/barrel_fire.svg" width="130" height="130"/>
 </tile>
 <tile id="7">
  <image source="props/barrel_lying.svg" width="110" height="66"/>
 </tile>
 <tile id="8">
  <image source="props/black_tent.svg" width="170" height="120"/>
 </tile>
 <tile id="9">
  <image source="props/blade.svg" width="40" height="84"/>
 </tile>
 <tile id="10">
  <image source="props/blade_dance.svg" width="280" height="250"/>
 </tile>
 <tile id="11">
  <image source="props/blade_leaning.svg" width="44" height="84"/>
 </tile>
 <tile id="12">
  <image source="props/boar_spit.svg" width="250" height="205"/>
 </tile>
 <tile id="13">
  <image source="props/bonfire_sword.svg" width="250" height="245"/>
 </tile>
 <tile id="14">
  <image source="props/book_altar.svg" width="220" height="227"/>
 </tile>
 <tile id="15">
  <image source="props/bulbs.svg" width="110" height="56"/>
 </tile>
 <tile id="16">
  <image source="props/bunting.svg" width="300" height="140"/>
 </tile>
 <tile id="17">
  <image source="props/buried_chest.svg" width="100" height="75"/>
 </tile>
 <tile id="18">
  <image source="props/campfire.svg" width="190" height="154"/>
 </tile>
 <tile id="19">
  <image source="props/candelabra.svg" width="100" height="145"/>
 </tile>
 <tile id="20">
  <image source="props/candles.svg" width="110" height="90"/>
 </tile>
 <tile id="21">
  <image source="props/castaway.svg" width="90" height="70"/>
 </tile>
 <tile id="22">
  <image source="props/censer.svg" width="100" height="112"/>
 </tile>
 <tile id="23">
  <image source="props/chest.svg" width="76" height="58"/>
 </tile>
 <tile id="24">
  <image source="props/crates.svg" width="90" height="79"/>
 </tile>
 <tile id="25">
  <image source="props/crown_case.svg" width="80" height="100"/>
 </tile>
 <tile id="26">
  <image source="props/cup.svg" width="60" height="90"/>
 </tile>
 <tile id="27">
  <image source="props/cushions.svg" width="90" height="44"/>
 </tile>
 <tile id="28">
  <image source="props/dolmen.svg" width="240" height="192"/>
 </tile>
 <tile id="29">
  <image source="props/drum.svg" width="70" height="62"/>
 </tile>
 <tile id="30">
  <image source="props/dummy.svg" width="80" height="110"/>
 </tile>
 <tile id="31">
  <image source="props/face_tree_elder.svg" width="210" height="231"/>
 </tile>
 <tile id="32">
  <image source="props/face_tree_left.svg" width="160" height="181"/>
 </tile>
 <tile id="33">
  <image source="props/face_tree_right.svg" width="160" height="179"/>
 </tile>
 <tile id="34">
  <image source="props/fallen_head.svg" width="120" height="101"/>
 </tile>
 <tile id="35">
  <image source="props/feast.svg" width="230" height="123"/>
 </tile>
 <tile id="36">
  <image source="props/fire_altar.svg" width="260" height="270"/>
 </tile>
 <tile id="37">
  <image source="props/fold_back.svg" width="200" height="63"/>
 </tile>
 <tile id="38">
  <image source="props/fold_front.svg" width="200" height="55"/>
 </tile>
 <tile id="39">
  <image source="props/forge.svg" width="240" height="286"/>
 </tile>
 <tile id="40">
  <image source="props/gardener.svg" width="110" height="130"/>
 </tile>
 <tile id="41">
  <image source="props/giant_cap.svg" width="226" height="225"/>
 </tile>
 <tile id="42">
  <image source="props/gold_chest.svg" width="100" height="89"/>
 </tile>
 <tile id="43">
  <image source="props/grazing.svg" width="66" height="46"/>
 </tile>
 <tile id="44">
  <image source="props/great_lute.svg" width="130" height="220"/>
 </tile>
 <tile id="45">
  <image source="props/great_ring.svg" width="190" height="200"/>
 </tile>
 <tile id="46">
  <image source="props/grindstone.svg" width="90" height="83"/>
 </tile>
 <tile id="47">
  <image source="props/halberdier.svg" width="94" height="148"/>
 </tile>
 <tile id="48">
  <image source="props/harp.svg" width="100" height="155"/>
 </tile>
 <tile id="49">
  <image source="props/hay_cart.svg" width="140" height="102"/>
 </tile>
 <tile id="50">
  <image source="props/helm_post.svg" width="56" height="99"/>
 </tile>
 <tile id="51">
  <image source="props/hide_tent_a.svg" width="140" height="124"/>
 </tile>
 <tile id="52">
  <image source="props/hide_tent_b.svg" width="150" height="124"/>
 </tile>
 <tile id="53">
  <image source="props/hut.svg" width="164" height="147"/>
 </tile>
 <tile id="54">
  <image source="props/idol.svg" width="80" height="110"/>
 </tile>
 <tile id="55">
  <image source="props/jugs.svg" width="80" height="60"/>
 </tile>
 <tile id="56">
  <image source="props/kettle_drum.svg" width="110" height="91"/>
 </tile>
 <tile id="57">
  <image source="props/kneeler.svg" width="72" height="78"/>
 </tile>
 <tile id="58">
  <image source="props/kneeler_saffron.svg" width="72" height="78"/>
 </tile>
 <tile id="59">
  <image source="props/lanterns.svg" width="300" height="130"/>
 </tile>
 <tile id="60">
  <image source="props/laundry.svg" width="224" height="110"/>
 </tile>
 <tile id="61">
  <image source="props/listeners.svg" width="150" height="84"/>
 </tile>
 <tile id="62">
  <image source="props/log_seat.svg" width="84" height="36"/>
 </tile>
 <tile id="63">
  <image source="props/logs.svg" width="170" height="90"/>
 </tile>
 <tile id="64">
  <image source="props/lost_scrolls.svg" width="94" height="56"/>
 </tile>
 <tile id="65">
  <image source="props/maw_flower.svg" width="220" height="230"/>
 </tile>
 <tile id="66">
  <image source="props/menhir_a.svg" width="92" height="104"/>
 </tile>
 <tile id="67">
  <image source="props/menhir_b.svg" width="86" height="104"/>
 </tile>
 <tile id="68">
  <image source="props/menhir_c.svg" width="82" height="90"/>
 </tile>
 <tile id="69">
  <image source="props/mimic.svg" width="130" height="116"/>
 </tile>
 <tile id="70">
  <image source="props/mimic_shy.svg" width="90" height="79"/>
 </tile>
 <tile id="71">
  <image source="props/mother_child.svg" width="96" height="186"/>
 </tile>
 <tile id="72">
  <image source="props/mother_flame.svg" width="96" height="186"/>
 </tile>
 <tile id="73">
  <image source="props/notes.svg" width="120" height="70"/>
 </tile>
 <tile id="74">
  <image source="props/offerings.svg" width="80" height="52"/>
 </tile>
 <tile id="75">
  <image source="props/old_ewe.svg" width="196" height="144"/>
 </tile>
 <tile id="76">
  <image source="props/outfall.svg" width="230" height="212"/>
 </tile>
 <tile id="77">
  <image source="props/owl_post.svg" width="60" height="124"/>
 </tile>
 <tile id="78">
  <image source="props/patched_tent.svg" width="150" height="100"/>
 </tile>
 <tile id="79">
  <image source="props/patriarch_gold.svg" width="90" height="128"/>
 </tile>
 <tile id="80">
  <image source="props/patriarch_green.svg" width="90" height="128"/>
 </tile>
 <tile id="81">
  <image source="props/patriarch_high.svg" width="90" height="128"/>
 </tile>
 <tile id="82">
  <image source="props/patriarch_red.svg" width="90" height="128"/>
 </tile>
 <tile id="83">
  <image source="props/pelt.svg" width="100" height="104"/>
 </tile>
 <tile id="84">
  <image source="props/pergola.svg" width="260" height="160"/>
 </tile>
 <tile id="85">
  <image source="props/pipe.svg" width="110" height="100"/>
 </tile>
 <tile id="86">
  <image source="props/piper.svg" width="90" height="138"/>
 </tile>
 <tile id="87">
  <image source="props/priest.svg" width="98" height="142"/>
 </tile>
 <tile id="88">
  <image source="props/quiver.svg" width="80" height="84"/>
 </tile>
 <tile id="89">
  <image source="props/rat.svg" width="58" height="32"/>
 </tile>
 <tile id="90">
  <image source="props/robber.svg" width="96" height="110"/>
 </tile>
 <tile id="91">
  <image source="props/scythe.svg" width="70" height="104"/>
 </tile>
 <tile id="92">
  <image source="props/shack_a.svg" width="150" height="166"/>
 </tile>
 <tile id="93">
  <image source="props/shack_b.svg" width="140" height="153"/>
 </tile>
 <tile id="94">
  <image source="props/sheaf.svg" width="70" height="84"/>
 </tile>
 <tile id="95">
  <image source="props/sheep_a.svg" width="66" height="50"/>
 </tile>
 <tile id="96">
  <image source="props/sheep_b.svg" width="66" height="50"/>
 </tile>
 <tile id="97">
  <image source="props/shields.svg" width="110" height="70"/>
 </tile>
 <tile id="98">
  <image source="props/side_drum.svg" width="80" height="66"/>
 </tile>
 <tile id="99">
  <image source="props/skull_banner.svg" width="80" height="140"/>
 </tile>
 <tile id="100">
  <image source="props/spear_rack.svg" width="120" height="130"/>
 </tile>
 <tile id="101">
  <image source="props/spectators.svg" width="136" height="78"/>
 </tile>
 <tile id="102">
  <image source="props/stag_post.svg" width="80" height="120"/>
 </tile>
 <tile id="103">
  <image source="props/study_table.svg" width="120" height="79"/>
 </tile>
 <tile id="104">
  <image source="props/sun_banner.svg" width="64" height="124"/>
 </tile>
 <tile id="105">
  <image source="props/tent_lapis.svg" width="200" height="140"/>
 </tile>
 <tile id="106">
  <image source="props/tent_madder.svg" width="200" height="140"/>
 </tile>
 <tile id="107">
  <image source="props/tent_plum.svg" width="200" height="140"/>
 </tile>
 <tile id="108">
  <image source="props/tent_saffron.svg" width="200" height="140"/>
 </tile>
 <tile id="109">
  <image source="props/toadstools.svg" width="60" height="44"/>
 </tile>
 <tile id="110">
  <image source="props/torch.svg" width="110" height="120"/>
 </tile>
 <tile id="111">
  <image source="props/trophy_wall.svg" width="270" height="130"/>
 </tile>
 <tile id="112">
  <image source="props/vat.svg" width="140" height="90"/>
 </tile>
 <tile id="113">
  <image source="props/wagon.svg" width="150" height="104"/>
 </tile>
 <tile id="114">
  <image source="props/war_tent.svg" width="170" height="110"/>
 </tile>
 <tile id="115">
  <image source="props/warrior.svg" width="116" height="130"/>
 </tile>
 <tile id="116">
  <image source="props/worker.svg" width="84" height="96"/>
 </tile>
 <tile id="117">
  <image source="props/worker_maid.svg" width="84" height="96"/>
 </tile>
</tileset>
