/** Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the command, as `showWhole` writes it. */
export const german = `
  räum meinen Nachmittag frei → cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)
  Kannst du mir bitte den Freitagnachmittag freimachen? → cancel · the one 2026-03-06 12:00–18:00 afternoon · 2026-03-06 12:00–18:00 afternoon · (every)
  mach mir morgen den Vormittag frei → cancel · the one 2026-03-05 06:00–12:00 morning · 2026-03-05 06:00–12:00 morning · (every)
  sag alles morgen ab außer dem Mittagessen → cancel · the one 2026-03-05 · 2026-03-05 · (every) · but dem Mittagessen
  sag heute alles ab → cancel · the one 2026-03-04 · 2026-03-04 · (every)
  Sag meinen ganzen Freitag ab → cancel · the one 2026-03-06 · 2026-03-06 · (every)
  lösch alle Termine mit Anna nächste Woche → cancel · the one with Anna 2026-03-09–2026-03-16 · 2026-03-09–2026-03-16 · (every)
  verschieb alles nach 15 Uhr um eine halbe Stunde → reschedule · shifted 30 · the one 2026-03-04 15:00–2026-03-05 00:00 · (every)
  verschieb alles nach 15 Uhr eine halbe Stunde nach hinten → reschedule · shifted 30 · the one 2026-03-04 15:00–2026-03-05 00:00 · (every)
  schieb alles am Freitag eine Stunde nach vorne → reschedule · shifted -60 · the one 2026-03-06 · (every)
  verschiebe alle Termine morgen auf Donnerstag → reschedule · the one 2026-03-05 · 2026-03-05 · (every)
  storniere beide → cancel · the one  · (every)
  verschieb beide um 30 Minuten → reschedule · shifted 30 · the one  · (every)
  ich bin krank, sag heute alles ab → cancel · the one 2026-03-04 · 2026-03-04 · (every)

  ich komme 10 Minuten zu spät zu Anna → running_late · shifted 10 · the one “Anna”
  Ich bin 15 min später beim Zahnarzt → running_late · shifted 15 · the one “Zahnarzt”
  ich verspäte mich um eine Viertelstunde → running_late · shifted 15
  stehe im Stau, komme 20 Minuten später → running_late · shifted 20
  ich habe 10 Minuten Verspätung → running_late · shifted 10
  komme 5 Minuten zu spät zu meinem Termin um 15 Uhr, sag ihr bitte Bescheid → running_late · shifted 5 · the one 15:00
  ich komme zu spät → running_late

  ich bin von Montag bis Mittwoch in New York → preference · {"kind":"travel","zone":"America/New_York","when":{"kind":"range","start":"2026-03-09","end":"2026-03-12","part":null,"grain":"day","text":"Montag bis Mittwoch"},"until":false}
  Ich bin bis Freitag in London → preference · {"kind":"travel","zone":"Europe/London","when":{"kind":"date","start":"2026-03-06","end":null,"part":null,"grain":"day","text":"Freitag"},"until":true}
  ich fliege morgen nach Berlin → preference · {"kind":"travel","zone":"Europe/Berlin","when":{"kind":"date","start":"2026-03-05","end":null,"part":null,"grain":"day","text":"morgen"},"until":false}
  bin wieder zuhause → preference · {"kind":"home"}

  keine Termine vor 10 → preference · {"kind":"set","values":{"workdayStartMinute":600}}
  Ich will keine Meetings vor 9:30 Uhr → preference · {"kind":"set","values":{"workdayStartMinute":570}}
  keine Termine nach 17 Uhr → preference · {"kind":"set","values":{"workdayEndMinute":1020}}
  keine Termine am Freitag → preference · {"kind":"set","values":{},"daysOff":[5]}
  ich arbeite freitags nicht → preference · {"kind":"set","values":{},"daysOff":[5]}
  ich arbeite von 9 bis 17 Uhr → preference · {"kind":"set","values":{"workdayStartMinute":540,"workdayEndMinute":1020}}
  Arbeitszeiten 8:30 bis 17:00 → preference · {"kind":"set","values":{"workdayStartMinute":510,"workdayEndMinute":1020}}
  meine Termine dauern 45 Minuten → preference · {"kind":"set","values":{"defaultMeetingDuration":45}}
  lass immer 15 Minuten Puffer zwischen meinen Terminen → preference · {"kind":"set","values":{"bufferTime":15}}
  erinnere mich immer 30 Minuten vor jedem Termin → set_reminder · 30 min ahead · {"kind":"set","values":{"reminderMinutes":30}}
  ich wohne jetzt in Wien → preference · {"kind":"set","values":{"timezone":"Europe/Vienna"}}
  Zeitzone London → preference · {"kind":"set","values":{"timezone":"Europe/London"}}
  sprich Englisch → preference · {"kind":"set","values":{"language":"en"}}
  was weißt du über mich? → preference · {"kind":"show"}
  zeig mir meine Einstellungen → preference · {"kind":"show"}
  vergiss alles, was du über mich weißt → preference · {"kind":"forget","what":"everything"}
  vergiss Anna → preference · {"kind":"forget","what":"person","name":"Anna"}
  keine Termine vor 10 morgen → preference · 2026-03-05 00:00–10:00

  storniere meinen Termin um 14 Uhr und verschiebe den um 15 Uhr auf Freitag → cancel · the one 14:00 · 14:00 + reschedule · the one 15:00 · 2026-03-06
  Sag das Mittagessen mit Tom ab und buche morgen um 10 einen Termin mit Anna → cancel · the one “Mittagessen” with Tom + create · with Anna · 2026-03-05 10:00
  verschiebe das Budget auf Donnerstag und den Zahnarzt auf Freitag → reschedule · the one “Budget” · 2026-03-05 + reschedule · the one “Zahnarzt” · 2026-03-06
  sag die Besprechung heute und morgen ab → cancel · the one 2026-03-04 · 2026-03-04 + cancel · the one 2026-03-05 · 2026-03-05
  storniere meinen Termin um 14 Uhr und den um 16 Uhr → cancel · the one 14:00 · 14:00 + cancel · the one 16:00 · 16:00


  storniere die ganze Serie Standup → cancel · the one “Standup” · (all)
  verschiebe das Standup ab jetzt auf 10 Uhr → reschedule · the one “Standup” · 10:00 · (following)
  sag das Standup ab Montag ab → cancel · the one “Standup” 2026-03-09 · (following)
  storniere nur diesmal das Standup → cancel · the one “Standup” · (one)

  wann habe ich nächste Woche Zeit, aber nicht am Mittwoch → find_slot · 2026-03-09–2026-03-16 · {"daysOff":[3]}
  wann bin ich nächste Woche frei, nicht vor 10 Uhr → find_slot · 2026-03-09–2026-03-16 · {"fromMinute":600}
  finde 45 Minuten mit Anna nächste Woche, vormittags, nicht freitags → find_slot · 45 min · the one with Anna · 2026-03-09–2026-03-16 · {"daysOff":[5],"untilMinute":720}
`;

