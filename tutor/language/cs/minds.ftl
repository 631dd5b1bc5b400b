### Omyly: belief je, co si lze myslet, refutation, co platí. Žádné proměnné; čísla jen tam, kde platí v každé variantě.
### „Barva“ jsou srdce, káry, kříže nebo piky, nikdy červená nebo černá.
mind-left-plain-belief = Možná si myslíš, že levý bower je obyčejný kluk své natištěné barvy.
mind-left-plain-refutation = Jakmile jsou trumfy zvolené, patří už jen mezi ně a stojí hned pod pravým bowerem.
mind-left-follows-print-belief = Možná si myslíš, že levý bower sice přebíjí jako trumf, ale přiznává se jím natištěná barva.
mind-left-follows-print-refutation = Je to trumf se vším všudy: přiznávají se jím trumfy, nikdy natištěná barva.
mind-left-weak-belief = Možná si myslíš, že levý bower je sice trumf, ale zůstává mezi dámou a desítkou.
mind-left-weak-refutation = Stojí hned pod pravým bowerem a přebije i trumfové eso.
mind-left-both-suits-belief = Možná si myslíš, že levý bower patří do dvou barev a přiznáš jím kteroukoli z nich.
mind-left-both-suits-refutation = Každá karta patří do jediné barvy a levý bower patří mezi trumfy. Natištěnou barvu jím nepřiznáš.
mind-left-wrong-colour-belief = Možná si myslíš, že k červeným trumfům patří jako levý bower černý kluk, a naopak.
mind-left-wrong-colour-refutation = Když jsou trumfy červené, jsou boweři oba červení kluci, a když jsou černé, oba černí.
mind-left-over-right-belief = Možná si myslíš, že levý bower je vyšší než pravý.
mind-left-over-right-refutation = Vyšší je pravý bower, tedy kluk přímo z trumfové barvy. Levý stojí hned pod ním.
mind-left-suit-six-belief = Možná si myslíš, že natištěné barvě levého bowera zůstávají všechny karty.
mind-left-suit-six-refutation = Jedna karta jí chybí: její kluk je levý bower a počítá se mezi trumfy.
mind-sister-suit-trump-belief = Možná si myslíš, že s levým bowerem jsou trumfy i ostatní karty jeho natištěné barvy.
mind-sister-suit-trump-refutation = Mezi trumfy přechází jen kluk. Eso, král a všechny ostatní karty té barvy zůstávají netrumfové.
mind-no-bowers-belief = Možná si myslíš, že i trumfový kluk zůstává mezi dámou a desítkou.
mind-no-bowers-refutation = Ještě nad trumfovým esem stojí dva kluci: pravý bower a hned pod ním levý.
mind-all-jacks-trump-belief = Možná si myslíš, že trumfy jsou všichni čtyři kluci, jako v německém skatu.
mind-all-jacks-trump-refutation = V euchre to jsou jen dva: oba červení, když jsou trumfy červené, jinak oba černí.
mind-jacks-high-belief = Možná si myslíš, že kluk je v každé barvě nejvyšší karta.
mind-jacks-high-refutation = Nahoře stojí jen pravý a levý bower. Zbylí dva kluci zůstávají ve své barvě mezi dámou a desítkou.
mind-ace-over-bowers-belief = Možná si myslíš, že trumfové eso je vyšší než oba boweři.
mind-ace-over-bowers-refutation = Je to naopak: oba boweři stojí nad trumfovým esem.
mind-ten-high-belief = Možná si myslíš, že desítka stojí hned pod esem jako v mariáši.
mind-ten-high-refutation = V euchre jdou po esu král a dáma a desítka stojí hned nad devítkou.
mind-right-over-joker-belief = Možná si myslíš, že pravý bower přebije i žolíka.
mind-right-over-joker-refutation = Když se hraje se žolíkem, je nejvyšším trumfem on, ještě nad pravým bowerem.
mind-joker-no-suit-belief = Možná si myslíš, že žolík nemá barvu: smíš ho zahrát kdykoli a nikdy ho zahrát nemusíš.
mind-joker-no-suit-refutation = Je to trumf jako každý jiný: přiznávají se jím trumfy, a dokud musíš přiznávat vedlejší barvu, zahrát ho nesmíš.
mind-must-trump-belief = Možná si myslíš, že bez vynesené barvy musíš dát trumf jako v mariáši.
mind-must-trump-refutation = V euchre trumf dávat nemusíš: když nemůžeš přiznat barvu, smíš zahrát libovolnou kartu.
mind-must-overtake-belief = Možná si myslíš, že musíš přebíjet, kdykoli můžeš, jako v mariáši.
mind-must-overtake-refutation = Přebíjet nikdy nemusíš: když vynesenou barvu máš, stačí z ní i nízká karta, a když ji nemáš, smíš zahrát libovolnou kartu.
mind-play-anything-belief = Možná si myslíš, že smíš kdykoli zahrát libovolnou kartu.
mind-play-anything-refutation = Kdo má vynesenou barvu, musí ji přiznat. Volně vybírat smíš, když vynášíš nebo když tu barvu nemáš.
mind-trump-any-time-belief = Možná si myslíš, že přebít trumfem smíš kdykoli.
mind-trump-any-time-refutation = Trumfem smíš přebít, jen když vynesenou barvu nemáš. Dokud ji máš, musíš ji přiznat.
mind-no-trump-lead-belief = Možná si myslíš, že trumf nesmíš vynést, dokud máš jiné karty.
mind-no-trump-lead-refutation = Kdo vynáší, smí zahrát libovolnou kartu, i trumf, a to už do prvního zdvihu.
mind-follow-last-card-belief = Možná si myslíš, že se přiznává barva naposledy zahrané karty.
mind-follow-last-card-refutation = Přiznává se vždy barva první karty zdvihu. Co padne po ní, na tom nic nemění.
mind-highest-any-suit-belief = Možná si myslíš, že zdvih bere nejvyšší karta bez ohledu na barvu.
mind-highest-any-suit-refutation = Vzít ho může jen trumf nebo vynesená barva. Odhozené eso nebere nic.
mind-trump-ignored-belief = Možná si myslíš, že zdvih bere vždy nejvyšší karta vynesené barvy.
mind-trump-ignored-refutation = Když je ve zdvihu trumf, bere nejvyšší trumf. Vynesená barva rozhoduje, jen když tam žádný není.
mind-first-trump-wins-belief = Možná si myslíš, že zdvih bere první zahraný trumf.
mind-first-trump-wins-refutation = Bere nejvyšší trumf, ne první: i trumf se dá přebít vyšším trumfem.
mind-partner-cannot-beat-belief = Možná si myslíš, že partneři si zdvih navzájem vzít nemohou.
mind-partner-cannot-beat-refutation = Mohou: kdo zahraje nejsilnější kartu, získá zdvih a vynáší do dalšího.
mind-same-leader-belief = Možná si myslíš, že do každého zdvihu vynáší tentýž hráč.
mind-same-leader-refutation = Kdo zdvih získá, vynáší do dalšího.
# Část jiných vět
say-who-begins = { $players ->
    [2] Vynáší soupeř rozdávajícího.
   *[other] Když nikdo nehraje sólo, vynáší hráč po levici rozdávajícího.
 }
