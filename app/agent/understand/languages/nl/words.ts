import type { LanguageWords } from "../language";

export const dutch: LanguageWords = {
  code: "nl",
  possessive: "s",
  nouns:
    "verlengen,wisselen,ruilen,vervangen,omruilen,verhuizen,aanpassen,bijwerken,opnemen,inkorten,korten,wijzigen,oprekken,opheffen,weghalen,wegdoen,weggooien,neerzetten,klaarzetten,maken,zetten,regelen",
  hangsOn: "m=hem,t=het",
  texted:
    "nr=naar,tis=het is,da=dat,wa=wat,ge=je,gij=jij,ni=niet,men=mijn,nie=niet,nimeer=niet meer,dees=deze,kunde=kan je,kunt=kan,hebde=heb je,zijde=ben je,moogt=mag,moete=moet je,zoude=zou je,nen=een,nekeer=een keer,goan=gaan,doar=daar,moar=maar,stoan=staan,mergen=morgen,mörgen=morgen,kheb=ik heb,kmoet=ik moet,kzal=ik zal,kwil=ik wil,kan't=kan het,hek=heb ik,moek=moet ik,kannie=kan niet,isda=is dat,hedde=heb je,mot=moet,motten=moeten,mar=maar,ovr=over,gullie=jullie,hullie=hun,zullie=zij,wullie=wij,d'n=de,elken=elke,iederen=iedere,dezen=deze,onzen=onze,veur=voor,vur=voor,efkens=even,snachts='s nachts,bedoelk=bedoel ik,hebk=heb ik,kank=kan ik,wilk=wil ik,moetk=moet ik,zalk=zal ik,gaak=ga ik,benk=ben ik,zulde=zul je,gaade=ga je,komde=kom je,moarn=morgen,hjoed=vandaag,oere=uur,moandei=maandag,tiisdei=dinsdag,woansdei=woensdag,tongersdei=donderdag,freed=vrijdag,sneon=zaterdag,snein=zondag",
  acts: {
    create:
      "(zet|hou|houd|leg) (apart|opzij),(zet|hou|houd|leg) … (apart|opzij),aanduiden,(dat uur|die plek|die tijd|dat gat) (krijgt|mag|gaat naar|is voor),geef … (die|dat) [(hele|zelfde|vrije) ](uur|tijd|plek|slot|gat),geef … het [(hele|zelfde|vrije) ](uur|slot|gat),zet … erbij,gebruik (die|de|dat|het) (tijd|plek|gat|slot|uur) voor,geef (die|de|dat|het) (tijd|plek|gat|slot|uur) aan,vastleggen,inplan[nen],inzetten,in te zetten,invullen,aanvullen,plannen,boek(en|t),reserve(er|ren),zetten,maken,aanmaken,regelen,blokke(er|ren|n),noteer,noteren,prikken,inboeken,toevoegen,blok,afspreken,inschieten,ingepland,ingeboekt,vastzetten,neerzetten,klaarzetten,invoegen,inroosteren,inlassen,agende(ren|er),opschrijven,organise(er|ren),inregelen,arrange(er|ren),parkeer,fiks,fix,ritsel,plant,leg (… (vast|voor me vast)|vast),leggen … vast,plan[ (in[ plaats daarvan]|(…|even|ff) in|daarvoor in de plaats)],boek[ (in[ plaats daarvan]|… in|daarvoor in de plaats)],zet[ (in[ plaats daarvan]|erin|vast|… (in[ ((mijn|de) agenda|agenda)]|erin|klaar|vast|neer|voor me vast)|daarvoor in de plaats)],maak[ (een[ afspraak]|aan|… (aan|vrij voor))],regel[ … in],schrijf[ … (in|op|erin)],spreek (af|… af),prik[ (… in|een (moment|datum|tijd|afspraak))],voeg (toe|… (toe|in)),erin[ (zetten|gooien|knallen|te zetten)],gooi[ … (erin|in[ (mijn|de) agenda])],knal … (erin|in (mijn|de) agenda),(schuif|tik|schiet|rooster|las|vul|pen) … in,(stop|ram|kwak) … erin,neem … op[ in mijn agenda],datum (prikken|te prikken),mik[ … erin],drop … in mijn agenda,afspraak (maken|plannen|inplannen),een afspraak maken,(afspr|afspraakje) maken,spreken af,nieuwe (afspraak|meeting),nieuw event,(knal|mik|flans|prop|ram|smijt|knikker|kwak) … in,(knal|mik|flans|prop|ram|smijt|knikker|kwak) er … in,(hou|houd) (dat|die|dan|het) [blok ]vrij",
    move: "te krijgen,kunnen krijgen,vervang[ … door],is (verplaatst|verzet|verschoven|uitgesteld) naar,wordt (verzet|verplaatst) naar,verzet[ (worden|je)],(verzetten|verplaatsen)[ we],(verplaats|verschuif)[ je],verschui(ven|ft),schuiven,opschuiven,uitstellen,vervroeg[en],omzetten,verplaatst,wijzig[en],verander[en],verleg[gen],doorschuiven,opgeschoven,verschoven,verhui(s|zen),omgooien,omgegooid,omboeken,omgeboekt,omgezet,omplannen,herplan[nen],verkas[sen],aanpassen,uitgesteld,doorgeschoven,tillen,bijwerken,schuif[ (op|… (op|door|vooruit|terug|naar (voren|achter[en]|later)))],stel (uit|… uit),zet (om|… (om|door|naar achteren)),ander (moment|tijdstip|tijdje|uur|uurtje),andere (tijd|dag|datum),(later|nieuw|vroeger|eerder) moment,(nieuwe|latere) (tijd|datum),wordt verplaatst,gooi … (om|naar achter[en]),(boek|ruil|wissel) … om,plan … (om|opnieuw),(gooi|zet|stuur|duw) … door,(haal|trek) … naar voren,naar (voren (halen|trekken|schuiven|te halen)|achter[en] schuiven),opnieuw (plannen|inplannen),(veranderd|gewijzigd|aangepast) worden,schuift[ … op],kan naar een ander,op een ander moment,een andere keer,vroegere tijd,pas (… aan|aan|de tijd aan),til … over,werk … bij,tijd aanpassen,de tijd aanpassen,gooien,schuif door,door (schuiven|zetten)",
    cancel:
      "[(is|zijn) ]van de baan,(weg|eruit) ermee,sla … over,sla over,overslaan,(gaat|gaan) … niet door,(mag|kan|moet) er [(weer|dan|nu|wel|ook|toch) ](uit|af),(mag|kan) [(weer|dan|nu|wel|ook|toch) ]eruit,(mag|kan|moet) (geschrapt|geannuleerd|verwijderd|afgezegd|gewist) worden,(mag|kan|moet) [weer ]uit (de|mijn) agenda,(haal|gooi|kieper|mik) (eruit|weg),annuleer … weer,(zet|doe) … uit (de|mijn) agenda,(ik heb|heb) … niet meer nodig,hoeft niet (meer[ door te gaan]|door te gaan),haal (… (er (weer uit|uit)|weer weg|weg|eruit|van tafel|uit (mijn|de) agenda)|weg),(gooi|haal) er … uit,gooi … (er (uit|weer uit)|eruit|weg|van tafel|uit (mijn|de) agenda),annuleer[ je],annule(ren|ert),cancel[en|len|led|d],verwijderen,afzeggen,afgezegd,weghalen,afblazen,wis,wissen,schrapt,geschrapt,gewist,geannuleerd,afgeblazen,delete[n],gedelete,gecancel(d|led),afbellen,afgebeld,afgemeld,afmelden,skip,skippen,doorstrepen,weggooien,wegdoen,opheffen,vervalt,afkappen,schrap[ … (uit mijn agenda|maar)],schrappen[ uit],verwijder[ … uit mijn agenda],(zegt|zei) (af|… af),zeg (af|… af|(je|hem|het|die|haar|'m) … af),laat … (vervallen|vallen|schieten|zitten|maar zitten),laten (vervallen|vallen),(blaas|bel|zeggen) … af,van tafel[ halen],(knikker|kieper|mik|flikker) … eruit,meld (…|me) af,streep … (door|weg),trek … in,doe[n] … (weg|weer weg),(haal|gooi|doe|zet) … (d'r|dr) (uit|weer uit|maar uit),hef … op,(kan|mag) (eruit|weg|vervallen|(dat|die|het) (eruit|weg|vervallen)),moet (eruit|weg),gaat niet door,komt te vervallen,eruit (gooien|halen|knikkeren|te (gooien|halen)),(er … uit|uit|eruit) (willen|kunnen|te) halen,gooi … er maar uit,haal … er maar uit",
    invite:
      "vraag … er (ook|nog) bij,(erbij|er[ ook| nog] bij) (vragen|zetten|doen|halen|nemen),nodig[ … (uit[ voor]|(erbij|ook) uit)],uitnodigen,toevoegen,voeg … (toe|(eraan|ook) toe),vraag … (erbij|mee),neem … (mee|erbij),(haal|doe) … (erbij|er ook bij),zet … (erbij|erop|er (ook (bij|maar bij)|nog bij)),betrek[ … erbij],laat … (aansluiten|aanschuiven),nodigen … uit,stuur … (een uitnodiging|ook een uitnodiging),vergeet … niet",
    uninvite:
      "(hou|houd) … (erbuiten|er buiten|er maar buiten),(doe|zet) … (eraf|er af),gooi … uit[ (de|het)],(schrap|verwijder|haal|wis|annuleer) … als (gast|genodigde|deelnemer),(kan|mag|moet|gaat) (eraf|uit de uitnodiging),haal[ … (af|eraf|weg|van|eruit|uit[ de]|er (af|uit))],verwijder[ … van],laat … (weg|erbuiten|er buiten|er maar buiten|eruit|er uit|er maar uit|er toch uit|er maar weer uit),zonder,schrap … van,gooi … (eraf|eruit),hoeft (er niet bij[ te zijn]|niet (mee|te komen)|niet[ meer] … te (zijn|komen)),(komt|doet) niet mee,trek … eraf,(valt|haakt|viel) (af|weg|… af),is afgehaakt,(hoeft|moet|komt|gaat|kan) niet (naar|bij),(hoeft|komt) er niet bij[ te zijn]",
    longer:
      "plak,doe (… bij|er … bij),verleng[ … met],verleng(en|d),oprekken,uitrekken,uitlopen,langer[ (maken|duren|doorgaan|laten duren)],maak … (langer|iets langer),loopt (uit|… uit),te verlengen,rek … (op|uit),trek … langer,plak … (aan|achteraan),laat … langer duren,tel (… bij|er … bij op)",
    shorter:
      "verkort[en],inkorten,ingekort,afkorten,korter[ (laten duren|duren)],maak … (korter|iets korter),kort … (in|af),haal er … (af|vanaf),(doe|trek) er … af,minder lang",
    ask: "moet ik … ergens (heen|naartoe|naar toe|zijn),(op|voor) welke dag (heb je|staat|zit|was|is|hebben we),welk (uur|tijdstip|moment|tijd) (hebben we|heb ik|heb je|is|was|staat),welke (tijd|dag|datum) (was|hebben we|heb ik|heb je|hadden we),wie (staan er op|staat er op|staat erop|staan erop|heb je uitgenodigd|krijgt een uitnodiging|hoort erbij|neemt deel|doet mee|zijn er),(tot hoe laat|tot wanneer) (zijn we|gaat|ben ik|zitten we|duurt),(hoe lang|hoelang) (hebben we|zijn we|ben ik|zitten we|staat|heb ik daarvoor),hoeveel tijd (heb ik|hebben we|staat ervoor),hoe veel (afspraken|meetings|vergaderingen|dingen|calls),wie (komen[ (daar|er)]|komt (daar|er)|zijn (er[ (bij|uitgenodigd)]|erbij|uitgenodigd)|is (er[ (bij|uitgenodigd)]|erbij)|(gaa(n|t)|doe(n|t)) er mee|(zie|spreek|had|moet|ontmoet) ik|heb ik (gezien|gesproken|vandaag|morgen)|zit er|zitten (er|erbij)),stuur ((me|mij) mijn agenda|mijn agenda),wat (heb ik[ (nog meer|allemaal|zoal)]|staat[ er[ (op[ (de rol|het programma)]|nog meer|allemaal|zoal|gepland)]]|moet ik[ (allemaal|nog)]|doe ik[ dan]|hebben we[ nog]|gebeurt er|zijn (mijn[ plannen]|de plannen)|is (mijn|er|de planning|het plan)|komt er[ nu]|ligt er[ nog]|zit er[ in]|had ik|voor afspraken heb ik|doen we|was),[verder ]nog iets[ anders],[nog ]iets anders,heb ik[ (nog[ (iets|wat)]|iets|al|wat)],wanneer (is|begint|was|eindigt|stopt|start|staat|zitten|gaat|zou|(heb|zie|spreek|praat|moet|ontmoet) ik|hebben we),waar (is|was|zit|vindt|zitten we|moet ik (zijn|heen|naartoe)|moeten we zijn),laat (zien|(…|me|eens|ff|even) zien),toon,hoeveel,bekijk,hoe (lang[ (duurt|is|gaat)]|laat[ (is[ … afgelopen]|begint|was|eindigt|start|stopt|(heb|moet) ik)]|ziet[ … eruit]),welke (dag (is|heb ik)|afspraken (heb ik|staan er)|meetings heb ik),hebben we,staat er[ (iets|nog (iets|wat))],op (welke (dag (is|heb ik)|tijd is)|welk tijdstip is),geef (me[ (een overzicht|even)]|mij|een overzicht),check[ (even|ff) wat],met wie (is|was|(heb|lunch|eet|praat|zit|zat|spreek|sprak|lunchte|at|belde|had|ga) ik[ … afgesproken]),wnr (is|heb ik),hoelaat (is|was|begint|heb ik),hoelang (duurt|is),zit er (iets|wat|nog iets),zitten er,moet ik (nog ergens heen|ergens (heen|naartoe)),overzicht van,kun je (laten zien|(zeggen|zien) wanneer|kijken (wanneer|hoe laat)),bij wie (ben|heb) ik,tot (hoe laat[ (duurt|is)]|wanneer (is|duurt)),vanaf hoe laat,(weet (jij|je)|kan je (me zeggen|zeggen)) (wanneer|hoe laat|waar|of|wat)[ ik],kijk (even|ff) wat,staan er[ nog]",
    find: "zoek[ (een (moment|gaatje|plekje|tijd)|naar)],vind[ een (moment|gaatje)],vinden,zoeken,wanneer (kan[ ik]|kunnen[ (we|ik en)]|schikt|past|heb ik [… ](tijd|ruimte|een gaatje)|hebben [… ]tijd|is er (ruimte|plek)|ben ik vrij|zijn (we|…) vrij),is er (tijd|plek|ruimte|nog (plek|ruimte|een gaatje)|een gaatje|… (plek|ruimte|tijd|nog (plek|ruimte|tijd))),ben ik (vrij|beschikbaar|… vrij),prik een moment,heb ik [… ](tijd|ruimte|een gaatje),heb ik vrij,vrije (tijd[en]|momenten|plekken),kijk (wanneer|(even|ff) wanneer),check (wanneer|(ff|even) wanneer)",
    absent:
      "kan (niet (naar|bij|komen|aansluiten|meedoen|aanwezig zijn|meer (naar|bij))|er niet (bij[ zijn]|zijn)|… niet halen),red (… niet|het niet[ naar]),haal (…|het) niet,ben (er niet[ bij]|verhinderd[ voor]),ga ((…|het) niet (redden|halen)|niet naar),gaat … niet redden,verhinderd,moet … overslaan,ga … niet naar,lukt (mij niet|me niet om),kom niet naar",
    tell: "laat … weten,zeg (hem|haar|ze|hun|dat ik),vraag (haar|hem|ze|hun),laat (… weten|weten),vertel,informeer,doorgeven,seintje,inlichten,waarschuw,excuseer,verontschuldig,zeg (tegen|… dat|even tegen),stuur[ … een (berichtje|appje)],(mail|app|bericht|meld)[ … dat],geef (… (een seintje|door)|door),licht … in,stel … op de hoogte,bel … op en zeg,bel … en zeg",
    rename:
      "hernoem[en|d],noem[ (het|… om)],geef … een andere naam,andere (naam|titel),nieuwe titel,titel wijzigen,(wijzig|verander) de (titel|naam),noemen,heten,geef (m|hem|het|die|dat) de (naam|titel),verander de (naam|titel) in,krijgt de (titel|naam)",
    remind:
      "herinner[ing|en],herinneringen,wekker,timer,alarm,(ping|por|waarschuw|attendeer) me,geef me een (seintje|por),een seintje,reminder[s],tik me … aan,reminder[s] (geven|sturen|zetten|instellen)",
  },
  separable: { parts: "af,in,uit,om,op,door,toe,weg,aan,vast,erin,eruit", infinitive: " te " },
  weak: "volg[en],[ik ]heb … nodig,heb,vergaderen,samen te zitten,doen,nodig,zie[n],ontmoet[en],ga,met,doornemen,bespreken,overleggen,kletsen,sparren,bellen,bel,afspreken,gooi,pakken,drink[en],lunchen,dineren,bijkletsen,meeten,treffen,tref,spreken,praten,babbelen,brainstormen,doorpraten,afstemmen,bijpraten,doorspreken,samenzitten,zit,fiks,parkeer,mik,flikker,pleur,evalueren,langskomen,langs,hebben[ we],doe[ mij],wil[ ik],spreek[ … door],zitten[ (met|we)],neem … (door|met),(willen|afspraak) hebben,te (hebben|spreken|zien),(samen|even|ff) zitten,(wat|iets) drinken,kom langs",
  repair:
    "[(dat|het) ]had … moeten zijn,[(dat|het) ]had moeten zijn,bij nader (inzien|beraad|order),achteraf[ (gezien|bekeken)],nu ik er [(zo|nog eens) ]over nadenk,als ik er [(zo|goed|nog eens) ]over nadenk,alles overwegend,wat zeg ik[ nou],wat dom van me,stom van me,(neem|pak|kies)[ (maar|dan|liever|toch|gewoon)],weet je[ wat],(is|lijkt[ me| mij]|klinkt|is me|was|zou) (beter|handiger|fijner|makkelijker|veiliger|verstandiger)[ zijn],komt (beter|mij beter|me beter) uit,beter (uitkomen|passen|schikken),geen van die,geen van deze,geen daarvan,grapje,fout,nou,laat toch maar,wacht,nee,toch,of nee,o nee,oh nee,sorry,ik bedoel,ik bedoelde,bedoel,bedoelde,eigenlijk,doe maar,doe toch,doe toch maar,maak er,maak daar,of eigenlijk,of liever,liever,beter,of beter,beter gezegd,correctie,oeps,pardon,verkeerde tijd,verkeerde dag,in plaats daarvan,moet zijn,eh,ehm,uh,wacht even,momentje,doe,toch maar,dat moet,het moet,foutje,laat maar,nou nee,of toch,of toch maar,verkeerde naam,verkeerde persoon,typfout,tikfout,ik bedoel dus,verkeerd,nee joh,ah nee,nee even,ik vergis me,vergissing,of wacht,och nee,ach,nee hoor,doe liever,maak er maar,*,o wacht,oh wacht,ow,oh shit,shit,oh sorry,o sorry,wacht eens,wacht ff,wacht effe,wachteens,ho,stop,hoho,jemig,oei,oepsie,whoops,damn,verdorie,fout van mij,mijn fout,foutje van mij,mn fout,dat klopt niet,klopt niet,dat is fout,bedoel ik[ (natuurlijk|dus|uiteraard)],moest zijn,dat moest zijn,moet … zijn,moest … zijn,maak daar … van,maak er … van,maak er maar … van,doe daar maar,doe er maar,wordt toch,laten we … doen,even denken,even kijken,ff kijken,effe kijken,ff denken,even checken,ff checken,correctie hoor,rectificatie,rectificeer,typo,autocorrect,verschreven,verschrijving,vergist,verkeerde,verkeerde week,oftewel,of nou nee,of nou ja,of doe maar,of doe toch,of maak daar,nou ja,neeee,neee,neen,nei,nope,euh,euhm,ehh,uhm,uhh,hmm,hm,of beter nog,nog beter,dan liever,dan toch,maak dat,maak dat maar,probeer,probeer eens,probeer het om,te vroeg,veel te vroeg,ik vergiste me,vergiste me,foute dag,foute tijd",
  wrongTime: "verkeerde tijd,verkeerde dag,verkeerde datum,de verkeerde (dag|tijd|datum)",
  once: "eenmalig,maar één keer,één keer maar,alleen deze keer",
  onlyAhead: "niets dan,niet meer dan",
  they: "iedereen,niemand,hij,zij,ze,ie",
  indeed: "wel",
  worksThen:
    "moet [ik ][(toch|dan|die dag|gewoon|wel) ]werken,(dan|toch) moet ik [toch ]werken,ik moet [(dan|toch|gewoon|die dag) ]werken,(dan|toch) werk ik[ (toch|gewoon)],werk ik (toch|dan|gewoon),ik werk (dan|toch|die dag)",
  backAgain:
    "(ben ik|ik ben) (er [al]weer[ bij]|[al]weer terug|terug|[al]weer (op|aan) het werk|weer aan het werk),(kom ik|ik kom) [weer ]terug,weer (terug|aan het werk|aanwezig)",
  takes: "neem,pak,vraag,gebruik,ik (neem|pak|doe)",
  signsOff:
    "(met vriendelijke|vriendelijke|hartelijke) groet[en],groet[en],mvg,groetjes,gr,gr.,thx,thanks,bedankt,dank u[ wel],dank je[ wel],alvast bedankt,met dank",
  courtesy:
    "[dat ](vind|vin) ik (prima|goed|best|oké|ok),(geen|geen enkel) probleem[ (voor mij|hoor)],voor mij (is dat |)(prima|goed|oké|ok|best),(kies|kiezen) maar,(kies|bepaal) jij[ maar],moi[en],tho,though,(zodat|dat) niemand (me|mij|m) [(kan|mag) ](inplant|inplannen|boekt|boeken|stoort|storen),[dat ]klinkt (goed|prima|perfect|top|fijn),[(o|oh|ach|mijn) ]god,tjonge[jonge],[ik ]wil niet gestoord worden,zonder (gestoord te worden|onderbrekingen),(niemand mag|laat niemand) me storen,voor (één|een) keer,voor de verandering,voor nu,voor de zekerheid,enfin,allee,alle,awel,amai,he,of[ ]zo,ofzo iets,of zoiets,seg,allez,ne keer,es even,bijvoorbeeld,bijv,(werkt|kan) (nooit|niet) op (maandagen|dinsdagen|woensdagen|donderdagen|vrijdagen|zaterdagen),(als|nu) je (toch|er toch) bezig bent,kon[den],het zou [(heel|echt|wel|super) ](fijn|mooi|leuk|top|handig|super|prettig|goed|geweldig|lief|ideaal) zijn als,(ik zou|zou ik|ik vind) het [heel ](fijn|leuk|top|handig|goed) (vinden als|als),(ik|wij) (zou|zouden) het [(zeer|bijzonder|erg) ](waarderen|op prijs stellen) (als|indien),blijkbaar,vind ik (goed|prima),als je het niet erg vindt,lol,[(het|nu|wel) ]blijkt dat,schijnbaar,ohja,ohjaa,owja,ow ja,oh nee wacht,[dus ]met ((z'n|zn|ons|zijn) (tweeën|drieën|vieren|vijven|2en|3en|4en)|(drie|vier|vijf) man),nog (eentje|een afspraak),als (gast|genodigde|deelnemer|aanwezige),sorry laatste,laatste (dingetje|ding),nog (één|een|1) (ding|dingetje),[verder ]nog iets[ anders],[nog ]iets anders,er is [me ]iets tussengekomen (kun|kan|wil|dus),wacht eerst,maar eerst,o eerst,(twee|2|drie|3|paar) (dingen|zaken),ten eerste,weet je[ (wat|of)],helaas,hee[y|l],hé,goedemorgen,goedemiddag,goedenavond,eventjes,ff,effe[n],alsjeblieft,alstublieft,aub,svp,graag,och,dankje[wel],bedankt,thanks,misschien,dus,nou,ja,jep,top,willen,mogen,eens,gewoon,snel,parley,hoor,gaan,word(en|t),u,je,jij,helpen,dan,te,vraagje,trouwens,luister,yo,gaarne,a.u.b.,s.v.p.,wel,al,samen,lukken,thnx,mijnheer,beste,lieve,vriendelijk,mogelijk,bitte,vast,alvast,erg,pff,poeh,anyway,net,kunje,zouje,wilje,superbedankt,tnx,thx,thks,tx,merci,danku,mvg,groet[jes|en],liefs[t],pls,plz,please,eventueel,evt,evt.,goeiemorgen,goeiemiddag,goeienavond,goedendag,heyy[y],hoii,hai,haai,ha,joh,toppertje,kanjer,oja,aha,hm,hmm,tja,okidoki,okee,okay,oki,perfect,geweldig,ideaal,inderdaad,toevallig,sowieso,wou,moest,es,ns,efkes,effekes,effies,eve,evn,gauw,vlug,rap,hierbij,jazeker,yes,yep,jup,jaa,jaja,hallootjes,btw,kleinigheidje,beetje,ietsje,oprecht,netjes,eindelijk,uh,eh,ehm,mm,ah,pf,(vrees|dacht|geloof) ik,jammer genoeg,als (het (niet (te veel moeite is|teveel moeite is)|kan|lukt|mag|uitkomt|mogelijk is|even kan|geen moeite is)|t niet te veel moeite is|dat (kan|lukt|mag|uitkomt|mogelijk is)|je (wil[t]|kunt|kan|even tijd hebt|dat (wilt|kunt)|tijd hebt|een (momentje|seconde) hebt)),(hoi|hallo|hey)[ daar],dag[ parley],kan[ (je[ (ook|me)]|jij[ voor mij]|ik|dat|niet|er)],(kunt|wilt)[ u],wil[ (je[ zo ((goed|lief) zijn[ om]|vriendelijk zijn)]|jij|graag|nog|ik graag)],zou[ (u[ zo (goed|vriendelijk) willen zijn[ om]]|het (mogelijk zijn om|kunnen[ dat je])|(fijn|top|tof|mooi|geweldig|super|ideaal|perfect|handig|lekker) zijn|je (zo (vriendelijk|goed|lief) willen zijn[ om]|me kunnen helpen)|dat kunnen|heel fijn zijn|ik|er)],kunnen[ (we|jullie|wij)],zullen[ (we|wij)],laten we,even[ een vraagje],dank[ (u[ wel]|je wel)],is (het mogelijk[ om]|goed|prima|onhandig|beter|er (een (mogelijkheid[ (om|dat)]|kans dat)|kans dat)|niet handig),indien mogelijk,ik ((wil|wilde|wou)[ vragen]|zou[ (je willen vragen|willen vragen)]|moet|moest|had|heb (een vraag[je]|graag)|hoop dat alles goed gaat),we (moeten|willen),(oke|ok|prima|goed)[ dan],fijn[ weekend],moeten[ wij],(moet|wilde|zal)[ ik],mag[ ik (je (vragen[ om]|verzoeken)|vragen|u vragen[ om])],ook[ even],nog[ (een vraagje|één ding|even|ff|iets|wat)],kun[ (je (ook|me|voor mij)|jij voor mij)],voor (mij|me),ervoor zorgen dat,zorg dat,maar[ (goed|vast)],deze inplannen,om (te|een lang verhaal kort te maken),aan het,zet jij,bent u zo vriendelijk,bij (voorbaat dank|voorkeur|deze),mocht (het lukken|je (even tijd hebben|tijd hebben)),in (ieder geval|principe),zeg[ maar],joe[ hoe],toch even,lukt[ (dat|niet|(me|toch) niet|het (om|(je|jou) om))],super[ bedankt],komt (niet (uit|zo goed uit)|(mij|toch) niet uit|me (niet|slecht) uit|(slecht|beter|goed) uit),gaat (niet[ (lukken|door)]|toch niet (door|lukken)|(me|mij) niet lukken),(past|schikt)[ (niet|beter|(me|mij) niet)],niet (meer|dringend|handig|vergeten|zo handig),(vroeg|vraagt) (of (we|ik|het)|om),komende tijd,geen (haast|stress|probleem),hoop dat alles goed is,doe dat maar,toe maar,zo[ (lief|aardig)],(hartelijk|nogmaals) (dank|bedankt),met (vriendelijke groet[en]|groet|het verzoek[ om]),vriendelijke groet[en],hartelijke groet,het (liefst[e]|heeft geen haast|verzoek om|zou fijn zijn als je),wanneer je tijd hebt,zodra (je (tijd hebt|kan)|het (kan|lukt)),heeft (geen haast|gevraagd of we),klein (vraagje|dingetje),kort (vraagje|gezegd),(o|oh)[ ja],helemaal (goed|top),lijkt (me[ (leuk|top|tof)]|mij),dat zou (top|fijn) zijn,eerlijk gezegd,volgens mij,denk (ik|je dat (je|we)),wat mij betreft,zoals (gezegd|besproken|afgesproken),best wel,had (graag|ik graag),heb graag,zouden[ (we|wij|jullie)],zie je kans om,gelieve[ te],wij willen,stel(t|de) voor,vroegen of we,werkt (niet[ voor mij]|beter),zeker[ weten],lang verhaal kort,korte versie,ander dingetje,ben je zo lief[ om],een beetje,fijne (dag|avond),helpt u mij,help (me|mij),vergeet niet[ om],die dag,op die dag,ontzettend bedankt,duizendmaal dank,argh,arg,grr,pfff,jee,jeetje,jemig,tjonge,allemachtig,godver,kut,verdomme,oei,ai,oof,omg,hè,he bah,bah,getver,ajb,ajb.,asjeblieft,asjeblief,alsjeblief,meteen,pfoe,poe,haha,hihi,[was |ben ](haar|hem) vergeten,god zegene (je|u|jullie),gods zegen",
  filler:
    "inbegrepen,inclusief,incl,t,den,elkaar,te (kijken|bekijken|bespreken),mezelf,mijzelf,helemaal,inclusief,incl.,klaar,kort[e],er,de,het,een,m'n,onze,zij[n],haar,hun,deze,dit,agenda,me,mij,ik,we,is,wordt,van,vanaf,nieuw[e],af,toe,om,rond,ongeveer,durende,lang,per,daar,ergens,iets,wat,erin,der,hij,ze,hem,meneer,mevrouw,mevr,dhr,n,'n,'t,eentje,m,'m,em,mn,z'n,zn,d'r,dr,jouw,kalender,iemand,ene,zo'n,zulke,daarvoor,ervoor,hiervoor,daarbij,hierbij,erbij,totaal,tweetjes,eraan,nu,mijn[ (agenda|kalender)],ons[ tweeen],(die|dat)[ van],in[ ((mijn|de) (agenda|kalender|planning)|agenda|totaal|m'n agenda)],op[ ((mijn|mn) agenda|de planning)],(aan|uit)[ mijn agenda],wij[ (tweeen|met)],te plannen,met (z'n|ons) tweeen,je (agenda|kalender),eens een keer,stuk of,zo (rond|tegen),(precies|stipt) om",
  negation:
    "niet[ (meer|aanpassen)],geen[ zin in],nooit[ meer],hoeft (niet[ meer]|(u|…) niet),hoef (niet|je (niet|… niet)),wil (niet|geen|… niet),niets,niks,nie,nergens,nog niet[s],hoeven (niet|we niet),moet (je niet|niet),(liever|nee) niet,zonder te,laat … (staan|maar[ staan]|gewoon staan|zoals het is|met rust),blijf … af",
  clitics: "",
  condition:
    "als[ dat zo is],indien,tenzij,behalve als,mits,wanneer,zodra,ingeval,zolang,voor het geval[ dat],in het geval dat,stel dat,op voorwaarde dat,vooropgesteld[ dat],afhankelijk van,hangt ervan af,zo ja",
  unless: "tenzij,behalve als",
  inThatCase: "dan,in dat geval,zo ja",
  conditions: {
    busy: "weg,botst,overlapt,iets,wat,bezet,vol,druk,geboekt,volgeboekt,bezig,afspraak,afspraken,gepland,gedoe,ding,dingen,tussen",
    none: "niets,niks",
    free: "open,vrij,leeg,beschikbaar,tijd,ruimte,plek,kan,lukt,uitkomt,schikt,gaatje,mogelijk,past",
    not: "niet,geen,nooit",
    small:
      "met,zijn,hebben,anders,ander,nog,al,ook,verder,daar,er,dan,ik,mijn,mn,in,op,de,het,agenda,kalender,heb,hebt,staan,staat,sta,toevallig,echt,ben,zit,moment,tijdstip,die,dat,iets",
    others: "hij,zij,ze,hem,haar,hun,iedereen,iemand,jij,jullie",
    opens: "mocht,mochten,is,heb,staat,ben",
    else: "anders",
  },
  sides: { behind: "", between: "tegen,x" },
  deadline: {
    done: "klaar,afgelopen,af,over,gedaan,stoppen,einde",
    must: "moet,moeten",
  },
  because:
    "[(heb|ik heb) ]geen (zin[ (meer|in|erin)]|puf[ meer]|energie),niet in de stemming,omda[t],want,aangezien,doordat,immers,(vanwege|gezien) het feit dat,ik moet namelijk",
  ill: "[(ben|lig|voel me) ](ziek|verkouden|grieperig|beroerd|verhinderd|niet lekker),met verlof",
  them: "vraag (haar|hem|ze|hun),haar,hem,hen,ze,ons,hun,m,em,d'r,die twee",
  theirs: "(de|het) (zijne|hare|hunne),zijn,haar,hun,z'n,d'r",
  ours: "onze,ons,we,wij",
  otherwise:
    "anders[ maar],zo (niet[ dan]|nee),en (anders[ (maar|graag)]|zo niet),of anders,indien niet,zoniet,desnoods",
  join: "en[ ((dan|ook)[ nog]|daarna[ast]|nog|vervolgens|tevens|verder|even|(wil|kun|zou) je)],&,plus,daarna[ast],alsook,evenals,vervolgens,tevens,alsmede,+,ook[ nog]",
  it: "het[ ding],dat[ (overleg|gesprek|ding|blok)],die[ (afspr[aak]|meeting|vergadering|call|ene)],deze[ (afspraak|meeting|vergadering|call)],hem,ze,m,em,ie,hij,dit[ (overleg|gesprek)],de (afspr[aak]|meeting),(mn|mijn) afspraak,t",
  with: "(los|apart|alleen|afzonderlijk) met,met,mt,w/,m,m.,icm,samen (met|m),(tezamen|en) met",
  about:
    "(over|ovr)[ het onderwerp],(we|wij) (bespreken|hebben het over),inzake,betreffende,re,ivm,i.v.m.,wegens,onderwerp,rondom,mbt,m.b.t.,betr,aangaande,omtrent,vanwege,m.b.t,nav,n.a.v.,tav,thema,betreft[ het],om (te (praten|sparren|overleggen|kletsen|spreken) over|het te hebben over|bij te praten over),met (als onderwerp|onderwerp),als onderwerp,het gaat (over|om),gaat over,dat gaat over,ter bespreking van,naar aanleiding van,in verband met,rond het thema,topic",
  called: "genaamd,getiteld,titel,heet,met ((de|als) (titel|naam)|titel[tje]),onder de (naam|titel),als titel,die heet",
  at: "in,te,aan,@,via,vanuit,locatie,bij[ ons op],op[ locatie],ten kantore van,plaats van samenkomst",
  for: "voor,van,tbv,t.b.v.,ten behoeve van",
  to: "naar[ (de|het)],tot,op,om,voor,richting,tegen,kan (die[ (ook|niet naar)]|(ie|deze)[ ook]|hij ook|naar|ook naar),(moet|gaat|verhuist|verschuift) naar,mag (naar|(ook|die) naar),schuift (naar|(door|op) naar),wordt (verzet|verplaatst) naar,is (verzet|verplaatst|verschoven) naar,zou die ook",
  from: "van,uit,vanaf,sinds,afkomstig van,vd,v/d,v.d.",
  since: "vanaf,pas vanaf,met ingang van",
  until: "tot,tot en met,t/m,eindigt[ om],(duurt|loopt) tot",
  ends: "eindig(t|en),eindigt om,afgelopen,klaar,eindig,einde,[het ]einde (op|om),stop[pen][ (om|maar om)],hou[d] (op|… op),ophouden,afronden,rond … af,afsluiten",
  begins: "aanvang[ om],begin[t|nen][ om],begin (dan|maar) om,start[en]",
  lets: "laat",
  unseen: "nieuw[e]",
  ofGuests: "eet,uitnodiging,genodigden,gastenlijst,lijst,deelnemers,halen,afhalen,weghalen,neemt,deel",
  otherTime:
    "(ander|nieuw) (moment|tijdstip|uur|gaatje|tijdslot|slot),(andere|nieuwe) (tijd|dag|datum|plek),iets anders,een andere keer",
  takesOut: "halen,afhalen,weghalen",
  another:
    "een tweede,een extra,nog (een|één|1|eentje|zo een|zo één|zo'n),nog (een|één) (afspraak|meeting),ook zo'n,apart[e],[een ](tweede|nieuwe|losse|andere) (afspraak|meeting)",
  seesAgain: "nog eens,nogmaals,opnieuw,weer,terugzien,nog een keer,weerzien",
  onceMore:
    "(dupliceer|kopieer|herhaal)[ (het|dit|hem|'m|die)],(dupliceren|kopiëren|herhalen),nog[ zo'n] een keer,nog eens,nog zo'n,nogmaals,[het ]zelfde nog[ een keer],hetzelfde nog[ een keer],nog [precies ](zo een|zo eentje),(precies|net) zo (nog een|nog eentje|een|eentje),nog (één|eentje|een) (van die|zoals die|zoals deze),(een|nog een) (kopie|kopietje|herhaling)[ (hiervan|daarvan|ervan)],er … nog een[tje] van,nog een[tje] ervan,opnieuw,twee keer deze week,een tweede keer",
  onTopOf: "naast,bovenop,behalve,los van",
  theSame: "net zo,evenveel,even (ver|veel),([het ]zelfde|hetzelfde|idem)[ voor]",
  keeps: "hou[d][ (het|hem)][ (op|bij)],nog steeds[ om],blijft,blijven",
  mistake: "[een ]vergissing,[een ]fout[je],per ongeluk,niet de bedoeling,ik vergiste me",
  asItWas:
    "[net ](als|zoals) (eerst|daarvoor|voorheen),laat … [toch ][maar ](staan|zo) zoals (het|die|hij|ze) (was|stond)",
  restores:
    "(zet|haal|schuif|verzet|verplaats) (hem|het|die|dat|m|ze)[ (maar|weer|toch)] terug,terug naar waar (hij|het|die|ie) (stond|was),(zet|haal|doe) … terug,(zet|doe) … er [(toch|maar|toch maar) ]weer in,(zet|doe) … [toch ][maar ]weer (in|erin),[weer ](terugzetten|terughalen),weer (inzetten|erin zetten),herstel[len],[(zet|doe|maak) [(hem|het|die|dat|m|ze|alles) ]][toch ][maar ][weer ](zoals (het|hij|ie|die|ze) [eerst ](was|stond)|zoals (eerst|daarvoor|voorheen)|terug (naar hoe het was|naar (de|het) (oude|oorspronkelijke) (tijd|tijdstip|uur|dag)|zoals het was))",
  on: "op,om,aan,van,dit,deze,komende,aankomende",
  not: "(is|lijkt me|is me|was|komt|past) [mij |me |eigenlijk |toch ](beter|handiger|fijner|makkelijker) [uit ]dan,(liever|beter) dan,(het |dat )was niet,niet,zonder,i.p.v.,in plaats van[ op],ipv[ op],(en|maar) niet (meer|langer)",
  but: "maar[ (met|(dan|wel)[ met])],wel[ met],doch,alleen dan met",
  too: "(sluit|schuift) … aan,aanschuiven,aansluiten,meeluisteren,(moet|mag|kan|wil) [ook ](aanschuiven|aansluiten),ook[ nog],erbij[ (zijn|hebben|graag)],mee[ ook],(komt|komen|gaan|rijdt|rijden|doen) (ook[ mee]|er (ook|nog) bij|erbij|mee),er (ook bij[ zijn]|nog bij),moet (er (ook (bij[ zijn]|nog bij)|nog bij)|erbij|daarbij[ zijn]|ook (mee|komen)),(sluit|schuift) (ook aan|aan),(gaat|doet) (ook mee|mee),wil (er ook bij|erbij zijn|ook (meedoen|komen)),is (er ook bij|ook van de partij),mag (er ook bij|ook komen),aanwezig,hoort (er ook bij|erbij)",
  together:
    "met (z'n|zijn|ons) (drieën|vieren|vijven),we zijn [dan ]met (drie|vier|vijf),samen,tezamen,samen (met|m),(tezamen|en) met",
  standsIn:
    "komt in de plaats van,in de (plaats|plek) van,neemt de (plek|plaats) van,vervangt,(valt|springt) in voor,neemt het over van,neemt … plaats in,neemt de plaats in van",
  byLength: "schuif (… (op|door)|op),opschuiven,doorschuiven",
  therefore: "dus,daarom,vandaar",
  soThat: "zodat (ik|we|er (tijd|ruimte|plek) is voor),(dan|zo) (kan ik|kunnen we)",
  thatDay:
    "[de ]dag blijft[ (hetzelfde|gelijk|zo|staan)],[de ]dag verandert niet,(die|diezelfde) dag,op (die|diezelfde) dag,(zelfde|dezelfde) dag,op dezelfde dag",
  thatTime:
    "dat is wanneer,op dat uur,dan,daar[in|heen],daar[ (even|maar|ff)] naartoe,ernaartoe,er,in dat gat,op dat moment",
  only: "in (haar|zijn) eentje,pas,kan (alleen[ nog]|pas|nog alleen),alleen,enkel,gewoon,slechts",
  deeds:
    "eet=eten,eten we=eten,dineer=diner,dineren=diner,ontbijt ik=ontbijt,lunchen=lunch,borrelen=borrel,sport=sporten,zwem=zwemmen,vlieg=vlucht,vliegen=vlucht",
  atEarliest: "op (zijn|z'n) vroegst,[of ]later,of erna,en later",
  atMost:
    "maar,slechts,max,maximaal,hooguit,hoogstens,ten hoogste,op zijn hoogst,niet langer,niet meer,langer niet,niet langer dan,niet meer dan,is genoeg,is zat,is voldoende,moet genoeg zijn,meer niet",
  goes: "vindt plaats,vindt … plaats,hoeft,gaat[ nu],geworden,mag,moet,komt,wordt,kan,schuift,verhuist,is nu",
  secondOf: "(tweede|2e) (afspraak|vergadering|meeting|call|ding)",
  thirdOf: "(derde|3e) (afspraak|vergadering|meeting|call|ding)",
  nextOf: "(volgende|eerstvolgende) (afspraak|afspr|vergadering|meeting|mtg|call|bespreking)",
  stays:
    "(laat|laten)[ we][ (hem|die|'m)] zoals (het|die|hij) is,laten staan,blijft[ (erbij|gewoon|staan|gewoon staan)],(mag|kan) blijven[ staan],komt wel,gaat wel mee,(hoeft|moet) er niet (uit|af),(hoeft|moet) niet (weg|eruit),laat … (staan|gewoon staan|zo|erin|met rust)",
  revokes: "laat maar[ zitten],vergeet (het|maar),toch[ maar] niet,doe maar niet,nee niet",
  already: "al,alweer,inmiddels,sinds",
  keepsFree: {
    verb: "hou,houd,houden,laat,laten,vrijhouden,vrijhoudt,vrijhoud,vrijlaten,vrijgehouden",
    free: "vrij,vrijhouden,vrijhoudt,vrijhoud,vrijlaten,vrijgehouden",
    stays: "blijft,blijven,hebben",
    wants: "wil,moet,moeten,nodig",
    blocks: "blok,blokkeer,blokkeren,blokken,afblokken,geblokkeerd,geblokt,reserveer,reserveren,opzij,apart",
  },
  fromNowOn: "vanaf (nu|vandaag|heden|deze week),voortaan,van nu af[ aan],vanaf nu af aan,altijd,in het vervolg",
  narrates:
    "was,waren,had,hadden,ging,gingen,kwam,kwamen,stond,gestaan,zat,zaten,gezeten,gewacht,wachtte,belde,gebeld,appte,viel,gevallen,geweest,gemist,miste,geslapen,sliep,gelopen,liep,gereden,reed,gegeten,dronk,gedronken,bleek,blijkt,werd,brak,vergeten,vergat,verloren,verloor,gehad,gedaan,gepraat,gesproken,sprak,gebleven,bleef,lag,gelegen,gebeurd,gekomen,gegaan,gezocht,geprobeerd,gewekt,gemaakt,uitgevallen,gestrand,mailde,schreef,gemaild,geappt",
  letsGo:
    "weet ik (nog niet|niet),laten we[ maar] even zitten,laat … (even|zitten|maar zitten),laten we … zitten,kan wachten,geen idee,nog geen idee,laat (maar[ (even|zitten)]|ik je weten),vergeet (het|maar),kom ik op terug,daar kom ik op terug,ik (kom erop terug|laat het weten|app|bel|vraag),later misschien,misschien later,even checken,moet ik nagaan,doe ik zelf wel,(hou|houd) (het|hem|die) (erin|zo),laat (het|hem|die) (zo|staan|erin),hoeft niet meer,toch maar niet,ik kom (er[ nog]|daar[ nog]) op terug,kom er[ nog] op terug,hoeft (al niet meer|niet|al niet),niet[ meer] nodig,laat … (staan|maar staan|gewoon staan|zo|met rust|zoals het is|zoals die is|erin),is al geregeld,al geregeld,opgelost,is al opgelost,ik regel (het|t|dat)[ (zelf|wel)],ik (denk|kijk) er[ nog] (over|even) na,nog even over nadenken,andere keer,een andere keer dan,nu niet,nu even niet,we zien wel,zien we wel,blijf af van,niet aankomen,handen af van,laat[ (ook|dan|toch)] maar[ zitten],(niks|niets) doen,doe[ (maar|er)] niks,blijft[ (toch|gewoon)] staan,past toch,ik vraag het[ (eerst|even)],eerst (even|ff) (vragen|checken|overleggen),komt later wel,komt nog wel,maakt niet uit,komt wel goed,zo belangrijk is het niet,geen van (alle|allemaal|alle drie|alle twee|drieën|beide),geen enkele,past (allemaal|alle drie|geen van alle) niet,past me allemaal niet,kan (allemaal|alle drie|alle twee) niet,laat maar zo,niets van dit alles",
  settled:
    "is al geregeld,al geregeld,opgelost,is al opgelost,blijft[ (toch|gewoon)] staan,past toch,komt wel goed,maakt niet uit",
  definite: "de,het,t,den,mijn,m'n,onze,ons",
  as: "als",
  all: "alles,alle (afspraken|meetings),al mijn afspraken",
  exceptFor: "behalve,uitgezonderd,uitgenomen,buiten,met uitzondering van,met uitsluiting van,op één na",
  clears:
    "maak … (leeg|helemaal leeg|volledig leeg|vrij|helemaal vrij|volledig vrij),leegmaken,vrijmaken,leeg te maken,vrij te maken,veeg … (leeg|schoon),leegvegen,leeghalen,haal … leeg,maken … (leeg|vrij),(leeg|vrij) maken,leeg gemaakt,leeggemaakt,vrijgemaakt,ruim … leeg",
  more: "meer,extra,nog[ (eentje|een|één|een afspraak|iets|iets anders)],langer",
  less: "minder,korter",
  around: "na,voor,vlak (na|voor),meteen na",
  beside: {
    after: "na,achter,aansluitend (op|aan),na afloop van",
    before: "voor,vóór",
    of: "van",
    right: "vlak,direct,meteen,net,gelijk,aansluitend,pal,onmiddellijk",
    over: "klaar,afgelopen,voorbij",
    prepares: "voorbereiding,voorbereid,onvoorbereid,bereiden,prep",
    calls: "belafspraak,bel,bellen,belt,telefo",
  },
  or: "of[ (anders|misschien|desnoods|evt|eventueel)],ofwel,danwel,dan wel,(kan|mag|lukt) ook",
  sameTime:
    "zelfde (tijd[en|je]|tijds(tip|lot)|uur|moment|starttijd),dezelfde tijd[en],diezelfde tijd,om (diezelfde|dezelfde) tijd,op ((diezelfde|zelfde) tijd|dezelfde tijd[en]|hetzelfde (tijdstip|uur|moment)|de zelfde tijd),hetzelfde (tijdstip|uur),[de ]tijd (blijft[ (hetzelfde|gelijk|staan|zo)]|hetzelfde|kan blijven|is prima[ zo]|klopt|is goed[ zo]),de (tijd blijft (hetzelfde|gelijk)|zelfde tijd),tijdstip (blijft (gelijk|hetzelfde)|hetzelfde),rond dezelfde tijd",
  oneOf: {
    leads: "(die|dat|degene|deze) (van|op|om|met)",
    behind: "",
    another: "(de|die|het) (andere|vorige|eerdere|latere)[ afspraak]",
  },
  likeThe: "[net ]zoals,als,hetzelfde als,dezelfde als,zelfde als,een kopie van",
  sameLength: "[de ]zelfde (lengte|duur|tijdsduur),(even|net zo) lang,ook zo lang,dezelfde (lengte|duur)",
  inItsPlace:
    "(dat uur|die plek|die tijd|dat gat) (krijgt|mag|gaat naar|is voor),geef … (die|dat) [(hele|zelfde|vrije) ](uur|tijd|plek|slot|gat),geef … het [(hele|zelfde|vrije) ](uur|slot|gat),in de plaats[ (daarvan|ervan)],vervang (haar|hem|hen) door,gebruik (die|de|dat|het) (tijd|plek|gat|slot|uur) voor,geef (die|de|dat|het) (tijd|plek|gat|slot|uur) aan,op (dat (tijdstip|moment|uur|slot)|die (tijd|plek|plaats)),dan,(ipv|i.p.v.) (daarvan|dat),in (zijn plaats|haar plaats|plaats daarvan|die plek|de plaats daarvan|dat (slot|gat)|het vrijgekomen (gat|slot)),(daarvoor|ervoor|voor) in de plaats,(er|daar) voor in de plaats,(boek|zet|plan) (in plaats daarvan|daarvoor in de plaats),in (zn|z'n|haar|d'r|dr|hun|mn) plaats,(springt|valt) in,(komt|gaat|doet) [… ]in (zn|z'n|zijn|haar|d'r|dr|hun|mijn|mn) plaats",
  freedPlace:
    "[(in|op|naar) ](het|dat|zijn) (vrijgekomen|vrijgevallen|lege|oude|vrije) (gat|slot|moment|uur|tijdslot|blok|plekje),[(in|op|naar) ](de|die|zijn|haar) (vrijgekomen|vrijgevallen|oude|lege|vrije) (plek|tijd)",
  toItsEnd: "aan het (eind|einde)[ van],aan de staart van",
  afterThat:
    "(als|zodra) (het|dat|die) (klaar|afgelopen|voorbij) is,(er|daar) achteraan,achteraan,eraan vast,er aan vast,plak er … (achteraan|aan vast),plak … achteraan,(na|achter) [die van ](haar|hem|hen),(na|achter) die aan,daarna,aansluitend[ (daaraan|eraan|erop|daarop)],er [(direct|meteen|gelijk) ]na,erna,erachteraan,daarachteraan,aaneensluitend,hierna,en (daarna|dan)",
  beforeThat: "[(net|vlak) ]voor(dat het|dat dat|dat ie) begint,(daarvoor|ervoor)[ nog],daar nog voor",
  justDone:
    "heb ik[ (net|zojuist|nu)] (geboekt|ingepland),heb je[ (net|zojuist|zonet|daarnet|nu|nou|er net|het laatst)] (geboekt|gepland|ingepland|ingezet|vastgelegd|gedaan|gereserveerd|toegevoegd|geblokkeerd|erin gezet|in de agenda gezet)",
  each: "(los|apart) van elkaar,(aparte|losse) (afspraken|gesprekken|meetings),apart van elkaar,[op ]beide dagen,elk[ (apart|afzonderlijk)],allebei,ieder,beide,telkens,steeds,per (stuk|keer|gesprek|afspraak|persoon),elke keer,stuk voor stuk",
  late: "(zit|sta) vast in (de (tram|trein|bus|metro|file)|het verkeer),(tram|bus|metro) heeft vertraging,(kom|ben) ik te laat,te laat,ik (ben (te laat|later|verlaat|(iets|wat|…) later)|heb vertraging|loop (uit|achter|… uit)|sta in de file|kom (later|te laat)),ben (te laat|(wat|iets[je]) later|verlaat|… (later|te laat)),vertraging,loop (uit|achter|… uit),sta in de file,kom (later|te laat),heb … vertraging,trein heeft vertraging,mijn trein heeft vertraging,(past|schikt) (niet|(me|mij) niet),werkt niet[ voor mij],komt (niet (uit|zo goed uit)|(mij|toch) niet uit|me (niet|slecht) uit|slecht uit),gaat ((me|mij|toch) niet lukken|niet[ lukken]),lukt ((toch|me) niet|niet),is (niet handig|onhandig),niet (handig|zo handig),kan niet,loopt uit,loopt … uit,is (verlaat|te laat|later),heeft vertraging",
  unsuitable:
    "dan (kan ik|lukt het|gaat het) [(toch|echt|helaas|eigenlijk) ]niet,zit ik[ (al|dan|helemaal|toch)] (vast|klem),(werkt|kan) (nooit|niet) op (maandagen|dinsdagen|woensdagen|donderdagen|vrijdagen|zaterdagen),(haat|haten),zit ik (toch|al|helemaal|dan|nog) vol,ben ik (al|toch|dan|nog) (bezet|volgeboekt|vol|weg|druk),lukt [me |mij |toch |helaas ]niet meer,(past|schikt|gaat) (toch|helaas|bij mij) niet,heb ik (al|toch|nog|dan) (iets|wat|een afspraak|een call),(kom|kan) ik niet weg,moet (eerder|vroeg|vroeger|op tijd) (weg|gaan|naar huis),is (me|mij) te (vroeg|laat|krap|druk),is (vrij|weg|onhandig|er niet|niet handig),kan [(helaas|toch|nu|dan) ]niet doorgaan,kan (ik (niet|(toch|dan) niet)|niet|(toch|ze|hij) niet),past (niet|(me|mij|toch) niet),schikt (niet|me niet),komt (niet (uit|goed uit)|(me|mij) niet uit|slecht uit),gaat (niet[ (lukken|door)]|me niet lukken|(m|hem|het|'m) niet worden),wordt (m|hem|het) niet,lukt (niet|(me|toch) niet),ga ik niet (redden|halen),ben ik (bezet|er niet),werkt niet,zit (vol|ik vol),kan (ie|die|zij|we|er) niet,(is|zit) (hij|ie|ze|zij) (er niet|vrij|weg|vol|bezet),ben ik (weg|vrij|op pad),heb ik iets,(is|zijn) (bezet|gereserveerd|volgeboekt|niet beschikbaar),(te|veel te) (vroeg|laat),wat (vroeg|laat),is (zo|te|al|erg|best|wat|nogal|echt|veel te|al zo|al te|iets te|net te|een beetje) (vol|druk|krap|kort|lang|volgeboekt|volgepland|bezet),is (zo|erg|best|nogal|echt) (vroeg|laat),wordt (te|zo|wat|erg|veel te|best|nogal|een beetje) (vol|druk|krap|kort|lang),(is|wordt) (krap|druk),(haal|red) (ik|ik al|ik toch|ik nooit|ik echt) niet[ meer],(haal|red) … niet[ meer],(halen|redden) we (nooit|niet),halen … niet,(zo|te) druk,(krap|kort) dag",
  leaves:
    "moet (weg|gaan|ervandoor),vertrekt,gaat weg,moet ik (weg|gaan),moet (ie|hij|ze|zij) (weg|gaan),(is|ben) (ik|ie|hij|ze|zij) weg,ga ik weg,moet [ik ]klaar zijn,moet het (klaar|afgelopen) zijn",
  mustI: "moet ik[ (nog|echt)],hoef ik,(moeten|hoeven) we,ben ik verplicht om",
  free: "kan ik,(vrij|leeg)[ is],ja,zo ja",
  later:
    "(schuif|verschuif|verzet|zet|gooi) … ([op |door ]naar later),later,op,verder[op],achteruit,verlaat,naar (achteren[ (toe|schuiven)]|later[ toe]|achter[ schuiven]),(schuif|gooi) … naar achter[en],zet … naar achteren",
  earlier:
    "eerder,vroeger,vooruit,vervroeg[en|d],naar (voren[ (halen|trekken|schuiven|toe|te halen)]|eerder|voor|vroeger),(haal|trek) … naar voren,schuif … (naar voren|vooruit),te vervroegen",
  weekAfter: "de (week (erna|daarna|erop)|volgende week),week (erna|daarna),een week (verder|erna)",
  weekBefore: "de week (ervoor|daarvoor),week ervoor",
  lasts:
    "genoeg,voldoende,nodig (hebben|heb|heeft),laten duren,reken[en],uittrekken,trek er,(ervoor|daarvoor) (uittrekken|inplannen|nemen|rekenen|vrijhouden),(zou|is|lijkt me) (goed|prima|ideaal|ruim)[ zijn],lang,duren[d],nodig,volstaat,tijdsduur,duur,duurt[ (het|die|ongeveer|zo'n)],maak ((er|daar) (… van|(maar|toch) … van)|het|dat),geef (ons|het|hem|m|die),we hebben … nodig,neem (er|… de tijd),trek (er … voor uit|… uit),is (genoeg|voldoende|zat|lang zat|ruim voldoende|meer dan genoeg),moet ((genoeg|voldoende) zijn|… duren|lukken|volstaan),(mag|gaat|zal) … duren,heb (…|ik) nodig,ik heb … nodig,hebben (…|we) nodig,aan een stuk,reken op,ga uit van,qua duur,genoeg is,is[ ook] genoeg,trek … voor uit,doorlopen,doorgaan,achtereen,aaneengesloten,onafgebroken,in één ruk,zonder (onderbreking[en]|pauze)",
  hours: "uur,u",
  scope:
    "sjablo(on|nen),template,alle[s|en],allemaal,beide,allebei,elk[e],iedere[en],reeks,serie,behalve,weer,opnieuw,wissel,ruil,verwissel,herhaal,wekelijks[e],dagelijks[e],maandelijks[e],volgende,voortaan,leeg,blokkeer,laat,vertraging,ongedaan,terug,vrij,beschikbaar,bezet,account,taal,eerste,laatste,twee[de],drie,waarom,weg,afspraken,meetings,vergaderingen,calls,gesprekken,eerstvolgende,hele reeks,rest van,nog een keer,te laat,net geboekt,vanaf nu,in de file",
  allDay:
    "(geen|zonder) [(specifieke|vaste|aparte|precieze) ](tijden|tijdstippen|uren)[ (nodig|erbij)],(alleen|enkel|gewoon|puur) de dagen,hele (dag[ lang]|dagen|dagafspraak),de (hele|ganse|volle|complete) dag,als hele (dagen|dag),hele-dag,dagvullend[e],hele-dagafspraak,heel de dag,(gehele|volledige|ganse|complete) dag,een hele dag,volle (dag|dagen)",
  freeTime:
    "tijd,tijdstip[pen],gaatje,plek,plekje,gat,ruimte,moment,momentje,tijdslot,slot,gaatjes,plekken,plekjes,gaten,momenten,tijdsloten,slots,welke tijden",
  fits: "kan er,kwijt,past[ er] in,past,passen,in te passen,ertussen,er tussen,inpassen",
  iAm: "ben ik,ik ben,zit ik,ik zit",
  away: "ben ik (er niet|niet (er|beschikbaar|aanwezig|bereikbaar)),(ben ik|ik ben) … (weg|afwezig|er niet|niet (er|beschikbaar|aanwezig|bereikbaar)),(ik ben|ben ik) er … niet,dat ik … (weg ben|er niet ben|afwezig ben),weg,afwezig,niet (beschikbaar|aanwezig|bereikbaar)",
  soonest:
    "asap,zsm,z.s.m.,zo (snel|spoedig|gauw|vroeg) (mogelijk|als [het ](kan|gaat|lukt)|als je kan),hoe (eerder|sneller) hoe (beter|liever),met spoed,op korte termijn",
  somewhere:
    "binnenkort,ergens[ een keer],een (keer|keertje),op (een (moment|willekeurig moment)|enig moment),wanneer (dan ook|maakt niet uit|het (uitkomt|schikt)|je wilt),maakt (niet uit[ (wanneer|hoe laat)]|(mij|me) niet uit[ (wanneer|hoe laat)]),keertje,tijdstip maakt niet uit,hoe laat maakt niet uit,(tijd|dag) maakt niet uit,[maakt niet uit ](wanneer|zodra|als|waar) ik [(maar|ook|even|toch) ](vrij ben|tijd heb|kan|plek heb),als ik maar (vrij ben|kan|tijd heb)",
  hollow:
    "tijd,afspraak[je|jes],meeting[etje],gesprekje,moment[je],tijd[je],iets,event,evenement,ding,blok[je],tijdslot,slot[je],plek[je],mtg[s],mtng,afspr,afspr.,meetinkje,gaatje,datum,agenda-item,agendapunt,boeking,timeslot,tijdsblok,tijdvak,dingetje,meet,agendaitem,sessie,bespr,bespr.,gedoe",
  kinds:
    "verhuizing,verhuisdag,tel,overleg[je],gesprek[je],sessie,belletje,call,telefoontje,vergadering,bespreking,eten,borrel[tje|en],drankje,demo,sync,stand(up|-up),review,interview,sollicitatie,sollicitatiegesprek,workshop,training,sportschool,fitness,1:1,bila[t],bilateraal,bijpraten,kennismaking,kick-off,kickoff,retro,retrospective,planning,brainstorm,presentatie,feest[je],webinar,les,cursus,beurs,bezoek,controle,massage,yoga,vakantie,verlof,teamoverleg,voortgang,focus,focustijd,wandeling,intake,apk,conferentie,congres,uitje,heidag,afstemming,dagstart,weekstart,pitch,werkoverleg,weekoverleg,projectoverleg,afdelingsoverleg,maandoverleg,voortgangsgesprek,functioneringsgesprek,beoordelingsgesprek,evaluatie,evaluatiegesprek,exitgesprek,adviesgesprek,klantgesprek,intakegesprek,kennismakingsgesprek,oudergesprek,ouderavond,videocall,videogesprek,belafspraak,zoomcall,teamscall,1-op-1,een-op-een,bilaatje,brunch[en],vrijmibo,vrijdagmiddagborrel,biertje[s],wijntje,thee,theetje,werkbezoek,rondleiding,bezichtiging,receptie,uitvaart,begrafenis,bruiloft,trouwerij,kinderfeestje,optreden,concert,voorstelling,bioscoop,museum,wedstrijd,voetbal,hockey,tennis,padel,squash,zwemmen,hardlopen,sporten,yogales,pilates,zwemles,rijles,pianoles,muziekles,bijles,opticien,dierenarts,orthodontist,psycholoog,therap(ie|eut),ziekenhuis,bloedprikken,vaccinatie,schoonheidsspecialiste,onderhoudsbeurt,bandenwissel,loodgieter,monteur,makelaar,notaris,boekhouder,accountant,advocaat,oplevering,overdracht,deadline,sprintplanning,refinement,daily,weekly,maandstart,mt,mt-overleg,directieoverleg,bestuursvergadering,heisessie,werksessie,brainstormsessie,strategiesessie,sparsessie,terugkoppeling,check(-in|in),statusupdate,nabespreking,voorbespreking,debrief,briefing,voorbereiding,repetitie,update,contactmoment,klantbezoek,huisbezoek,huiswerkbegeleiding,jaargesprek,salarisgesprek,stagegesprek,studiegroep,leesclub,boekenclub,teamuitje,teamdag,kwartaalreview,werklunch,doorloop,townhall,telefoonafspraak,belmoment,bespr,design review,een op een,zoom call,teams (call|meeting),1 op 1,(bakje|kopje) koffie,open dag,all hands",
  standsOn: "",
  looksAt:
    "terugblik,vooruitblik,evaluatie,nabespreking,voorbespreking,voorbereiding,review,retro,debrief,recap,terugkoppeling,prep",
  concepts: {
    call: "bellen,telefoontje,telefoongesprek,belafspraak,belletje,call",
    dentist: "tandarts,tanden,gebit,tandartsafspraak,mondhygienist,tandartscontrole,tandartsbezoek",
    doctor: "dokter,huisarts,doktersafspraak,arts,huisartsafspraak,dokterafspraak,huisartsbezoek",
    hairdresser: "kapper,kapperafspraak,kappersafspraak,knippen",
    physio: "fysio,fysiotherapie,fysiotherapeut",
    lunch: "lunch,luncht,lunchafspraak,lunchen,lunchje,lunchmeeting",
    dinner: "diner,avondeten,etentje,dineren,uit eten",
    breakfast: "ontbijt,ontbijten,ontbijtje",
    coffee:
      "koffie,(kop|kopje|bakje|bak) koffie[ (drinken|doen)],koffiedrinken,koffie drinken,koffiemoment,bakkie,koffietje,koffieafspraak",
    birthday: "verjaardag,verjaardagsfeest,verjaardagsfeestje,verjaardagje",
  },
  numbered:
    "band,park,appartement,kamer,zaa(l|k),sprint,fase,versie,release,hoofdstuk,niveau,module,iteratie,groep,verdieping,etage,gebouw,gate,ingang,poort,deur,steiger,tafel,spoor,perron,studio,deel,stap,team,hal,ronde,lokaal,vergaderzaal,terminal,lijn,klas,ruimte,room,kwartaal,seizoen,aflevering,nr,nummer,no,order,dossier,project,factuur",
  venues:
    "bar,hotel,bistro,cafe,cafetaria,cafeteria,restaurant,pizzeria,brasserie,trattoria,eetcafe,kantine,grandcafe,lunchroom,kroeg",
  whereabouts:
    "plaats,plek,locatie,lokatie,location,adres,trefpunt,ontmoetingsplek,ontmoetingsplaats,afspreekplek,afspreekplaats",
  heading: "titel[tje],naam,als (titel|naam)",
  rooms:
    "appartement,kamer,zaal,verdieping,etage,gebouw,gate,ingang,poort,deur,steiger,tafel,studio,hal,lokaal,vergaderzaal,terminal,perron,spoor,ruimte,room",
  weeks: "week,wk",
  streets:
    "straat,weg,laan,plein,gracht,kade,dijk,singel,steeg,pad,markt,plantsoen,dreef,hof,park,allee,boulevard,…straat,…weg,…laan,…plein,…gracht,…kade,…dijk,…singel,…markt,…hof",
  interrogative:
    "hoe druk is,wat,wie,wanneer,waar[om],welk[e],hoe,hoeveel,hoela(at|ng),wnr,waarover,waarheen,hoezo,waarvoor",
  past: "had,hadden,deed,zat,sprak,zag",
  askedDone: "heb[ ik],had,hebben,hebt",
  opensQuestion: "(zag|sprak|trof) ik,is,zijn,was,staa(t|n),begin(t|nen),gaa(t|n),heeft,eindigt,waren,stond,zit",
  planned:
    "doorgaat,plaatsvindt,gepland is,in de agenda staat,druk,vol,volgepland,volgeboekt,op (t|'t) programma,tot nu toe,tot nog toe,tot dusver,in totaal,bij elkaar,alles bij elkaar,opgeteld,bezig,afgesproken,gezet,ingezet,op de uitnodiging,de uitnodiging,daarvoor,op de lijst,uitgenodigd,toegezegd,meetings,iets,staa(n|t),alweer,weer,begin(t|nen),eindig(t|en),klaar,afspraken,dingen,allemaal,komt,komen,zoal,ingeboekt,plaatsvindt,ookweer,niks,niets,dan,al,had,hadden,gehad,stond[en],deed,eruit,eruitzien,nog[ (iets|wat|dingen|meer|te doen|op de planning)],gepland[ (staan|hebben)],ingepland[ staan],te doen,op (het (programma|menu)|de (planning|agenda|rol)[ staan]),(precies|nou)[ ook alweer],ook (alweer|weer),in (de planning|planning|(mijn|mn) agenda staan),aan afspraken,voor (mij|de boeg),eerstvolgend,veel (afspraken|meetings|vergaderingen|calls),geef me alles",
  subject: "ik,hij,zij,we,wij",
  said: "(ze|zij|mensen) zeggen[ dat],(stelt|stelde) … voor,(appt|zegt|mailt|schrijft|belt) net[ dat],(appt|stelt voor|schrijft|mailt)[ dat],heeft … (gezegd|voorgesteld),is nog vrij,(vroeg|vraagt)[ of[ (we|ik|het|dat)]],(heeft|had|wil|wou) (toch|eigenlijk|nu|dan) liever,wil liever,heeft liever,zei,zegt,was,(had|heeft) alleen,kan (alleen[ nog]|pas|nog alleen),het was,is om,kan pas (om|vanaf),(lukt|past) (hem|haar) pas,appte[ dat],mailde dat,belde dat,wil graag,(kan|kon) alleen",
  tells:
    "zeggen[ dat],(vraagt|vragen|vroeg)[ (zich af|me)][ of],[(laat|laten|liet) ]net weten[ dat],(laat|laten|liet) weten[ dat],(belt|belde|mailt|mailde|appt|appte|appten|schrijft|schreef|bellen) (net|me net|zojuist)[ dat],(heeft|hebben) net (gebeld|geappt|gemaild|laten weten)[ dat],(geeft|geven) aan[ dat],hoor[de][ net] van,[net ](een appje|een mailtje|bericht) van",
  suits:
    "is (handiger|beter|makkelijker|fijner) voor (iedereen|ons allemaal|allemaal),komt iedereen beter uit,heeft (ze|hij|zij) liever,hebben ze liever,heeft liever,(zou|zou haar|zou hem) beter (uitkomen|passen),(past|schikt|lukt) (haar|hem|hun|ze) (beter|wel),uitkomen,uitkomt,beter uit,liever heeft,(hebben|heeft) (alleen|enkel|pas)[ nog]",
  goods:
    "hotelkamer,taxi,tafel voor,een tafel,hotel,vlucht,trein,treinkaartje,kaartjes,reservering,huurauto,pizza,bloemen",
  orders: "boek,reserveer,bestel,regel,zoek,koop,bel,annuleer,huur",
  whatAbout:
    "hoe zit (het|dat) met,en (hoe (zit het[ met]|(is|staat) het met|ziet)|wat[ (staat er|heb ik)]),(idem|zelfde|hetzelfde) voor",
  guests: {
    who: "wie,mensen,gasten",
    comes: "komt,komen,gaat,gaan,mee,erbij,doet,doen",
    replies:
      "geaccepteerd,afgewezen,toegezegd,afgezegd,gereageerd,geantwoord,ja,nee,bevestigd,geweigerd,uitgenodigd,aangemeld,afgemeld",
    leads: "georganiseerd,organiseert,leidt,geleid,voorzit,geeft,host,ingepland,gepland,belegd",
  },
  soFar: "tot nu toe,tot nog toe,tot dusver",
  firstOf:
    "welke (is|komt) (als eerste|eerst|het eerst|de eerste),en het eerste,wat is het eerste,eerste (afspraak|vergadering|meeting|call|ding),hoe laat begin ik,wanneer begin ik,waar begin ik mee,wat (heb ik als eerste|staat er als eerste),als eerste",
  ofDay: "van (de|die) dag",
  lastOf:
    "welke (is|komt) (als laatste|het laatst|de laatste),en het laatste,wat is het laatste,laatste (afspraak|vergadering|meeting|call|ding),wanneer ben ik (klaar|… klaar),hoe laat ben ik (klaar|… klaar),wat (heb ik als laatste|staat er als laatste),als laatste",
  dayAfter:
    "de (dag (erna|daar(na|op)|erop|nadien)|(volgende|daaropvolgende) dag),dag (erna|daar(na|op)|erop),daags (erna|daarna|nadien)",
  dayBefore: "de dag (ervoor|daarvoor|tevoren|voordien),dag (ervoor|daarvoor),daags (ervoor|tevoren)",
  howMany:
    "hoeveel (uur|tijd)[ (vergader ik|zit ik in|ben ik kwijt aan|aan|in|gaat er naar|zit ik in vergadering)[ (afspraken|meetings|vergaderingen|overleg)]],hoeveel[ (afspraken[ (heb ik|(zijn|staan) er)]|meetings[ (heb ik|staan er)]|vergaderingen[ heb ik]|dingen|keer|afspr|calls|gesprekken|overleggen|belletjes)],hoe vaak[ heb ik]",
  lastTime:
    "wanneer (had|heb|was|ben) ik voor het laatst[ (een|naar|bij|met)],wanneer (heb ik … (voor het laatst (gezien|gesproken)|gezien|gesproken|ontmoet|het laatst (gezien|gesproken)|laatst (gezien|gesproken))|zag ik … (voor het laatst|het laatst[e])|sprak ik … (voor het laatst|het laatst)|was (mijn laatste (afspraak|gesprek|meeting|call) met|de laatste keer (dat ik|met))|had ik voor het laatst),voor het laatst,het laatst (gezien|gesproken)",
  swaps:
    "(wissel|ruil|draai) (ze|die|die twee|beide)[ even][ om],wissel[en][ (van (plek|plaats|tijd)|om)],omwisselen,om te wisselen,omgewisseld,verwissel[en|d],ruil[en][ (van (plek|plaats|tijd)|om)],omruilen,van (plek|plaats|tijd) (wisselen|ruilen|verwisselen),omdraaien,omgedraaid,draai … om,wissel … om,ruil … om",
  goesOut:
    "vervallen,(valt|vallen) (uit|… uit),is uitgevallen,eruit,eraf,er[ (ff|even|effe|maar|weer|ook|nog|toch)] (uit|af),weg,van (mijn|de|m'n) … af,verdwijn(en|t),wegvallen,wegvalt,(verdwenen|weggevallen) was",
  comesIn:
    "(kan|komt) (toch|weer)[ wel][ (mee|komen|erbij)],(kan|komt) er (toch|weer)[ wel] bij[ zijn],is er toch[ wel] bij,erbij,erin,er bij,erop,erin erbij",
  replaces: "vervang door,ruil voor,wissel voor,verander in,verander naar,wijzig in,wissel met,ruil tegen,vervang voor",
  titles: "fam.,fam,familie,tante,oom,dr,prof,meneer,mevrouw,mevr,dhr,juf,meester,oma,opa,st,sint",
  talk: {
    bye: "fijn weekend[ (alvast|nog)],fijne (week|middag|nacht)[ (nog|verder|alvast)],prettig weekend,doei[ doei],dag[ hoor],tot (ziens|straks|morgen|snel|dan|gauw|later[ dan]|de volgende keer|volgende week),fijne (dag[ (nog|verder)]|avond[ nog]),later[ he],doeg[ doeg],houdoe,doeidoei,laters,aju,ajuus,mazzel,truste[n],salut",
    how: "hoe (gaat (het[ (met (je|jou)|ermee)]|ie)|is (het[ met (je|jou)]|ie)|was je (dag|weekend)),alles (goed[ (daar|met je|bij jou)]|ok|kits|oke),hoest,gaat (het[ goed]|ie goed),lekker weer vandaag,wat doe je",
    praise:
      "wat een (dag|week|ochtend|gedoe|drukte)[ (weer|zeg|was dat)],pff,jeetje,poeh,(dat|die) is[ (mooi|dan|weer)] geregeld,kijk ernaar uit,je bent (top|geweldig|lief|de beste|een (schat|topper|held|kanjer)),top,geweldig,haha[ha],mooi,chill,tof,leuk,wauw,nice,keurig,hihi,lol,heerlijk,hulde,chapeau,kanjer,topper[tje],held,briljant,fantastisch,perfect,prachtig,vet,keigoed,supergoed,handig,(super|knap)[ gedaan],lekker[ (bezig|dan)],goed (gedaan|man|bezig[ zeg]),netjes gedaan,love it,you rock,te gek",
  },
  mail: {
    from: "van",
    subject: "onderwerp",
    wrote:
      "schreef,schrijft,appt,appte,mailt,mailde,zegt,zei,stuurde,vroeg,vraagt,typte,mailde me,stuurde me,appte me,appt me",
    forwarded: "doorgestuurd,doorgestuurd bericht,fwd,fw",
  },
  unsupported: {
    colour:
      "kleur[tje],inkleuren,kleurcode,een kleur,in het (groen|rood|blauw),maak … (groen|rood|blauw|geel),(groen|rood) maken",
    link: "meet-link,zoomlink[je],teamslink[je],videolink[je],vergaderlink,meetlink,inbellink,(meet|zoom|teams|online) link,google meet link,link naar de call",
    attachment:
      "bijlage[n],slides,bestand,document,pdf,foto,afbeelding,plaatje,docje,voeg bij,presentatie (toe|bij),word document,powerpoint[s],ppt,pptx,excel,spreadsheet",
    note: "(zet|schrijf|noteer) er … bij dat,(zet|schrijf|noteer) er bij dat,(zet|schrijf|noteer) erbij dat,notitie[s],opmerking[en],omschrijving,beschrijving,aantekening[en]",
    away: "afwezigheidsbericht,afwezigheidsassistent,out of office,automatisch antwoord,ooo,afwezigheidsmelding,afwezigheidsmail",
    message:
      "stuur[ (een (mail|bericht[je]|appje|mailtje|sms)|… een (mail|bericht|appje|mailtje|sms))],mail,app … (even|dat),doorsturen,en (versturen|verzenden|opsturen),stuur … door,doormailen,mail … door",
    share:
      "deel mijn[ hele] (agenda|kalender)[ met],deel … (agenda|kalender),(geef|verleen) … (toegang|inzage),toegang tot mijn[ hele] (agenda|kalender),laat … mijn (agenda|kalender) (zien|inzien|bekijken),laat mijn (agenda|kalender) zien aan",
    call: "bel … voor (me|mij|ons),bel … (even|eens) op,geef … een belletje",
    other:
      "(kan|kun|wil|zou) (je|jij|u) … (betalen|overmaken),(verlof|vakantie) aanvragen,vraag … vrij aan,aanvragen,print[ … uit],uitprinten,opnemen,verta(al|len),privé,betaal,bestellen,koop,afdrukken,prioriteit,archiveer,exporteer,boodschappenlijst[je],takenlijst,mop,weerbericht,navigeer,neem … op,op privé,bestel[ (een taxi|even)],boek een (vlucht|hotel),deel mijn agenda,zet (op privé|… aan|muziek),regel een taxi,zoek een (restaurant|hotel),vertel een (mop|grap),speel muziek,route naar,factuur sturen,opname[n],wekker,wek me,maak me wakker,(zet|doe) … op (stil|trilstand|vliegtuigstand|lautlos),op (stil|trilstand|vliegtuigstand),niet storen,(doe|draai) … (aan|uit),maak … over[ (naar|aan)],stuur … tikkie,tikkie,(wat voor|hoe wordt het|wat is het|wat wordt het) weer,weer wordt het,het weer (voor|van|op|in),snelste (weg|route),route naar,hoe (lang rijden is het|kom ik) (naar|bij),zoek een (loodgieter|restaurant|hotel|kapper)",
  },
  wholeDays: {
    off: "ziektedag,ziek gemeld=Ziek,een dag vrij genomen=Vrij,dag vrij genomen=Vrij,vrij genomen=Vrij,vrijgenomen=Vrij,vrij gekregen=Vrij,een dag vrij=Vrij,dag vrij=Vrij,dagje vrij=Vrij,dagen vrij=Vrij,vrije dag=Vrije dag,vrije dagen=Vrije dagen,verlof,op vakantie=Vakantie,met vakantie=Vakantie,vakantie,afwezig,niet aanwezig=Afwezig,niet op kantoor=Afwezig,ouderschapsverlof,zwangerschapsverlof,werk ik niet=Vrij,ben ik vrij=Vrij,neem ik vrij=Vrij",
    offOrFree: "vrij,weg",
    home: "thuiswerken,thuiswerkdag,werk thuis=Thuiswerken,werk ik thuis=Thuiswerken,ga thuiswerken=Thuiswerken,thuis aan het werk=Thuiswerken,home office=Thuiswerken",
    whole: "heel,hele,de hele,heel de",
    keep: "dicht,dichtzetten,blokkeer,blokkeren,houd,hou,vrijhouden,reserveer,leeg,blok",
    noted: "verjaardag,jarig=Verjaardag,studiedag,klusdag,snipperdag,trouwdag,jubileum,feestdag,betaaldag,salarisdag",
    long: "conferentie,congres,beurs,heidag,heidagen,reis,zakenreis,uitje,teamuitje,festival,hackathon,training,cursus,workshop,offsite,retraite,kamp,weekendje weg,bezoek",
    ask: "wanneer,heb ik,ben ik,welke dagen,hoe lang",
    put: "zet,zetten,leg,leggen,markeer",
    take: "opgenomen,gekregen,genomen,ben,neem,nemen,opnemen,neem op,krijg,pak,pakken",
  },
};
