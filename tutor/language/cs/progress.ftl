### Pokrok: co už jde, co je na řadě a jak si odpovědi vzít s sebou nebo smazat.

nav-progress = Pokrok
progress-lead = Co umíš a co přijde dál. Všechno vyplývá z tvých odpovědí.
progress-nothing = Zatím tu nic není: začne to tvou první odpovědí a nepotřebuje žádný účet.
progress-cookie = Ukládá se jen tehdy, když tvůj prohlížeč přijímá cookies.
progress-minds = V čem se možná mýlíš
mind-where = Podívat se znovu:
mind-place = pozice { $n }
progress-skills = Témata
progress-skill = Téma
progress-level = Stav
progress-next = Příští opakování
progress-words = „Umíš“ znamená, že tvoje odpovědi nenechávají mnoho pochyb. „Máš v krvi“ znamená, že to šlo v různých dnech, v různých otázkách a tam, kde se jiní mýlí.
standing-new = nové
standing-learning = učíš se
standing-known = umíš
standing-held = máš v krvi
standing-due = na řadě
lesson-done = hotovo
lesson-placed = tohle umíš
lesson-open = čeká
progress-days = Tvoje dny
progress-calendar = Posledních šestnáct týdnů: čím tmavší den, tím víc odpovědí
progress-curve = Zvládnutá témata den po dni; nejvíc jich bylo: { $n }
progress-table = Totéž jako tabulka
progress-day = Den
progress-answers = Odpovědi
progress-right = Správně
progress-known = Zvládnutá témata
progress-keep = Uložit, vzít s sebou, smazat
progress-export = Uložit do souboru
progress-import = Přidat ze souboru
progress-file = Soubor uložený tady nebo v jiné škole
progress-settings = V souboru je i tvůj stůl, karetní hry, které znáš, a tvoje časové pásmo. Co už je na tomto zařízení nastavené, to při přidání zůstane.
progress-move = Pokračovat na jiném zařízení
progress-delete = Smazat všechno
news-taken = { $n ->
    [0] Soubor je načtený; všechny odpovědi z něj už tu byly.
    [one] Soubor je načtený: přibyla jedna odpověď.
    [few] Soubor je načtený: přibyly { $n } odpovědi.
   *[other] Soubor je načtený: přibylo { $n } odpovědí.
 }
news-moved = Na tomto zařízení teď pokračuje tvůj pokrok.
news-deleted = Všechno je smazané.

## Jiné zařízení
move-lead = Otevři tento odkaz na druhém zařízení. Potom obě ukazují stejný pokrok a odpovědi se počítají pro obě. Svůj stůl a karetní hry, které znáš, si nastav na každém zvlášť.
move-link = Odkaz
move-code = Kód
move-secret = Nech si ho pro sebe: kdo ho má, může tvůj pokrok vidět i měnit.
take = Pokračovat tady ve svém pokroku
take-lead = Otevři odkaz ze svého druhého zařízení, nebo zadej kód, který ukazuje. Tvoje odpovědi odsud se přidají.
take-failed = K tomuto kódu žádný pokrok není.
take-refused = Tento pokrok nejde převzít
take-do = Pokračovat tady

## Mazání
forget-lead = { $n ->
    [one] Smaže se jedna odpověď, pro všechna tvoje zařízení. Nejde to vzít zpět.
    [few] Smažou se { $n } odpovědi, pro všechna tvoje zařízení. Nejde to vzít zpět.
   *[other] Smaže se { $n } odpovědí, pro všechna tvoje zařízení. Nejde to vzít zpět.
 }
forget-do = Nadobro smazat
forget-not = Raději ne

## Cizí soubor
file-refused = Tento soubor se nedá převzít
file-too-large = Je větší, než může jakýkoli pokrok být. Nic se nezměnilo.
file-no-json = Nemá formát, který se tady ukládá. Nic se nezměnilo.
file-foreign = Je v něm něco jiného než pokrok ve škole euchre. Nic se nezměnilo.
file-newer = Uložila ho novější škola. Nic se nezměnilo.
file-broken = Něco je v něm poškozené. Nic se nezměnilo.
file-future = Jsou v něm odpovědi z budoucnosti; nemá zařízení špatné datum? Nic se nezměnilo.
file-too-many = S tvými by to bylo víc odpovědí, než se vejde. Nic se nezměnilo.
