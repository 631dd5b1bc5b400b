### Rozdání k prohlížení: co na stránce stojí okolo vyprávění.
### $who: kdo je na řadě, you nebo místo; $name: kdo list drží.

hands-heading = Ukázková rozdání
hands-lead = Každé rozdání od prvních karet až po body, krok za krokem, a u každého kroku se dozvíš proč. Listuj tlačítky nebo šipkami.
hands-all = Všechna ukázková rozdání
hands-watch = Prohlédnout si celé rozdání
hands-steps = Kroky rozdání
hands-step = Krok { $n } z { $total }
hands-first = Na začátek
hands-last = Na konec
hands-open = Odkrýt všechny listy
hands-hide = Vidět jen svůj list
hands-transcript = Celé rozdání k přečtení
hands-transcript-so-far = Rozdání až sem k přečtení
hands-holds = List: { $name }
hands-dummy = Čtvrtý list
hands-acts = je na řadě
hands-won = Zdvihy:
hands-ask-card = { $who ->
    [you] Jsi na řadě: které karty smíš zahrát?
   *[other] Na řadě je { PLAYER($who) }: které karty smí zahrát?
 }
hands-ask-call = { $who ->
    [you] Jsi na řadě: co smíš zvolit?
   *[other] Na řadě je { PLAYER($who) }: co smí zvolit?
 }
hands-ask-parted = { $who ->
    [you] Jsi na řadě: které karty smíš dát z ruky?
   *[other] Na řadě je { PLAYER($who) }: které karty smí dát z ruky?
 }
hands-what-if = A co kdyby…?
