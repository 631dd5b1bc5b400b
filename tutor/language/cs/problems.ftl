### Co může být špatně v souboru, v úloze nebo v odpovědi: co to je a co s tím. Funkce jako v reasons.ftl a k nim
### LIST($list, join: "standard|or"). O místech se mluví ve třetí osobě. $text cituje autora; $guess je none, nebo co se asi myslelo.
### Slova formátu souborů (true, pass, JD, defaults) jsou ve všech jazycích stejná.

did-you-mean = { $guess ->
    [none] Zkontroluj, jak je to napsané.
   *[other] Nemá to být „{ $guess }“?
 }

## Soubor
yaml-unclosed = Tady začíná „{ $text }“ a nikde to nekončí: doplň, čím se to uzavírá.
yaml-colon = Po dvojtečce s mezerou začíná hodnota: text, ve kterém se to vyskytuje, dej do uvozovek.
yaml-indent = Tenhle řádek je odsazený jinak než sousední: všechny klíče jedné položky musí začínat ve stejném sloupci.
yaml-other = YAML tohle místo nepřečte ({ $detail }): zkontroluj tu odsazení, dvojtečky, závorky a uvozovky.
tab = YAML tady nedovoluje tabulátory: odsazuj mezerami.
encoding = Tenhle soubor není v kódování UTF-8: ulož ho v něm.
control-character = Je tu neviditelný znak { $text }: smaž ho.
too-big = Tenhle soubor je větší než { $max } MiB: rozděl ho na několik menších.
alias = Kotvy a odkazy jako „{ $text }“ se nečtou: napiš hodnotu na každém místě celou.
alias-unknown = „{ $text }“ odkazuje na kotvu, která neexistuje, a kotvy se ani nečtou: napiš hodnotu celou.
tag = Značky jako „{ $text }“ se nečtou, protože každá hodnota je text: značku smaž.
duplicate-key = Klíč „{ $key }“ už je na řádku { $line }: nech jen jeden z nich.
too-deep = Vnořených úrovní je víc než { $max }: zapiš to jednodušeji.
many-documents = V souboru smí být jen jeden dokument: smaž řádek „---“, nebo z toho udělej dva soubory.
key-not-text = Klíč je jedno slovo: napiš ho bez závorek.
root-not-mapping = Soubor začíná u levého okraje klíčem: { LIST($keys, join: "or") }.
item-not-mapping = Každá položka tohoto seznamu se skládá z klíčů s hodnotami, třeba „id: left-bower-only“.
not-a-list = Ke klíči „{ $key }“ patří seznam: každou položku napiš na vlastní řádek, který začíná spojovníkem.
not-a-mapping = Ke klíči „{ $key }“ patří další klíče s hodnotami: odsaď je pod něj, nebo je dej do složených závorek.
not-text = Ke klíči „{ $key }“ tu patří prostý text, ne seznam ani další klíče.
empty = Klíč „{ $key }“ nemá hodnotu: doplň ji, nebo klíč smaž.
unknown-key = Klíč „{ $key }“ sem nepatří. { did-you-mean }
unknown-key-card = „{ $key }“ se kvůli čárce před ním čte jako klíč: dej seznam do hranatých závorek nebo do uvozovek, nebo použij mezery.
missing-key = Chybí klíč „{ $key }“: doplň ho.

