### Regulile pe scurt, pe teme. Întregul este în docs/rules.

help-goal-title = Scopul
help-goal = Primăvara, vara, toamna și iarna câștigi plăcuțe la licitație, le clădești într-un sat și îți pui muncitorii la treabă. După iarnă câștigă satul cu cele mai multe puncte. Plăcuțele dezvoltate au puncte tipărite; plăcuțele de iarnă și bărcile răsplătesc ce ai strâns.

help-turn-title = O tură
help-turn = La rândul tău faci un singur lucru: licitezi pentru o plăcuță, folosești o plăcuță sau spui pas. Toți muncitorii așezați într-o tură merg într-un singur loc. Pasul nu te leagă: când îți vine iar rândul, poți juca mai departe. Anotimpul se încheie când toți au spus pas unul după altul.

help-bidding-title = Licitația
help-bidding = Pui muncitori de o singură culoare pe latura ta a unei plăcuțe licitate. Grupul tău trebuie să fie mai mare decât oricare alt grup de acolo. Mai târziu poți adăuga la oferta ta câștigătoare, dar nu o poți lua înapoi. Pentru bărci nu se licitează; pentru plăcuțele de ordine da, iar ele hotărăsc cine alege primul o barcă.

help-using-title = Folosirea plăcuțelor
help-using = Pui muncitori pe o plăcuță și îi primești efectul pe loc: pe una din satul tău, din satul altcuiva sau de la licitație (nu iarna). Prima folosire dintr-un anotimp cere cel puțin un muncitor, fiecare următoare cel puțin unul mai mult decât cea dinainte. Pe o plăcuță stau cel mult șase muncitori. Resursele produse în satul tău rămân pe plăcuța care le-a făcut; cele produse în altă parte merg pe plăcuța ta casă. La sfârșitul anotimpului, muncitorii de pe o plăcuță trec la stăpânul satului.

help-losing-title = Oferte depășite
help-losing = Când oferta îți este depășită, nu îți pierzi muncitorii. Într-o tură următoare poți muta tot grupul, ca să licitezi sau să folosești o plăcuță în altă parte; i se pot alătura alte grupuri depășite și muncitori din spatele paravanului. Un grup nu se împarte niciodată. Ce rămâne depășit la sfârșitul anotimpului se întoarce la tine.

help-colours-title = Culori
help-colours = Primii muncitori de la o plăcuță, fie că licitează, fie că muncesc, îi dau culoarea pentru tot anotimpul: de atunci toți folosesc acolo acea culoare. Verdele este o culoare ca oricare alta, nu un joker, dar muncitorii verzi sunt puțini și vin din rezerva deschisă.

help-transport-title = Transportul
help-transport = Casa ta, Stable, Farrier și Wainwright mută resurse. Cine folosește o astfel de plăcuță mută resurse în propriul sat: fiecare punct duce o resursă cu o plăcuță mai departe, acolo unde două drumuri se întâlnesc. Întâi transportul, apoi dezvoltările; nu ești obligat să folosești tot.

help-upgrading-title = Dezvoltarea
help-upgrading = O dezvoltare întoarce o plăcuță din satul tău pe partea mai bună. Resursele cerute trebuie să se afle pe acea plăcuță; aptitudinile vin din spatele paravanului. Aurul ține loc de orice altă resursă. Muncitorii, drumurile și celelalte resurse de pe plăcuță rămân cum sunt.

help-season-end-title = Sfârșitul unui anotimp
help-season-end = Ofertele depășite merg acasă. Plăcuțele pentru care nu a licitat nimeni ies din joc. Fiecare ia plăcuțele la care conduce, cu muncitorii de pe ele; muncitorii din ofertele câștigătoare intră în săculeț. Toți muncitorii din satul tău vin în spatele paravanului tău, oricine i-ar fi pus. Apoi se aleg bărcile și se așază plăcuțele noi.

help-boats-title = Bărcile
help-boats = Primăvara, vara și toamna fiecare ia încărcătura unei bărci: întâi cine conduce la plăcuța de ordine 1, apoi 2, 3 și 4, apoi ceilalți, începând cu cel care are muncitorul mov. Dacă conduci la mai multe, iei o singură barcă, la numărul care îți convine. Iarna iei barca însăși și o așezi în sat.

help-summer-boats-title = Bărcile de vară
help-summer-boats = Printre plăcuțele de vară sunt bărci cu o putere de durată pentru stăpânul satului. Nu cer muncitori și lucrează din clipa în care sunt câștigate. Care dintre cele două fețe se vede hotărăște întâmplarea, iar barca nu se întoarce niciodată.

help-winter-title = Iarna
help-winter = La început primești câteva plăcuțe de iarnă pe care numai tu le vezi. Când vine iarna, fiecare pune în secret cel puțin una la licitație; nimeni nu știe ale cui au fost. Plăcuțele de iarnă nu se folosesc, ci aduc puncte. Și pe ale tale trebuie tot să le câștigi.

help-village-title = Satul
help-village = Fiecare plăcuță nouă se așază lângă una din satul tău, rotită cum vrei. Toate laturile care se ating trebuie să se potrivească: drum cu drum, apă cu apă, câmp cu câmp. O plăcuță așezată nu se mai mută. O plăcuță care nu încape nicăieri iese din joc.

help-scoring-title = Punctarea
help-scoring = Fiecare resursă, aptitudine și muncitor punctează cel mult o dată. Punctele tipărite pe fața vizibilă se numără ca atare. Barn, Blacksmith, Stone yard și Timber yard numără numai resursele aflate pe ele; toate celelalte plăcuțe primesc resurse, aptitudini și muncitori de oriunde. Fiecare aur rămas valorează 1 punct, iar fiecare plăcuță de ordine 1 punct pentru fiecare vecină. Programul găsește singur cel mai bun total al tău.

help-marker-title = Muncitorul mov
help-marker = Cine are muncitorul mov începe anotimpul. Îl ia jucătorul care câștigă plăcuța de ordine pe care este desenat; dacă nu licitează nimeni pentru ea, trece la stânga. După iarnă ține loc de o resursă, o aptitudine sau un muncitor, la alegere.

help-merchants-title = The Merchants
help-merchants = Un contract aduce 7 puncte dacă la final îi dai piesele pe care le numește; la rândul tău îl poți schimba, în loc de asta, pe una singură dintre ele. Un punct de dezvoltare poate așeza și o extindere pe o plăcuță deja dezvoltată: îi dublează punctele tipărite și îi fixează culoarea. O cabană pe plăcuța-casă îi adaugă un punct de dezvoltare. Fiecare barcă are o a doua versiune, iar din fiecare pereche una este în joc.

help-promos-title = Plăcuțe promoționale
help-promos = Emporium și Monument sunt încă două plăcuțe de iarnă. Key Celeste se licitează în fiecare anotimp: câștigătorul are fantoma în anotimpul următor. Ca tură, fantoma ia locul ofertei câștigătoare a altui jucător și îți dă acei muncitori; cel jefuit câștigă totuși plăcuța, iar nimeni nu mai poate licita acolo și nici nu o mai poate folosi.

help-secrets-title = Ce este secret
help-secrets = Muncitorii, aptitudinile și contractele din spatele unui paravan sunt secrete, la fel săculețul și aptitudinile cu fața în jos. Ofertele, încărcăturile și tot ce se află pe plăcuțe sunt la vedere, la fel tot ce se plătește.
