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
mind-left-over-right-belief = Možná si myslíš, že levý bower je vyšší než pravý.
mind-left-over-right-refutation = Vyšší je pravý bower, tedy kluk přímo z trumfové barvy. Levý stojí hned pod ním.
mind-no-bowers-belief = Možná si myslíš, že i trumfový kluk zůstává mezi dámou a desítkou.
mind-no-bowers-refutation = Ještě nad trumfovým esem stojí dva kluci: pravý bower a hned pod ním levý.
mind-must-trump-belief = Možná si myslíš, že bez vynesené barvy musíš dát trumf jako v mariáši.
mind-must-trump-refutation = V euchre trumf dávat nemusíš: když nemůžeš přiznat barvu, smíš zahrát libovolnou kartu.
mind-must-overtake-belief = Možná si myslíš, že musíš přebíjet, kdykoli můžeš, jako v mariáši.
mind-must-overtake-refutation = Přebíjet nikdy nemusíš: když vynesenou barvu máš, stačí z ní i nízká karta, a když ji nemáš, smíš zahrát libovolnou kartu.
mind-play-anything-belief = Možná si myslíš, že smíš kdykoli zahrát libovolnou kartu.
mind-play-anything-refutation = Kdo má vynesenou barvu, musí ji přiznat. Volně vybírat smíš, když vynášíš nebo když tu barvu nemáš.
mind-highest-any-suit-belief = Možná si myslíš, že zdvih bere nejvyšší karta bez ohledu na barvu.
mind-highest-any-suit-refutation = Vzít ho může jen trumf nebo vynesená barva. Odhozené eso nebere nic.