## Názvy
unknown-kind = Druh úlohy „{ $text }“ neexistuje. { did-you-mean }
not-an-id = „{ $text }“ není platné označení: piš malá písmena od a do z, číslice a spojovníky, jako v „left-bower-only“.
not-a-reason = Žádný důvod se nejmenuje „{ $text }“: vyber z těch, které jsou na výběr.
key-of-others = Tenhle druh úlohy klíč „{ $key }“ nezná: smaž ho.
key-of-a-puzzle = Klíč „{ $key }“ patří k úloze: odsaď ho pod ni.
named-twice = „{ $text }“ je tu dvakrát: nech to jen jednou.
lesson-yaml-missing = Lekce potřebuje kromě textů soubor „lesson.yaml“: založ ho pod tímhle jménem.
slug-not-an-id = „{ $text }“ se jako jméno složky lekce nehodí: použij malá písmena, číslice a spojovníky jako v „left-bower“.
no-images = Obrázky se v lekcích nezobrazují: použij „:::cards“ nebo „:::trick“ na samostatném řádku.
unsafe-link = „{ $text }“ není adresa stránky: začni ji „https://“, nebo odkaž na stránku školy.
directive-own-line = Direktiva stojí na samostatném řádku bez odsazení a začíná třemi dvojtečkami a svým jménem: „:::puzzle ID“, ne „{ $text }“.
key-twice = „{ $key }“ je tu dvakrát: nech to jen jednou.
duplicate-id = Označení „{ $id }“ už je v souboru { $file } na řádku { $line }: zvol jiné.
unknown-variant = Varianta „{ $text }“ neexistuje. { did-you-mean }
unknown-skill = Dovednost „{ $text }“ neexistuje. { did-you-mean }
unknown-mind = Omyl „{ $text }“ neexistuje. { did-you-mean }

## Hodnoty
not-a-card = „{ $text }“ není karta: napiš nejdřív hodnotu a pak barvu, třeba JD nebo 10H, anebo Joker.
not-a-suit = „{ $text }“ není barva: napiš C, D, H nebo S, tedy kříže, káry, srdce nebo piky.
not-a-seat = „{ $text }“ není místo u stolu: napiš N, E, S nebo W, tedy Sever, Východ, Jih nebo Západ.
not-a-call = „{ $text }“ není hláška: napiš pass, order, barvu jako H, nebo hlášku sóla jako H-alone.
not-a-bower = „{ $text }“ není bower: napiš right (pravý), nebo left (levý).
not-yes-or-no = „{ $text }“ není ano ani ne: napiš true, nebo false.
not-a-number = „{ $text }“ sem nepatří: napiš celé číslo od { $low } do { $high }.
not-a-choice = „{ $text }“ sem nepatří: napiš { LIST($choices, join: "or") }.
not-a-rule = Domácí pravidlo „{ $text }“ neexistuje. { did-you-mean }
not-a-table = Z „{ $text }“ stůl nebude: uveď aspoň dvě různá místa a mezi nimi Jih.
not-a-trick = „{ $text }“ není zdvih: napiš nejdřív místo, které vynáší, a pak karty, třeba „W 10D KD“.
not-a-score = „{ $text }“ není stav: napiš body se spojovníkem mezi nimi, třeba 9-7.
not-a-date = „{ $text }“ není datum: napiš rok, měsíc a den, třeba 2025-03-09.
rule-contradiction = Pravidla „{ $rule }“ a „{ $rule2 }“ si takhle odporují: jedno z nich změň.

## Pozice
card-twice = { CARD($card) } je tu dvakrát: jednu z těch karet změň.
card-outside-deck = { CARD($card) } nepatří do balíčku této hry: zvol jinou kartu nebo jinou variantu.
no-order = { CARD($card) } nemá v tomhle pořadí místo, protože to není trumf ani karta vynesené barvy: vynech tu kartu.
no-trump-here = Tahle hra se bez trumfů nehraje nikdy: uveď trumfovou barvu.
led-differs = Vynesená karta je { CARD($card) } a ta patří mezi { SUIT($suit, form: "acc") }: uveď tuhle barvu jako vynesenou, nebo údaj vynech.
not-seated = { PLAYER($who) } v této hře nehraje: uveď místo, které hraje.
alone-forbidden = V této hře se sólo nehraje: vynech ho.
alone-too-many = Sólo hrají nejvýš dva hráči a každý se uvádí jen jednou: ostatní vynech.
alone-same-side = Oba partneři hrát sólo nemohou: jednoho z nich vynech.
learner-sits-out = Jih tohle rozdání vynechá, ale otázka patří jemu: změň, kdo hraje sólo.
lone-defence-forbidden = { PLAYER($who) } by tu hrál sólo v obraně a to tahle hra nedovoluje: vynech to, nebo nastav pravidlo „lone_defence“.
alone-not-maker = { PLAYER($who) } sólo hrát nesmí, smí to jen aktér: uveď jiného hráče, nebo nastav pravidlo „alone“.
lone-defence-needs-loner = { PLAYER($who) } smí v obraně hrát sólo jen proti sólu: ať hraje sólo i aktér.
hand-too-big = V listu { $n ->
    [one] je jedna karta
    [few] jsou { NUM($n, gender: "f") } karty
   *[other] je { NUM($n, gender: "f") } karet
 }, ale v této hře jich každý dostává nejvýš { NUM($max, gender: "f") }: přebytečné odeber.
