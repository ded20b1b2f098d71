import type { LanguageWords } from "./language";

export const german: LanguageWords = {
  code: "de",
  acts: {
    create:
      "plane,planen,einplanen,plan,buche,buchen,reserviere,reservieren,trag,trage,trag … ein,trage … ein,eintragen,einzutragen,zu buchen,zu planen,setz,setze,setz … an,ansetzen,leg,lege,leg … an,anlegen,erstelle,erstellen,vereinbare,vereinbaren,organisiere,organisieren,blocke,blocken,blockiere,blockieren,notiere,notieren,vormerken,merk … vor,schreib … rein,stell … ein,einstellen,nimm … auf,plane … ein,füge … hinzu,hinzufügen,festhalten,mach … aus,ausmachen,eingetragen,verabrede,verabreden",
    move: "verschieb,verschiebe,verschieben,verschoben,zu verschieben,zu verlegen,umzulegen,verleg,verlege,verlegen,verlegt,umlegen,leg … um,lege … um,umbuchen,buche … um,vorverlegen,vorziehen,zieh … vor,ziehe … vor,nach hinten schieben,schieb,schiebe,schieben,umplanen,plane … um,verlagern,verlagere,ändere,ändern,andere zeit,anderer termin,anderen termin,späterer termin,späteren termin,neuer termin,anderen tag,stell … um,rück … nach hinten,verrücke,rücken,wird verlegt",
    cancel:
      "sag … ab,sage … ab,absagen,abgesagt,abzusagen,zu stornieren,storniere,stornieren,storno,lösche,löschen,lösch,streiche,streichen,streich,entferne,entfernen,cancel,cancle,canceln,nimm … raus,fällt aus,ausfallen lassen,lass … ausfallen,abblasen,blas … ab",
    invite: "lade … ein,lad … ein,einladen,füge … hinzu,hinzufügen,nimm … dazu,nimm … mit,hol … dazu",
    uninvite: "lade … aus,lad … aus,ausladen,nimm … raus,entferne,ohne,streiche",
    longer: "verlängere,verlängern,verlänger,länger,länger machen,mach … länger",
    shorter: "verkürze,verkürzen,kürze,kürzen,kürzer,mach … kürzer",
    ask: "was habe ich,was hab ich,was steht an,was steht,was ist,habe ich,hab ich,wann ist,wo ist,wer kommt,zeig,zeige,wie viele,wie lange,wann habe ich,wann hab ich,wann treffe ich,wann sehe ich,wann beginnt,wann fängt,um wie viel uhr ist,an welchem tag ist,was mache ich,was haben wir,haben wir,was gibt es,gibt es etwas,wo findet,welche termine habe ich,welche termine hab ich,was für termine habe ich,wie lange dauert,welche termine,zeig mir,zeige mir,was liegt an,liegt,mit wem ist,mit wem habe ich,wie lange geht,wie lange ist,wen treffe ich,wen sehe ich,wen habe ich,was habe ich noch,was steht sonst noch,was steht sonst,um wie viel uhr",
    find: "finde,find,suche,such,wann kann,wann können,wann passt,bin ich frei,hab ich zeit,habe ich zeit",
    absent:
      "schaffe es nicht zu,schaffe es nicht,kann nicht zu,schaff … nicht,kann nicht kommen,kann nicht teilnehmen,bin nicht dabei",
    tell: "sag … bescheid,sag bescheid,informiere,schreib,schreibe,schick,schicke,mail,benachrichtige,teile … mit",
    rename: "benenne … um,umbenennen,nenne,nenn",
    remind: "erinnere,erinnerung,erinner,wecker,timer,alarm",
  },
  separable: { parts: "ein,ab,um,vor,aus,an,fest,weg,nach,hinzu,auf,rein,raus", infinitive: "zu" },
  weak: "habe,hab,haben,brauche,möchte,will,treffe,treffen,sehe,mach,mache,reden,sprechen,durchgehen,besprechen",
  repair:
    "nein warte,warte nein,warte,moment,nein,nein doch,doch lieber,lieber,doch,oder lieber,oder besser,besser,ach nein,ach ne,ne,nee,sorry,entschuldigung,ich meine,ich meinte,ich meinte eigentlich,meinte,eigentlich,vielmehr,beziehungsweise,korrektur,ups,hoppla,falsche zeit,falscher tag,stattdessen,mach,mach doch,sollte … sein,halt,quatsch,äh,ähm,statt dessen,nein lieber,sagen wir,ach quatsch,falscher name,falsche person,vertippt,tippfehler,stimmt nicht,meinte ich,meine ich,ich meine natürlich,natürlich,nein sorry,ach nein doch,korrigiere,verzeihung,pardon,ach,ne doch,ne lieber,ach warte,stopp,moment mal,nein moment,*,besser gesagt",
  courtesy:
    "hallo,hi,hey,moin,guten morgen,guten tag,guten abend,servus,bitte,kannst du,könntest du,können sie,könnten sie,kann ich,können wir,könnten wir,würdest du,würden sie,magst du,willst du,wollen wir,lass uns,lasst uns,mal,gerne,gern,danke,vielen dank,dankeschön,wäre es möglich,ist es möglich,gibt es eine möglichkeit,wenn möglich,wenn es geht,falls möglich,ich möchte,ich möchte gerne,ich würde gerne,ich würde gern,ich will,ich muss,ich müsste,ich brauche,wir müssen,wir wollen,also,ok,okay,ja,gut,prima,super,schnell,kurz,einfach,mir,uns,für mich,für uns,zu,und zwar,parley,noch,auch,vielleicht,eventuell,passt,würde passen,geht,können,könnten,würde,muss,soll,sollte,werden,möglich,du,dir,jedenfalls,wären sie so freundlich,wärst du so lieb,wärst du so nett,wären sie so nett,wären sie so lieb,würdest du bitte,könntest du bitte,kannst du bitte,kannst du mir,kannst du uns,könntest du mir,trägst du,machst du,danke schön,danke dir,danke im voraus,vielen dank im voraus,besten dank,liebe grüße,lg,vg,na,naja,nun,so,übrigens,sei so gut und,sei so lieb und,darf ich dich bitten,dürfte ich dich bitten,ginge,ginge das,geht das,klappt das,passt das,freundlich,nett,lieb,ihnen,sie,bitte bitte,halt mal,eben,kurz mal,schnell mal,ganz schnell,dringend,passt nicht,passt mir nicht,geht nicht,klappt nicht,fragt ob wir,hat gefragt ob wir,nicht mehr,hoffe es geht dir gut,wenn du zeit hast,wenn du mal zeit hast,kein stress,keine eile,wird,erst,jetzt,nun mal",
  filler:
    "der,die,das,den,dem,des,ein,eine,einen,einem,einer,mein,meine,meinen,meinem,meiner,unser,unsere,unseren,in meinen kalender,in meinem kalender,in den kalender,im kalender,in kalender,aus meinem kalender,aus dem kalender,kalender,mich,ich,wir,es,ist,sind,wird,sein,von,vom,ab,neue,neuen,neuer,neues,ein,an,auf,um,gegen,ungefähr,etwa,dann,da,etwas,im,am,sich,lang,dauernd,er,sie,beginnend,raus,ihn,ihr,herr,herrn,frau,dr,gemeinsam,zusammen,beim,ins,in den",
  negation: "nicht,kein,keine,keinen,nie,niemals,nicht mehr,will nicht,möchte nicht,nichts,nix,noch nicht,noch nichts",
  condition: "wenn,falls,sofern,außer,ob",
  because: "weil,denn",
  them: "uns,ihn,sie",
  otherwise: "sonst,ansonsten,andernfalls,wenn nicht",
  join: "und,&,auch,plus,und dann,sowie,außerdem,danach",
  it: "es,das,ihn,sie,den,die,diesen termin,den termin,dieses,diesen",
  with: "mit,zusammen mit",
  about:
    "über,zum thema,bezüglich,betreff,betrifft,wegen,re,um über,zu,thema,rund um,in sachen,bzgl,betr,betreffs,hinsichtlich",
  called: "namens,genannt,mit dem titel,mit titel,titel,heißt",
  at: "in,bei,im,an,am,auf,via,über,@",
  for: "für",
  to: "auf,zu,nach,bis,zum,auf den",
  from: "von,vom,aus,ab",
  since: "ab",
  on: "am,an,diesen,dieser,dieses,kommenden,kommender,um,gegen",
  not: "nicht,ohne,statt,anstatt",
  but: "sondern,aber,aber mit",
  too: "auch,dazu,dabei,mit dabei,ebenfalls",
  byLength: "rück … nach hinten,verschieb … um",
  or: "oder,bzw",
  sameTime:
    "gleiche zeit,selbe zeit,gleiche uhrzeit,selbe uhrzeit,zur gleichen zeit,zur selben zeit,zur gleichen uhrzeit",
  inItsPlace: "zu der zeit,zu dieser zeit,stattdessen,statt dessen,in dem slot,dafür",
  afterThat: "direkt danach,gleich danach,danach,anschließend,direkt im anschluss,im anschluss",
  each: "jeweils,je,beide,beides",
  late: "spät,verspätung,zu spät,ich bin spät dran,ich komme später,verspäte,spät dran",
  free: "ich frei bin,ich zeit habe,ich da frei bin,ich da zeit habe,es geht,es passt,ja,frei,es frei ist",
  later: "später,nach hinten,weiter nach hinten",
  earlier: "früher,nach vorne,nach vorn,eher,zieh … vor,ziehe … vor,vorziehen,vorverlegen",
  lasts:
    "lang,dauert,draus,daraus,dauernd,wir brauchen,ich brauche,brauchen wir,gib uns,gib mir,braucht,dauern,reicht,genügt,reichen,sollte reichen,langt",
  hours: "",
  scope:
    "vorlage,vorlagen,alles,alle,allen,beide,beiden,jeden,jede,jedes,serie,ganze serie,reihe,rest,nur,außer,ausser,wieder,nochmal,noch einmal,tausche,tauschen,tausch,wiederhole,wöchentlich,wöchentliche,täglich,tägliche,monatlich,folgenden,frei,leer,spät,verspätung,verspäte,verspätet,rückgängig,zurück,verfügbar,beschäftigt,account,konto,sprache,erste,ersten,letzte,letzten,zweite,zweiten,zwei,drei,warum,ganzen,diesmal,krank,ab jetzt,termine,meetings,besprechungen,nächste,nächsten",
  allDay: "ganztägig,ganztägige,ganztägiger,ganztags,den ganzen tag,ganzer tag,ganzen tag,der ganze tag,ganze tage",
  somewhere: "irgendwann,irgendwo,zu irgendeiner zeit",
  hollow:
    "termin,meeting,treffen,besprechungstermin,verabredung,ereignis,event,etwas,zeit,slot,eintrag,uns,ding,sache,mtg,mtng,mtgs",
  kinds:
    "besprechung,gespräch,anruf,telefonat,call,mittagessen,abendessen,frühstück,kaffee,demo,sync,standup,review,interview,vorstellungsgespräch,bewerbungsgespräch,workshop,schulung,training,zahnarzt,zahnarzttermin,arzt,arzttermin,hausarzt,friseur,fitness,sport,1:1,jour fixe,kick-off,kickoff,retro,retrospektive,planung,brainstorming,präsentation,feier,party,geburtstag,webinar,kurs,unterricht,messe,besuch,kontrolle,physiotherapie,physio,massage,yoga,urlaub,teammeeting,abstimmung,fokuszeit,fokus,spaziergang,konferenz,lunch,pitch,abnahme,einweihung,elternabend,probe,konzert,sitzung,vorlesung,angebot,rücksprache,übergabe,essen",
  concepts: {
    dentist: "zahnarzt,zahnarzttermin",
    doctor: "arzt,arzttermin,hausarzt,doktor",
    hairdresser: "friseur,friseurtermin",
    lunch: "mittagessen,lunch",
    dinner: "abendessen",
    breakfast: "frühstück",
    coffee: "kaffee",
    birthday: "geburtstag",
  },
  numbered:
    "raum,zimmer,saal,sprint,phase,version,kapitel,stufe,modul,gruppe,etage,stock,gebäude,gate,tisch,gleis,studio,teil,schritt,team,halle,runde,besprechungsraum,konferenzraum,terminal,klasse,büro,nr,nummer,auftrag,projekt,rechnung,angebot",
  rooms:
    "raum,zimmer,saal,etage,stock,gebäude,gate,tisch,studio,halle,besprechungsraum,konferenzraum,terminal,gleis,büro",
  weeks: "woche,kw,kalenderwoche",
  streets:
    "straße,strasse,weg,platz,allee,gasse,ring,damm,ufer,…straße,…strasse,…strase,…weg,…platz,…allee,…gasse,…ring,…damm,…ufer",
  interrogative: "was,wer,wann,wo,warum,welche,welcher,welches,wie,wieviel,wozu",
  opensQuestion: "ist,sind,war,steht,beginnt,findet,hat",
  planned:
    "etwas,was,geplant,an,los,auf dem programm,noch was,noch etwas,eingetragen,vor,genau,nochmal,noch mal,noch,beginnt,fängt an,fängt … an,endet,statt,termine,alles,kommt,kommen",
  said: "sagte,sagt,hat gesagt,hatte nur,hat nur,kann nur,war,es war,ist um",
  goods: "taxi,tisch für,einen tisch,hotel,flug,ticket,tickets,reservierung,mietwagen,pizza,blumen",
  orders: "buche,reserviere,bestell,bestelle,besorg,such,kauf,ruf,storniere,miete",
  whatAbout: "was ist mit,wie sieht es aus,und wie sieht es aus",
  dayAfter: "am tag danach,tag danach,den tag danach,am nächsten tag,am tag darauf,tag darauf",
  dayBefore: "am tag davor,tag davor",
  howMany: "wie viele termine,wie viele meetings,wie viele besprechungen,wie viele,wieviele,wie oft",
  lastTime:
    "wann habe ich … zuletzt getroffen,wann habe ich … zuletzt gesehen,wann habe ich … das letzte mal gesehen,wann habe ich … das letzte mal getroffen,wann war mein letztes treffen mit,wann war mein letzter termin mit,zuletzt",
  talk: {
    bye: "tschüss,tschüs,tschau,ciao,auf wiedersehen,bis später,bis morgen,bis bald,bis dann,gute nacht,schönen tag,schönen abend,schönes wochenende,mach's gut",
    how: "wie geht es dir,wie geht's,wie gehts,wie geht's dir,wie läuft's,alles gut,alles klar",
    praise: "du bist der beste,du bist super,toll,super,klasse,haha,gut gemacht,wunderbar,spitze,cool,genial",
  },
  mail: { from: "von", subject: "betreff", wrote: "schrieb,schreibt" },
  unsupported: {
    colour: "farbe",
    link: "meet-link,zoom-link,zoomlink,teams-link,videolink,meeting-link",
    attachment: "anhang,datei,dokument,pdf,folien,unterlagen,hänge … an,häng … an,foto,bild",
    note: "notiz,kommentar,beschreibung",
    away: "abwesenheitsnotiz,out of office,automatische antwort",
    message: "schick,schicke,sende,send,schreib … eine mail,schreibe … eine mail",
    other:
      "druck … aus,drucke … aus,ausdrucken,drucke,zeichne … auf,aufzeichnen,übersetze,übersetz,privat,als privat,bezahle,bestell,bestelle,kaufe,kauf,buche einen flug,buche ein hotel,bestell ein taxi,teile meinen kalender,mach … an,priorität,archiviere,exportiere,einkaufsliste,aufgabenliste",
  },
  wholeDays: {
    off: "freien tag=Freier Tag,freier tag=Freier Tag,freie tage=Freie Tage,einen tag frei=Frei,tage frei=Frei,im urlaub=Urlaub,urlaub=Urlaub,urlaubstag=Urlaub,ferien=Ferien,in elternzeit=Elternzeit,elternzeit=Elternzeit,abwesend=Abwesend,nicht im büro=Abwesend,nicht da=Abwesend,weg=Abwesend",
    offOrFree: "frei",
    whole: "den ganzen,ganzen,der ganze,die ganze,ganze",
    keep: "blockiere,blockieren,blocke,blocken,sperre,sperren,halte,freihalten,reserviere,reservieren",
    noted: "geburtstag,hochzeitstag,jubiläum,feiertag,zahltag",
    long: "konferenz,messe,kongress,tagung,klausur,klausurtagung,reise,dienstreise,geschäftsreise,festival,hackathon,schulung,training,workshop,seminar,offsite,besuch,lehrgang",
    ask: "wann,habe ich,hab ich,bin ich,welche tage,wie lange",
    put: "leg,lege,setz,setze",
    take: "bin,nehme,nehmen,nimm,bekomme",
  },
};