mind-dealer-leads-belief = Možná si myslíš, že do prvního zdvihu vynáší rozdávající.
# $players: kolik hráčů hraje, ve dvou nikdy sólo; tak i dál
mind-dealer-leads-refutation = Do prvního zdvihu vynáší forhont, tedy { $players ->
    [2] soupeř rozdávajícího.
   *[other] hráč po levici rozdávajícího; změnit to může jen sólo.
 }
mind-loner-leads-belief = Možná si myslíš, že kdo hraje sólo, ten také první vynáší.
mind-loner-leads-refutation = Sólo právo prvního výnosu nedává. Vynáší ten, kdo z hrajících sedí první po levici rozdávajícího, u některých stolů po levici toho, kdo hraje sólo.
mind-maker-leads-belief = Možná si myslíš, že do prvního zdvihu vynáší aktér.
mind-maker-leads-refutation = Tak je to jen ve hrách se závazky, jinak volba trumfů právo prvního výnosu nedává. { say-who-begins }
mind-left-of-maker-leads-belief = Možná si myslíš, že do prvního zdvihu vynáší { $players ->
    [2] soupeř aktéra
   *[other] hráč po levici aktéra
 }, jako v bridži.
mind-left-of-maker-leads-refutation = Na tom, kdo volil trumfy, první výnos nezávisí. { say-who-begins }
mind-name-turned-down-belief = Možná si myslíš, že ve druhém kole se smí zvolit kterákoli barva.
mind-name-turned-down-refutation = Barva, kterou nabízela otočená karta, neprošla. Na výběr jsou jen tři ostatní.
mind-orderer-picks-up-belief = Možná si myslíš, že otočenou kartu dostane ten, kdo ji nechá zvednout.
mind-orderer-picks-up-refutation = Zvednout ji může jen rozdávající, ať trumfy volil kdokoli.
mind-dealer-calls-first-belief = Možná si myslíš, že při volbě trumfů je první na řadě rozdávající.
mind-dealer-calls-first-refutation = V každém kole začíná forhont, tedy { $players ->
    [2] soupeř rozdávajícího. Rozdávající je na řadě druhý.
   *[other] hráč po levici rozdávajícího. Rozdávající je na řadě poslední.
 }
