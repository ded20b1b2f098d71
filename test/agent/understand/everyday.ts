/**
 * The plainest things that people text, where Anna, Tom and Elena, the "Yoga", the "Design review" and the "1:1 Priya"
 * are known. Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the commands, as `show` writes them.
 */
export const everyday = `
  move yoga to monday, tuesday i mean, at 5pm → reschedule · the one “Yoga” · 2026-03-10 17:00
  yoga moet van donderdag naar zaterdag half elf → reschedule · the one “Yoga” 2026-03-05 · 2026-03-07 10:30
  die yoga muss von mittwoch auf freitag 8:30 → reschedule · the one “Yoga” 2026-03-11 · 2026-03-06 08:30
  book a call with anna thursday at 10 for 15 min, scratch that, friday at 11 and half an hour → create · “Call” · with Anna · 30 min · 2026-03-06 11:00
  put anna down for friday 11am, no hang on anna is off, tom instead → create · with Tom · 2026-03-06 11:00
  mittagessen mit anna am dienstag um 12, halt, anna kann nicht, mit tom stattdessen → create · “Mittagessen” · with Tom · 2026-03-10 12:00
  reserve the 6pm run prep with tom for friday at 1pm → create · “6pm run prep” · with Tom · 2026-03-06 13:00
  cambia la yoga al martes, al miércoles quería decir, a las 17 → reschedule · the one “Yoga” · 2026-03-11 17:00
  bus broke down again, can you move yoga 15 min later → reschedule · shifted 15 · the one “Yoga”
  kapper vrijdag om 10 uur, of nee wacht dan is het zwemles, doe 11 uur → create · “Kapper” · 2026-03-06 11:00
  tell me when the yoga is → query · the one “Yoga”
  könntest du mir bitte sagen, wann yoga ist → query · the one “Yoga”
  podcast recording with anna thursday 4pm → create · “Podcast recording” · with Anna · 2026-03-05 16:00
  enregistrement podcast avec anna jeudi à 16h → create · “Enregistrement podcast” · with Anna · 2026-03-05 16:00
  grabación del podcast con anna el jueves a las 16:00 → create · “Grabación del podcast” · with Anna · 2026-03-05 16:00
  pencil in anna for monday at 11am, if it is no trouble at all → create · with Anna · 2026-03-09 11:00
  trip to oslo from saturday up to and including monday, all day → create · “Trip to oslo” · 2026-03-07–2026-03-10
  wann hab ich am freitag zeit für anna → find_slot · with Anna · 2026-03-06
  finde morgen eine stunde für das lektorat → find_slot · “Lektorat” · 60 min · 2026-03-05
  zoek morgen een uur voor de belastingaangifte → find_slot · “Belastingaangifte” · 60 min · 2026-03-05
  trouve une heure demain pour la compta → find_slot · “Compta” · 60 min · 2026-03-05
  busca una hora mañana para la contabilidad → find_slot · “Contabilidad” · 60 min · 2026-03-05
  find two hours on friday to write the report → find_slot · “Write the report” · 120 min · 2026-03-06
  i need to block time for writing the annual report → create · “Writing the annual report”
  il faut que je bloque du temps pour le rapport annuel → create · “Rapport annuel”
  block two hours on friday for writing → create · “Writing” · 120 min · 2026-03-06
  block all monday morning for the report → create · “Report” · 180 min · 2026-03-09 09:00–12:00
  blockiere den ganzen montagvormittag für den bericht → create · “Bericht” · 180 min · 2026-03-09 09:00–12:00
  blokkeer de hele maandagochtend voor het rapport → create · “Rapport” · 180 min · 2026-03-09 09:00–12:00
  bloque tout lundi matin pour le rapport → create · “Rapport” · 180 min · 2026-03-09 09:00–12:00
  bloquea todo el lunes por la mañana para el informe → create · “Informe” · 180 min · 2026-03-09 09:00–12:00
  bloquea el martes de 13:00 a 14:00 para correr → create · “Correr” · 2026-03-10 13:00–14:00
  book anna friday 10am, zbigniew friday 11am and tom friday 1pm → create · with Anna · 2026-03-06 10:00 + create · with Zbigniew · 2026-03-06 11:00 + create · with Tom · 2026-03-06 13:00
  plane anna am freitag um 10 uhr und wolfhart am freitag um 12 uhr ein → create · with Anna · 2026-03-06 10:00 + create · with Wolfhart · 2026-03-06 12:00
  plan wubbo en anna in op vrijdag 11 uur → create · with Wubbo, Anna · 2026-03-06 11:00
  book anna and zbigniew friday 11am → create · with Anna, Zbigniew · 2026-03-06 11:00
  zeg yoga en de design review allebei af → cancel · the one “Yoga” + cancel · the one “Design review”
  cancel both yoga and the design review → cancel · the one “Yoga” + cancel · the one “Design review”
  bring the design review forward by 20 minutes → reschedule · shifted -20 · the one “Design review”
  push yoga to 20 to 11 → reschedule · the one “Yoga” · 10:40
  1) yoga saturday 9am 2) call with tom friday 4pm → create · “Yoga” · 2026-03-07 09:00 + create · “Call” · with Tom · 2026-03-06 16:00
  friday yoga -> thursday 4pm → reschedule · the one “Yoga” 2026-03-06 · 2026-03-05 16:00
  ik ben 15 min te laat, schuif yoga op → reschedule · shifted 15 · the one “Yoga”
  j'aurai 15 min de retard, décale le yoga → reschedule · shifted 15 · the one “Yoga”
  zag ik anna maandag nog? → query · the one with anna · 2026-03-02
  ugh yoga called they can only do thurs 11:20 now → reschedule · the one “Yoga” · 2026-03-05 11:20
  yoga belde, die kan alleen nog maandag om 9 → reschedule · the one “Yoga” · 2026-03-09 09:00
  kan yoga van do naar vr, zelfde tijd → reschedule · the one “Yoga” 2026-03-05 · 2026-03-06
  yoga is nu do kwart over 4 geworden → reschedule · the one “Yoga” · 2026-03-05 16:15
  yoga — tues 7:45 not thurs → reschedule · the one “Yoga” 2026-03-05 · 2026-03-10 07:45
  was there anything monday afternoon → query · 2026-03-02 12:00–18:00 afternoon
  thurs 9 call w anna, thurs 11 call w tom → create · “Call” · with Anna · 2026-03-05 09:00 + create · “Call” · with Tom · 2026-03-05 11:00
  rmv anna frm design review → edit_attendees · without anna · the one “Design review”
  let's make yoga tmrw 8:45 rather than 9 → reschedule · the one “Yoga” 09:00 · 2026-03-05 08:45
  kan yoga om 11 ipv 10 → reschedule · the one “Yoga” 10:00 · 11:00
  anna can't make thursday, could we do friday at 2 instead? → reschedule · the one with anna 2026-03-05 · 2026-03-06 14:00
  anna kann donnerstag um 11 nicht, geht auch freitag 14 uhr? → reschedule · the one with anna 2026-03-05 11:00 · 2026-03-06 14:00
  anna ne peut pas jeudi à 11h, on peut faire ça vendredi 10h ? → reschedule · the one with anna 2026-03-05 11:00 · 2026-03-06 10:00
  my 11 o'clock with anna tomorrow, stick it on friday at 9 → reschedule · the one with anna 2026-03-05 11:00 · 2026-03-06 09:00
  le truc avec priya demain, mets-le vendredi 11h → reschedule · the one “1:1 Priya” · 2026-03-06 11:00
  heb je vrijdag nog plek? dan mag yoga naar 16.30 → reschedule · the one “Yoga” · 2026-03-06 16:30
  move yoga a day later and an hour earlier → reschedule · shifted 1380 · the one “Yoga”
  kindly prepone yoga by 1 hour → reschedule · shifted -60 · the one “Yoga”
  running behind, shove my 3pm half an hour later → reschedule · shifted 30 · the one 15:00
  sta in de file, kan mijn afspraak van 10 een halfuur later → reschedule · shifted 30 · the one 10:00
  stuck in traffic, ok if yoga starts 20 min later? → reschedule · shifted 20 · the one “Yoga”
  plan voor vrijdag 17u een belletje met anna → create · “Belletje” · with Anna · 2026-03-06 17:00
  mum visiting sat + sun, put it in as all day → create · “Mum visiting” · 2026-03-07–2026-03-09
  im off mon n tues next week, put it in → create · “Off” · 2026-03-09–2026-03-11
  pose mon vendredi, je suis en congé → create · “Congé” · 2026-03-06
  del lunes al miércoles estoy de vacaciones, ponlo → create · “Vacaciones” · 2026-03-09–2026-03-12
  mv yoga 2 mon 8:30 → reschedule · the one “Yoga” · 2026-03-09 08:30
  wot time is my appt w tom tmrw → query · the one with tom · 2026-03-05
  was hab ich heute ab 14 uhr noch vor → query · 2026-03-04 14:00–2026-03-05 00:00
  when was my last yoga → query · the one “yoga”
  verschieb yoga auf naechste woche mo 10 → reschedule · the one “Yoga” · 2026-03-09 10:00
  décaler la réunion de 14h à 15h30 → reschedule · the one 14:00 · 15:30
  repousser la réu de 10h à 11h → reschedule · the one 10:00 · 11:00
  mueve la reunión de las 4 a las 5 → reschedule · the one 16:00 · 17:00
  rallonge la réunion avec elena de 20 min → reschedule · extended 20 · the one with elena
  alarga la reunión con tom 15 minutos → reschedule · extended 15 · the one with tom
  c'est où la réunion de 11h → query · 2026-03-04 11:00
  ajoute elena à la réunion de 15h → edit_attendees · with Elena · the one 15:00
  añade a tom a la reunión de las 4 → edit_attendees · with Tom · the one 16:00
  invite tom au call de demain → edit_attendees · with Tom · the one “Call” 2026-03-05
  añade a elena a la llamada de mañana → edit_attendees · with Elena · the one “Llamada” 2026-03-05
  add elena to the meeting at 3 → edit_attendees · with Elena · the one 15:00
  voeg tom toe aan de afspraak van 4 uur → edit_attendees · with Tom · the one 16:00
  lade tom zum termin um 16 uhr ein → edit_attendees · with Tom · the one 16:00
  ajoute elena à une réunion demain à 15h → create
  add tom to a meeting tomorrow at 3 → create
  dinsdag 14:00 loodgieter kijkt naar 3 kranen → create · “Loodgieter kijkt naar 3 kranen” · 2026-03-10 14:00
  jeudi 15h le menuisier pour 2 fenêtres → create · “Menuisier pour 2 fenêtres” · 2026-03-05 15:00
  talk with anna about the year 9 trip, monday 4:30pm → create · “Talk about the year 9 trip” · with Anna · 2026-03-09 16:30
  dinner this year 7 december 8pm → create · “Dinner” · 2026-12-07 20:00
  tomorrow's yoga i'd like on sunday at 9am → reschedule · the one “Yoga” 2026-03-05 · 2026-03-08 09:00
  haal de yoga er maar weer uit → cancel · the one “Yoga”
  zet morgen om kwrt over 2 koffie met tom → create · “Koffie” · with Tom · 2026-03-05 14:15
  mark friday as moving day, all day → create · “Moving day” · 2026-03-06
  tom um 9 und anna um 10 am freitag → create · with Tom · 2026-03-06 09:00 + create · with Anna · 2026-03-06 10:00
  vaccinate 4 puppies friday 9:30 → create · “Vaccinate 4 puppies” · 2026-03-06 09:30
  dinsdag tussen 2 en 5 drie kwartier met tom → create · with Tom · 45 min · 2026-03-10 14:00–17:00
  vrijdag 10 uur half uurtje met tom → create · with Tom · 30 min · 2026-03-06 10:00–10:30
  entretien avec tom vendredi à 10h → create · “Entretien” · with Tom · 2026-03-06 10:00
  vrijdag 9:00 tom en 10:00 anna en zeg de yoga af → create · with Tom · 2026-03-06 09:00 + create · with Anna · 2026-03-06 10:00 + cancel · the one “Yoga”
  kaffee mit tom montag 10 uhr und den yoga absagen → create · “Kaffee” · with Tom · 2026-03-09 10:00 + cancel · the one “Yoga”
  el yoga hay que cambiarlo al lunes a las diez y media → reschedule · the one “Yoga” · 2026-03-09 10:30
  déplace le yoga à lundi dix heures et demie → reschedule · the one “Yoga” · 2026-03-09 10:30
  annule le padel de jeudi → cancel · the one “Padel” 2026-03-05 · 2026-03-05
  podemos adelantar el seguimiento con tom a las 9 → reschedule · the one “Seguimiento” with tom · 09:00
  did i cancel yoga → query · the one “Yoga”
  have i moved the design review → query · the one “Design review”
  habe ich yoga abgesagt → query · the one “Yoga”
  heb ik de design review verzet → query · the one “Design review”
  est-ce que j'ai annulé le yoga → query · the one “Yoga”
  cancel yoga → cancel · the one “Yoga”
  préviens-moi un quart d'heure avant mon call avec tom → set_reminder · 15 min ahead · the one “Call” with tom
  me puedes avisar 20 minutos antes de la reunión con anna → set_reminder · 20 min ahead · the one with anna
  il me reste quoi aujourd'hui → query · 2026-03-04
  qué me queda hoy → query · 2026-03-04
  me puedes decir qué citas tengo mañana → query · 2026-03-05
  vous pouvez me donner mes rendez-vous de jeudi → query · 2026-03-05
  est-ce qu'on pourrait mettre un call avec elena ce soir à 18h → create · “Call” · with Elena · 2026-03-04 18:00
  mets une réunion avec elena jeudi à 10h → create · “Réunion” · with Elena · 2026-03-05 10:00
  borre todo lo que tengo mañana → cancel · the one 2026-03-05 · 2026-03-05
  habría que cancelar el seguimiento con tom → cancel · the one “Seguimiento” with tom
  annulez ce que vous venez de faire → undo
  remettez tout comme avant → undo
  deshaz lo último → undo
  je travaille de 8h30 à 17h → preference
  ne me mettez rien avant 9h30 → preference
  ne prévois jamais de rendez-vous après 17h → preference
  no me programes citas antes de las 9 → preference
  agenda de mañana porfa → query · 2026-03-05
  le programme de vendredi stp → query · 2026-03-06
  wann ist mein nächster termin → query
  wann ist mein nächstes meeting mit anna → query · the one with anna
  aide → help
  ayuda → help
  add it to my calendar → create
  put this on my calendar for 16:30 please → create · 2026-03-04 16:30
  what open times do I have friday → find_slot · 2026-03-06
  whats my schedule tomorrow → query · 2026-03-05
  show me the best book list of this week → out_of_domain
  do I have a party tomorrow saved on my calendar → query · the one “Party” · 2026-03-05
  whats on tomorrow book yoga at 5 → create · “Yoga” · 2026-03-05 17:00
  can I get the address of the concert tonight → query
  push back the video conference to friday → reschedule · the one “Video conference” · 2026-03-06
  train to Berlin friday 9am → create · “Train to Berlin” · 2026-03-06 09:00
  add flight to Rome friday 7:25 → create · “Flight to Rome” · 2026-03-06 07:25
  vlucht naar Rome vrijdag 7:25 → create · “Vlucht naar Rome” · 2026-03-06 07:25
  Zug nach Berlin Freitag 9 Uhr → create · “Zug nach Berlin” · 2026-03-06 09:00
  train pour Lyon vendredi 9h → create · “Train pour Lyon” · 2026-03-06 09:00
  tren a Madrid el viernes a las 9 → create · “Tren a Madrid” · 2026-03-06 09:00
  book a flight to Rome friday 9am → out_of_domain
  confirm my reservation for friday at 11 → out_of_domain
  please keep it on my calendar → deny
  that looks great. schedule it → confirm
  tom can't make yoga → reschedule · the one “Yoga”
  tom can't attend the design review → reschedule · the one “Design review”
  anna can't make it thursday → reschedule · the one with anna 2026-03-05
  tom kan donderdag niet → reschedule · the one with tom 2026-03-05
  tom kann donnerstag nicht → reschedule · the one with tom 2026-03-05
  tom can't come to the design review, priya is coming instead → edit_attendees · with Priya · without tom · the one “Design review”
  tom kan niet naar yoga, priya komt in zijn plaats → edit_attendees · with Priya · without tom · the one “Yoga”
  tom kann nicht zur design review, dafür kommt priya → edit_attendees · with Priya · without tom · the one “Design review”
  tom ne peut pas venir au yoga, priya vient à sa place → edit_attendees · with Priya · without tom · the one “Yoga”
  tom no puede ir a yoga, viene priya en su lugar → edit_attendees · with Priya · without tom · the one “Yoga”
  who has declined the design review → query · the one “Design review”
  hat tom für yoga zugesagt → query · the one “Yoga” with tom
  qui organise la design review → query · the one “Design review”
  ¿quién ha confirmado para yoga? → query · the one “Yoga”
  cancel the lunch with kai on thursday. reschedule it for 10 am on friday → reschedule · the one “Lunch” with kai 2026-03-05 · 2026-03-06 10:00
  yoga is at 11, not 10 → reschedule · the one “Yoga” 10:00 · 11:00
  dentist friday 9am unit 5 Harbour Court → create · “Dentist” · at unit 5 Harbour Court · 2026-03-06 09:00
  tandarts vrijdag 9 uur Kerkstraat 8b → create · “Tandarts” · at Kerkstraat 8b · 2026-03-06 09:00
  Zahnarzt Freitag 9 Uhr Hauptstr. 12 → create · “Zahnarzt” · at Hauptstr. 12 · 2026-03-06 09:00
  dentiste vendredi 9h 24 bis avenue Foch → create · “Dentiste” · at 24 bis avenue Foch · 2026-03-06 09:00
  dentista viernes 9:30 calle Serrano 41, 3º B → create · “Dentista” · at calle Serrano 41, 3º B · 2026-03-06 09:30
  monday at 4 with tom for the top 10 list → create · “Top 10 list” · with Tom · 2026-03-09 16:00
  vrijdag om 11:00 drie kwartier voor de boekhouder → create · “Boekhouder” · 45 min · 2026-03-06 11:00–11:45
  vrijdag 11 uur drie kwartier tom → create · with Tom · 45 min · 2026-03-06 11:00–11:45
  lunch 1 to 2 with tom friday → create · “Lunch” · with Tom · 2026-03-06 13:00–14:00
  drinks with big tom friday 7pm → create · “Drinks” · with Tom · 2026-03-06 19:00
  die design review kannste knicken → cancel · the one “Design review”
  schmeiß freitag alles raus → cancel · the one 2026-03-06 · 2026-03-06
  komm 10 min später → running_late · shifted 10
  ups, zurück bitte → undo
  vor 9 bitte nix → preference
  was kannste eigentlich → help
  y a un truc vendredi ? → query · 2026-03-06
  préviens moi une demi heure avant le yoga → set_reminder · 30 min ahead · the one “Yoga”
  c'est quoi la suite → query · the one “Suite”
  qué viene ahora → query · 2026-03-04 09:30
  cuándo podríamos quedar tom y yo la semana que viene → find_slot · with Tom · 2026-03-09–2026-03-16
  wanneer kunnen tom en ik volgende week afspreken → find_slot · with Tom · 2026-03-09–2026-03-16
  quand est-ce qu'on pourrait se voir avec tom la semaine pro → find_slot · with Tom · 2026-03-09–2026-03-16
  mar de 14 a 15:30 taller con priya → create · “Taller” · with Priya · 2026-03-10 14:00–15:30
  tom in plaats van anna bij de design review → edit_attendees · with Tom · without anna · the one “Design review”
  tom statt anna in der design review → edit_attendees · with Tom · without anna · the one “Design review”
  tom à la place d'anna pour la design review → edit_attendees · with Tom · without anna · the one “Design review”
  tom en vez de anna en la design review → edit_attendees · with Tom · without anna · the one “Design review”
  tom instead of anna in the design review → edit_attendees · with Tom · without anna · the one “Design review”
  podemos poner el 1:1 con priya el jueves de la semana que viene → reschedule · the one “1:1 Priya” with priya · 2026-03-12
  gibts morgen früh irgendwas → query · 2026-03-05 06:00–12:00 morning
  freitags arbeite ich nich → preference
  le vendredi je bosse pas → preference
  los viernes no curro → preference
  y a encore de la place vendredi matin ? → find_slot · 2026-03-06 06:00–12:00 morning
  je revois tom quand → query · the one with tom
  fais moi signe une heure avant la design review → set_reminder · 60 min ahead · the one “Design review”
  mañana estoy malo, cancélalo todo → cancel · the one 2026-03-05 · 2026-03-05
  put anna down for friday 10am.. sorry not anna, tom, anna is on leave → create · with Tom · 2026-03-06 10:00
  book anna friday 10am, nope not anna hes on leave, tom → create · with Tom · 2026-03-06 10:00
  vrijdag 9u bijpraten met anna en tom, oh nee tom is er dan niet, alleen anna dus → create · “Bijpraten” · with Anna · 2026-03-06 09:00
  kaffee mit anna und tom freitag 15 uhr, ach tom ist nicht da, nur anna → create · “Kaffee” · with Anna · 2026-03-06 15:00
  mit anna freitag um 11 kaffee trinken, quatsch, um 11 hab ich physio, also 13 uhr → create · “Kaffee trinken” · with Anna · 2026-03-06 13:00
  café con anna el viernes a las 11, no, a las 11 tengo médico, mejor a las 13 → create · “Café” · with Anna · 2026-03-06 13:00
  lunch with anna friday 12, make that 1, at 12 i drop off the kids → create · “Lunch” · with Anna · 2026-03-06 13:00
  move yoga to friday 4pm, i'll be on a train thursday → reschedule · the one “Yoga” · 2026-03-06 16:00
  zet yoga op vrijdag 19u, donderdag zit ik in de trein → reschedule · the one “Yoga” · 2026-03-06 19:00
  faudrait que yoga passe à vendredi 16h30, je serai dans le train jeudi → reschedule · the one “Yoga” · 2026-03-06 16:30
  move yoga to tomorrow at 5, ah you know what just bin it completely → cancel · the one “Yoga”
  verschieb yoga auf 16 uhr, ach weißt du was, sag es ganz ab → cancel · the one “Yoga”
  verzet yoga naar 14 uur, ach weet je, zeg hem maar helemaal af → cancel · the one “Yoga”
  wil je de yoga toch maar een weekje later op dezelfde tijd neerzetten → reschedule · shifted 10080 · the one “Yoga”
  put the yoga a day later → reschedule · shifted 1440 · the one “Yoga”
  schieb die yoga eine woche nach hinten → reschedule · shifted 10080 · the one “Yoga”
  add half an hour to yoga on friday → reschedule · extended 30 · the one “Yoga” 2026-03-06
  ponle media hora más a la yoga de mañana → reschedule · extended 30 · the one “Yoga” 2026-03-05
  ajoute 30 min au yoga de vendredi → reschedule · extended 30 · the one “Yoga” 2026-03-06
  add an hour of yoga tomorrow → create · “Yoga” · 60 min · 2026-03-05
  alarga la yoga media hora más → reschedule · extended 30 · the one “Yoga”
  anna prend ma place vendredi, tu peux annuler le yoga → cancel · the one “Yoga”
  tom me cubre el viernes, cancela la yoga → cancel · the one “Yoga”
  siempre no se hace la yoga del jueves, quítala → cancel · the one “Yoga” 2026-03-05 · 2026-03-05
  cuántas citas traigo el viernes → query · 2026-03-06
  inventario el domingo todo el día, ni modo → create · “Inventario” · 2026-03-08
  gym monday wednesday and friday 6-8am → create · “Gym” · FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3 · 2026-03-09 06:00–08:00
  gym maandag woensdag vrijdag 7 uur → create · “Gym” · FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3 · 2026-03-09 07:00
  gym montag mittwoch und freitag 7-8 uhr → create · “Gym” · FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3 · 2026-03-09 07:00–08:00
  me puede leer lo de mañana → query · 2026-03-05
`;