export const french = `
  vide mon après-midi → cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)
  libère-moi la matinée de vendredi → cancel · the one 2026-03-06 06:00–12:00 morning · 2026-03-06 06:00–12:00 morning · (every)
  annule ma journée de demain → cancel · the one 2026-03-05 · 2026-03-05 · (every)
  annule tout demain sauf le déjeuner → cancel · the one 2026-03-05 · 2026-03-05 · (every) · but le déjeuner
  annule toutes mes réunions avec Anna la semaine prochaine → cancel · the one with Anna 2026-03-09–2026-03-16 · 2026-03-09–2026-03-16 · (every)
  décale tout après 15h d'une demi-heure → reschedule · shifted 30 · the one 2026-03-04 15:00–2026-03-05 00:00 · (every)
  décale tout à partir de 14h d'un quart d'heure → reschedule · shifted 15 · the one 2026-03-04 14:00 · (every)
  avance tout de 30 minutes → reschedule · shifted -30 · the one  · (every)
  repousse tout d'une heure → reschedule · shifted 60 · the one  · (every)
  déplace toutes mes réunions de demain à jeudi → reschedule · the one 2026-03-05 · 2026-03-05 · (every)
  annule les deux → cancel · the one  · (every)
  décale les deux d'une heure → reschedule · shifted 60 · the one  · (every)
  je suis malade, annule tout aujourd'hui → cancel · the one 2026-03-04 · 2026-03-04 · (every)

  j'ai 10 minutes de retard → running_late · shifted 10
  je serai en retard de 15 minutes pour la réunion avec Anna → running_late · shifted 15 · the one with Anna
  j'aurai un quart d'heure de retard chez le dentiste → running_late · shifted 15 · the one “Dentiste”
  je suis 5 min en retard à mon rendez-vous de 15h → running_late · shifted 5 · the one 15:00
  désolé, 10 min de retard → running_late · shifted 10
  je suis en retard pour le dentiste → running_late · the one “Dentiste”

  je suis à New York de lundi à mercredi → preference · {"kind":"travel","zone":"America/New_York","when":{"kind":"range","start":"2026-03-09","end":"2026-03-12","part":null,"grain":"day","text":"lundi à mercredi"},"until":false}
  je serai à Londres jusqu'à vendredi → preference · {"kind":"travel","zone":"Europe/London","when":{"kind":"date","start":"2026-03-06","end":null,"part":null,"grain":"day","text":"vendredi"},"until":true}
  je pars demain à Bruxelles → preference · {"kind":"travel","zone":"Europe/Brussels","when":{"kind":"date","start":"2026-03-05","end":null,"part":null,"grain":"day","text":"demain"},"until":false}
  je suis à Tokyo → preference · {"kind":"travel","zone":"Asia/Tokyo","when":null,"until":false}
  je suis de retour à la maison → preference · {"kind":"home"}

  pas de réunion avant 10h → preference · {"kind":"set","values":{"workdayStartMinute":600}}
  pas de rendez-vous après 18h → preference · {"kind":"set","values":{"workdayEndMinute":1080}}
  pas de réunions le vendredi → preference · {"kind":"set","values":{},"daysOff":[5]}
  je ne travaille pas le mercredi → preference · {"kind":"set","values":{},"daysOff":[3]}
  je travaille de 9h à 17h → preference · {"kind":"set","values":{"workdayStartMinute":540,"workdayEndMinute":1020}}
  mes réunions durent 45 minutes → preference · {"kind":"set","values":{"defaultMeetingDuration":45}}
  laisse 15 minutes de marge entre mes réunions → preference · {"kind":"set","values":{"bufferTime":15}}
  rappelle-moi 30 minutes avant chaque réunion → set_reminder · 30 min ahead · {"kind":"set","values":{"reminderMinutes":30}}
  j'habite à Bruxelles → preference · {"kind":"set","values":{"timezone":"Europe/Brussels"}}
  fuseau horaire Londres → preference · {"kind":"set","values":{"timezone":"Europe/London"}}
  parle anglais → preference · {"kind":"set","values":{"language":"en"}}
  que sais-tu de moi ? → preference · {"kind":"show"}
  qu'est-ce que tu sais sur moi ? → preference · {"kind":"show"}
  montre-moi mes préférences → preference · {"kind":"show"}
  oublie tout ce que tu sais sur moi → preference · {"kind":"forget","what":"everything"}
  oublie Anna → preference · {"kind":"forget","what":"person","name":"Anna"}

  annule ma réunion de 14h et déplace celle de 15h à vendredi → cancel · the one 14:00 · 14:00 + reschedule · the one 15:00 · 2026-03-06
  annule le déjeuner avec Tom puis réserve demain à 10h un café avec Anna → cancel · the one “Déjeuner” with Tom + create · “Café” · with Anna · 2026-03-05 10:00
  déplace le budget à jeudi et le dentiste à vendredi → reschedule · the one “Budget” · 2026-03-05 + reschedule · the one “Dentiste” · 2026-03-06
  annule le point demain et vendredi → cancel · the one “Point” 2026-03-05 · 2026-03-05 + cancel · the one “Point” 2026-03-06 · 2026-03-06
  annule le dentiste et vide mon après-midi → cancel · the one “Dentiste” + cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)


  annule toute la série du standup → cancel · the one “Standup” · (all)
  déplace le standup à partir de maintenant à 10h → reschedule · the one “Standup” · 10:00 · (following)
  annule le standup à partir de lundi → cancel · the one “Standup” 2026-03-09 · (following)
  annule seulement cette fois le standup → cancel · the one “Standup” · (one)

  quand suis-je libre la semaine prochaine, mais pas le mercredi → find_slot · 2026-03-09–2026-03-16 · {"daysOff":[3]}
  quand suis-je libre la semaine prochaine, pas avant 10h → find_slot · 2026-03-09–2026-03-16 · {"fromMinute":600}
  trouve un créneau la semaine prochaine, l'après-midi, sauf vendredi → find_slot · 2026-03-09–2026-03-16 · {"daysOff":[5],"fromMinute":720}
  trouve 45 minutes avec Anna la semaine prochaine, pas avant 10h → find_slot · 45 min · the one with Anna · 2026-03-09–2026-03-16 · {"fromMinute":600}
`;