hand-against-tricks = Karty v listu a odehrané zdvihy musí dát dohromady { NUM($max) }: tady { $n ->
    [one] je jedna karta
    [few] jsou { NUM($n, gender: "f") } karty
   *[other] je { NUM($n, gender: "f") } karet
 } a { $tricks ->
    [one] jeden zdvih
    [few] { NUM($tricks) } zdvihy
   *[other] { NUM($tricks) } zdvihů
 }.
sits-out-plays = { PLAYER($who) } tohle rozdání vynechá a žádnou kartu nehraje: ať vynáší jiné místo.
wrong-leader = { PLAYER($who) } tady vynášet nemůže: předchozí zdvih bere { PLAYER($who2) }, takže na začátek napiš toto místo.
turn = Na řadě je { PLAYER($who) }, ne Jih: zdvih musí končit těsně před Jihem.
trick-too-long = V tomhle zdvihu { $n ->
    [one] leží jedna karta
    [few] leží { NUM($n, gender: "f") } karty
   *[other] leží { NUM($n, gender: "f") } karet
 }, ale { $max ->
    [0] žádná do něj nepatří, protože vynáší Jih: zdvih vynech
    [one] patří do něj jen jedna: ostatní karty odeber
   *[other] patří do něj jen { NUM($max, gender: "f") }: ostatní karty odeber
 }.
trick-too-short = V tomhle zdvihu { $n ->
    [0] neleží žádná karta
    [one] leží jedna karta
    [few] leží { NUM($n, gender: "f") } karty
   *[other] leží { NUM($n, gender: "f") } karet
 }, ale každé místo, které hraje, dává jednu, dohromady { NUM($max, gender: "f") }: doplň, co chybí.
revoked-before = { PLAYER($who) } tu dělá renonc, když hraje { CARD($card, case: "acc") }, jak je vidět z pozdější karty: jednu z těch karet změň.
sits-out-holds = { PLAYER($who) } tohle rozdání vynechá a žádnou kartu nehraje: jeho list z „deal“ odeber.
hand-missing = { PLAYER($who) } hraje také, ale žádný list tu nemá: doplň ho do „deal“, nebo v „alone“ uveď, kdo hraje sólo.
hand-against-deal = Tenhle list není to, co Jihu z karet v „deal“ ještě zbývá: jedno z toho změň, nebo list vynech.
not-dealt = { PLAYER($who) } hraje { CARD($card, case: "acc") }, ale v „deal“ tu kartu nemá: jedno z toho změň.
# $who2: kdo vynáší podle pravidel
wrong-first-leader = Do prvního zdvihu { PLAYER($who) } vynášet nemůže, protože podle pravidel tohoto stolu vynáší { PLAYER($who2) }: na začátek napiš toto místo.
revoked-twice = { PLAYER($who) } dělá renonc, když hraje { CARD($card, case: "acc") }, a jeden renonc tu už byl: nech jen jeden z nich.
not-last = Jih musí v tomhle zdvihu hrát poslední: ať vynáší { PLAYER($who) }.
no-partner-here = Jih v tomhle zdvihu nemá partnera: napiš jiný cíl.
partner-not-winning = Tenhle zdvih zatím bere { PLAYER($who) }, ne Sever: změň zdvih nebo cíl.
no-bowers-here = Tahle hra se hraje bez bowerů: zvol jiný druh úlohy nebo jinou variantu.
never-a-bower = { CARD($card) } nikdy není { $which ->
    [right] pravý
   *[left] levý
 } bower, ať jsou trumfy jakékoli: uveď kluka.
