/**
 * One request a paragraph, said in five languages by people in a hurry, with what has to come of it: `+` a new meeting,
 * `-` one that goes, a title with what it becomes, `?` what the answer tells where nothing is written, `nothing` where
 * nothing is. Turns of a talk are parted by " / "; `yes` taps the first button of the card.
 *
 * Behind "~" stands a cell that is not reached yet: it may be asked about, and must not write anything else.
 */
export const requests = `
# a person, a day, an hour
+ Thu 16:30–17:00 omar
en  meeting with Omar tomorrow at 16:30 / yes
nl  afspraak met Omar morgen om half vijf / yes
de  Termin mit Omar morgen um halb fünf / yes
fr  rdv avec Omar demain à 16h30 / yes
es  reunión con Omar mañana a las 4 y media de la tarde / yes

# how long
+ Mon 10:00–10:45 mila
en  book Mila on Monday at 10 for 45 minutes / yes
nl  plan maandag om 10 uur Mila in voor 45 minuten / yes
de  trag Montag um 10 Uhr 45 Minuten mit Mila ein / yes
fr  cale 45 minutes avec Mila lundi à 10h / yes
es  ponme 45 minutos con Mila el lunes a las 10 / yes

# an hour and a half
+ Tue 13:00–14:30 lotte
en  put Lotte in for an hour and a half on Tuesday at 1pm / yes
nl  zet Lotte dinsdag om 13:00 in de agenda, anderhalf uur / yes
de  setz Lotte für Dienstag 13 Uhr an, anderthalb Stunden / yes
fr  mets Lotte mardi à 13h pendant une heure et demie / yes
es  apunta a Lotte el martes a las 13h durante hora y media / yes

# from an hour to an hour
+ Tue 13:00–14:30 lotte
en  Lotte Tuesday 13:00-14:30 / yes
nl  dinsdag van 13:00 tot 14:30 met Lotte / yes
de  Dienstag von 13 bis 14:30 Uhr mit Lotte / yes
fr  Lotte mardi de 13h à 14h30 / yes
es  con Lotte el martes de 13:00 a 14:30 / yes

# two people
+ Fri 15:00–15:30 nina sam
en  Sam and Nina Friday 3pm / yes
nl  Sam en Nina vrijdag 15u / yes
de  Sam und Nina Freitag 15 Uhr / yes
fr  Sam et Nina vendredi 15h / yes
es  Sam y Nina el viernes a las 15h / yes

# a meal, and a name that is a day as well
+ Thu 12:30–13:00 sam
en  lunch with sam on thursday at 12:30 / yes
nl  lunch met sam donderdag om half een / yes
de  mittagessen mit sam am donnerstag um 12:30 / yes
fr  déj avec sam jeudi à 12h30 / yes
es  comida con sam el jueves a las 12:30 / yes

# no more than the words it takes
+ Thu 11:00–11:30 nina
en  nina tmrw 11 / yes
nl  nina morgen 11u / yes
de  nina morgen 11 / yes
fr  nina demain 11h / yes
es  nina mañana 11h / yes

# a proposal
+ Thu 15:30–16:00 mila
en  coffee with Mila tomorrow 15:30? / yes
nl  koffie met Mila morgen 15:30? / yes
de  Kaffee mit Mila morgen 15:30? / yes
fr  un café avec Mila demain 15h30 ? / yes
es  ¿un café con Mila mañana a las 15:30? / yes

# much courtesy
+ Fri 12:30–13:00 sam
en  hey, could you please put lunch with Sam in for Friday 12:30? thanks! / yes
nl  hoi, zou je lunch met Sam vrijdag half een kunnen inplannen? dankjewel! / yes
de  hallo, könntest du bitte Mittagessen mit Sam am Freitag 12:30 eintragen? danke! / yes
fr  salut, tu pourrais me mettre un déjeuner avec Sam vendredi 12h30 stp ? merci ! / yes
es  hola, ¿me puedes poner una comida con Sam el viernes a las 12:30 porfa? ¡gracias! / yes

# a place
+ Thu 20:00–20:30 mila omar at Café Luna
en  dinner with Mila and Omar Thursday 8pm at Café Luna / yes
nl  eten met Mila en Omar donderdag 20:00 in Café Luna / yes
de  Abendessen mit Mila und Omar Donnerstag 20 Uhr im Café Luna / yes
fr  dîner avec Mila et Omar jeudi 20h au Café Luna / yes
es  cena con Mila y Omar el jueves a las 20h en el Café Luna / yes

# taken back in the same breath
+ Thu 13:00–13:30 mila
en  book Mila tomorrow at 12, no, 13:00 / yes
nl  plan Mila morgen om 12 uur, nee, toch 13:00 / yes
de  Mila morgen um 12, ne, doch lieber 13 Uhr / yes
fr  cale Mila demain à 12h, non, plutôt 13h / yes
es  pon a Mila mañana a las 12, no, mejor a las 13h / yes

# another hour where the first is taken
+ Thu 16:00–16:30 nina
en  Nina tomorrow at 14:15, otherwise 16:00 / yes
nl  Nina morgen om 14:15, anders 16:00 / yes
de  Nina morgen um 14:15, sonst 16 Uhr / yes
fr  Nina demain à 14h15, sinon 16h / yes
es  Nina mañana a las 14:15, si no a las 16h / yes

# every week
+ Mon 09:00–09:30
en  team meeting every Monday at 9 / yes
nl  teamoverleg elke maandag om 9 uur / yes
de  jeden Montag um 9 Uhr Teammeeting / yes
fr  réunion d'équipe tous les lundis à 9h / yes
es  todos los lunes a las 9 reunión de equipo / yes

# two at once
+ Fri 11:30–12:00 nina, + Thu 16:00–16:30 lotte
en  book Lotte tomorrow at 16:00 and Nina on Friday at 11:30 / yes
nl  plan Lotte morgen om 16:00 en Nina vrijdag om 11:30 / yes
de  buch Lotte morgen um 16 Uhr und Nina am Freitag um 11:30 / yes
fr  réserve Lotte demain à 16h et Nina vendredi à 11h30 / yes
es  reserva a Lotte mañana a las 16h y a Nina el viernes a las 11:30 / yes

# one right behind the other
+ Thu 16:00–16:30 lotte, + Thu 16:30–17:00 nina
en  call with Lotte tomorrow at 16:00 and Nina right after / yes
nl  belletje met Lotte morgen om 16:00 en direct daarna Nina / yes
de  Call mit Lotte morgen 16 Uhr und direkt danach Nina / yes
fr  call avec Lotte demain à 16h et Nina juste après / yes
es  llamada con Lotte mañana a las 16h y Nina justo después / yes

# a list
+ Mon 15:00–15:30 omar, + Thu 11:00–11:30 nina
en  please book:\\n- Nina Thursday 11:00\\n- Omar Monday 15:00 / yes
nl  graag inplannen:\\n- Nina donderdag 11:00\\n- Omar maandag 15:00 / yes
de  bitte eintragen:\\n- Nina Donnerstag 11:00\\n- Omar Montag 15:00 / yes
fr  à noter :\\n- Nina jeudi 11h\\n- Omar lundi 15h / yes
es  apunta:\\n- Nina jueves 11:00\\n- Omar lunes 15:00 / yes

# in some days, in words
+ Sat 16:30–17:00 lotte
en  meeting with Lotte in three days at half past four pm / yes
nl  afspraak met Lotte over drie dagen om half vijf 's middags / yes
de  Termin mit Lotte in drei Tagen um halb fünf nachmittags / yes
fr  rdv avec Lotte dans trois jours à seize heures trente / yes
es  cita con Lotte dentro de tres días a las cuatro y media de la tarde / yes

# a move
Investor pitch: Fri 13:00–14:00
en  move the pitch to Friday 13:00 / yes
nl  zet de pitch naar vrijdag 13:00 / yes
de  verschieb den Pitch auf Freitag 13 Uhr / yes
fr  décale le pitch à vendredi 13h / yes
es  pasa el pitch al viernes a las 13h / yes

# a move on its day
Physio: Thu 11:00–11:45
en  push the physio to 11 / yes
nl  verzet de fysio naar 11 uur / yes
de  leg die Physio auf 11 Uhr / yes
fr  mets la physio à 11h / yes
es  cambia la fisio a las 11 / yes

# a move that keeps its hour
Lotte <> Robin: Tue 16:00–16:30
en  move Lotte to Tuesday same time / yes
nl  zet Lotte op dinsdag, zelfde tijd / yes
de  verleg Lotte auf Dienstag, gleiche Uhrzeit / yes
fr  décale Lotte à mardi même heure / yes
es  mueve lo de Lotte al martes a la misma hora / yes

# a move that is told
Investor pitch: Fri 13:00–14:00
en  the pitch is moved to Friday 13:00 / yes
nl  de pitch gaat naar vrijdag 13:00 / yes
de  der Pitch ist jetzt auf Freitag 13 Uhr verschoben / yes
fr  le pitch passe à vendredi 13h / yes
es  el pitch pasa al viernes a las 13h / yes

# half an hour later
Physio: Thu 09:30–10:15
en  push the physio back half an hour / yes
nl  schuif de fysio een halfuurtje op / yes
de  schieb die Physio ne halbe Stunde nach hinten / yes
fr  décale la physio d'une demi-heure / yes
es  retrasa la fisio media hora / yes

# by two hours
Investor pitch: Thu 16:00–17:00
en  push the pitch by 2h / yes
nl  schuif de pitch 2 uur op / yes
de  verschieb den Pitch um 2 Stunden / yes
fr  décale le pitch de 2h / yes
es  retrasa el pitch 2h / yes

# an hour earlier
Investor pitch: Thu 13:00–14:00
en  pitch an hour earlier please / yes
nl  pitch een uur eerder graag / yes
de  zieh den Pitch eine Stunde vor / yes
fr  avance le pitch d'une heure / yes
es  adelanta el pitch una hora / yes

# longer
Investor pitch: Thu 14:00–15:30
en  make the pitch half an hour longer / yes
nl  maak de pitch een half uur langer / yes
de  mach den Pitch eine halbe Stunde länger / yes
fr  rallonge le pitch d'une demi-heure / yes
es  alarga el pitch media hora / yes

# one that goes, called by the word of another language
- Tandarts
en  cancel the dentist / yes
nl  zeg de tandarts af / yes
de  sag den Zahnarzt ab / yes
fr  annule le dentiste / yes
es  cancela el dentista / yes

# one that goes, by who comes
- Lotte <> Robin
en  cancel Monday with Lotte / yes
nl  annuleer maandag met Lotte / yes
de  sag Montag mit Lotte ab / yes
fr  annule lundi avec Lotte / yes
es  anula lo del lunes con Lotte / yes

# one that goes, told
- Physio
en  physio is cancelled / yes
nl  fysio gaat niet door / yes
de  Physio fällt aus / yes
fr  physio annulée / yes
es  la fisio se cancela / yes

# all of a day
- Investor pitch, - Physio
en  cancel everything I have tomorrow / yes
nl  annuleer alles wat ik morgen heb / yes
de  sag alles ab, was ich morgen hab / yes
fr  annule tout ce que j'ai demain / yes
es  cancela todo lo que tengo mañana / yes

# not that
nothing
en  don't cancel the pitch
nl  annuleer de pitch niet
de  sag den Pitch nicht ab
fr  n'annule pas le pitch
es  no canceles el pitch

# what is on
? 09:00 Physio 14:00 Investor pitch
en  what do I have tomorrow?
nl  wat heb ik morgen?
de  was hab ich morgen?
fr  j'ai quoi demain ?
es  ¿qué tengo mañana?

# and then
? Tandarts Chess night
en  what's on tomorrow? / and Friday?
nl  wat staat er morgen? / en vrijdag?
de  was steht morgen an? / und Freitag?
fr  qu'est-ce que j'ai demain ? / et vendredi ?
es  ¿qué hay mañana? / ¿y el viernes?

# when something is
? Tandarts 10:00
en  what time is the dentist on Friday
nl  hoe laat is de tandarts vrijdag
de  wann ist Freitag der Zahnarzt
fr  c'est à quelle heure le dentiste vendredi
es  a qué hora es el dentista el viernes

# how many
? 2 Tandarts
en  how many meetings do I have Friday
nl  hoeveel afspraken heb ik vrijdag
de  wie viele Termine hab ich Freitag
fr  j'ai combien de réunions vendredi
es  cuántas reuniones tengo el viernes

# when somebody was met
? 18
en  when did I last see Nina?
nl  wanneer heb ik Nina voor het laatst gezien?
de  wann hab ich Nina zuletzt gesehen?
fr  quand est-ce que j'ai vu Nina pour la dernière fois ?
es  ¿cuándo vi a Nina por última vez?

# being free
? 12:00–18:00
en  am I free Friday afternoon?
nl  ben ik vrijdagmiddag vrij?
de  bin ich Freitagnachmittag frei?
fr  je suis libre vendredi après-midi ?
es  ¿estoy libre el viernes por la tarde?

# a free hour
? 30 09:00
en  find an hour with Omar next week
nl  zoek een uur met Omar volgende week
de  find eine Stunde mit Omar nächste Woche
fr  trouve une heure avec Omar la semaine prochaine
es  búscame un hueco de una hora con Omar la semana que viene

# a window, and how long in it
? 10:00
en  half an hour with Sam tomorrow between 10 and 12
nl  morgen tussen 10 en 12 een half uurtje met Sam
de  morgen zwischen 10 und 12 ne halbe Stunde mit Sam
fr  demain entre 10h et 12h une demi-heure avec Sam
es  mañana entre las 10 y las 12 media hora con Sam

# time for oneself
? 14
en  block 2 hours on Friday afternoon for the accounts
nl  blok vrijdagmiddag 2 uur voor de boekhouding
de  block mir Freitagnachmittag 2 Stunden für die Buchhaltung
fr  bloque-moi 2h vendredi après-midi pour la compta
es  bloquéame 2 horas el viernes por la tarde para la contabilidad

# one more guest
Investor pitch: nina omar
en  add Nina to the pitch / yes
nl  voeg Nina toe aan de pitch / yes
de  lad Nina zum Pitch ein / yes
fr  ajoute Nina au pitch / yes
es  añade a Nina al pitch / yes

# a guest less, and why
Investor pitch: nobody
en  take Omar off the pitch, he's ill / yes
nl  haal Omar van de pitch af, hij is ziek / yes
de  nimm Omar aus dem Pitch raus, er ist krank / yes
fr  enlève Omar du pitch, il est malade / yes
es  quita a Omar del pitch, está malo / yes

# one for another
Investor pitch: sam
en  drop Omar from the pitch and add Sam / yes
nl  haal Omar van de pitch en voeg Sam toe / yes
de  nimm Omar aus dem Pitch und lad Sam ein / yes
fr  retire Omar du pitch et ajoute Sam / yes
es  quita a Omar del pitch y añade a Sam / yes

# late
? 10 Standup
en  running 10 min late for the standup
nl  ben 10 min later bij de standup
de  komm 10 min zu spät zum Standup
fr  je serai en retard de 10 min au standup
es  llego 10 min tarde al standup

# a reminder
? Investor pitch 14:00
en  remind me of the pitch an hour before
nl  herinner me een uur van tevoren aan de pitch
de  erinner mich eine Stunde vorher an den Pitch
fr  rappelle-moi le pitch une heure avant
es  recuérdame el pitch una hora antes

# taken back afterwards
nothing
en  nina tmrw 11 / yes / undo
nl  nina morgen 11u / yes / maak ongedaan
de  nina morgen 11 / yes / mach das rückgängig
fr  nina demain 11h / yes / reviens en arrière
es  nina mañana 11h / yes / deshazlo

# a day off
+ Fri all day
en  I'm off on Friday / yes
nl  ik ben vrijdag vrij / yes
de  Freitag hab ich frei / yes
fr  je suis en congé vendredi / yes
es  el viernes libro / yes

# days away
+ 21 Dec–31 Dec all day
en  on vacation from 21 to 31 December / yes
nl  vakantie van 21 t/m 31 december / yes
de  Urlaub vom 21. bis 31. Dezember / yes
fr  en vacances du 21 au 31 décembre / yes
es  de vacaciones del 21 al 31 de diciembre / yes

# cannot come
? Investor pitch 14:00
en  can't make the pitch tomorrow, find another time
nl  ik kan morgen niet bij de pitch zijn, zoek een ander moment
de  ich kann morgen nicht zum Pitch, such einen anderen Termin
fr  je ne peux pas venir au pitch demain, trouve un autre moment
es  no puedo ir al pitch mañana, busca otro momento

# somebody else cannot come
? Investor pitch 14:00
en  Omar can't make the pitch tomorrow
nl  Omar kan morgen niet bij de pitch zijn
de  Omar kann morgen nicht zum Pitch kommen
fr  Omar ne peut pas venir au pitch demain
es  Omar no puede ir al pitch mañana

# another hour for what is open
+ Thu 11:30–12:00 nina
en  nina tmrw 11 / better 11:30 / yes
nl  nina morgen 11u / liever 11:30 / yes
de  nina morgen 11 / lieber 11:30 / yes
fr  nina demain 11h / plutôt 11h30 / yes
es  nina mañana 11h / mejor 11:30 / yes

# another day for what is open
+ Fri 11:00–11:30 nina
en  nina tmrw 11 / no, Friday / yes
nl  nina morgen 11u / nee, vrijdag / yes
de  nina morgen 11 / nein, Freitag / yes
fr  nina demain 11h / non, vendredi / yes
es  nina mañana 11h / no, el viernes / yes

# an hour for what is open
+ Thu 11:00–12:00 nina
en  nina tmrw 11 / make it an hour / yes
nl  nina morgen 11u / maak er een uur van / yes
de  nina morgen 11 / mach eine Stunde draus / yes
fr  nina demain 11h / fais-en une heure / yes
es  nina mañana 11h / que dure una hora / yes

# one more for what was booked
+ Thu 11:00–11:30 nina omar
en  nina tmrw 11 / yes / and Omar too / yes
nl  nina morgen 11u / yes / en Omar ook / yes
de  nina morgen 11 / yes / und Omar auch / yes
fr  nina demain 11h / yes / et Omar aussi / yes
es  nina mañana 11h / yes / y también Omar / yes

# no
nothing
en  nina tmrw 11 / no thanks
nl  nina morgen 11u / nee bedankt
de  nina morgen 11 / nein danke
fr  nina demain 11h / non merci
es  nina mañana 11h / no gracias

# yes, as people say it
+ Thu 11:00–11:30 nina
en  nina tmrw 11 / ok
nl  nina morgen 11u / prima
de  nina morgen 11 / passt
fr  nina demain 11h / ça marche
es  nina mañana 11h / vale

# yes, another way
+ Thu 11:00–11:30 nina
en  nina tmrw 11 / sounds good
nl  nina morgen 11u / klopt
de  nina morgen 11 / genau
fr  nina demain 11h / d'accord
es  nina mañana 11h / de acuerdo

# yes, in a word
+ Thu 11:00–11:30 nina
en  nina tmrw 11 / sure
nl  nina morgen 11u / doe maar
de  nina morgen 11 / klar
fr  nina demain 11h / va pour ça
es  nina mañana 11h / hecho

# thanks
nothing
en  thanks!
nl  bedankt!
de  danke!
fr  merci !
es  ¡gracias!

# what is open is let go, and why
nothing
en  meeting with Xander friday 2pm / eh leave it, I'll sort it out with him / yes
nl  afspraak met Bert vrijdag 14u / ach laat ook maar, hij belt me nog / yes
de  Termin mit Uwe Freitag 14 Uhr / passt schon, hat sich erledigt / yes
fr  rdv avec Hugo vendredi 14h / laisse tomber, je lui écris / yes
es  cita con Paco el viernes a las 14h / da igual, ya lo hablo yo con él / yes

# one that there is, left alone
nothing
en  whatever you do don't touch the physio / yes
nl  de tandarts laat maar gewoon staan hoor / yes
de  Finger weg vom Zahnarzt / yes
fr  touche pas au dentiste / yes
es  lo del dentista déjalo como está / yes

# a guest who is another one
Investor pitch: omar sam
en  add Nina, I mean Sam, to the investor pitch / yes
nl  zet Nina, nee Sam, bij de investor pitch / yes
de  lad Nina äh nein Sam zum Investor pitch ein / yes
fr  invite Nina, non pardon, Sam à l'investor pitch / yes
es  añade a Nina, digo a Sam, al investor pitch / yes

# taken back, and why
+ Mon 10:00–10:30 nina
en  put Nina in for friday 9:30, wait friday is bad for her, monday 10am instead / yes
nl  plan Nina vrijdag 9:30, o wacht vrijdag kan ze niet, maandag 10 uur / yes
de  trag Nina Freitag um 9:30 ein, ach Freitag ist sie nicht da, Montag 10 Uhr / yes
fr  mets Nina vendredi 9h30, ah non vendredi elle peut pas, lundi 10h plutôt / yes
es  pon a Nina el viernes a las 9:30, uy no el viernes no puede, el lunes a las 10 / yes

# taken back to another day, at the same hour
+ Mon 10:00–10:30 nina
en  book Nina friday at 10, no monday same time / yes
nl  plan Nina vrijdag 10 uur, nee maandag zelfde tijd / yes
de  trag Nina Freitag 10 Uhr ein, nein Montag gleiche Zeit / yes
fr  cale Nina vendredi 10h, non lundi même heure / yes
es  pon a Nina el viernes a las 10, no, el lunes a la misma hora / yes

# who is not to come
+ Thu 11:00–11:30 nina
en  book Nina thursday 11, but don't invite Sam / yes
nl  plan Nina donderdag 11 uur maar nodig Omar niet uit / yes
de  Termin mit Nina Donnerstag 11 Uhr aber Omar bitte nicht einladen / yes
fr  mets Nina jeudi 11h mais n'invite pas Omar / yes
es  pon a Nina el jueves a las 11 pero no invites a Omar / yes

# one is let go of, another goes
- Physio
en  cancel the investor pitch. hm actually no, leave that one, cancel the physio / yes
nl  zeg de investor pitch af, nee laat die staan, zeg de fysio af / yes
de  sag den Investor pitch ab, nein lass den drin, sag die Physio ab / yes
fr  annule l'investor pitch, non laisse, annule le kiné / yes
es  cancela el investor pitch, no, déjalo así, cancela el fisio / yes

# not that one, this one
Physio: Thu 11:00–11:45
en  don't move the investor pitch, just the physio to 11 / yes
nl  niet de investor pitch verzetten hè, alleen de fysio naar 11 uur / yes
de  nicht den Investor pitch verschieben, nur die Physio auf 11 Uhr / yes
fr  ne bouge pas l'investor pitch, juste le kiné à 11h / yes
es  no muevas el investor pitch, solo el fisio a las 11 / yes

# how far, said anew
Physio: Thu 11:00–11:45
en  shift the physio back an hour. or actually two / yes
nl  zet de fysio een uur naar achteren, nee twee / yes
de  verschieb die Physio eine Stunde nach hinten, nein zwei / yes
fr  repousse le kiné d'une heure, non deux / yes
es  retrasa el fisio una hora, no, dos / yes

# who was asked about is let go of, somebody else comes
+ Mon 10:00–10:30 nina
en  meeting with Quentin monday 10am / don't have his address. make it Nina instead / yes
nl  afspraak met Quinten maandag 10 uur / ik heb zijn adres niet, doe maar Nina / yes
de  Termin mit Quentin Montag 10 Uhr / hab seine Adresse nicht, lieber Nina / yes
fr  rdv avec Quentin lundi 10h / j'ai pas son adresse, plutôt Nina / yes
es  cita con Quintín el lunes a las 10 / no tengo su correo, mejor Nina / yes

# an hour taken back, and how long
+ Thu 12:30–13:30 nina
en  Nina thursday at 12, 12:30 rather, and for an hour / yes
nl  Nina donderdag 12 uur, 12:30 eigenlijk, en een uurtje / yes
de  Nina Donnerstag 12 Uhr, 12:30 lieber, und für eine Stunde / yes
fr  on se voit avec Nina jeudi à 12h, 12h30 plutôt, et pour une heure / yes
es  Nina el jueves a las 12, 12:30 mejor, y durante una hora / yes

# shorter, and how long it is then
+ Thu 11:00–11:20 nina
en  Nina thursday 11 / yes / shorter, 20 mins is plenty / yes
nl  Nina donderdag 11 uur / yes / korter, 20 minuten is genoeg / yes
de  Nina Donnerstag 11 Uhr / yes / kürzer, 20 Minuten reicht / yes
fr  Nina jeudi 11h / yes / plus court, 20 minutes ça suffit / yes
es  Nina el jueves a las 11 / yes / más corta, 20 minutos es suficiente / yes

# whoever it is has another hour
+ Thu 12:20–12:50 nina
en  Nina thursday 12 / yes / ah she only has 12:20 / yes
nl  Nina donderdag 12 uur / yes / ah ze kan alleen 12:20 / yes
de  Nina Donnerstag 12 Uhr / yes / ah sie kann nur 12:20 / yes
fr  Nina jeudi 12h / yes / ah elle peut seulement 12h20 / yes
es  Nina el jueves a las 12 / yes / ah ella solo puede 12:20 / yes

# yes, as it is
+ Thu 11:00–11:30 nina
en  nina tmrw 11 / fine as it is
nl  nina morgen 11u / is goed zo
de  nina morgen 11 / passt schon
fr  nina demain 11h / c'est bon
es  nina mañana 11h / está bien así

# what waits for a yes, by its name
+ Fri 12:00–12:30
en  a haircut on Friday at 9 / the haircut should be 12 / yes
nl  de kapper vrijdag om 9 uur / de kapper moet 12 uur zijn / yes
de  Friseur am Freitag um 9 Uhr / der Friseur soll um 12 Uhr sein / yes
fr  le coiffeur vendredi à 9h / le coiffeur doit être à 12h / yes
es  peluquería el viernes a las 9 / la peluquería tiene que ser a las 12 / yes

# two things about what waits for a yes
+ Fri 17:15–17:35 nina
en  call with Nina Friday 3pm / make it 20 min and push to 17:15 / yes
nl  bellen met Nina vrijdag 15:00 / maak er 20 minuten van en schuif het naar 17:15 / yes
de  Anruf mit Nina Freitag 15 Uhr / mach 20 Minuten draus und schieb es auf 17:15 Uhr / yes
fr  appel avec Nina vendredi à 15h / fais 20 minutes et décale-le à 17h15 / yes
es  llamada con Nina el viernes a las 15h / que dure 20 minutos y pásala a las 17:15 / yes

# one out, another in, while it waits
+ Fri 15:00–15:30 mila
en  call with Nina Friday 3pm / Nina out, Mila in / yes
nl  bellen met Nina vrijdag 15:00 / nina eruit mila erbij / yes
de  Anruf mit Nina Freitag 15 Uhr / Nina raus, Mila rein / yes
fr  appel avec Nina vendredi à 15h / Nina dehors, Mila dedans / yes
es  llamada con Nina el viernes a las 15h / Nina fuera y Mila dentro / yes

# the same on another day as well
+ Mon 18:00–18:30, + Wed 18:00–18:30
en  yoga on Monday at 18:00 / and Wednesday too / yes
nl  yoga maandag om 18:00 / en woensdag ook / yes
de  Yoga am Montag um 18 Uhr / und Mittwoch auch / yes
fr  yoga lundi à 18h / et mercredi aussi / yes
es  yoga el lunes a las 18:00 / y el miércoles también / yes

# what was left for another request is taken up again
+ Fri 11:00–11:30 nina, + Mon 09:30–10:00 sam
en  coffee with Nina Friday 11:00 / and a call with Sam Monday 9:30 / yes / and the coffee, book that too / yes
nl  koffie met Nina vrijdag 11:00 / en een belletje met Sam maandag 9:30 / yes / en nu die koffie ook graag / yes
de  Kaffee mit Nina Freitag 11 Uhr / und ein Anruf mit Sam Montag 9:30 Uhr / yes / und jetzt noch den Kaffee / yes
fr  café avec Nina vendredi à 11h / et un appel avec Sam lundi à 9h30 / yes / et le premier, réserve-le aussi / yes
es  café con Nina el viernes a las 11 / y una llamada con Sam el lunes a las 9:30 / yes / y el primero también, resérvalo / yes

# an undo that names its meeting
+ Mon 09:30–10:00 sam
en  tea Friday 11:00 / yes / a call with Sam Monday 9:30 / yes / undo the tea
nl  thee vrijdag 11:00 / yes / een belletje met Sam maandag 9:30 / yes / maak de thee ongedaan
de  Tee Freitag 11 Uhr / yes / ein Anruf mit Sam Montag 9:30 Uhr / yes / mach den Tee wieder rückgängig
fr  mets yoga vendredi à 11h / yes / un appel avec Sam lundi à 9h30 / yes / annule le yoga / yes
es  reserva pilates el viernes a las 11 / yes / una llamada con Sam el lunes a las 9:30 / yes / deshaz lo de pilates

# somewhere between two hours is no meeting from the one to the other
? 14:00
en  Nina Friday between 2 and 4
nl  vrijdag tussen 2 en 4 met Nina
de  Nina Freitag zwischen 14 und 16 Uhr
fr  Nina vendredi entre 14h et 16h
es  Nina el viernes entre las 14 y las 16

# booked all the same
+ Thu 14:00–14:30 nina
en  Nina Thursday at 14:00 / book it anyway
nl  Nina donderdag om 14:00 / plan toch maar in
de  Nina Donnerstag um 14 Uhr / trotzdem buchen
fr  Nina jeudi à 14h / réserve quand même
es  Nina el jueves a las 14:00 / resérvala de todos modos
`;