export const spanish = `
  despeja mi tarde → cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)
  ¿puedes despejar el viernes por la tarde? → cancel · the one 2026-03-06 12:00–18:00 afternoon · 2026-03-06 12:00–18:00 afternoon · (every)
  libera la mañana del viernes → cancel · the one 2026-03-06 06:00–12:00 morning · 2026-03-06 06:00–12:00 morning · (every)
  déjame libre el jueves → cancel · the one 2026-03-05 · 2026-03-05 · (every)
  cancela toda la tarde → cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)
  cancela todo mañana menos la comida → cancel · the one 2026-03-05 · 2026-03-05 · (every) · but la comida
  cancela todas mis reuniones con Anna la próxima semana → cancel · the one with Anna 2026-03-09–2026-03-16 · 2026-03-09–2026-03-16 · (every)
  mueve todo después de las 3 media hora → reschedule · shifted 30 · the one 2026-03-04 15:00–2026-03-05 00:00 · (every)
  retrasa todo una hora → reschedule · shifted 60 · the one  · (every)
  mueve todas mis reuniones de mañana al jueves → reschedule · the one 2026-03-05 · 2026-03-05 · (every)
  cancela las dos → cancel · the one  · (every)
  mueve las dos al viernes → reschedule · the one  · 2026-03-06 · (every)
  estoy enfermo, cancela todo hoy → cancel · the one 2026-03-04 · 2026-03-04 · (every)

  llego 10 tarde → running_late · shifted 10
  llego 10 minutos tarde a la reunión con Anna → running_late · shifted 10 · the one with Anna
  voy a llegar un cuarto de hora tarde al dentista → running_late · shifted 15 · the one “Dentista”
  voy con 20 minutos de retraso → running_late · shifted 20
  me retraso 15 minutos → running_late · shifted 15
  llegaré tarde a mi cita de las 3 → running_late · the one “Cita de las 3” · 15:00

  estoy en Nueva York de lunes a miércoles → preference · {"kind":"travel","zone":"America/New_York","when":{"kind":"range","start":"2026-03-09","end":"2026-03-12","part":null,"grain":"day","text":"lunes a miércoles"},"until":false}
  estaré en Londres hasta el viernes → preference · {"kind":"travel","zone":"Europe/London","when":{"kind":"date","start":"2026-03-06","end":null,"part":null,"grain":"day","text":"el viernes"},"until":true}
  viajo mañana a París → preference · {"kind":"travel","zone":"Europe/Paris","when":{"kind":"date","start":"2026-03-05","end":null,"part":null,"grain":"day","text":"mañana"},"until":false}
  la próxima semana estoy en Lisboa → preference · {"kind":"travel","zone":"Europe/Lisbon","when":{"kind":"range","start":"2026-03-09","end":"2026-03-16","part":null,"grain":"week","text":"la próxima semana"},"until":false}
  ya estoy en casa → preference · {"kind":"home"}

  sin reuniones antes de las 10 → preference · {"kind":"set","values":{"workdayStartMinute":600}}
  no quiero reuniones antes de las 9:30 → preference · {"kind":"set","values":{"workdayStartMinute":570}}
  nada de citas después de las 6 → preference · {"kind":"set","values":{"workdayEndMinute":1080}}
  no trabajo los viernes → preference · {"kind":"set","values":{},"daysOff":[5]}
  trabajo de 9 a 17 → preference · {"kind":"set","values":{"workdayStartMinute":540,"workdayEndMinute":1020}}
  mis reuniones duran 45 minutos → preference · {"kind":"set","values":{"defaultMeetingDuration":45}}
  deja 15 minutos de margen entre mis reuniones → preference · {"kind":"set","values":{"bufferTime":15}}
  recuérdame siempre 30 minutos antes de cada reunión → set_reminder · 30 min ahead · {"kind":"set","values":{"reminderMinutes":30}}
  vivo en Madrid → preference · {"kind":"set","values":{"timezone":"Europe/Madrid"}}
  zona horaria Londres → preference · {"kind":"set","values":{"timezone":"Europe/London"}}
  habla inglés → preference · {"kind":"set","values":{"language":"en"}}
  ¿qué sabes de mí? → preference · {"kind":"show"}
  muéstrame mis preferencias → preference · {"kind":"show"}
  olvida todo lo que sabes de mí → preference · {"kind":"forget","what":"everything"}
  olvida a Anna → preference · {"kind":"forget","what":"person","name":"Anna"}

  cancela mi reunión de las 2 y mueve la cita de las 3 al viernes → cancel · the one 14:00 · 14:00 + reschedule · the one 15:00 · 2026-03-06
  cancela la comida con Tom y luego reserva mañana a las 10 un café con Anna → cancel · the one “Comida” with Tom + create · “Café” · with Anna · 2026-03-05 10:00
  mueve el presupuesto al jueves y el dentista al viernes → reschedule · the one “Presupuesto” · 2026-03-05 + reschedule · the one “Dentista” · 2026-03-06
  cancela la reunión de equipo hoy y mañana → cancel · the one “Reunión de equipo” 2026-03-04 · 2026-03-04 + cancel · the one “Reunión de equipo” 2026-03-05 · 2026-03-05
  cancela el dentista y despeja mi tarde → cancel · the one “Dentista” + cancel · the one 2026-03-04 12:00–18:00 afternoon · 2026-03-04 12:00–18:00 afternoon · (every)


  cancela toda la serie del standup → cancel · the one “Standup” · (all)
  mueve el standup a partir de ahora a las 10 → reschedule · the one “Standup” · 10:00 · (following)
  cancela el standup a partir del lunes → cancel · the one “Standup” 2026-03-09 · (following)
  cancela el standup solo esta vez → cancel · the one “Standup” · (one)

  cuándo estoy libre la próxima semana, pero no los miércoles → find_slot · 2026-03-09–2026-03-16 · {"daysOff":[3]}
  cuándo estoy libre la próxima semana, no antes de las 10 → find_slot · 2026-03-09–2026-03-16 · {"fromMinute":600}
  busca un hueco la próxima semana por la tarde, excepto el viernes → find_slot · 2026-03-09–2026-03-16 · {"daysOff":[5],"fromMinute":720}
  busca 45 minutos con Anna la próxima semana, no antes de las 10 → find_slot · 45 min · the one with Anna · 2026-03-09–2026-03-16 · {"fromMinute":600}
`;

export const english = `
  swap anna with tom in the review → edit_attendees · with tom · without anna · the one “Review”
  swap anna and tom → out_of_domain
  could you change the language of your answers → preference
  repeat this song every day → out_of_domain · FREQ=DAILY · 2026-03-04
`;

export const dutch = `
  verplaats de standup van dinsdag een uur later → reschedule · shifted 60 · the one “Standup” 2026-03-10 · lasts 60
  verzet de standup van dinsdag 30 minuten later → reschedule · shifted 30 · the one “Standup” 2026-03-10 · lasts 30
  ik ben 10 minuten later → running_late · shifted 10
  hoe druk is mijn week → query · 2026-03-02–2026-03-09
  hoe vol zit mijn dinsdag → query · 2026-03-10
`;
