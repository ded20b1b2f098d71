import type { LanguageWords } from "./language";

export const dutch: LanguageWords = {
  code: "nl",
  acts: {
    create:
      "plan,plan in,inplannen,plannen,boek,boeken,reserveer,reserveren,zet,zet in,zetten,maak,maken,maak een,aanmaken,maak aan,regel,regelen,blokkeer,blokkeren,noteer,noteren,schrijf,zet erin,leg vast,vastleggen,spreek af,prik,prikken,inboeken,boek in,voeg toe,toevoegen,plan … in,zet … in,leg … vast,maak … aan,voeg … toe,schrijf … in,erin,zet … erin,gooi … erin,zet … in mijn agenda,knal … erin,schuif … in,zet … klaar,spreek … af,stop … erin,tik … in,neem … op,blokken,blok,prik … in,zet … vast,zet vast,afspreken",
    move: "verzet,verzetten,verplaats,verplaatsen,verschuif,verschuiven,schuif,schuiven,schuif op,opschuiven,uitstellen,stel uit,stel … uit,vervroeg,vervroegen,omzetten,zet om,zet … om,schuif … op,verplaatst,verzet worden,ander moment,andere tijd,ander tijdstip,andere dag,later moment,nieuw moment,nieuwe tijd,wijzig,wijzigen,verander,veranderen,verleg,verleggen,doorschuiven,schuif … door,opgeschoven,verschoven,wordt verplaatst,verhuis,verhuizen",
    cancel:
      "annuleer,annuleren,cancel,cancelen,schrap,schrappen,verwijder,verwijderen,zeg af,zeg … af,afzeggen,afgezegd,haal weg,haal … weg,weghalen,gooi … eruit,laat … vervallen,laten vervallen,afblazen,blaas … af,haal … eruit,wis,wissen,schrapt,geannuleerd",
    invite: "nodig … uit,uitnodigen,voeg … toe,toevoegen,nodig,vraag … erbij,neem … mee,haal … erbij",
    uninvite:
      "haal … af,haal … eraf,verwijder,haal … weg,laat … weg,zonder,haal … uit,laat … eruit,haal,haal … uit de,haal … van",
    longer: "doe … bij,verleng,verlengen,langer,maak … langer,langer maken,loopt uit",
    shorter: "verkort,verkorten,korter,maak … korter,inkorten,kort … in",
    ask: "stuur me mijn agenda,stuur mij mijn agenda,stuur mijn agenda,wat heb ik,wat staat er,wat staat er op,heb ik,heb ik nog,wanneer is,waar is,wie komt er,wie komen er,wie is er,laat zien,toon,hoeveel,hoe lang,hoe laat is,wanneer heb ik,wanneer zie ik,wanneer begint,hoe laat begint,hoe laat heb ik,welke dag is,wat moet ik,wat doe ik,wat hebben we,hebben we,heb ik iets,staat er iets,wat gebeurt er,op welke dag is,laat … zien,geef me,wat zijn mijn,wat is mijn,wat komt er,hoe lang duurt,bekijk,check,wat staat,wat is er,staat er,hoe ziet,met wie is,met wie heb ik,hoe lang is,hoe lang gaat,wie zie ik,wie spreek ik,wie heb ik gezien,wie heb ik gesproken,wat staat er nog meer,wat heb ik nog meer,hoe laat",
    find: "zoek,vind,vinden,zoeken,wanneer kan,wanneer kunnen,is er tijd,ben ik vrij,ben ik beschikbaar,prik een moment",
    absent:
      "kan niet naar,kan niet bij,red … niet,kan er niet bij zijn,kan niet komen,kan niet aanwezig zijn,haal … niet,kan … niet halen,ben er niet bij",
    tell: "laat … weten,laat weten,vertel,zeg tegen,informeer,stuur,mail,app,bericht,meld",
    rename: "hernoem,hernoemen,noem,noem het",
    remind: "herinner,herinnering,herinneringen,wekker,timer,alarm",
  },
  separable: { parts: "af,in,uit,om,op,door,toe,weg,aan,vast,erin,eruit", infinitive: " te " },
  weak: "heb,hebben,doe,doen,wil,nodig,zie,zien,ontmoet,spreek,ga,met,doornemen,bespreken,overleggen,kletsen,sparren,zitten,bellen,bel,afspreken,neem … door",
  repair:
    "nee wacht,wacht nee,wacht,nee toch,nee,toch,of nee,o nee,oh nee,sorry,nee sorry,ik bedoel,ik bedoelde,bedoel,bedoelde,eigenlijk,doe maar,doe toch,doe toch maar,maak er,maak daar,of eigenlijk,of liever,liever,beter,of beter,beter gezegd,correctie,oeps,pardon,verkeerde tijd,verkeerde dag,in plaats daarvan,moet zijn,had moeten zijn,eh,ehm,uh,wacht even,momentje,doe,toch maar,dat moet,het moet,foutje,laat maar,maak er toch,nou nee,of toch,of toch maar,verkeerde naam,verkeerde persoon,typfout,tikfout,sorry nee,ik bedoel dus,ik zeg het verkeerd,verkeerd,nee joh,ach nee,ah nee,nee even,ik vergis me,vergissing,of wacht,och nee,ach,nee hoor,doe liever,maak er liever,maak er maar,*",
  courtesy:
    "hoi,hallo,hey,hee,hé,dag,goedemorgen,goedemiddag,goedenavond,kun je,kan je,kan jij,kun jij,kunt u,wil je,wilt u,zou je,zou u,zou jij,kan ik,kunnen we,zullen we,laten we,even,eventjes,ff,effe,alsjeblieft,alstublieft,aub,svp,graag,dank je,dankjewel,dank u,bedankt,dank,thanks,is het mogelijk om,is het mogelijk,zou het mogelijk zijn om,zou het kunnen,kan dat,als het kan,als dat kan,als het lukt,indien mogelijk,misschien,ik wil graag,ik wil,ik zou graag,ik zou,ik moet,ik moest,we moeten,we willen,oke,oké,ok,dus,nou,ja,jep,prima,top,fijn,kunnen,willen,zou,moeten,moet,mogen,mag,eens,gewoon,snel,parley,ook,nog,hoor,is goed,is prima,zou fijn zijn,lijkt me goed,kun,kan,wil,gaan,worden,u,je,jij,voor mij,voor me,helpen,ervoor zorgen dat,zorg dat,maar,dan,deze inplannen,om te,te,aan het,vraagje,zet jij,wil jij,zou je misschien,zou je zo vriendelijk willen zijn,zou je zo vriendelijk willen zijn om,bent u zo vriendelijk,alvast bedankt,bij voorbaat dank,dank je wel,als je wilt,mocht het lukken,maar goed,in ieder geval,trouwens,even snel,heel even,zeg,luister,heey,joe,yo,gaarne,a.u.b.,s.v.p.,wel,al,toch even,samen,lukt,lukken,super,thnx,mijnheer,beste,lieve,dank alvast,vriendelijk,lukt dat,zou dat kunnen,zou kunnen,kunt,mogelijk,bitte,lukt niet,lukt me niet,komt niet uit,gaat niet lukken,gaat niet,kan niet,past niet,niet meer,vroeg of we,vraagt of we,vroeg of ik,wordt,komende tijd,geen haast,hoop dat alles goed is,als je even tijd hebt,vast,maar vast,alvast,doe dat maar,toe maar,zo,zo vriendelijk,erg,heel,gaat niet door,gaat toch niet door,pff,poeh,anyway,net",
  filler:
    "de,het,een,mijn,m'n,onze,ons,zijn,haar,hun,deze,die,dit,in mijn agenda,in de agenda,in agenda,op mijn agenda,aan mijn agenda,uit mijn agenda,agenda,me,mij,ik,we,wij,er,is,zijn,wordt,van,vanaf,nieuwe,nieuw,in,af,toe,op,om,rond,ongeveer,dat,durende,lang,per,daar,ergens,iets,wat,te plannen,uit,aan,erin,der,hij,zij,ze,hem,meneer,mevrouw,mevr,dhr,die van,dat van,ons tweeen,met z'n tweeen,n,'n,'t,eentje,m,'m",
  negation: "niet,geen,nooit,niet meer,hoeft niet,hoef niet,wil niet,wil … niet,niets,niks,nog niet,nog niets",
  condition: "als,indien,tenzij,mits,wanneer",
  because: "omdat,want,aangezien",
  them: "haar,hem,hen,ze,ons",
  otherwise: "anders,zo niet,en anders,of anders",
  join: "en,&,ook,plus,en dan,en ook,daarna",
  it: "het,dat,die,deze,hem,dit,deze afspraak,die afspraak,de afspraak,ze",
  with: "met,samen met,w/",
  about:
    "over,inzake,betreft,betreffende,re,om te praten over,ivm,i.v.m.,wegens,onderwerp,rondom,mbt,m.b.t.,betr,aangaande",
  called: "genaamd,met de titel,met als titel,getiteld,met titel,titel,heet",
  at: "in,bij,op,te,aan,@,via,vanuit",
  for: "voor,van",
  to: "naar,tot,op,om,naar de,voor",
  from: "van,uit,vanaf",
  since: "vanaf,met ingang van",
  on: "op,om,aan,van,dit,deze,komende,aankomende",
  not: "niet,zonder,in plaats van,ipv",
  but: "maar,maar met,wel",
  too: "ook,erbij,mee,erbij zijn,komt ook",
  byLength: "schuif … op,opschuiven,schuif … door,doorschuiven,schuif op",
  or: "of,of anders,ofwel",
  sameTime: "zelfde tijd,dezelfde tijd,op dezelfde tijd,zelfde tijdstip,hetzelfde tijdstip,op hetzelfde tijdstip",
  inItsPlace: "op dat tijdstip,op die tijd,dan,in plaats daarvan,op die plek,in die plek",
  afterThat: "daarna meteen,meteen daarna,direct daarna,daarna,aansluitend,direct erna,meteen erna",
  each: "elk,allebei,ieder,beide,per stuk,telkens,steeds",
  late: "te laat,ik ben te laat,ben te laat,vertraging,ik heb vertraging,loop uit,ik loop uit",
  free: "ik vrij ben,ik dan vrij ben,ik kan,ik tijd heb,het kan,dat kan,vrij,ja,zo ja,het lukt,ik niets heb,ik dan tijd heb,dat vrij is",
  later: "later,naar achteren,op,verder,naar later,achteruit",
  earlier: "eerder,naar voren,vroeger,vooruit,naar eerder,vervroeg,vervroegen",
  lasts:
    "lang,durend,duurt,duren,maak er … van,maak daar … van,geef ons,we hebben … nodig,nodig,neem er,trek er … voor uit,is genoeg,is voldoende,volstaat,moet genoeg zijn",
  hours: "uur,u",
  scope:
    "sjabloon,sjablonen,template,alles,alle,allemaal,beide,allebei,elke,iedere,elk,reeks,serie,hele reeks,rest van,alleen,behalve,weer,opnieuw,nog een keer,wissel,ruil,verwissel,herhaal,wekelijks,wekelijkse,dagelijks,dagelijkse,maandelijks,maandelijkse,volgende,voortaan,leeg,blokkeer,laat,te laat,vertraging,ongedaan,terug,vrij,beschikbaar,bezet,net geboekt,account,taal,eerste,laatste,tweede,twee,drie,waarom,weg,vanaf nu,in de file,afspraken,meetings,vergaderingen,calls,gesprekken,iedereen",
  allDay: "hele dag,de hele dag,hele dagen,als hele dagen,als hele dag,hele-dag,heel de dag,gehele dag,volledige dag",
  somewhere: "ergens,een keer,op een moment,wanneer dan ook,maakt niet uit wanneer",
  hollow:
    "afspraak,meeting,gesprekje,moment,momentje,tijd,iets,event,evenement,ding,blok,tijdslot,slot,plek,mtg,mtng,mtgs",
  kinds:
    "overleg,gesprek,belletje,call,telefoontje,vergadering,bespreking,lunch,diner,eten,ontbijt,koffie,borrel,drankje,demo,sync,standup,stand-up,review,design review,interview,sollicitatie,sollicitatiegesprek,workshop,training,tandarts,dokter,huisarts,kapper,sportschool,fitness,1:1,een op een,bila,bilateraal,bijpraten,kennismaking,kick-off,kickoff,retro,retrospective,planning,brainstorm,presentatie,feest,feestje,verjaardag,webinar,les,cursus,beurs,bezoek,controle,fysio,fysiotherapie,massage,yoga,vakantie,verlof,teamoverleg,voortgang,focus,focustijd,wandeling,interview,intake,apk,conferentie,congres,uitje,heidag,etentje,afstemming,dagstart,weekstart,pitch,training",
  concepts: {
    dentist: "tandarts,tandartsafspraak,mondhygienist",
    doctor: "dokter,huisarts,doktersafspraak,arts",
    hairdresser: "kapper,kapperafspraak",
    lunch: "lunch,lunchafspraak",
    dinner: "diner,avondeten,etentje",
    breakfast: "ontbijt",
    coffee: "koffie",
    birthday: "verjaardag",
  },
  numbered:
    "kamer,zaal,sprint,fase,versie,release,hoofdstuk,niveau,module,iteratie,groep,verdieping,etage,gebouw,gate,tafel,spoor,perron,studio,deel,stap,team,hal,ronde,lokaal,vergaderzaal,terminal,lijn,klas,ruimte,room,kwartaal,seizoen,aflevering,nr,nummer,no,order,dossier,zaak,project,factuur",
  rooms:
    "kamer,zaal,verdieping,etage,gebouw,gate,tafel,studio,hal,lokaal,vergaderzaal,terminal,perron,spoor,ruimte,room",
  weeks: "week,wk",
  streets:
    "straat,weg,laan,plein,gracht,kade,dijk,singel,steeg,pad,markt,plantsoen,dreef,hof,park,allee,boulevard,…straat,…weg,…laan,…plein,…gracht,…kade,…dijk,…singel,…markt,…hof",
  interrogative: "wat,wie,wanneer,waar,waarom,welke,welk,hoe,hoeveel",
  opensQuestion: "is,zijn,was,staat,begint,gaat,heeft",
  planned:
    "iets,nog iets,nog,gepland,ingepland,gepland staan,staan,staat,te doen,op het programma,op de planning,op de agenda,precies,ook alweer,alweer,weer,begint,beginnen,eindigt,eindigen,klaar,afspraken,dingen,allemaal,komt,komen",
  said: "zei,zegt,had alleen,heeft alleen,kan alleen,was,het was,is om",
  goods: "taxi,tafel voor,een tafel,hotel,vlucht,treinkaartje,kaartjes,reservering,huurauto,pizza,bloemen",
  orders: "boek,reserveer,bestel,regel,zoek,koop,bel,annuleer,huur",
  whatAbout: "hoe zit het met,en hoe zit het met,en wat",
  dayAfter: "de dag erna,dag erna,de dag daarna,de volgende dag,dag daarna",
  dayBefore: "de dag ervoor,dag ervoor,de dag daarvoor",
  howMany:
    "hoeveel afspraken,hoeveel meetings,hoeveel vergaderingen,hoeveel dingen,hoeveel,aantal afspraken,hoe vaak,hoe vaak heb ik,hoeveel keer",
  lastTime:
    "wanneer heb ik … voor het laatst gezien,wanneer heb ik … voor het laatst gesproken,wanneer zag ik … voor het laatst,wanneer sprak ik … voor het laatst,wanneer was mijn laatste afspraak met,wanneer was mijn laatste gesprek met,laatste keer dat ik,voor het laatst,wanneer heb ik … gezien,laatste afspraak met",
  talk: {
    bye: "doei,dag,tot ziens,tot later,tot straks,tot morgen,tot snel,welterusten,slaap lekker,fijne dag,fijne avond,fijn weekend,later,doeg,houdoe,tot dan",
    how: "hoe gaat het,hoe gaat het met je,alles goed,hoe is het,hoe is het met je,hoest,alles ok,gaat het goed",
    praise:
      "je bent top,je bent geweldig,top,geweldig,super,haha,lekker bezig,goed gedaan,wat fijn,mooi,je bent de beste,chill,tof,leuk,goed bezig,wauw",
  },
  mail: { from: "van", subject: "onderwerp", wrote: "schreef,schrijft" },
  unsupported: {
    colour: "kleur,kleurtje",
    link: "meet-link,meet link,zoomlink,zoom link,teamslink,teams link,videolink,vergaderlink",
    attachment: "bijlage,voeg bij,slides,bestand,document,pdf,presentatie toe,foto,afbeelding,plaatje",
    note: "notitie,opmerking,omschrijving,beschrijving",
    away: "afwezigheidsbericht,afwezigheidsassistent,out of office,automatisch antwoord",
    message: "stuur een mail,stuur een bericht,stuur,mail",
    other:
      "print … uit,print,uitprinten,neem … op,opnemen,vertaal,vertalen,privé,op privé,betaal,bestel,bestellen,koop,boek een vlucht,boek een hotel,bestel een taxi,deel mijn agenda,zet op privé,afdrukken,prioriteit,archiveer,exporteer,zet … aan,zet muziek,boodschappenlijst,boodschappenlijstje,takenlijst",
  },
  wholeDays: {
    off: "een dag vrij=Vrij,dag vrij=Vrij,dagje vrij=Vrij,dagen vrij=Vrij,vrije dag=Vrije dag,vrije dagen=Vrije dagen,verlof,op vakantie=Vakantie,met vakantie=Vakantie,vakantie,afwezig,niet aanwezig=Afwezig,niet op kantoor=Afwezig,ouderschapsverlof,zwangerschapsverlof",
    offOrFree: "vrij",
    whole: "heel,hele,de hele,heel de",
    keep: "blokkeer,blokkeren,houd,hou,vrijhouden,reserveer,leeg",
    noted: "verjaardag,trouwdag,jubileum,feestdag,betaaldag,salarisdag",
    long: "conferentie,congres,beurs,heidag,heidagen,reis,zakenreis,uitje,teamuitje,festival,hackathon,training,cursus,workshop,offsite,retraite,kamp,weekendje weg,bezoek",
    ask: "wanneer,heb ik,ben ik,welke dagen,hoe lang",
    put: "zet,leg",
    take: "ben,neem,nemen,opnemen,neem op,krijg,pak,pakken",
  },
};