turn-up-held = { CARD($card) } je otočená karta a nemůže být zároveň v listu: jeden z těch údajů změň.
# $suit: co hlášky určují za trumfy; $text: rozhodující hláška
trump-against-call = Podle hlášky „{ $text }“ jsou trumfy { SUIT($suit) }: změň trumfovou barvu, nebo hlášku.
no-turn-up-here = V této hře se žádná karta neotáčí: otočenou kartu vynech.
# $n: kolik čísel je napsáno; $max: kolik jich ta hra má
score-sides = V tomhle stavu { $n ->
    [one] je jedno číslo
    [few] jsou { NUM($n, gender: "n") } čísla
   *[other] je { NUM($n, gender: "n") } čísel
 }, ale v této hře { $max ->
    [one] boduje jedna strana
    [few] bodují { NUM($max, gender: "f") } strany
   *[other] boduje { NUM($max, gender: "f") } stran
 }: napiš pro každou jedno číslo.
score-under = U tohoto stolu nikdo neklesne pod nulu, takže stav { $n } není možný: napiš stav od 0 výš.
score-over = Při { $n } bodech partie končí, protože se hraje do { $max }: napiš nižší stav.

## Hlášky, body a rozdání
not-a-bid = „{ $text }“ není závazek: napiš počet zdvihů, nebo misere, nap, wellington či bluecher.
not-a-deal = „{ $text }“ není rozdání: napiš místo rozdávajícího, lomítko, celý balíček v pořadí, jak se rozdává, lomítko a co kdo udělal.
calls-make-no-trump = Podle těchto hlášek je rozdání bez hry a trumfy nevolí nikdo: změň hlášky, nebo vynech, kdo volí trumfy a jaké.
calls-open = Tyhle hlášky ještě nic nerozhodují: pokračuj až k té, která určí trumfy, nebo k poslednímu pasu.
calls-answer = Hlášky končí tou, která určí trumfy, protože „{ $text }“ už by byla odpověď: vynech ji.
calls-leave-it = Podle těchto hlášek si Jih { CARD($card, case: "acc") } nezvedne: ať trumfy určí otočená karta, nebo hlášky vynech.
# $who: rozdávající; $who2: kdo měl kartu zvednout
taken-up-by-dealer = Otočenou kartu zvedá rozdávající, { PLAYER($who) }, ne { PLAYER($who2) }: jedno z toho změň.
taken-up-not-trump = { CARD($card, case: "acc") } zvedá někdo, jen když se tím trumfy stanou { SUIT($suit) }: změň „turned“ nebo trumfovou barvu.
taken-up-gone = Jih zvedá { CARD($card, case: "acc") }, takže tu kartu drží, zahrál, nebo odložil: uveď, co z toho.
turned-down-trump = Když { CARD($card, case: "acc") } nikdo nezvedl, nemohou být trumfy { SUIT($suit) }: jedno z toho změň.
buried-not-taken = Kartu odkládá jen rozdávající, který zvedne otočenou kartu: ať rozdává a zvedá Jih, nebo „buried“ vynech.
# $who: podle hlášek; $who2: jak je uvedeno
maker-against-calls = Podle hlášek volí trumfy { PLAYER($who) }, ne { PLAYER($who2) }: změň jedno z toho.
alone-unstated = Touto hláškou hraje { PLAYER($who) } sólo: uveď to místo i pod „alone“.
alone-against-calls = Podle hlášek nehraje { PLAYER($who) } sólo: změň jedno z toho.
turn-call = Hlásit má teď { PLAYER($who) }, ne Jih: ať hlášky končí těsně před Jihem, nebo list vynech.
turn-discard = Rozdává a kartu odkládá { PLAYER($who) }, ne Jih: ať rozdává Jih.
hand-not-whole = Před hrou má každý list { NUM($max, gender: "f") } karet a v tomhle { $n ->
    [one] je jedna karta
    [few] jsou { NUM($n, gender: "f") } karty
   *[other] je { NUM($n, gender: "f") } karet
 }: napiš všechny.
