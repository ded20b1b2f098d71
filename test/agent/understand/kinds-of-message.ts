/** What each sentence asks for, or that it is no matter of a calendar's, by what makes it so: a row is a sentence and its intent. */
export const kindsOfMessage = `
  # facts of a meeting
  who hasn't replied to the offsite yet → query
  who turned down the budget review → query
  who is hosting the webinar on thursday → query
  did sophie say yes to the workshop → query
  how did I answer the invite for the gala → query
  who set up the 4 o'clock → query
  when does the training start → query
  wie heeft er afgezegd voor de borrel → query
  wie heeft de vergadering van morgen georganiseerd → query
  heeft sophie ja gezegd op de workshop → query
  wie leidt de training donderdag → query
  hoeveel mensen komen er naar de borrel → query
  wat heb ik geantwoord op de uitnodiging voor het feest → query
  wer hat für den workshop abgesagt → query
  wer hat das meeting morgen organisiert → query
  wer leitet die schulung am donnerstag → query
  hat sophie für die feier zugesagt → query
  was habe ich auf die einladung zum workshop geantwortet → query
  wie viele leute kommen zur feier → query
  qui a refusé l'invitation à la réunion de demain → query
  qui organise l'atelier de jeudi → query
  est-ce que sophie a accepté pour l'atelier → query
  qui anime la formation jeudi → query
  combien de personnes viennent à la fête → query
  quién ha rechazado la reunión de mañana → query
  quién organiza el taller del jueves → query
  ha dicho sofía que sí al taller → query
  quién dirige la formación del jueves → query
  cuánta gente viene a la fiesta → query
  # questions of the world
  when does the season of that cooking show end → out_of_domain
  how many vacation days are left for me this year → out_of_domain
  what do people eat for breakfast in japan → out_of_domain
  when is my paycheck coming → out_of_domain
  is the pharmacy open on sunday → out_of_domain
  what are the goals of the un → out_of_domain
  when did the second world war start → out_of_domain
  hoeveel vakantiedagen heb ik nog → out_of_domain
  wanneer krijg ik mijn salaris → out_of_domain
  is de supermarkt zondag open → out_of_domain
  wanneer begint het nieuwe seizoen van die serie → out_of_domain
  wat is de hoofdstad van peru → out_of_domain
  wie heeft de wedstrijd gisteren gewonnen → out_of_domain
  wie viele urlaubstage habe ich noch → out_of_domain
  wann kommt mein gehalt → out_of_domain
  hat der supermarkt am sonntag offen → out_of_domain
  wann läuft die neue staffel an → out_of_domain
  wer hat das spiel gestern gewonnen → out_of_domain
  was kostet ein kilo äpfel → out_of_domain
  combien de jours de congé il me reste → out_of_domain
  quand est-ce que je reçois mon salaire → out_of_domain
  la pharmacie est ouverte dimanche → out_of_domain
  quand sort la nouvelle saison de la série → out_of_domain
  qui a gagné le match hier → out_of_domain
  quelle est la capitale du pérou → out_of_domain
  cuántos días de vacaciones me quedan → out_of_domain
  cuándo me pagan la nómina → out_of_domain
  abre el supermercado el domingo → out_of_domain
  cuándo sale la nueva temporada de la serie → out_of_domain
  quién ganó el partido ayer → out_of_domain
  cuánto cuesta un kilo de manzanas → out_of_domain
  # orders for other things
  wake me up at 6 tomorrow → out_of_domain
  put oat milk on the shopping list → out_of_domain
  play some jazz at 8 tonight → out_of_domain
  text my brother that i'll call at 5 → out_of_domain
  transfer 50 euros to anna on friday → out_of_domain
  get me a cab to the station for 7am → out_of_domain
  turn the heating on at 6 → out_of_domain
  zet de wekker om 6 uur → out_of_domain
  zet havermelk op het boodschappenlijstje → out_of_domain
  speel vanavond om 8 uur wat jazz → out_of_domain
  stuur mijn broer een appje dat ik om 5 uur bel → out_of_domain
  maak vrijdag 50 euro over naar anna → out_of_domain
  bestel een taxi voor 7 uur → out_of_domain
  stell den wecker auf 6 uhr → out_of_domain
  setz hafermilch auf die einkaufsliste → out_of_domain
  spiel heute abend um 8 etwas jazz → out_of_domain
  schreib meinem bruder dass ich um 5 anrufe → out_of_domain
  überweise anna am freitag 50 euro → out_of_domain
  bestell mir ein taxi für 7 uhr → out_of_domain
  mets le réveil à 6h → out_of_domain
  ajoute du lait d'avoine à la liste de courses → out_of_domain
  envoie un sms à mon frère pour dire que j'appelle à 17h → out_of_domain
  vire 50 euros à anna vendredi → out_of_domain
  commande un taxi pour 7h → out_of_domain
  pon la alarma a las 6 → out_of_domain
  añade leche de avena a la lista de la compra → out_of_domain
  manda un mensaje a mi hermano de que llamo a las 5 → out_of_domain
  transfiere 50 euros a anna el viernes → out_of_domain
  pide un taxi para las 7 → out_of_domain
  # bookings of other things
  reserve two seats for the 8pm show → out_of_domain
  book a train to bern on friday morning → out_of_domain
  rent a van for saturday from 9 to 5 → out_of_domain
  boek een vlucht naar rome voor vrijdag → out_of_domain
  reserveer een tafel voor vier om 8 uur → out_of_domain
  huur een busje voor zaterdag → out_of_domain
  buch mir einen flug nach rom am freitag → out_of_domain
  reservier einen tisch für vier um 20 uhr → out_of_domain
  miete einen transporter für samstag → out_of_domain
  réserve un vol pour rome vendredi → out_of_domain
  réserve une table pour quatre à 20h → out_of_domain
  loue une camionnette pour samedi → out_of_domain
  reserva un vuelo a roma para el viernes → out_of_domain
  reserva una mesa para cuatro a las 8 → out_of_domain
  alquila una furgoneta para el sábado → out_of_domain
  # changes said as how it should be
  the board meeting should start at 4 on tuesday → reschedule
  make the pottery class two hours long → reschedule
  my physio got moved to thursday at 3 → reschedule
  tomorrow's call is at 11, not 10 → reschedule
  please change the dinner with pat to 8pm → reschedule
  update the swim lesson to 45 minutes → reschedule
  i have to push my haircut to next week → reschedule
  de bestuursvergadering moet dinsdag om 4 uur beginnen → reschedule
  maak de cursus twee uur lang → reschedule
  mijn fysio is verplaatst naar donderdag 3 uur → reschedule
  de call van morgen is om 11 uur, niet om 10 → reschedule
  verander het etentje met pat naar 8 uur → reschedule
  die vorstandssitzung soll am dienstag um 16 uhr anfangen → reschedule
  mach den kurs zwei stunden lang → reschedule
  meine physio wurde auf donnerstag 15 uhr verlegt → reschedule
  der call morgen ist um 11, nicht um 10 → reschedule
  änder das abendessen mit pat auf 20 uhr → reschedule
  la réunion du conseil doit commencer à 16h mardi → reschedule
  fais durer le cours deux heures → reschedule
  mon kiné a été déplacé à jeudi 15h → reschedule
  l'appel de demain est à 11h, pas à 10h → reschedule
  change le dîner avec pat à 20h → reschedule
  la reunión de la junta debe empezar el martes a las 4 → reschedule
  haz que el curso dure dos horas → reschedule
  mi fisio se ha movido al jueves a las 3 → reschedule
  la llamada de mañana es a las 11, no a las 10 → reschedule
  cambia la cena con pat a las 8 → reschedule
  # calling off
  erase the pilates session on monday → cancel
  get the dentist off my calendar → cancel
  i don't need the thursday call anymore → cancel
  delete my quick chat with nadia's boss → cancel
  delete all events of next month → cancel
  take everything off tomorrow afternoon → cancel
  haal de tandarts uit mijn agenda → cancel
  ik heb de call van donderdag niet meer nodig → cancel
  verwijder alle afspraken van volgende maand → cancel
  gooi de pilates van maandag eruit → cancel
  schrap de borrel vrijdag → cancel
  nimm den zahnarzt aus meinem kalender → cancel
  ich brauch den call am donnerstag nicht mehr → cancel
  lösche alle termine vom nächsten monat → cancel
  streich das bier am freitag → cancel
  enlève le dentiste de mon agenda → cancel
  je n'ai plus besoin de l'appel de jeudi → cancel
  supprime tous les rendez-vous du mois prochain → cancel
  vire le pilates de lundi → cancel
  laisse tomber l'apéro de vendredi → cancel
  quita el dentista de mi calendario → cancel
  ya no necesito la llamada del jueves → cancel
  borra todas las citas del mes que viene → cancel
  elimina el pilates del lunes → cancel
  anula las cañas del viernes → cancel
  # reminders
  let me know half an hour before the vet → set_reminder
  can i get a reminder for the tax deadline on friday → set_reminder
  make me a reminder to water the plants at 6 → set_reminder
  could you nudge me an hour before yoga → set_reminder
  don't let me forget the cake tomorrow → set_reminder
  geef me een seintje een half uur voor de dierenarts → set_reminder
  kan ik een herinnering krijgen voor de aangifte vrijdag → set_reminder
  help me herinneren om 6 uur de planten water te geven → set_reminder
  waarschuw me een uur voor yoga → set_reminder
  sag mir eine halbe stunde vor dem tierarzt bescheid → set_reminder
  kann ich eine erinnerung für die steuer am freitag haben → set_reminder
  denk für mich dran um 6 die blumen zu gießen → set_reminder
  gib mir eine stunde vor yoga bescheid → set_reminder
  préviens-moi une demi-heure avant le véto → set_reminder
  je peux avoir un rappel pour les impôts vendredi → set_reminder
  fais-moi penser à arroser les plantes à 18h → set_reminder
  avertis-moi une heure avant le yoga → set_reminder
  avísame media hora antes del veterinario → set_reminder
  puedo tener un recordatorio para los impuestos el viernes → set_reminder
  que no se me olvide regar las plantas a las 6 → set_reminder
  dame un toque una hora antes de yoga → set_reminder
  # statements of plans
  i'm seeing the notary on the 12th at 11 → create
  parents evening is on thursday at 7pm → create
  put down that i'm at the garage tomorrow from 8 to 10 → create
  jot down badminton for wednesday 8pm → create
  ik heb de 12e om 11 uur de notaris → create
  ouderavond is donderdag om 7 uur 's avonds → create
  noteer badminton voor woensdag 8 uur → create
  ich hab am 12. um 11 den notar → create
  elternabend ist am donnerstag um 19 uhr → create
  notier badminton für mittwoch 20 uhr → create
  je vois le notaire le 12 à 11h → create
  réunion parents-profs jeudi à 19h → create
  tengo notario el 12 a las 11 → create
  la reunión de padres es el jueves a las 7 → create
  apunta bádminton para el miércoles a las 8 → create
  # no new meeting
  i was at the notary last week → out_of_domain
  the match starts at 8 tonight → out_of_domain
  it was so hot at the meeting yesterday → out_of_domain
  i need a new phone by friday → out_of_domain
  ik was vorige week bij de notaris → out_of_domain
  de wedstrijd begint vanavond om 8 uur → out_of_domain
  ik heb vrijdag een nieuwe telefoon nodig → out_of_domain
  ich war letzte woche beim notar → out_of_domain
  das spiel fängt heute um 20 uhr an → out_of_domain
  ich brauche bis freitag ein neues handy → out_of_domain
  j'étais chez le notaire la semaine dernière → out_of_domain
  le match commence ce soir à 20h → out_of_domain
  il me faut un nouveau téléphone pour vendredi → out_of_domain
  estuve en el notario la semana pasada → out_of_domain
  el partido empieza esta noche a las 8 → out_of_domain
  necesito un móvil nuevo para el viernes → out_of_domain
  # yes and no
  yes that is exactly right → confirm
  i'd say that's correct → confirm
  looks spot on to me → confirm
  no that's not it at all → deny
  stop what you're doing → deny
  i'd rather you didn't → deny
  leave it the way it is → deny
  ja dat klopt precies → confirm
  ziet er goed uit → confirm
  nee dat is het helemaal niet → deny
  laat het maar zo → deny
  ja das stimmt genau → confirm
  sieht gut aus → confirm
  nein das ist es gar nicht → deny
  lass es so wie es ist → deny
  oui c'est exactement ça → confirm
  non ce n'est pas du tout ça → deny
  laisse comme c'est → deny
  no, no es eso para nada → deny
  déjalo como está → deny
  # help
  what kind of stuff are you good at → help
  tell me how you can help → help
  can you help me find a bus → out_of_domain
  how do i remove a stain from my shirt → out_of_domain
  waar ben je allemaal goed in → help
  kun je me helpen een bus te vinden → out_of_domain
  womit kannst du mir helfen → help
  was kannst du denn alles → help
  kannst du mir helfen einen bus zu finden → out_of_domain
  tu sais faire quoi → help
  en quoi peux-tu m'aider → help
  tu peux m'aider à trouver un bus → out_of_domain
  en qué me puedes ayudar → help
  qué sabes hacer → help
  me ayudas a encontrar un autobús → out_of_domain
  # guests
  sam can't come to the retro, kim is coming instead → edit_attendees
  please uninvite rob from the barbecue → edit_attendees
  let leah join the 3pm too → edit_attendees
  haal rob van de uitnodiging voor de barbecue → edit_attendees
  # preferences
  i never do meetings on fridays → preference
  change my time zone to lisbon → preference
  my day starts at half past eight → preference
  ik doe nooit afspraken op vrijdag → preference
  zet mijn tijdzone op lissabon → preference
  ich mache freitags nie termine → preference
  stell meine zeitzone auf lissabon → preference
  je ne prends jamais de rendez-vous le vendredi → preference
  mets mon fuseau horaire sur lisbonne → preference
  nunca tengo reuniones los viernes → preference
  pon mi zona horaria en lisboa → preference
  request time off from the 3rd to the 7th → out_of_domain
  apply for annual leave next week → out_of_domain
  verlof aanvragen van 3 tot 7 mei → out_of_domain
  vrij van 3 tot 7 mei → create
  beantrage urlaub vom 3. bis 7. mai → out_of_domain
  urlaub vom 3. bis 7. mai → create
  demande des congés du 3 au 7 mai → out_of_domain
  congés du 3 au 7 mai → create
  solicita vacaciones del 3 al 7 de mayo → out_of_domain
  vacaciones del 3 al 7 de mayo → create
  add this to my workout playlist → out_of_domain
  i finished my reading list → out_of_domain
  what do i owe on my credit card → out_of_domain
  voeg dit toe aan mijn afspeellijst → out_of_domain
  zet dit in mijn winkelmandje → out_of_domain
  füg das zu meiner playlist hinzu → out_of_domain
  ajoute ça à ma playlist → out_of_domain
  añade esto a mi lista de reproducción → out_of_domain
`;