mind-dealer-keeps-six-belief = Možná si myslíš, že rozdávající si zvednutou kartu nechá a žádnou za ni neodkládá.
mind-dealer-keeps-six-refutation = Jednu kartu za ni odkládá lícem dolů a hraje se stejným počtem karet jako ostatní.
mind-discard-turn-up-belief = Možná si myslíš, že rozdávající smí zvednutou kartu hned zase odložit.
mind-discard-turn-up-refutation = Tak je to jen s domácím pravidlem. Bez něj odkládá jednu z karet, které měl předtím, a zvednutá mu zůstává.
mind-pick-up-round-two-belief = Možná si myslíš, že rozdávající smí otočenou kartu zvednout i ve druhém kole.
mind-pick-up-round-two-refutation = Po prvním kole už ve hře není: ve druhém nikdo nic nezvedá.
mind-pass-is-final-belief = Možná si myslíš, že kdo jednou pasuje, už trumfy zvolit nesmí.
mind-pass-is-final-refutation = Každé kolo platí samo za sebe: kdo pasuje v prvním, smí trumfy zvolit ve druhém.
mind-must-hold-trump-belief = Možná si myslíš, že za trumfy smíš zvolit jen barvu, kterou máš v ruce.
mind-must-hold-trump-refutation = Zvolit smíš každou barvu, která je ještě na výběr, i když z ní nic nemáš. Jestli je to moudré, je jiná věc.
mind-always-stuck-belief = Možná si myslíš, že rozdávající ve druhém kole pasovat nesmí.
mind-always-stuck-refutation = To platí jen s domácím pravidlem „Povinná volba“. Bez něj smí pasovat i rozdávající a rozdání se nehraje.
mind-same-dealer-again-belief = Možná si myslíš, že když všichni pasují, rozdává znovu tentýž hráč.
mind-same-dealer-again-refutation = Tak je to jen s domácím pravidlem. Bez něj se karty zamíchají a rozdává další hráč po směru hodinových ručiček.
mind-dealer-may-refuse-belief = Možná si myslíš, že rozdávající smí kartu nechat ležet, i když ji jiný hráč nechá zvednout.
mind-dealer-may-refuse-refutation = Pokud rozdávající hraje, zvednout ji musí. Na vybranou má jen podle domácího pravidla, obvyklého ve dvou a ve třech.
mind-partner-must-go-alone-belief = Možná si myslíš, že partner rozdávajícího musí hrát sólo, když nechá zvednout.
mind-partner-must-go-alone-refutation = To platí jen jako domácí pravidlo, třeba v britském euchre. Jinak hrají oba spolu jako obvykle.
mind-loner-partner-plays-belief = Možná si myslíš, že při sólu hraje partner dál.
mind-loner-partner-plays-refutation = Partner položí karty lícem dolů, tohle rozdání vynechá a do žádného zdvihu nic nehraje.
mind-alone-needs-five-belief = Možná si myslíš, že sólo bez všech zdvihů je prohrané.
mind-alone-needs-five-refutation = I při sólu na body stačí víc než polovina zdvihů.
mind-four-tricks-two-belief = Možná si myslíš, že za čtyři zdvihy je víc než za tři.
mind-four-tricks-two-refutation = Za tři i za čtyři zdvihy je jeden bod. Víc může přinést až všech pět.
mind-alone-always-four-belief = Možná si myslíš, že každé vyhrané sólo je za tolik bodů jako sólo se všemi zdvihy.
mind-alone-always-four-refutation = Plný počet bodů je jen za všechny zdvihy. S méně zdvihy je i vyhrané sólo za jeden bod.
mind-euchre-one-belief = Možná si myslíš, že za euchre dostanou obránci jeden bod.
mind-euchre-one-refutation = Dostanou za něj víc, u většiny stolů dva body.
mind-euchre-makers-zero-belief = Možná si myslíš, že při euchre nedostane body nikdo.
mind-euchre-makers-zero-refutation = Naprázdno vyjde jen strana, která volila trumfy. Obránci za euchre body dostanou.
mind-defenders-march-belief = Možná si myslíš, že za všechny zdvihy dostanou obránci víc než za obyčejné euchre.
mind-defenders-march-refutation = Když nikdo nehraje sólo v obraně, je euchre za stejný počet bodů bez ohledu na to, kolik zdvihů obránci mají.
mind-point-per-trick-belief = Možná si myslíš, že vítězná strana má bod za každý svůj zdvih.
mind-point-per-trick-refutation = Boduje se celé rozdání: aktérova strana, která má dost zdvihů, ale ne všechny, dostane jeden bod.
mind-failed-bid-free-belief = Možná si myslíš, že nesplněný závazek nic nestojí.
mind-failed-bid-free-refutation = Kdo závazek nesplní, ztrácí za něj body a stav může klesnout i pod nulu.