no-joker-here = V téhle hře žolík není: vynech ho.
joker-elsewhere = Žolík už je v této pozici jinde: změň jedno z těch míst.
joker-unknown = Všichni pasují, takže záleží na tom, kdo má žolíka: uveď místo pod „joker“, nebo napiš „none“.
no-bid-here = V téhle hře se závazky nedávají: závazek vynech.
bid-not-here = „{ $text }“ se v téhle hře hlásit nedá: napiš jiný závazek.
# $text: podle hlášek; $text2: jak je uvedeno
bid-against-calls = Podle hlášek platí „{ $text }“, ne „{ $text2 }“: změň jedno z toho.
tricks-too-many = V téhle hře se hraje jen na { NUM($max) } zdvihů a { $n ->
    [one] tohle je { NUM($n) }
    [few] tohle jsou { NUM($n) }
   *[other] tohle je { NUM($n) }
 }: napiš méně.
tricks-and-revoke = Dokázaný renonc rozdání ukončí a na zdvizích nezáleží: vynech jedno z toho.
revoke-sits-out = { PLAYER($who) } rozdání vynechá a renonc udělat nemůže: uveď místo, které hraje.
points-missing = Pravidla tohoto stolu o bodech za takové rozdání nic neříkají: změň domácí pravidla.
answer-plain-form = „{ $call }“ se smí hlásit taky, ale tam, kde to jde, se úloha ptá jen na hlášky bez sóla.

## Předváděná rozdání
not-a-step = „{ $text }“ není krok rozdání: napiš deal, turn-up, call.2.E, discard.S, 1.E, 1, revoke nebo score.
# $who: kdo by udělal $text
hand-refused = { PLAYER($who) } tohle tady udělat nesmí: „{ $text }“.
hand-allowed = Tady { $n ->
    [one] je dovoleno jen
   *[other] je dovoleno
 }: { LIST($allowed, join: "or") }.
hand-unfinished = Rozdání končí příliš brzy, na řadě je ještě { PLAYER($who) }: pokračuj v klíči „{ $key }“.
hand-surplus = „{ $text }“ stojí tam, kde už nic takového na řadě není: škrtni to.
hand-no-revoke = „{ $text }“ žádné pravidlo neporušuje: uveď kartu, která barvu přiznat měla, a nepřiznala, nebo „revoke“ vynech.
hand-revoke-unseen = Renonc zatím nic neprozradilo: hraj dál, dokud { PLAYER($who) } nezahraje kartu, kterou se barva přiznat dala.
hand-not-dealt = { PLAYER($who) } tu žádné karty nedostává: doplň je v „deal“.
dummy-not-dealt = Chybí čtvrtý list: doplň jeho karty v „deal“ na prázdné místo, tedy { PLAYER($who) }.
# $n: kolik je uvedeno; $max: kolik jich je
kitty-too-big = Zbývajících karet má být tady { $max }, a uvedeno jich je { $n }: přebytečné škrtni.
hand-no-step = Toto rozdání nemá krok „{ $text }“. { did-you-mean }

## Odpověď a omyly
# $why: celá věta, nebo none
wrong-answer = Odpověď je „{ $computed }“, ne „{ $stated }“.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
 }
wrong-answer-mind = K uvedené odpovědi vede omyl „{ $mind }“.
trap-does-not-bite = Omyl „{ $mind }“ tu vede ke správné odpovědi: změň pozici, nebo ho z „traps“ odeber.
trap-without-answer = Omyl „{ $mind }“ tu nevede k žádné odpovědi: změň pozici, nebo ho z „traps“ odeber.
trap-bites-not-always = Omyl „{ $mind }“ tu může vést i ke správné odpovědi: změň pozici, nebo ho z „traps“ odeber.
foil-without-cue = Nic v této pozici k omylu „{ $mind }“ nesvádí: změň ji, nebo ho z „foil“ odeber.
foil-bites = Omyl „{ $mind }“ tu vede ke špatné odpovědi: uveď ho v „traps“ místo ve „foil“.
foil-bites-at-times = Omyl „{ $mind }“ tu může vést ke špatné odpovědi: změň pozici, nebo ho z „foil“ odeber.
# $found: kódy, které se tu vyskytují
because-absent = Zdůvodnění „{ $text }“ tu nepatří k žádné kartě: napiš { LIST($found, join: "or") }, nebo změň pozici.
teaches-nothing = Žádný omyl tu nevede ke špatné odpovědi, takže úloha žádný neodhalí: vyostři pozici, nebo uveď ve „foil“, od čeho se liší.
no-vary = „{ $text }“ uvádí barvu, takže úloha nejde ukázat v jiných barvách: použij zástupný symbol jako { "{trump}" }, nebo uveď „vary: false“.

