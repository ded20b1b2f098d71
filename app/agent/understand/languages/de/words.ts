import type { LanguageWords } from "../language";

export const german: LanguageWords = {
  code: "de",
  possessive: "s",
  nouns:
    "verlängern,wechseln,tauschen,austauschen,ersetzen,kürzen,aktualisieren,ändern,anpassen,umsetzen,streichen,stutzen,legen,setzen,anlegen,abbestellen,einstellen,aufnehmen,einrichten,machen",
  hangsOn: "s=es",
  texted:
    "hani=hab ich,hanich=hab ich,hob=hab,stund=stunde,angrufn=angerufen,morgn=morgen,hobi=hab ich,i=ich,ha=hab,hesch=hast du,hast'n=hast,isch=ist,nöd=nicht,ned=nicht,ka=kein,koa=kein,uf=auf,em=dem,morn=morgen,moang=morgen,übermorn=übermorgen,hüt=heute,heit=heute,am'n=am,zmittag=mittagessen,znacht=abendessen,zmorge=frühstück,chasch=kannst du,channsch=kannst du,chani=kann ich,muess=muss,muassi=muss ich,mitm=mit dem,sitzig=sitzung,coiffeur=friseur,schaug=schau,kimmt=kommt,kummt=kommt,gehts=geht es,gibts=gibt es,hätt=hätte,wär=wäre,däts=würde es,a=ein,mäntig=montag,zischtig=dienstag,mittwuch=mittwoch,dunnschtig=donnerstag,dunschtig=donnerstag,donschtig=donnerstag,fritig=freitag,friitig=freitag,samschtig=samstag,samstig=samstag,sunntig=sonntag,montog=montag,freitog=freitag,samstog=samstag,sunntog=sonntag,halbi=halb,zwoi=zwei,drü=drei,vieri=vier,füfi=fünf,sächsi=sechs,sibni=sieben,achti=acht,nüni=neun,zähni=zehn,elfi=elf,zwölfi=zwölf,kafi=kaffee,iiträge=eintragen,viertl=viertel,dreiviertl=dreiviertel",
  acts: {
    create:
      "(schreib|trag|setz|pack)[e] (das|es|ihn|sie) in (den|meinen) kalender,(schreib|trag|setz|pack)[e] … in (den|meinen) kalender,vermerke[n],vermerk (das|es|ihn|bitte),(der slot|die stunde|die zeit|den slot|die lücke) (kriegt|bekommt|geht an),gib … (die|den|das) [(ganze|ganzen|gleiche|freie|freien) ](stunde|zeit|slot|platz|termin|lücke),stell[e|en],(stell|stelle|stellst du|pack|packe|knall|hau|tu) … rein,ergänze[n],angeben,dazuschreiben,hinterlege[n],(gib|geben sie) … an,(schreib|trag|setz)[e] … dazu,(nimm|nutz[e]|verwende) (die zeit|den slot|den platz|die lücke) für,gib (die zeit|den slot|den platz) an,trägst (du … ein|… ein),plane[ (… (ein|mal ein)|stattdessen|dafür)],planen,einplane[n],buch(en|st),reservier(e|en|st),einzutragen,ansetze[n],anlegen,erstelle[n],vereinbare[n],organisiere[n],block[e|en|er|ier],blockiere[n],notier[e|en],vormerken,einstellen,hinzufügen,festhalten,ausmache[n],eingetragen,verabrede[n],eingeplant,verplan[e],einbuchen,festlegen,festzulegen,fixier[e|en],festmachen,anzusetzen,anzulegen,auszumachen,einzuplanen,einzubuchen,reinsetzen,reinschreiben,reinstellen,reinpacken,reinhauen,einschieben,einzuschieben,reinquetschen,dazwischenschieben,terminiere[n],abmachen,abzumachen,abgemacht,ausgemacht,anberaumen,arrangiere[n],vermerke[n],vorzumerken,einzustellen,klarmachen,regle,einrichten,aufnehmen,aufzunehmen,festzuhalten,legen,setzen,eintrage,packst,reinschieben,reinzuschieben,unterzubringen,unterbringen,(plan|trage|buch)[ … ein],buche[ (stattdessen|dafür)],trag[ (… (ein|rein|mal ein)|stattdessen)],eintragen[ lassen],zu (buchen|planen|vereinbaren|reservieren|organisieren),setz[ (… (an|rein)|stattdessen)],(setze|pack[e])[ … rein],leg[ (… (an|fest)|stattdessen)],lege[ … fest],merk[e] … vor,schreib … (rein|auf|ein),(stell[e]|planst|schreibe|richte) … ein,nimm … (auf|in den kalender),füge … hinzu,mach (… (aus|fest|rein|klar)|mir|uns|stattdessen|dafür|(einen|nen) termin),(setzt|legst|beraume) … an,machst … (fest|aus),mache … (fest|aus|klar),schieb … (rein|ein),tu … (in den kalender|rein),termin (machen|ausmachen|vereinbaren),einen termin (machen|vereinbaren),nen termin machen,sprich … ab,nehmen … auf,halt[e] … fest,treffen wir uns,lass uns (treffen|… treffen),neuer (termin|eintrag),neuen termin,neues treffen,bring … unter,(packst|packe|packen|tust|tu|haust|hau|schreibst) … rein,(bring|setz|setze) … zusammen,(hau|knall|schmeiß|wirf|quetsch|schreibst|pack|pfeffer|klatsch|ballere|kloppe|drück|nimm|mach mal|mache) … rein",
    move: "ersetz[e][ … durch],tausch[e][ … gegen],(wurde|wird) … (verschoben|verlegt),verschieb[e|en|t|ung],umzulegen,verleg[e|en|t|ung],umlegen,umbuchen,vorverlegen,vorziehen,schieb(en|st),umplanen,verlager(n|e),änder(n|t),verrücke,rücken,vorgezogen,vorzuziehen,switch[e],umgebucht,umzubuchen,umgelegt,umgeplant,umzuplanen,umsetzen,umschieben,umdisponieren,umterminieren,umzuterminieren,hinausschieben,rausschieben,aufschieben,aufzuschieben,rutsch[en|t],wander(n|t),verrutschen,anpassen,anzupassen,abändern,verschob,aktualisiere[n],verschoben[ werden],zu (verschieben|verlegen|rutschen),leg … (um|vor|nach hinten),lege … (um|vor),(buche|stell|legst|legt|legen|schmeiß|setz|terminiere) … um,zieh … (vor|nach vorn[e]),ziehe … (vor|nach vorne),nach (hinten (schieben|legen|verschieben|verlegen|rücken)|vorne (schieben|ziehen|verlegen|verschieben)|vorn (schieben|ziehen|verlegen)),schieb[ … (nach (hinten|vorn[e])|um)],schiebe[ … nach (hinten|vorne)],plan[e] … (um|neu),änder[e][ die uhrzeit],andere (zeit|uhrzeit),andere(r|n) (termin|tag),(spätere(r|n)|neuer|frühere(r|n)) termin,rück … (nach (hinten|vorne)|vor),wird (verlegt|verschoben),(verschiebst|verlegst)[ du],(zieh(st|en)|hol[e]) … vor,rücke … (vor|nach hinten),neu (terminieren|ansetzen|planen|einplanen),(anderes|neues) datum,neue uhrzeit,ein (andermal|anderes mal),auf später,andern tag,pass[e] (… an|an),ist verschoben,die uhrzeit ändern,änderst du die uhrzeit",
    cancel:
      "[bitte ](raus|weg) damit,[(wurde|ist|wird) ]abgeblasen,kannst du [(wieder|dann|jetzt|bitte|ruhig) ](rausnehmen|rausschmeißen|rauswerfen|rausstreichen|streichen|löschen),(kann|darf|soll) [(wieder|dann|jetzt|bitte|ruhig) ](raus|rausgenommen werden),(nimm|schmeiß|wirf|hau|mach) (raus|weg),(storniere|lösch|lösche|streich|nimm) … (wieder|wieder raus),brauch[e] … nicht mehr,sag (… (ab|(mal|wieder) ab)|ab|(es|das) ab),sage (… ab|ab),absag[en|e],abzusagen,stornier[e|en|st],storno,lösch(e|en|st|t),streich(e|en|st),entferne[n],cancel[n|st|t|e|ln],bitte raus,raus (bitte|damit),knicken,cancle,abblasen,gecancel(t|led),abzublasen,knick,kipp[e|en],rausschmeißen,rauswerfen,rausnehmen,rauszunehmen,entfällt,gestrichen,abbestellen,annulliere[n],annulier,abmelden,rausstreichen,austragen,weghauen,wegmachen,wegtun,abgesagt[ werden],zu (stornieren|canceln|löschen|streichen|entfernen),(lösch|streich)[ … raus],nimm … (raus|weg|aus (dem|meinem) kalender),fällt (aus|flach|… aus|ins wasser),ausfallen lassen,lass … (ausfallen|entfallen|sausen|platzen|fallen),(blas[e]|meld|sagen) … ab,(sagst|sagt|sagte) (ab|… ab|du … ab),(schmei(ß|ss|ße)|wirf[st]|werfe|nehme|nimmst) … raus,(hau|tu|mach) … (raus|weg),weg damit,(kann|muss) (weg|raus|ausfallen|das (weg|raus)),fliegt raus,entfallen[ lassen],lasse … (aus|ausfallen|sausen),skip[pe|pen],soll ausfallen,findet nicht statt,melde (… ab|mich … ab),trag[e] … aus,sags ab,sag (das|es|ihn|den|sie)[ bitte] wieder ab,(storniere|storno|lösch|lösche|streich|cancel) (das|es|ihn|den|sie) wieder,(nimm|mach|schmeiß) (das|es|ihn|den|sie) wieder raus,(das|es|ihn|den|sie) wieder absagen,(kann|muss) wieder raus",
    invite:
      "(lade[t|n]|bind[e|en]) … ein,lad … (ein|dazu ein),einladen,hinzufügen,einzuladen,dazunehmen,dazuholen,hinzuzufügen,einlädst,einbeziehen,füg[e] … (hinzu|dazu),nimm … (dazu[ auf]|mit|rein),(hol[e]|nehme|pack|tu) … dazu,lädst (… ein|du … ein),setz … (drauf|dazu),bring … mit,lass … (teilnehmen|dazukommen),schick … (eine einladung|auch eine einladung),schicke … eine einladung,vergiss … nicht",
    uninvite:
      "halt[e] … (raus|da raus|draußen),(streich|lösch|entfern|nimm)[e] … als (gast|teilnehmer),(muss|braucht) (nich|net)[ mehr] (mit|dabei sein|kommen),(muss|braucht) nicht[ mehr][ …] (mit|dabei sein|dabei zu sein|kommen|zu kommen),nimm[ … (raus|weg|wieder raus)],lad[e|en] … (aus|wieder aus),lass … (weg|raus|aus|außen vor),ausladen,entferne,ohne,streich(e|st),lösch,auszuladen,rausnehmen,(schmei(ß|ss)|wirf|hol|nehme|nimmst) … raus,streich[ … raus],(trag|lädst) … aus,kommt (nicht mit|doch nicht),ist (nicht dabei|raus|abgesprungen),springt ab,(muss|braucht|kommt|kann|soll|geht|will) nicht (zum|zur|zu|beim|bei|mit zum|mit zur),muss (nicht|da nicht) (dabei sein|hin|mit|kommen)",
    longer:
      "verlänger[e|n|t|st|ung],ausdehnen,dranhängen,ausweiten,überziehe[n],länger[ (machen|dauern|gehen)],mach[e] … länger,zu verlängern,lass … länger (dauern|gehen),dehn[e] … aus,häng … (dran|dranhängen),hänge … dran,leg … (drauf|obendrauf),pack … drauf",
    shorter:
      "verkürz[e|en|t],kürz(en|t),abkürzen,stutze,kürze[ … ab],kürzer[ (machen|dauern|gehen)],mach[e] … kürzer,zu (kürzen|verkürzen),weniger lang,(knapse|zieh[e]) … ab,nimm … weg",
    ask: "(dauer|länge) (der|des|von|vom),welche (dauer|länge) hat,wie (siehts|sieht's|schauts|schaut's) … aus,(für|an) welche[nm] tag (hast du[s]|ist|war|steht|haben wir),(welche uhrzeit|welcher tag|welches datum) (ist|war|hast du|haben wir|hab ich),wer (steht (auf|drauf)|ist alles drauf|kriegt (eine|ne) einladung|sitzt),wen (würdest|hast|wirst) du,bis wann (sind wir|bin ich|geht|sitzen wir|dauert),wie lang[e] (sind wir|bin ich|sitzen wir|haben wir|hab ich dafür),wieviel zeit (hab ich|haben wir|ist dafür),wann (geht[ (es|…) los]|geht's los|ist[ … (zu ende|vorbei)]|(hab[e]|treff[e]|seh[e]|hatte|muss|spreche|rede) ich|beginn(t|en)|is|war[s]|startet|endet|hört|steht|fängt[ … (an|los)]|(haben|treffen|sehen) wir|findet[ … statt]),gibts,was (habe ich[ (noch|alles|denn)]|hab ich[ (so|alles|noch|denn)]|steht[ (an|drin|sonst[ noch]|(so|alles|noch|denn) an|bei mir an|im kalender|in meinem kalender|auf dem (programm|plan)|aufm (programm|plan))]|ist[ (los|geplant|so los|noch geplant)]|(mach[e]|hatte) ich|haben wir[ noch]|gibt es|für termine[ hab[e] ich]|liegt (an|bei mir an|(noch|so) an)|hamma|stand|is|war|geht|läuft|muss ich[ noch]|kommt[ noch]|sind meine[ (pläne|termine)]),(habe|hätte) ich[ (schon|was|irgendwas|noch[ was])],hab ich[ (schon|was|irgendwas|noch[ (was|etwas)])],wo (ist[ … nochmal]|findet[ … statt]|is|war|treff[e] ich|treffen wir|muss ich[ hin]),wer (kommt[ alles]|ist (dabei|bei[m]|eingeladen|alles (dabei|eingeladen|beim))|is (dabei|bei)|nimmt[ … teil]|macht mit),zeig[ (mir[ mal]|mal|… an)],zeige[ (mir|… an)],wie (viele|heißt|lange[ (dauert|ist|wird|geht[ … noch]|hab[e] ich)]|spät ist|lang (ist|geht|dauert)|(sieht|schaut) … aus|ist mein),um (wie viel uhr[ (ist|hab[e] ich)]|wieviel uhr[ (ist|is|hab[e] ich)]),an welchem tag[ (ist|habe ich)],haben wir[ (was|noch)],gibt es (etwas|was|noch etwas),welche (termine[ (hab[e] ich|stehen|sind)]|meetings|besprechungen|calls),liegt,hamma,mit wem (ist|is|war|(hab[e]|hatte|spreche|rede|esse|bin|gehe|sitze) ich|treffe ich[ mich]|treff ich mich),wen (treff[e]|seh[e]|hab[e]|muss|spreche) ich,gibts (was|etwas|noch was),wieviel uhr ist,bis (wann[ (geht|ist)]|wie viel uhr),ab wann[ habe ich],wohin muss ich,bei wem (bin|habe) ich,schau (nach wann|mal (wann|was)),guck (mal (wann|was)|wann|was),sag (mir (wann|was|wo|wer)|mal wann),wei(ß|ss)t du (wann|wo|was|wer|ob)[ ich],kannst du (mir sagen (wann|was|wo|wer|ob)[ ich]|(nachsehen|schauen) (wann|ob)),zeigst du mir,lass (mich … sehen|mal sehen),gib mir (einen überblick|(ne|eine) übersicht),(überblick|übersicht) über,muss ich noch,liste … auf,worum (geht es|geht's),steht ((…|etwas|was) an|noch (was|etwas) an),ist (was|etwas) los",
    find: "find[e][ mal],such(e|st|en),finde(st|n),such[ (mir|uns|mal)],wann (hätte … zeit|kann[ ich]|können[ wir]|(passt|ginge)[ es]|hab[e] ich [… ](zeit|luft|frei)|haben [… ]zeit|hätte ich zeit|bin ich (frei|verfügbar)|sind wir frei|geht es|geht's|passt's|würde es passen|könnte ich|könnten[ wir]|ist (platz|… frei)),bin ich (frei|verfügbar|(da|…) frei),hab[e] ich [… ](zeit|luft|platz|noch irgendwo|(eine|ne) lücke),freie (zeiten|termine|slots|lücken),gibt es eine lücke,gibts ne lücke,ist (noch (platz|luft|(was|etwas) frei)|da noch platz),(schau|guck) (wann|mal wann),haben wir zeit",
    absent:
      "schaffe (es nicht[ zu]|… nicht),kann (nicht (zu|kommen|teilnehmen|zum|zur|dabei sein)|… nicht (kommen|teilnehmen|wahrnehmen)|leider nicht),(schaff|pack[e]) … nicht,bin (nicht (dabei|da)|verhindert),verhindert,verpass[e],nicht wahrnehmen,muss … sausen lassen,(gehe|geh) … nicht (zum|zur),komme nicht (zu|zum|zur),komm nicht (zum|zu|zur),werde nicht zum",
    tell: "sag (ihr|ihm|ihnen),sag dass ich,(frag|bitte) (sie|ihn),sag (… (bescheid|dass)|bescheid),informiere,schreibe,schicke,mail,benachrichtige,ausrichten,mitteilen,warne,verständige,schreib[ … (dass|(eine|ne) nachricht)],schick[ … (eine|ne) nachricht],teil[e] … mit,gib (… bescheid|bescheid),geb … bescheid,sage … (bescheid|dass),lass[e] … wissen,richte … aus,info an,melde … dass,entschuldige mich",
    rename:
      "benenn[e] … um,umbenennen,umbenannt,umzubenennen,nenn[e][ … um],anderer (name|titel),anderen (namen|titel),neuer titel,neuen (titel|namen),ändere (den (titel|namen)|titel),nennen,heissen,gib (ihm|dem|dem (ding|termin)|es) den (namen|titel)",
    remind:
      "erinner[e|n|ung],wecker,timer,alarm,(gib|sag) mir (bescheid|… bescheid),(stups|ping|benachrichtige|weck|warn) mich,erinner[e] mich,(ping|stups|weck) mich an,reminder[s] (geben|schicken|senden|setzen),(ne|eine) erinnerung (geben|schicken|senden)",
  },
  separable: { parts: "ein,ab,um,vor,aus,an,fest,weg,nach,hinzu,auf,rein,raus", infinitive: "zu" },
  weak: "stattfinden,anrufen,verabredet,(ich bin|bin ich|sind wir|wir sind) … verabredet,hab[e],brauch[e|en],treff[e|en],sehe[n],rede[n],spreche[n],durchgehen,besprechen,hol[e],pack[e],haste,seh,quatschen,plaudern,schnacken,ratschen,austauschen,zusammensetzen,zusammenkommen,setzen,telefoniere[n],trinken,gehe[n],geh,abstimmen,klären,durchsprechen,gibt's,bekomme,unterkriegen,unterbringen,machen,reinpassen,trink[e],bräucht[e|en],möchten,zusammen,dran,losgehen,reicht,haben[ wir],möchte[ gern],will[ haben],mach[e][ mal],hätte[ (gern[e]|ich gern[e])],hätt (gern[e]|ich gern[e]),essen gehen,gibt es,krieg[e][ ich],kriegen wir,mit euch",
  repair:
    "[(das|es) ]hätte … sein (sollen|müssen),[(das|es) ]hätte sein (sollen|müssen),bei (näherem|genauerem) (hinsehen|überlegen|nachdenken),bei (näherer|genauerer) (betrachtung|überlegung),nach (reiflicher|kurzer) überlegung,(wenn|wo) ich (es mir|mir's|mir das|mir es) [(so|recht|richtig|genau) ]überlege,wenn ich [so ](darüber|drüber) nachdenke,was (sag|rede) ich[ da],wie dumm von mir,ich dummkopf,falsche[n|r|s],weißt du was,(ist|wäre|passt) [doch |mir |eher |vielleicht |eigentlich ](besser|sicherer|einfacher|angenehmer|günstiger|lieber),keiner davon,keine davon,keins davon,ne,scherz,falsch,komm,na,warte,moment,nein,lieber,doch,oder lieber,oder besser,besser,ach ne,nee,sorry,entschuldigung,ich meine,ich meinte,meinte,eigentlich,vielmehr,korrektur,ups,hoppla,falsche zeit,falscher tag,stattdessen,mach,mach doch,sollte … sein,halt,quatsch,äh,ähm,statt dessen,sagen wir,falscher name,falsche person,vertippt,tippfehler,stimmt nicht,meinte ich,meine ich,natürlich,korrigiere,verzeihung,pardon,ach,ne doch,ne lieber,stopp,moment mal,*,besser gesagt,ah moment,oh moment,oh nein,oh ne,oh nee,oh sorry,ah nein,ah ne,ah nee,ach ja nein,ne warte,ne moment,ne sorry,ne mach,ne besser,ne eher,ne quatsch,nö,eher,doch eher,(mein|meint) (ich|i),(ich|i) mein,wollte sagen,wollt sagen,soll heißen,muss heißen,müsste heißen,sollte heißen,sollte … heißen,muss … heißen,muss … sein,müsste … sein,sollten … sein,war falsch,ist falsch,das war falsch,falsch getippt,falsch gesagt,mein fehler,fehler von mir,irrtum,ich irre mich,hab mich vertan,vertan,verschrieben,verwechselt,verlesen,verguckt,autokorrektur,falsche woche,falsches datum,mist,shit,scheiße,scheisse,verdammt,oh mist,upsi,oops,uups,huch,oh,halt stopp,halt stop,halt moment,halt nein,halt warte,stop,stop mal,warte mal,wart mal,wart,warte kurz,warte ne,korrigiert,berichtigung,genauer gesagt,nicht ganz,nein anders,oder doch,oder doch eher,oder ne,oder nein,oder nee,oder eher,oder warte,oder sagen wir,oder mach,nehmen wir,nehm[e] ich,nimm[ (lieber|doch|mal|einfach|dann|bitte)],machen wir,mach lieber,mach besser,mach daraus,mach … draus,mach … daraus,mach da … draus,mache … daraus,mache … draus,ändere das auf,ändere es auf,ändere das in,äh nein,äh ne,äh nee,äh warte,ähm nein,öh,hmm,hm,mhm,na gut,ach so,achso,eh,versuch,versuchs mit,versuch es mit,probier,probieren wir,zu früh",
  wrongTime: "falsche zeit,falscher tag,falsche uhrzeit,falsches datum,der falsche tag,die falsche (zeit|uhrzeit)",
  once: "einmalig,nur einmal,nur das eine mal",
  onlyAhead: "nichts als,nicht mehr als",
  they: "jeder,alle,keiner,niemand,er,sie",
  indeed: "schon,doch,sehr wohl",
  worksThen:
    "[ich ]muss [ich ][(doch|dann|da|ja) ]arbeiten,[ich ](arbeite|arbeiten) (doch|dann|da),(arbeite|bin) ich doch[ (im büro|da)],(dann|da) (muss ich arbeiten|arbeite ich)",
  backAgain:
    "(bin ich|ich bin) [schon ]wieder (da|zurück|im büro|zuhause|hier),(bin ich|ich bin) zurück,bin … wieder (da|zurück|hier),[ab … ]wieder (da|zurück),(komm[e] ich|ich komm[e]) [wieder ]zurück",
  takes: "nimm,nehmen wir,nehm,frag,ich nehm[e]",
  signsOff:
    "(viele|liebe|beste|freundliche|herzliche|schöne) grüße,mit (freundlichen|besten|herzlichen) grüßen,gruß,grüße,lg,vg,mfg,danke,thx,danke schön,vielen dank,besten dank",
  courtesy:
    "von mir aus[ gern[e]],(ist|wäre|is) mir recht,kein problem[ für mich],geht klar,wir brauchen,brauch[e] ich,brauchen wir,such dir was aus,entscheide du,tho,though,(damit|dass) mich niemand (bucht|stört|buchen kann|stören kann|einplant),(damit|dass) niemand mich (bucht|stört|einplant),[das ]klingt (gut|super|perfekt|prima|toll),[(oh|ach|mein) ]gott,herrgott,ojemine,[ich ](will|möchte) nicht gestört werden,ohne (Störung|Störungen|Unterbrechung|Unterbrechungen|gestört zu werden),(keiner|niemand) (soll|darf) mich stören,ausnahmsweise,zur abwechslung,fürs erste,sicherheitshalber,gell,gäll,gelle,oida,oder so,odr,weisch,merci vielmal,zum beispiel,beispielsweise,(montags|dienstags|mittwochs|donnerstags|freitags|samstags) (arbeitet|kann) (er|sie) (nicht|nie),(arbeitet|kann) (montags|dienstags|mittwochs|donnerstags|freitags|samstags) (nicht|nie),wenn du [(schon|eh|gerade) ](dabei|dran) bist,wo du [(schon|gerade) ](dabei|dran) bist,[(es|das) ]wäre [(echt|sehr) ](schön|toll|super|gut|nett|lieb) wenn,(ich wäre|wir wären) [(dir|ihnen|euch) ][(sehr|echt|wirklich|äußerst|überaus) ](dankbar|froh|verbunden) wenn,anscheinend,offenbar,weißt du was,lass mich überlegen,achso,ach so,[also ]zu (zweit|dritt|viert|fünft),also alle (drei|vier),noch (einer|einen),als (gast|gäste|teilnehmer[in]),gerade,noch (eins|etwas|eine sache),[eine ]letzte sache,zum schluss noch,[mir ]ist [mir ](was|etwas) dazwischengekommen (kannst|könntest|also|bitte),warte erst,erstmal,mir[ (bitte|mal|kurz)] sagen,(zwei|2|drei|3|paar) (sachen|dinge|kleinigkeiten),erstens,(fürchte|wollt|denke|glaub[e]|müsst) ich,hallo,hi,hey,moin,servus,mal,dankeschön,also,ok,okay,gut,prima,super,schnell,einfach,zu,parley,auch,vielleicht,eventuell,sollte,möglich[st],du,dir,jedenfalls,lg,vg,naja,nun,so,übrigens,freundlich,nett,lieb,ihnen,sie,eben,dringend,erst,huhu,hallöchen,moinsen,grüezi,kannste,könnteste,könntste,würdest,magst[e],willste,bidd(e|ö),büdde,bittschön,bitteschön,plz,pls,please,dankee[e],thx,thanks,merci,mfg,gruß,grüße,gruss,bg,liebsten,idealerweise,bevorzugt,irgendwie,sozusagen,quasi,eh,rasch,flott,flugs,zügig,sag,achja,aha,oha,hach,hmm,hm,tja,joa,jo,jup,jep,jawohl,genau,klar[o],logo,okidoki,oki,oke(y|e),perfekt,toll,wunderbar,klasse,spitze,großartig,cool,fein,schön,grundsätzlich,prinzipiell,sowieso,aufjedenfall,unbedingt,bestimmt,sicher,tatsächlich,btw,nochmals,müss(en|te),dürfen,mag,werd[e],wirst,eilig,digga,versuche,ggf,ggf.,evtl,evtl.,ev.,vllt,vllt.,vlt,viell.,ma,wat,dat,ähm,öh,uh,mm,pf,puh,guten (morgen|tag|abend|mittag),(bitte|gern|jetzt)[ noch],(können|könnten)[ (sie|wir)],(kann|könnte)[ (ich|man)],würden[ sie],(willst|trägst|machst) du,(woll(en|n)|werden|wollten|müssten|sollen|sollten)[ wir],lass[t] uns,gerne[ (auch|noch)],danke[ (im voraus|schonmal|vorab|sehr|für (deine|die) hilfe)],vielen (dank[ (im voraus|vorab)]|lieben dank),wäre (es (möglich|vielleicht möglich|eventuell (möglich|machbar))|das möglich|toll|schön|nett|lieb|perfekt|klasse|prima|gut|besser|super[ wenn du]|mir (recht|lieb)),ist ((es|das) möglich|schlecht|blöd|ungünstig|doof|besser|dringend|nicht (so gut|eilig)),gibt es eine möglichkeit,wenn (möglich|es (geht|möglich (ist|wäre)|(dir|ihnen) nichts ausmacht|keine (umstände|mühe) macht)|du (zeit hast|(mal|kurz) zeit hast|kannst|magst|möchtest|so (lieb|nett|gut) wärst|einen moment hast|dazu kommst)|das (geht|möglich ist)|sie so freundlich wären|irgendwie möglich),falls (möglich|(es|das) geht|du [kurz ]zeit hast),ich (möchte|will|muss|müsste|brauche|wollt|glaub[e]|denke|würde gern[e]|wollte[ fragen]|bitte (dich|sie)|danke dir|hab (ne|eine) frage|habe eine frage|hoffe es geht dir gut|wäre dir (dankbar wenn du|sehr dankbar wenn du)),wir (müssen|wollen|wollten|möchten),(ja|uns|halt|versuch)[ mal],kurz[ gesagt],mir[ (noch|auch)],für (mich|uns),und zwar,noch[ (was|eins|etwas)],passt[ (das|nicht|so|super|besser|mir (nicht|besser|(gar|leider|doch) nicht)|(leider|gar|doch|uns) nicht)],würde[ passen],geht[ (das|nicht|besser|(leider|doch|gar|mir) nicht|bei mir nicht)],muss[ ich dich bitten],(soll|möcht)[ ich],kannst[ du (uns|noch|auch)],(besten|herzlichen|tausend|schönen) dank[ im voraus],liebe[ (grüße|grüsse)],na[ (du|klar)],sei (so (gut|lieb|nett) und|bitte so (lieb|nett) und),(darf|dürfte)[ ich[ (dich|sie) bitten]],ginge[ (das|besser)],klappt (das|nicht|besser|(leider|doch) nicht|bei mir nicht),ganz (schnell|kurz),fragt ob (wir|ich),hat (gefragt ob (wir|ich)|zeit|vorgeschlagen|keine eile),nicht (mehr|eilig|dringend|vergessen),kein stress,keine (eile|hektik),wird[ (nichts|nix|eng|er|leider nichts)],grüß (dich|gott),(morgen|lieber) parley,sehr geehrte,könntest[ du (noch|so lieb sein und)],könntet ihr,könnt[ (ihr|ich)],wollte[ wissen ob wir],möchten wir,möchte (ich|gerne|wissen ob wir),will[ (ich|wissen ob wir)],wärs (möglich|das),wär (es möglich|super|toll|schön|nett|cool|klasse|lieb|gut|besser),ob (es möglich wäre|das (möglich ist|geht)),wenn's (geht|möglich ist),sobald (du (kannst|zeit hast)|es geht),es wäre (toll|schön|super) wenn du,das wäre (toll|super|nett|schön|lieb),tu mir (den|einen) gefallen und,(hilf|bei) mir,hilfst du mir,lieben (dank|gruß),bedanke mich,(beste|viele|schöne|herzliche|freundliche) grüße,am (liebsten|besten|selben tag),nach möglichkeit,eigentlich nur,doch (mal|bitte),nur (kurz|mal|schnell),(grad|gleich|fix|schau|guck|hör) mal,(kleine|kurze|eine|ne) frage,pass auf,weißt du was,eins noch,ach (ja|und|übrigens),(oh|o) ja,ah[ ja],alles klar,kommt (mir ungelegen|ungelegen),leider[ nicht mehr],(fänd[e]|find[e]) ich gut,denk (ich|dran|bitte dran),meines wissens,soweit ich weiß,wie (gesagt|besprochen|abgesprochen|vereinbart),im prinzip,auf jeden fall,ehrlich gesagt,nebenbei[ bemerkt],woll ma,eilt[ nicht],entschuldige die störung,tut mir leid[ für die störung],(fragte|meinte) ob wir,schlägt vor,um es kurz zu machen,schönen tag noch,schönes wochenende,meine liebe,mein lieber,vergiss nicht,an (dem|diesem) tag,hab vielen dank,argh,arg,grr,uff,oje,ohje,oh je,herrje,mensch,boah,ey,au weia,omg,oof,hui,mann,manno,ui,na ja,gleich,direkt,haha,(schreib|notier|vermerk)[e] [noch ](dazu|rein|ein|auf)[,] dass,(schreib|trag|notier)[e] [noch ](dazu|rein|ein) dass,sowohl,[hab |habe ](sie|ihn) (vergessen|vergessn),gott segne (dich|sie|euch),vergelt's gott,gottes segen",
  filler:
    "inkl,inkl.,inklusive,dass,da rein,dort rein,niemanden,sinds,ists,isses,ganz,komplett,einschließlich,inklusive,einschl.,fertig,kurz(e|en|er|es|em),den,dem,des,eine[n|m|r|s],mein[e|en|em|s|es],unser[e|en|em|es|er],kalender,ich,es,ist,sind,wird,sein[em|en|e],von,vom,ab,neue[n|r|s],an,um,gegen,etwa[s],dann,da,am,sich,lang,dauernd,er,sie,beginnend,raus,ihn,ihr[e],herr[n],frau,dr,gemeinsam,zusammen,beim,ins,ne,nen,nem,ner,nes,n,son[e],was,bisschen,bissl,terminkalender,agenda,euch,ihre(m|n),jemand,irgend(was|ein),irgendeine[n],hr,fr.,hr.,circa,zirka,pünktlich,hierfür,aufm,ausm,vorm,für(n|s),nochn[e],daran,vorhin,der[ herr],die[ frau],das[ hier],ein[ bisschen],meiner[ agenda],in (meinen (kalender|terminkalender)|meinem kalender|den[ (kalender|terminkalender)]|kalender|mein (kalender|planer)|(meine|die) agenda),im[ (kalender|terminkalender)],aus (meinem|dem) kalender,mich[ (mit|noch)],wir[ (beide|zwei)],auf[ meine liste],ungefähr[ um],so (ne|nen|gegen|um|ca),deine(n|m)[ kalender],zu (zweit|dritt),uns beide[n],spätestens",
  negation:
    "nicht[ (mehr[ nötig]|nötig)],kein[e|en|em|er|s],nie,niemals,nich[ts],nix,net,ned,(will|gar) (nicht|kein[en|e]),(möchte|soll[st]|darf|bloß|lieber|doch) nicht,noch nicht[s],(brauchst|musst) ((…|du) nicht|nicht),auf keinen fall,lass … (stehen|so|drin|bleiben|in ruhe|wie (es|er) ist),ohne zu",
  clitics: "",
  condition:
    "wenn[ (ja|das so ist)],falls[ ja],sofern,außer (wenn|falls|ich|da|es|wir|dass),ob,sobald,vorausgesetzt,solange,soweit,im (falle|fall dass),für den fall[ dass],es sei denn,je nachdem,unter der bedingung",
  unless: "außer (wenn|falls|ich|da|es|wir|dass),es sei denn",
  inThatCase: "dann,in (dem|diesem) fall,wenn ja",
  conditions: {
    busy: "irgendwas,irgendetwas,überschneidet,kollidiert,was,etwas,belegt,voll,beschäftigt,verplant,termin,termine,besetzt,vergeben,verabredet,gebucht,geblockt,dazwischen,ausgebucht,los",
    none: "nichts,nix",
    free: "offen,frei,zeit,leer,verfügbar,luft,platz,passt,geht,klappt,kann,möglich,lücke",
    not: "nicht,kein,keine,keinen",
    small:
      "sich,mit,sein,haben,anderes,andres,noch,schon,bereits,sonst,da,dann,ich,mein,meinem,im,in,am,der,das,kalender,hab,habe,bin,steht,stehe,stehen,ist,liegt,ansteht,vorhabe,vor,eingetragen,wirklich,zufällig,slot,mir",
    others: "er,sie,ihm,ihr,ihnen,ihn,alle,jemand,du",
    opens: "sollte,sollten,ist,hab,habe,steht,bin",
    else: "sonst",
  },
  sides: { behind: "", between: "gegen,x" },
  deadline: {
    done: "fertig,erledigt,schluss,vorbei,durch,ende,zu ende,aufhören",
    must: "muss,müssen,soll,sollte,will",
  },
  because:
    "[(hab|habe|ich hab|ich habe) ](keine (lust|kraft|energie)[ (mehr|drauf)]|keinen bock[ (mehr|drauf)]),nicht in (stimmung|der stimmung),weil,denn,nämlich,zumal,da (ich|wir),aufgrund dessen",
  ill: "[(bin|liege|fühl mich) ](krank|verhindert|erkältet|krankgeschrieben),nicht da",
  them: "(frag|bitte) (sie|ihn),uns,ihn[ mal],sie,ihr,ihm,ihnen,die beiden,beiden",
  theirs: "seine[m|n|r|s],ihre[m|n|r|s]",
  ours: "unser[e|en|em|es],uns,wir",
  otherwise:
    "sonst,ansonsten,andernfalls,notfalls,anderenfalls,wenn (nicht[ dann]|nein),falls (nicht|nein),oder (sonst|ansonsten),zur not,im zweifel",
  join: "und[ (dann|auch|noch|außerdem|danach|bitte|mach|gleich)],&,auch,plus,außerdem,danach,u,u.,zusätzlich,anschließend,daneben,ebenso,+,ferner,sowie[ auch],dazu noch,des weiteren,darüber hinaus,als auch",
  it: "es,sie,dies,das[ (da|treffen|meeting|ding|ganze|teil)],den[ (termin|da|call|eintrag)],die[ (da|besprechung|sache)],diesen[ (termin|call|eintrag)],dieses[ (treffen|meeting)],diese[ besprechung],(dieser|dem)[ termin],(der|mein[en]) termin",
  with: "(separat|getrennt|extra|allein|einzeln) mit,mit[ (herrn|frau)],m,m.,mit(m|n),samt,(zusammen|gemeinsam|zus|zus.) mit,(zwischen|zw.) mir und",
  about:
    "über,bezügl[ich],betreff[s],betrifft,wegen,wg.,re,zu,bzgl,betr,hinsichtl[ich],zwecks,bzgl.,betr.,z.hd,aufgrund,bezügl.,anlässlich,zum (thema|punkt),um (über|zu (sprechen|reden) über),thema[ ist],rund (um|ums),in (sachen|bezug auf),es geht (um|ums|dabei um),geht['s] um,dabei geht es um,worum geht's,da geht's um,mit dem thema,im hinblick auf,als thema,(sprechen|reden) über",
  called:
    "namens,genannt,titel,heißt,betitelt,mit (dem (titel|namen)|titel|betreff|der überschrift),unter dem (namen|titel),als titel,(der|das|die) heißt,nennt sich",
  at: "in,ins,bei[m],an,am,auf,via,über,@,im,vor ort in,ort ist,drüben im",
  for: "f,f.,für[s|n],zwecks,zum zweck",
  to: "auf[s|n],nach,bis,zum,richtung,zur,zu[ der],in richtung,(soll|muss|könnte|rutscht|wandert|kommt|verschoben|verlegt) auf,geht (auch|(da|das|der|die|es) auch),ginge (auch|(der|das|die|da) auch),klappt (auch|(der|das) auch),kann ((der|das|die|er) auch|auf),passt (auch|da auch),verschiebt sich auf,wird (auf|verschoben auf),hin zu,gehts (auch|da auch)",
  from: "von,vom,aus[m],ab,weg von,raus aus",
  since: "ab,erst ab,beginnend (ab|mit)",
  until: "bis[ (um|zum)],endet[ um],(dauert|geht) bis",
  ends: "end(et|en|e),endet um,aufhör(en|t),zu ende,fertig,[das ]ende (auf|um),hör[e|t|en] … auf,(mach[t] |)schluss,[so ]lange bis",
  begins:
    "start,beginn[t|en],anfang(en|t),anfängt,start(et|en),losgehen,losgeht,fängt (an|… an),fang[e][ (an|… an)],starte",
  lets: "lass,lasst",
  unseen: "neue[n|r|s]",
  ofGuests: "isst,einladung,liste,gästeliste,teilnehmerliste,teilnehmer,gäste,nehmen,herausnehmen,teil",
  otherTime:
    "(andere|neue) (zeit|uhrzeit|lücke),(anderen|neuen|anderer|neuer|nen anderen|nen neuen) (termin|tag|zeitpunkt|slot),(anderes|neues) datum,(was|etwas) anderes",
  takesOut: "nehmen,herausnehmen",
  another:
    "ein(e|en|) zweite(s|n|r|),ein(e|en|) weitere(s|n|r|),noch (so einer|so einen|so eins|so ein|einen|einer|eins|ein termin|einen termin),(eigener|eigenen|separater|separaten|zweiter|zweiten|neuer|neuen|extra|weiterer|weiteren) termin,separat,nen zweiten",
  seesAgain: "noch mal,nochmal,noch einmal,wieder,wiedersehen,erneut,wiedertreffen",
  onceMore:
    "erneut,nochmal,noch (einmal|mal),(kopier|kopiere|dupliziere|wiederhol|wiederhole)[ (es|das|ihn)],das gleiche (nochmal|noch mal|noch einmal),(kopieren|duplizieren|wiederholen|kopierst|wiederholst|duplizierst|kopierts|dupliziers|wiederhols|kopiers),[davon ](eine|ne|noch (eine|ne)) (kopie|wiederholung)[ davon],kopier[e] … rüber,rüberkopieren,gleich (noch mal|nochmal|noch einmal|wieder),nochmals,ein zweites mal,(noch|genau|nochmal) so (ein|einen|eins|eine|einer|einen termin),zwei[ ]mal diese woche,(dasselbe|das gleiche) in grün,ein weiteres mal,so (noch einen|noch eins)",
  onTopOf: "zusätzlich zu[m],neben,außer",
  theSame:
    "(das gleiche|dasselbe) für,ebenso,ebenfalls,[um ](genauso|ebenso) viel,das gleiche,dasselbe,gleiches,genauso",
  keeps:
    "bleib(t|en),bleiben wir,(bleib|bleibt|bleiben wir|bleibt es) bei,immer noch[ um],weiterhin[ um],nach wie vor[ um]",
  mistake: "[ein |aus |mein ]versehen,[ein ]fehler,[ein ]irrtum,(nicht|gar nicht) gewollt,nicht so gemeint",
  asItWas:
    "wieder zurück,wie (vorher|zuvor|zuerst|gehabt|am anfang),lass … [doch ][bitte ]wie (sie|er|es) war,wie (sie|er|es) war",
  restores:
    "stell … wieder her,(schieb|verschieb|leg|verleg|stell) (ihn|sie|es|das|den|die)[ (bitte|doch)][ wieder] zurück,(leg|schieb|setz|stell) (ihn|sie|es|das|den|die)[ (bitte|doch)] wieder (dahin|dorthin)[,] wo (er|sie|es) (war|stand),wieder (dahin|dorthin)[,] wo (er|sie|es) (war|stand),(hol|setz|nimm) … [(bitte|doch) ][wieder ]zurück,(trag|nimm) … [doch ]wieder (ein|rein|auf),wiederherstellen,[wieder ](zurücksetzen|zurückholen|zurücknehmen),wieder (reintun|reinsetzen|reinnehmen|reinstellen),[(mach|leg|setz|stell|lass|schieb) (es|sie|ihn|das|die|den|alles) ][(bitte|doch) ](wieder|doch|doch wieder|zurück) (wie (vorher|zuvor|davor|gehabt|es war|sie war|er war|es vorher war)|so[,] wie (es|sie|er) (war|vorher war)),[(mach|leg|setz|stell|schieb) (es|sie|ihn|das|die|den|alles) ][(bitte|doch) ](wieder|doch wieder|zurück|wieder zurück) (auf die (alte|ursprüngliche) (zeit|uhrzeit)|auf den (alten|ursprünglichen) (termin|tag)|zur (alten|ursprünglichen) (zeit|uhrzeit)),stell (es|ihn|sie|das|den)[ bitte] wieder her,(hol|setz) (es|ihn|sie|das|den)[ (bitte|wieder)] zurück,trag (es|ihn|sie|das|den)[ bitte] wieder ein",
  on: "am,an,diese(n|r|s),kommende(n|r),um,gegen",
  not: "(ist|wäre|passt) [doch |mir |eher |vielleicht |eigentlich ](besser|sicherer|einfacher|angenehmer|günstiger|lieber) als,(lieber|besser) als,(es |das )war nicht,(nicht|statt|anstatt)[ (am|um)],ohne,anstelle von,(und|aber) nicht (mehr|länger)",
  but: "sondern[ mit],aber[ (mit|dann|dafür|bitte[ mit])],nur mit,allerdings,jedoch",
  too: "schließt sich … an,geht mit,(dazu|mit)kommen,teilnehmen,auch[ (dabei[ sein]|mit[ dabei]|dazu|mitkommen|kommen|rein|teilnehmen|einladen|noch)],dazu,ebenfalls,hinzu,dabei[ sein],mit (dabei[ sein]|rein|dazu),(kommt|kommen|fahren|gehen) (auch[ (dazu|mit)]|dazu|mit|noch dazu),soll (auch (dabei sein|mit|kommen)|dabei sein|noch dazu|mit dabei sein|kommen),(noch|stößt) dazu,(ist|is) auch dabei,macht (auch mit|mit),muss (auch (dabei sein|mit)|mit rein|dabei sein),will auch (mit|kommen|dabei sein),möchte auch dabei sein,schließt sich an,nimmt auch teil",
  together: "zu (dritt|viert|fünft),zusammen,gemeinsam,(zusammen|gemeinsam|zus|zus.) mit",
  standsIn: "ersetzt,vertritt,springt ein für,springt für,übernimmt für,nimmt den platz ein von,nimmt den platz von",
  byLength: "rück … nach hinten,verschieb … um",
  therefore: "also,deshalb,daher,darum,drum,deswegen",
  soThat: "(damit|sodass|so dass) (ich|wir),(dann|so) (kann ich|können wir)",
  thatDay:
    "[der ]tag bleibt[ (gleich|derselbe|so)],[der ]tag ändert sich nicht,an (dem|diesem|dem selben|demselben) tag,[noch ]am (selben|gleichen) tag,(gleicher|selber|gleichen|selben) tag,den (gleichen|selben) tag",
  thatTime: "um die zeit,zu der zeit,dahin,dorthin,da[ rein],dann,dort,dafür,in die lücke",
  only: "kann (nur[ noch]|erst),allein[e],einzeln,nur,bloß,einfach",
  deeds:
    "esse=essen,frühstücke=frühstück,frühstücken=frühstück,schwimme=schwimmen,turne=turnen,fliege=Flug,fliegen=Flug",
  atEarliest: "frühestens,oder später,oder danach,aufwärts",
  atMost:
    "nur,bloß,max,maximal,höchstens,nicht länger,nicht mehr,länger nicht,mehr nicht,nicht länger als,nicht mehr als,reicht,reichen,genügt,sollte reichen,sollten reichen",
  goes: "geht,geworden,kommt,soll,muss,wird,kann,rutscht,wandert,zieht,ist (jetzt|nun),(findet|liegt) jetzt,findet … statt",
  secondOf: "(zweite[r|n]|2.) (termin|meeting|besprechung|call),zweites meeting",
  thirdOf: "(dritte[r|n]|3.) (termin|meeting|besprechung|call),drittes meeting",
  nextOf: "nächste[r|n|s] (termin|meeting|besprechung|call|treffen)",
  stays:
    "nicht anfassen,bleibt[ (dabei|drin|[natürlich ]stehen|bestehen|wie (er|es) ist)],lass(en|t) [(wir|ihn|es) ](wie (er|es) ist|stehen|so|drin),(darf|kann) [stehen ]bleiben,kommt weiterhin,lass[t|en] … (stehen|drin|so|wie (er|es|sie) ist)",
  revokes: "vergiss es,lass mal,lass es,doch[ lieber] nicht,lieber nicht,vergiss das",
  already: "seit,schon,bereits,inzwischen",
  keepsFree: {
    verb: "halt,halte,halten,haltet,lass,lasse,lassen,freihalten,freizuhalten,freihältst,freigehalten,freilassen",
    free: "frei,freihalten,freizuhalten,freihältst,freigehalten,freilassen",
    stays: "bleibt,bleiben,haben",
    wants: "soll,sollen,will,möchte,brauche,brauch,hätte",
    blocks:
      "blocke,block,blocker,blockiere,blockier,blocken,blockieren,geblockt,blockiert,reservier,reserviere,reservieren",
  },
  fromNowOn:
    "ab (jetzt|sofort|heute|nun|dieser woche),von (jetzt|nun|heute) an,künftig,zukünftig,in zukunft,immer,fortan",
  narrates:
    "war,waren,hatte,hatten,gestanden,gesessen,gewartet,gewesen,angerufen,rief,kam,kamen,ging,gingen,stand,standen,saß,saßen,lag,blieb,geblieben,verpasst,verloren,verlor,vergessen,vergaß,geweckt,gefahren,fuhr,gelaufen,lief,geschlafen,schlief,verschlafen,gegessen,passiert,ausgefallen,fiel,gefallen,wurde,geworden,gehabt,geredet,gesprochen,sprach,gestritten,gekommen,gegangen,gesucht,wartete,brachte,gebracht,schrieb,geschrieben,mailte",
  letsGo:
    "alles (abbrechen|verwerfen|vergessen),brich alles ab,weiß (ich (noch nicht|nicht)|noch nicht),kann warten,keine ahnung,lass[ (mal|es|gut sein|erst mal)],melde mich,ich (melde mich|schreib|frag|ruf),sag (ich dir noch|dir bescheid),später vielleicht,vielleicht später,muss ich (schauen|klären),mach ich selbst,behalte (es|ihn|den|das),lass (es|ihn|den|das) (so|drin|stehen),doch nicht mehr,ich komm[e] (drauf|darauf|da) zurück,komme (drauf|darauf) zurück,hat sich (erledigt|geklärt),(ist[ schon]|schon) (erledigt|geklärt),erledigt,nicht (mehr nötig|nötig),brauch[en|e] (wir|ich) nicht mehr,passt schon,egal,lass … (so|stehen|drin|in ruhe|wie (er|es|sie) ist),lassen (wir|wir's)[ (das|es)],ein andermal,jetzt nicht,nicht jetzt,mal sehen,schauen wir mal,ich (überleg's mir|überlege es mir|regel das[ selbst]|kümmer[e] mich|klär das[ selbst]|mach das selbst),finger weg vo(n|m),rühr … nicht an,bleibt … (wie (er|es|sie) ist|so),passt doch,nichts machen,mach nichts,(lass|lassen wir) (es|das)[ so],bleibt so,ich frag[e] (sie|ihn|erst|erstmal),erst (mal fragen|fragen),muss erst (fragen|schauen),bleibt wo (er|sie|es) ist,macht nichts,nicht so wichtig,kommt später,kein(er|e|en|es|s) (davon|von allen|von denen|der drei),nichts davon,passt (alles|alle|mir alles|uns alles) nicht,geht (alles|alle) nicht,vergiss (es|das|mal)",
  settled:
    "hat sich geklärt,(ist[ schon]|schon) (erledigt|geklärt),erledigt,passt schon,passt doch,bleibt so,egal,macht nichts,(lass|lassen wir) (es|das) so",
  definite: "der,die,das,den,dem,mein[e|en],unser[e]",
  as: "als",
  all: "alles,alle (termine|meine termine),meine termine",
  exceptFor: "außer,ausgenommen,bis auf,ausser,mit ausnahme (von|vom|des|der),abgesehen (von|vom)",
  clears:
    "räum[e] … (frei|leer),räum[e] (frei|leer),mach[e] … leer,freiräumen,freischaufeln,schaufel[e] … frei,leerräumen,leermachen,leer machen,leere[n],freizuräumen,halt[e] … (leer)",
  more: "mehr,extra,weitere[n],zusätzlich[e],noch[ (eins|einer|einen|ein termin|einen termin)],länger",
  less: "weniger,kürzer",
  around: "nach,vor,(direkt|gleich) nach,kurz vor",
  beside: {
    after: "nach,hinter,im anschluss an,(anschließend|direkt|gleich|unmittelbar) an",
    before: "vor",
    of: "von",
    right: "direkt,gleich,unmittelbar,sofort,kurz,nahtlos,noch",
    over: "fertig,vorbei,rum",
    prepares: "vorbereitung,vorbereit,unvorbereitet,prep",
    calls: "telefonat,telefon,anruf,ruft",
  },
  or: "oder[ (auch|eventuell|evtl|vielleicht|ggf)],bzw,bzw.,(beziehungsweise|geht|ginge|passt|klappt) auch",
  sameTime:
    "gleiche (zeit[ wie gehabt]|uhrzeit[en]|stunde|zeiten),selbe (zeit[ wie sonst]|uhrzeit|stunde|zeiten),zur (gleichen (zeit|uhrzeit)|selben (zeit|uhrzeit|stunde)),(dieselbe|selber|gleicher) (zeit|uhrzeit),die (gleiche (uhrzeit|zeit)|selbe (zeit|uhrzeit)|uhrzeit bleibt[ gleich]|zeit bleibt gleich),zu (gleicher (zeit|uhrzeit)|den gleichen zeiten),um (die (gleiche (zeit|uhrzeit)|selbe zeit)|dieselbe (zeit|uhrzeit)),uhrzeit (bleibt[ gleich]|gleich|wie gehabt),zeit (bleibt[ gleich]|wie gehabt)",
  oneOf: {
    leads: "(den|die|der|das|dem|jenen) (am|um|mit|vom|von)",
    behind: "",
    another:
      "(den|die|der|das|dem) (anderen|andere|anderer|anderes|vorigen|vorige|früheren|frühere|späteren|spätere)[ termin]",
  },
  likeThe: "[(so|genau|genauso) ]wie,eine kopie (von|vom)",
  sameLength:
    "[die ](gleiche|selbe) (länge|dauer),[mit ](gleicher|derselben) (länge|dauer),(gleich|genauso|ebenso|genau so) lang[e]",
  inItsPlace:
    "(der slot|die stunde|die zeit|den slot|die lücke) (kriegt|bekommt|geht an),gib … (die|den|das) [(ganze|ganzen|gleiche|freie|freien) ](stunde|zeit|slot|platz|termin|lücke),ersetz[e] (sie|ihn) durch,(nimm|nutz[e]|verwende) (die zeit|den slot|den platz|die lücke) für,gib (die zeit|den slot|den platz) an,zu ((der|dieser) zeit|(diesem|dem) zeitpunkt),stattdessen,dafür,(statt|anstelle) dessen,in (dem (slot|zeitraum)|der zeit|den slot|die lücke),an (dessen|der|ihrer|seiner) stelle,auf (den|dem) slot,zum selben zeitpunkt,(buche|plane|mach) (stattdessen|dafür),(leg|trag|setz) stattdessen,im gleichen slot,springt ein,(kommt|nimm|nehmen wir) [… ]statt (ihm|ihr|seiner|ihrer|dessen),übernimmt",
  freedPlace:
    "[(auf|in) ](den|seinen|ihren|dem) [jetzt ](frei gewordenen|freigewordenen|frei werdenden|freien|leeren|alten) (platz|slot|termin|zeitraum),[in ](die|der|seine) [jetzt ](frei gewordene|freigewordene|freie|alte) (zeit|stunde|lücke),an seine[n] alte[n] stelle",
  toItsEnd: "ans ende[ (von|vom|der|des)],hinten (an|ans) (das|die|den)",
  afterThat:
    "(wenn|sobald) (das|es|er) (vorbei|fertig|rum|zu ende) ist,(häng|hänge) … (dran|hinten dran|hintendran),hinten dran,im anschluss daran,(direkt|gleich|unmittelbar) (nach|hinter) (ihr|ihm|ihnen|ihrem|seinem),(direkt|gleich) darauf,direkt dahinter,danach,anschließend,hinterher,im (anschluss|direkten anschluss),daran anschließend,und (danach|dann)",
  beforeThat: "[(kurz|direkt) ]bevor (es|das|er) (losgeht|anfängt|beginnt),davor[ noch],vorher[ noch],zuvor",
  justDone:
    "hast du[ (gerade|eben|grad|gerade eben|da|jetzt|mir|zuletzt)] (gebucht|eingetragen|geplant|eingeplant|angelegt|reserviert|gemacht|blockiert)",
  each: "getrennt[e (termine|gespräche)],einzeln,separat,(einzelne|separate) (termine|gespräche),beide tage,an beiden tagen,je,beide[s],jeder,jeweils[ je],pro (termin|person|gespräch),alle je",
  late: "(steck[e]|häng[e]) (in der (bahn|tram|s-bahn|u-bahn)|im (bus|zug|stau)) fest,(in der (bahn|tram|s-bahn|u-bahn)|im (bus|zug|stau)) (feststecke|festhänge|stecke|sitze),(bahn|bus|tram) (hat verspätung|steht),spät[ dran],verspätung,zu spät,ich (bin spät[ dran]|komme (später|… später|zu spät)|verspäte mich|hab verspätung|komm … später|steh im stau),verspäte[ mich],hab[e] verspätung,mein zug hat verspätung,zug hat verspätung,komm[e] (später|… später|zu spät),bin ((…|etwas) später|später dran|zu spät),steh[e] im stau,im stau,häng … fest,hänge (…|noch) fest,brauche noch,passt (nicht|mir (nicht|(gar|leider|doch) nicht)|(leider|gar|doch|uns) nicht),geht (nicht|(leider|doch|gar|mir) nicht|bei mir nicht),klappt (nicht|(leider|doch) nicht|bei mir nicht),wird (nichts|nix|eng|leider nichts),ist (schlecht|blöd|ungünstig|doof|nicht so gut),kommt (mir ungelegen|ungelegen),verspätet sich,kommt (später|zu spät),ist (spät dran|zu spät),braucht (noch|länger)",
  unsuitable:
    "bin ich[ (schon|da|leider|total)] (verplant|blockiert|eingespannt|ausgebucht),(montags|dienstags|mittwochs|donnerstags|freitags|samstags) (arbeitet|kann) (er|sie) (nicht|nie),(arbeitet|kann) (montags|dienstags|mittwochs|donnerstags|freitags|samstags) (nicht|nie),(hasst|hassen),bin ich (doch|schon|leider|komplett|total|ziemlich|eh|echt)[ schon] (voll|ausgebucht|belegt|verplant|zu|weg|unterwegs|dicht),bin ich (voll|ausgebucht|belegt|verplant|dicht),komm[e] ich nicht (weg|los|raus|hin),(pack|krieg)[e] ich nicht[ hin],(haut|klappt) (doch|leider|bei mir) nicht[ hin],hab[e] ich (leider|doch|da|schon|noch)[ schon] (was|etwas|einen termin|nen termin|ein meeting|nen call),bin noch (unterwegs|im termin|in nem call|im meeting),muss (früh|früher|eher|vorher|dann) (los|weg|gehen|heim),wird mir (eng|knapp|stressig|viel|zu (eng|knapp|stressig|viel)),hat frei,ist (im urlaub|weg|schlecht|ungünstig|voll|nicht da),geht (nicht|(doch|leider) nicht|bei mir nicht),passt (nicht|(mir|doch|leider) nicht),klappt (nicht|(doch|leider) nicht),kann [(leider|doch|nun|so) ]nicht stattfinden,findet [(leider|doch|nun) ]nicht statt,kann (ich (nicht|(doch|leider) nicht)|(sie|er) (nicht|doch nicht)),wird (nichts|(leider|doch) nichts|nicht klappen),muss (weichen|ausfallen|also weichen),fällt (aus|flach),da hab ich schon was,bin ich (nicht da|weg),haut nicht hin,ist (er|sie|der|die|da schon was) (weg|nicht da|im urlaub),ist (er|sie) (krank|unterwegs|belegt),kann (sie|er|der|die) (leider nicht|da nicht),bin ich (unterwegs|im urlaub),habe ich was,hab ich was,ist zu,[(ist|sind) ](belegt|besetzt),(ist|sind) (vergeben|ausgebucht),zu (früh|spät),ist (zu|so|schon|schon so|sehr|ziemlich|echt|arg|etwas|ein bisschen|bisschen|bissl|schon sehr|etwas zu|viel zu) (voll|knapp|kurz|eng|lang|stressig|ausgebucht|zugepackt|zu),ist (so|sehr|ziemlich|echt|arg|etwas|ein bisschen|bisschen|bissl) (früh|spät),wird (zu|so|etwas|ziemlich|sehr|viel zu|echt|ein bisschen|bisschen) (voll|knapp|kurz|eng|lang|stressig),(ist|wird) (knapp|eng|kurz|stressig),wird (nix|nichts|nichts mehr|nix mehr),schaff[e|en] (ich|ichs|wir) nicht,schaffs nicht,(so|zu) (eingespannt|beschäftigt|busy),zu (voll|knapp|kurz|eng|lang|stressig|weit),geht sich … nicht aus,geht sich nicht aus",
  leaves:
    "muss (weg|los|gehen),muss (ich|er|sie) (weg|los|gehen),geht weg,(ist|bin) (er|sie|ich) weg,haut ab,fährt weg,muss schluss sein,ist schluss,muss [ich |es ](fertig|vorbei|zu ende) sein,mach ich schluss,muss aus sein",
  mustI: "(soll|sollte) ich,muss ich[ (noch|wirklich)],müssen wir,bin ich verpflichtet",
  free: "kann ich,ja,frei[ (bin|ist)],leer[ ist]",
  later:
    "später[e],nach (hinten[ (schieben|legen|verschieben|verlegen|rücken)]|später),weiter (nach hinten|hinten),(schieb[e]|rück[e]|leg|verschieb[e]) … nach hinten",
  earlier:
    "früher,frühere[n|r|s],eher,vorziehen,vorverlegen,vorgezogen,vorzuziehen,vorzuverlegen,nach (vorne[ (schieben|ziehen|verlegen|verschieben)]|vorn[ (schieben|ziehen|verlegen)]),zieh … (vor|nach vorn[e]),(ziehe|rück) … (vor|nach vorne),schieb … nach vorn[e],(schiebe|verschieb[e]) … nach vorne,(hol[e]|zieh(st|en)|rücke|leg[e]) … vor,weiter (vorne|nach vorne)",
  weekAfter: "(die|in der|eine) woche (drauf|danach|darauf|weiter),woche drauf,die folgewoche,die folgende woche",
  weekBefore: "(die|eine) woche (davor|vorher),woche davor",
  lasts:
    "rechne[n][ mal],dafür (einplanen|ein|rechnen|vorsehen|reservieren),brauchts,(wär[en]|wäre[n]|sind|passen|reichen[ auch]) (gut|besser|ideal|perfekt|prima|super|ok|okay|angemessen),lang[t],dauer(t|nd|n),draus,daraus,braucht,genüg(t|en),insgesamt,gesamt,geht,wir brauchen,ich brauche,brauchen (wir|ca),gib (uns|mir|ihm|ihr),reicht[ (mir|uns|dicke|völlig|locker)],reichen[ (uns|mir)],sollte (reichen|genügen|… dauern|genug sein),mach (… (draus|daraus|lang)|da … draus),mache … (daraus|draus),dauer[ von],eine dauer von,soll … (dauern|gehen),wird (… dauern|reichen),(kann|muss) … dauern,nimm dir,(nehmen|bräuchten) wir,rechne mit,plan[e] … dafür ein,(brauch[e]|bräuchte) ich,am stück,von … dauer,ununterbrochen,durchgehend,ohne (unterbrechung[en]|pause)",
  hours: "h",
  scope:
    "vorlage[n],alle[s|n],beide[n],jede[n|s],serie,reihe,rest,nur,außer,ausser,wieder,nochmal,tausch[e|en],wiederhole,wöchentlich[e],täglich[e],monatlich,folgenden,frei,leer,spät,verspät(ung|e|et),rückgängig,zurück,verfügbar,beschäftigt,account,konto,sprache,erste[n],letzte[n],zweite[n],zwei,drei,warum,ganzen,diesmal,krank,termine,meetings,besprechungen,nächste[n|r|s|m],ganze serie,noch einmal,ab jetzt",
  allDay:
    "(keine|ohne) [(genauen|festen|bestimmten) ](uhrzeiten|zeiten|uhrzeit)[ nötig],(nur|einfach|bloß) die tage,ganztägig[e|er|en|es],ganztag[s],ganztagstermin,ganztagesevent,ganztagestermin,ganztags-termin,den ((ganzen|kompletten) tag|lieben langen tag),(ganzer|komplette(r|n)) tag,ganzen tag[ lang],der ganze tag,(ganze|komplette|volle) tage,als ganztägig,ein ganzer tag,einen ganzen tag",
  freeTime:
    "zeit,lücke,slot,zeitfenster,luft,platz,zeitslot,lücken,slots,freie[n] (zeit|zeiten|lücken|slots),welche[n] zeiten",
  fits: "passt[ … rein],passen[ … rein],reinpassen,rein,unterbringen,unterkriegen,unterbekommen,(krieg|kriege|bekomm|bekomme|bring|bringe)[ ich] … unter,reinquetschen,dazwischen",
  iAm: "bin ich,ich bin",
  away: "(bin ich|ich bin) nicht (da|verfügbar|erreichbar|anwesend),(bin ich|ich bin) … (weg|abwesend|nicht (da|verfügbar|erreichbar|anwesend)|außer haus),dass ich … (weg|abwesend|nicht da) bin,weg,abwesend,nicht (da|verfügbar|erreichbar|anwesend),außer haus",
  soonest:
    "asap,so (schnell|bald|früh|zeitnah) (wie möglich|wie[ es] geht|es geht),möglichst (bald|schnell|früh|zeitnah),(schnellst|bald|ehest|frühest|baldigst)möglich,baldmöglichst,baldigst,schnellstens,zeitnah,je (früher|eher|schneller) desto besser",
  somewhere:
    "demnächst,irgendwann[ mal],irgendwo[ dazwischen],zu (irgendeiner|beliebiger) zeit,egal (wann|um wie viel uhr|welche uhrzeit),wann (ist egal|auch immer|du willst|es passt),(uhrzeit|zeit) (egal|ist egal),die uhrzeit ist egal,ist (egal wann|mir egal),mir egal,wann's passt,beliebige uhrzeit,(wann immer|wenn|sobald|egal wann|wann) ich [(gerade|mal|nur) ](frei bin|frei habe|zeit habe|zeit hab|kann|frei hab),hauptsache ich [(hab|habe|bin) ](frei|zeit)[ (hab|habe)]",
  hollow:
    "term[in],meeting,treff[en],besprechungstermin,verabredung,ereignis,event,etwas,zeit,slot,eintrag,uns,ding,sache,mtg[s],mtng,terminchen,term.,bespr,bespr.,meet,meetingtermin,zeitfenster,zeitslot,kalendereintrag,lücke,block[er],session,stündchen,buchung,terminvorschlag,zeug,kram,gedöns",
  kinds:
    "umzugstag,session,verabredung,treffen,besprechung,gespräch,anruf,telefonat,call,demo,sync,standup,review,interview,vorstellungsgespräch,bewerbungsgespräch,workshop,schulung,training,fitness,sport,1:1,kick-off,kickoff,retro,retrospektive,planung,brainstorming,präsentation,feier,party,webinar,kurs,unterricht,messe,besuch,kontrolle,massage,yoga,urlaub,teammeeting,abstimmung,fokuszeit,fokus,spaziergang,konferenz,pitch,abnahme,einweihung,elternabend,probe,konzert,sitzung,vorlesung,angebot,rücksprache,übergabe,bespr,bespr.,jourfixe,jf,wochenmeeting,wochenbesprechung,teambesprechung,teamsitzung,teamrunde,projektmeeting,projektbesprechung,statusmeeting,statusrunde,statusupdate,update,mitarbeitergespräch,feedbackgespräch,personalgespräch,jahresgespräch,zielgespräch,gehaltsgespräch,entwicklungsgespräch,kennenlerngespräch,kennenlernen,erstgespräch,beratungsgespräch,beratung,kundentermin,kundengespräch,kundenbesuch,elterngespräch,telko,telefontermin,videocall,videokonferenz,videogespräch,zoomcall,teamscall,facetime,telefonieren,1-zu-1,eins-zu-eins,4-augen-gespräch,vier-augen-gespräch,mittagstisch,brunch[en],kaffeeklatsch,bier,bierchen,feierabendbier,stammtisch,drinks,geschäftsessen,arbeitsessen,teamessen,weihnachtsfeier,weihnachtsessen,sommerfest,grillen,grillabend,spieleabend,hochzeit,taufe,beerdigung,trauerfeier,einschulung,abiball,kino,theater,oper,museum,ausstellung,führung,besichtigung,wohnungsbesichtigung,umzug,handwerker,klempner,elektriker,installateur,schornsteinfeger,ableser,werkstatt,tüv,reifenwechsel,ölwechsel,inspektion,steuerberater,notar,anwalt,anwaltstermin,notartermin,banktermin,behördentermin,bürgeramt,makler,impfung,impftermin,blutabnahme,vorsorge,vorsorgeuntersuchung,untersuchung,kontrolltermin,augenarzt,hautarzt,frauenarzt,kinderarzt,orthopäde,kieferorthopäde,tierarzt,kosmetik[erin],nägel,maniküre,osteopath,therap(ie|eut),psychologe,logopädie,schwimm(en|kurs),joggen,fußball,handball,tennis,squash,padel,klettern,bouldern,tanzen,tanzkurs,reiten,golf,turnen,spinning,pilates,fitnessstudio,gym,klavierstunde,klavierunterricht,musikunterricht,nachhilfe,fahrstunde,fahrschule,sprachkurs,seminar,lernen,lerngruppe,prüfung,klausur,vortrag,briefing,debriefing,nachbesprechung,vorbesprechung,vorbereitung,sprintplanung,refinement,daily,weekly,monthly,planungsrunde,strategierunde,strategiemeeting,arbeitsgruppe,ausschuss,vorstandssitzung,betriebsversammlung,betriebsrat,mitgliederversammlung,hauptversammlung,check(-in|in),catch(-up|up),austausch,chorprobe,bandprobe,generalprobe,hausbesuch,ortstermin,abgabe,deadline,townhall,kindergeburtstag,buchclub,sparring,bewerbertag,probearbeiten,tel,jour fixe,essen[ gehen],(zoom|teams) (call|meeting),eins zu eins,kaffee trinken,kick off,all hands,deep work",
  standsOn: "",
  looksAt:
    "rückblick,ausblick,auswertung,nachbesprechung,vorbesprechung,vorbereitung,review,retro,rückschau,nachbereitung,debrief",
  concepts: {
    call: "telefonat,anruf,telefongespräch,telefontermin,call",
    dentist: "zahnarzt,zähne,zahn,zahnarzttermin,zahnärztin,zahnarztbesuch,zahnarztkontrolle,zahnreinigung",
    doctor: "arzt,arzttermin,hausarzt,doktor,ärztin,hausärztin,hausarzttermin,arztbesuch",
    hairdresser: "friseur,friseurtermin,frisör,frisörtermin,friseurin,haareschneiden,haarschnitt",
    physio: "physio,physiotherapie,krankengymnastik",
    lunch: "mittagessen,lunch,mittagspause,lunchen,lunchtermin",
    dinner: "abendessen,dinner,abendbrot,nachtessen",
    breakfast: "frühstück,frühstücken",
    coffee: "kaffee,(tasse|tässchen) kaffee[ trinken],käffchen,kaffeetrinken,kaffeechen",
    birthday: "geburtstag,geburtstagsfeier,geburtstagsparty",
  },
  numbered:
    "vertrag,eltern,maler,wohnung,raum,zimmer,saal,sprint,phase,version,kapitel,stufe,modul,gruppe,etage,stock,gebäude,gate,eingang,tor,tür,tisch,gleis,bahnsteig,steig,studio,teil,schritt,team,halle,runde,besprechungsraum,konferenzraum,terminal,klasse,büro,nr,nummer,auftrag,projekt,rechnung,angebot",
  venues:
    "bistro,cafe,bar,hotel,cafeteria,mensa,restaurant,pizzeria,brasserie,trattoria,gasthaus,gasthof,kantine,wirtshaus,kneipe",
  whereabouts: "ort[ ist],örtlichkeit,treffpunkt,location,adresse,anschrift,veranstaltungsort,lokal",
  heading: "titel,name[n],als (titel|name[n]),bezeichnung,überschrift",
  rooms:
    "wohnung,raum,zimmer,saal,etage,stock,gebäude,gate,eingang,tor,tür,bahnsteig,steig,tisch,studio,halle,besprechungsraum,konferenzraum,terminal,gleis,büro,og,eg,ug,dg,obergeschoss,erdgeschoss,stockwerk",
  weeks: "woche,kw,kalenderwoche",
  streets:
    "straße,strasse,weg,platz,allee,gasse,ring,damm,ufer,…straße,…strasse,…strase,…weg,…platz,…allee,…gasse,…ring,…damm,…ufer,…str,str",
  interrogative:
    "was,wer,wann,wo,warum,welche[r|s|n|m],wieviel,wozu,wem,wen,wohin,woher,weshalb,wieso,worüber,wie[ lang]",
  past: "hatte[n]",
  askedDone: "hab[e][ ich],hast,hatte,haben",
  opensQuestion: "gibt es,ist,sind,war,steh(t|en),beginn(t|en),findet,hat,is,waren,fällt,startet,endet,gibt,läuft",
  planned:
    "drinsteht,drin steht,stattfindet,ansteht,im Kalender (steht|ist),voll,stressig,vollgepackt,bisher,bis jetzt,bislang,insgesamt,alles in allem,zusammen,[noch ]etwas anderes,beschäftigt,eingetragen,auf der einladung,der einladung,einladen,dafür,da drin,alles drin,anfangen,beginnen,losgehen,eingeladen,zugesagt,verabredet[ bin],meetings,etwas,geplant[es],vor,beginnt,endet,statt,termine,komm(t|en),ansteh(t|en),steh(en|t),liegen,drin,nochma,nix,nichts,irgendwas,irgendetwas,starte(t|n),losgeht,anfängt,vorbei,fertig,stattfindet,gewesen,terminlich,terminmäßig,wieder,hatte[n],gehabt,stand[en],aussehen,was[ los],an[ terminen],los[ geht],auf (dem (programm|plan|zettel)|der (agenda|liste)),noch[ (was[ an]|etwas|mal|an)],genau[ nochmal],nochmal[ genau],fängt (an|… an),alles[ (an|so)],so[ (alles|an|los)],denn[ so],aufm (programm|plan|zettel),im kalender,gleich (nochmal|noch),doch gleich,zu (tun|ende),geht (los|… los),bei mir,sonst[ noch[ was]],für termine,gab es,viele (termine|meetings|besprechungen|calls)",
  subject: "ich[ bin],er,wir",
  said: "sie sagen dass,hat … (gesagt|geschrieben|gemeint|vorgeschlagen|gebeten|gefragt),(bat|bittet|fragt|fragte) um,will lieber,(sagte|schreibt|schrieb|will) (gerade|eben),schlägt vor,schlägt … vor,hat angerufen,rief an,[es ]geht nur noch,fragt[e] ob,meint[e],sagt[e],war,möchte lieber,hat (gesagt|nur),hatte nur,(schafft|packt) (es|das) (erst|nur)[ noch],(schafft|packt)'s (erst|nur)[ noch],kann (nur[ noch]|erst),es war,ist um,geht bei (ihm|ihr|ihnen) (erst|nur)[ ab],schrieb[ dass],schreibt[ dass]",
  tells:
    "(meldet|meldete) sich[ (grad|gerade|eben)],(fragt|fragte|fragen)[ (gerade|grad|eben)][,] (ob|ob's|obs),(sagen|meinen|schreiben|fragen)[ (gerade|grad|eben)][,] dass,(schreibt|sagt|meint|ruft|schrieb|fragt|sagte|meinte) (gerade|grad|eben|soeben|grade|mir)[ an],hat (gerade|grad|eben|mir|sich) (geschrieben|gesagt|angerufen|gemeldet),hat sich (gerade|grad|eben) gemeldet,(möchte|will|wollte) wissen,ob,ob's,obs",
  suits:
    "(ist|wäre) besser für alle,(ist|wäre) für alle (besser|günstiger|einfacher),passt allen besser,(wäre|wär) (ihr|ihm|ihnen|denen) (lieber|recht|lieb),(wäre|wär) … lieber,(würde|tät) (ihr|ihm|ihnen|denen) [besser ](passen|gehen),(passen|ginge|passt ihr|passt ihm|passt ihnen),(haben|hat) nur[ noch],was frei,hat lieber,hätte lieber,hätten lieber",
  goods: "hotelzimmer,taxi,hotel,flug,zug,ticket[s],reservierung,mietwagen,pizza,blumen,tisch für,einen tisch",
  orders: "buch[e],reservier[e],bestell[e],besorg,such,kauf,ruf,storniere,miete",
  whatAbout:
    "was (ist|is) mit,wie (sieht es aus|(sieht's|schaut's) aus|steht's mit|ist es mit),und (wie (sieht es aus|(sieht's|schauts) aus|steht's mit|ist es mit)|was ((ist|is) mit|steht|hab[e] ich)|sonst|bei),ebenso für,das gleiche für",
  guests: {
    who: "wer,leute,gaste,personen",
    comes: "kommt,kommen,geht,gehen,dabei,mit,macht,teilnimmt,teil",
    replies:
      "angenommen,abgelehnt,zugesagt,abgesagt,reagiert,geantwortet,ja,nein,bestatigt,eingeladen,angemeldet,abgemeldet",
    leads: "organisiert,leitet,geleitet,moderiert,veranstaltet,angesetzt,einberufen,halt,halten,gibt",
  },
  soFar: "bisher,bis jetzt,bislang",
  firstOf:
    "welcher (ist|kommt) (zuerst|als erster|der erste),und das erste,was ist das erste,erste(r|n) (termin|call),erste (termin|meeting|besprechung),erstes meeting,als erstes,wann (fang[e] ich (an|… an)|geht's bei mir los),womit fang[e] ich an",
  ofDay: "des tages,(am|vom|an dem) tag",
  lastOf:
    "welcher (ist|kommt) (zuletzt|als letzter|der letzte),und das letzte,das letzte[ (was|am)],letzte(r|n) (termin|call),letzte (termin|meeting|besprechung),letztes meeting,als letztes,wann (bin ich (fertig|… fertig)|(hab[e] ich|ist) (feierabend|… feierabend)|feierabend)",
  dayAfter:
    "am (tag (danach|darauf|drauf)|nächsten[ tag]|folgetag|darauffolgenden tag),tag (danach|darauf|drauf),den (tag (danach|drauf|darauf)|nächsten tag),folgetag,darauffolgenden tag,tags (darauf|drauf),einen tag danach",
  dayBefore: "am (tag (davor|zuvor|vorher)|vortag),tag (davor|zuvor|vorher),den tag (davor|vorher),tags zuvor",
  howMany:
    "wie (viele stunden|viel zeit)[ (bin ich in|sitze ich in|verbringe ich (in|mit)|habe ich)[ (meetings|terminen|besprechungen)]],wie lange (sitze|bin) ich in (meetings|terminen|besprechungen),wie (viele[ (termine[ hab[e] ich]|meetings|besprechungen|calls|gespräche|treffen|sachen|dinge|einträge|stehen)]|oft|viel (termine|meetings|steht|habe ich)|voll[ ist]|busy bin ich),wieviele[ (termine|meetings|calls|sachen)],wieviel (termine|meetings|steht|hab ich),anzahl (der termine|termine|meetings)",
  lastTime:
    "wann (hab[e] ich (… (zuletzt (getroffen|gesehen|gesprochen)|das letzte mal (gesehen|getroffen|gesprochen))|zuletzt mit|das letzte mal mit)|war (mein[e] letzte[r|s]|mein[e] vorige[r|s]|mein (letztes (treffen|meeting|gespräch) mit|letzter (termin|call) mit)|das letzte mal[ mit])|hatte ich (zuletzt|das letzte mal)|(sah|traf|sprach) ich … zuletzt),zuletzt,das letzte mal[ mit]",
  swaps:
    "(tausch|vertausch) (die|die beiden|beide|sie)[ mal],tausch[en|t|e][ mal],vertausch[en|t|e],[die |ihre ]plätze (tauschen|wechseln),die zeiten tauschen,getauscht,wechsle,umtauschen,auszutauschen",
  goesOut:
    "ausfallen,(fällt|fallen) aus,raus,fällt weg,weg,heraus,runter,wegfallen,wegfällt,verschwind(en|et),wegkommen,wegkommt",
  comesIn:
    "(kann|kommt) (doch|wieder)[ noch][ (kommen|mit|mitkommen|dabei sein|dazu)],ist doch[ wieder] dabei,will mit,rein,dazu,dabei,herein,drauf",
  replaces:
    "ersetze durch,ersetz durch,tausche gegen,tausch gegen,tausche mit,tausch mit,ersetze mit,ersetz mit,wechsle gegen,wechsel gegen",
  titles: "fam.,fam,familie,tante,onkel,dr,prof,frau,herr,herrn,oma,opa,st,sankt",
  talk: {
    bye: "schönen (feierabend|abend|tag|nachmittag|sonntag)[ noch],schönes wochenende,gute nacht,schöne woche[ noch],tschüss[ dann],tschüs[si],ciao[i],tschö,tschüssikowski,baba,servus,pfiati,ade,adele,n8,gn8,wiedersehen,tschau[ kakao],pfiat di,man sieht sich,hau rein,mach es gut,machet jut,träum süß,angenehmen tag",
    how: "wie (geht es dir|geht's[ (dir|so)]|läuft's[ bei dir]|war dein (tag|wochenende)),alles ((gut|klar)[ bei dir]|fit|paletti|roger|in ordnung),na wie geht's,was (geht[ ab]|machst du[ so]|läuft),geht's (gut|dir gut)",
    praise:
      "was für (ein tag|eine woche|ein morgen),du bist[ ja] (flott|schnell|super|toll|klasse),freu[e] mich[ (drauf|schon|auf freitag)],toll,klasse,haha[ha],wunderbar,spitze,cool,genial,hammer,mega,geil,nice,top,prima,perfekt,großartig,fantastisch,ausgezeichnet,läuft,hihi,lol,stark,bravo,chapeau,respekt,liebs,wow,krass,ehrenmann,schatz,super[ gemacht],gut (gemacht|so),starke leistung,ich liebe dich,hab dich lieb,der hammer,ein traum,freut mich",
  },
  mail: {
    from: "von",
    subject: "betreff",
    wrote:
      "schrieb,schreibt,sagt,meldet,mailt,textet,schreibt mir,schrieb mir,hat geschrieben,hat mir geschrieben,fragt,fragte",
    forwarded: "weitergeleitet,weitergeleitete nachricht,fwd,wg",
  },
  unsupported: {
    colour: "farbe,farblich,einfärben,farbcode,mach … (rot|grün|blau|gelb),in (rot|grün|blau),(rot|grün) markieren",
    link: "meet-link,zoom-link,zoomlink,teams-link,videolink,meeting-link,meetlink,teamslink,videocall-link,einwahl[link],einwahldaten,konferenzlink,besprechungslink,(meet|zoom|teams) link,google meet link,link zum meeting",
    attachment:
      "anhang,datei[en],dokument,pdf,folien,unterlagen,foto,bild,anhänge[n],präsi,pdf-datei,word-dokument,häng[e] … (an|ran|rein)",
    note: "notiz[en],kommentar[e],beschreibung,anmerkung[en],vermerk",
    away: "abwesenheitsnotiz,ooo,abwesenheitsmail,abwesenheitsassistent[en],autoreply,abwesenheitsmeldung,out of office,automatische antwort",
    message:
      "schick[ (… (eine (mail|nachricht|sms)|ne (mail|nachricht))|eine sms)],schicke[ … eine mail],send[e],verschick[e],und (verschicken|versenden|abschicken),rumschicken,weiterleiten,schreib … (eine (mail|nachricht|sms|whatsapp)|ne (mail|whatsapp)),schreibe … eine mail,(mail|nachricht) an,leit[e] … weiter",
    share:
      "(teil|teile) meinen[ ganzen] kalender[ mit],(teil|teile) … kalender,(gib|gewähre) … zugriff,zugriff auf (meinen|den)[ ganzen] kalender,(gib|geb) … kalender frei,lass … meinen kalender (sehen|ansehen),zeig … meinen kalender",
    call: "ruf … für (mich|uns) an,ruf (beim|bei|in der|im|die|den|das|mal beim|bitte beim) … an",
    other:
      "(kannst|könntest|würdest) du … (bezahlen|überweisen),überweis[e|en|t],beantrag(e|en),einzureichen,reich … ein,druck[e][ … aus],ausdrucken,aufzeichnen,übersetz[e],privat,bezahle,bestell(e|st),kauf[e],priorität,archiviere,exportiere,einkaufsliste,aufgabenliste,wettervorhersage,wetterbericht,navigiere,bahnticket,zugticket,fahrkarte,to-do-liste,todo-liste,todoliste,zeichne … auf,als privat,bestell[ (ein taxi|mir)],buche (einen (flug|tisch)|ein hotel|mir (einen flug|ein hotel)),teile meinen kalender,mach (… an|das licht),spiel[e] musik,bahn buchen,suche ein restaurant,buch (einen flug|ein hotel),reserviere einen tisch,wecker,weck mich,(stell|stelle|schalte|mach|setz) … (auf (lautlos|stumm|vibration)|stumm|leise),lautlos,stummschalten,nicht stören,(schalte|dreh) … (an|aus|ein),(wie wird|wie ist) das wetter,(schnellsten|kürzesten|besten) weg,wegbeschreibung,route (zur|zum|nach),wie komme ich (zu|zur|zum|nach)",
  },
  wholeDays: {
    off: "krankheitstag,kranktag,krank geschrieben=Krank,freigenommen=Frei,frei genommen=Frei,urlaub genommen=Urlaub,freien tag=Freier Tag,freier tag=Freier Tag,freie tage=Freie Tage,einen tag frei=Frei,tage frei=Frei,im urlaub=Urlaub,urlaub=Urlaub,urlaubstag=Urlaub,ferien=Ferien,in elternzeit=Elternzeit,elternzeit=Elternzeit,abwesend=Abwesend,nicht im büro=Abwesend,nicht da=Abwesend,weg=Abwesend,arbeite ich nicht=Frei,habe ich frei=Frei,hab ich frei=Frei,bin ich nicht da=Abwesend",
    offOrFree: "frei",
    home: "homeoffice,home office=Homeoffice,im homeoffice=Homeoffice,im home office=Homeoffice,ho=Homeoffice,mobiles arbeiten=Mobiles Arbeiten,arbeite ich von zu hause=Homeoffice,arbeite ich von zuhause=Homeoffice,arbeite ich zu hause=Homeoffice,arbeite ich zuhause=Homeoffice,mache ich homeoffice=Homeoffice,mach ich homeoffice=Homeoffice,von zu hause=Homeoffice,von zuhause=Homeoffice,von zu hause aus=Homeoffice",
    whole: "den ganzen,ganzen,der ganze,die ganze,ganze",
    keep: "blockiere,blockieren,blocke,blocken,sperre,sperren,halte,freihalten,reserviere,reservieren",
    noted: "geburtstag,brückentag,hochzeitstag,jubiläum,feiertag,zahltag",
    long: "konferenz,messe,kongress,tagung,klausur,klausurtagung,reise,dienstreise,geschäftsreise,festival,hackathon,schulung,training,workshop,seminar,offsite,besuch,lehrgang",
    ask: "wann,habe ich,hab ich,bin ich,welche tage,wie lange",
    put: "leg,lege,legen,setz,setze,setzen,stell,stelle",
    take: "genommen,bekommen,bin,sind,wir sind,nehme,nehmen,nimm,bekomme",
  },
};
