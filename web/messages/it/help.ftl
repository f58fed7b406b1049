### Le regole in breve, per argomento. Il testo completo è in docs/rules.

help-goal-title = Lo scopo
help-goal = In primavera, estate, autunno e inverno vinci tessere all'asta, ne fai un villaggio e metti al lavoro i tuoi lavoratori. Dopo l'inverno vince il villaggio con più punti. Le tessere migliorate portano punti stampati; le tessere Inverno e le barche premiano ciò che hai raccolto.

help-turn-title = Un turno
help-turn = Nel tuo turno fai una cosa sola: offri per una tessera, usi una tessera oppure passi. Tutti i lavoratori piazzati in un turno vanno in un solo posto. Passare non ti vincola: quando torna il tuo turno puoi agire di nuovo. La stagione finisce quando tutti passano di seguito.

help-bidding-title = L'asta
help-bidding = Metti lavoratori di un solo colore sul tuo lato di una tessera all'asta. Il tuo gruppo deve essere più grande di ogni altro gruppo su quella tessera. Più tardi puoi aggiungere alla tua offerta in testa, ma non puoi mai ritirarla. Le barche non sono all'asta; lo sono le tessere Ordine Turno, che decidono chi sceglie per primo una barca.

help-using-title = Usare le tessere
help-using = Metti lavoratori su una tessera e ne ottieni subito l'effetto: su una tessera del tuo villaggio, di quello altrui o all'asta (non in inverno). Il primo uso della stagione richiede almeno un lavoratore, ogni uso successivo almeno uno in più del precedente. Su una tessera stanno al massimo sei lavoratori. Le risorse prodotte nel tuo villaggio restano sulla tessera che le ha prodotte; quelle prodotte altrove vanno sulla tua Home. A fine stagione i lavoratori su una tessera vanno a chi possiede il villaggio.

help-losing-title = Offerte perdenti
help-losing = Quando la tua offerta viene superata non perdi i lavoratori. In un turno successivo puoi spostare tutto il gruppo, per offrire o per usare una tessera altrove; gli si possono unire altri gruppi perdenti e lavoratori da dietro lo schermo. Un gruppo non si divide mai. Ciò che a fine stagione è ancora perdente torna a te.

help-colours-title = Colori
help-colours = I primi lavoratori di una tessera, all'asta o in produzione, ne stabiliscono il colore per la stagione: da quel momento lì tutti usano quel colore. Il verde è un colore come gli altri e non un jolly, ma i lavoratori verdi sono pochi e vengono dalla riserva scoperta.

help-transport-title = Trasporto
help-transport = La tua Home, Stable, Farrier e Wainwright spostano risorse. Chi usa una di queste tessere sposta risorse nel proprio villaggio: ogni punto porta una risorsa avanti di una tessera, dove due strade si incontrano. Prima il trasporto, poi i miglioramenti; non sei obbligato a usare tutto.

help-upgrading-title = Migliorare
help-upgrading = Un miglioramento gira una tessera del tuo villaggio sul lato migliore. Le risorse richieste devono trovarsi su quella tessera; le abilità vengono da dietro lo schermo. L'oro sostituisce qualsiasi altra risorsa. Lavoratori, strade e altre risorse sulla tessera restano come sono.

help-season-end-title = La fine di una stagione
help-season-end = Le offerte perdenti tornano a casa. Le tessere che nessuno ha voluto escono dal gioco. Ognuno prende le tessere su cui è in testa, con i lavoratori che vi si trovano; i lavoratori delle offerte vincenti finiscono nel sacchetto. Tutti i lavoratori del tuo villaggio vanno dietro il tuo schermo, chiunque li abbia messi lì. Poi si scelgono le barche e si piazzano le nuove tessere.

help-boats-title = Barche
help-boats = In primavera, estate e autunno ognuno prende il carico di una barca: prima chi è in testa sulla tessera Ordine Turno 1, poi 2, 3 e 4, poi gli altri, a partire da chi ha il lavoratore viola. Se sei in testa su più tessere prendi una sola barca, al numero che preferisci. In inverno prendi la barca stessa e la aggiungi al villaggio.

help-summer-boats-title = Barche Estate
help-summer-boats = Tra le tessere Estate ci sono barche con un'abilità duratura per chi possiede il villaggio. Non richiedono lavoratori e agiscono dal momento in cui sono vinte. Quale dei due lati si vede lo decide il caso, e la barca non si gira mai.

help-winter-title = Inverno
help-winter = All'inizio ricevi alcune tessere Inverno che vedi solo tu. Quando arriva l'inverno ognuno ne mette in segreto almeno una all'asta; nessuno sa di chi fossero. Le tessere Inverno non si usano: valgono punti. Anche le tue devi comunque vincerle.

help-village-title = Il villaggio
help-village = Ogni nuova tessera va accanto a una del tuo villaggio, girata come vuoi. Tutti i bordi che si toccano devono combaciare: strada con strada, acqua con acqua, prato con prato. Una tessera piazzata non si sposta più. Una tessera che non trova posto esce dal gioco.

help-scoring-title = Punteggio
help-scoring = Ogni risorsa, abilità e lavoratore vale punti al massimo una volta. I punti stampati sul lato visibile contano così come sono. Barn, Blacksmith, Stone yard e Timber yard contano solo le risorse che vi si trovano; tutte le altre tessere accettano risorse, abilità e lavoratori da ovunque. Ogni oro rimasto vale 1 punto, e ogni tessera Ordine Turno 1 punto per ogni vicina. Il programma trova per te il totale migliore.

help-marker-title = Il lavoratore viola
help-marker = Chi ha il lavoratore viola comincia la stagione. Cambia di mano con la tessera Ordine Turno che lo mostra. Dopo l'inverno conta come una qualsiasi risorsa, abilità o lavoratore.

help-merchants-title = The Merchants
help-merchants = Un contratto vale 7 punti se alla fine gli dai i pezzi che nomina; nel tuo turno puoi invece scambiarlo con uno solo di quei pezzi. Un punto di miglioramento può anche mettere un'estensione su una tessera già migliorata: ne raddoppia i punti stampati e ne fissa il colore. Una capanna sulla Home le aggiunge un punto di miglioramento. Ogni barca ha una seconda versione, e di ogni coppia ne entra in gioco una.

help-promos-title = Tessere promo
help-promos = Emporium e Monument sono altre due tessere Inverno. Key Celeste è all'asta in ogni stagione: chi la vince tiene il fantasma nella seguente. Come turno, il fantasma prende il posto dell'offerta in testa di un altro giocatore e ti dà quei lavoratori; chi è stato derubato vince comunque la tessera, e nessuno può più offrire lì né usarla.

help-secrets-title = Che cosa è segreto
help-secrets = Lavoratori, abilità e contratti dietro uno schermo sono segreti, e così il sacchetto e le abilità coperte. Offerte, carichi e tutto ciò che sta sulle tessere è in vista, e così tutto ciò che si paga.