## Texty a lekce
language-missing = „{ $key }“ nemá text v jazyce „{ $language }“: doplň ho.
language-unknown = Jazyk „{ $text }“ neexistuje. { did-you-mean }
stale = Text v jazyce „{ $language }“ je starší než v jazyce „{ $language2 }“: oprav ho a pak i jeho datum.
placeholder-unknown = „{ $text }“ tu nic nezastupuje: do složených závorek napiš kartu, místo nebo klíč této úlohy.
placeholder-form = „{ $text }“ nemá v tomhle jazyce tvar „{ $form }“: zvol jiný, nebo ho vynech.
placeholder-differs = Texty v jazycích „{ $language }“ a „{ $language2 }“ se liší v „{ $text }“: ve všech jazycích piš stejné zástupné symboly.
word-avoid = Karetní hráči neříkají „{ $text }“: napiš „{ $instead }“.
directive-unknown = Příkaz „{ $text }“ neexistuje. { did-you-mean }
never-trains = Úlohy druhu „{ $kind }“ nemůžou procvičit „{ $skill }“: zvol jiný druh, nebo dovednost vynech.
never-asked = Úlohy druhu „{ $kind }“ v této hře nejsou: zvol jiný druh, nebo jinou variantu.
never-misleads = Úlohy druhu „{ $kind }“ nikdy nevedou k omylu „{ $mind }“: zvol jiný druh, nebo jiný omyl.
never-catches = V této hře žádný omyl nevede v úlohách druhu „{ $kind }“ ke špatné odpovědi: zvol jiný druh, nebo jinou variantu.
never-drawn = Žádná úloha druhu „{ $kind }“ to všechno naráz nesplní: něco z toho vynech.
used-up = Další úlohy druhu „{ $kind }“ už k tomu nejsou: ostatní se od těchto liší jen barvami.
directive-arguments = „{ $text }“ se nedá přečíst: porovnej to s příklady „:::puzzle ID“, „:::cards JD AS“ a „:::trick W 10D KD 9D trump=H“.
puzzle-unknown = Úloha „{ $text }“ neexistuje. { did-you-mean }
hand-unknown = Rozdání „{ $text }“ neexistuje. { did-you-mean }
lesson-unknown = Lekce „{ $text }“ neexistuje. { did-you-mean }
term-unknown = Ve slovníčku heslo „{ $text }“ není. { did-you-mean }
directive-differs = Texty v jazycích „{ $language }“ a „{ $language2 }“ se rozcházejí u „{ $text }“: ve všech jazycích piš stejné příkazy ve stejném pořadí.
title-missing = Textu chybí název: začni ho řádkem jako „# Přiznávání barvy“.
title-twice = Název už je na řádku { $line }: tenhle nadpis začni znaky „##“.
description-missing = Za názvem není žádný odstavec: napiš v něm, o čem lekce je.
claim-broken = „{ $text }“ se nedá přečíst: napiš druh úlohy, pozici a odpověď, třeba [bower trump=H which=left -> JD].
claim-wrong = Tvrdí se tu „{ $stated }“, ale podle pravidel je to „{ $computed }“: tvrzení změň.

## Na dotaz člověka
nothing-chosen = Zatím není nic vybráno: nejdřív vyber odpověď.
not-one-answer = „{ $text }“ není jedna odpověď: napiš jen to, na co se otázka ptá, a „all“ nebo „none“ jen samostatně.
answer-not-held = { CARD($card) } není mezi kartami, o které jde: vyber z nich.
no-such-play = Ve zdvihu { $number } { $who ->
    [you] nehraješ
   *[other] { PLAYER($who) } nehraje
 } žádnou kartu: vyber některou ze zahraných.
reason-of-nothing = „{ $text }“ nepatří k tomu, na co se tu ptáme: vyber něco, co k tomu patří.
reason-undisputed = Každý omyl by tu uvedl stejný důvod, takže není z čeho vybírat: zvol jinou pozici.
