/** Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the command, as `show` writes it. */
export const german = `
  Plane morgen um 15 Uhr ein Treffen mit Anna → create · with Anna · 2026-03-05 15:00
  Mittagessen mit Tom am Freitag um halb eins → create · “Mittagessen” · with Tom · 2026-03-06 12:30
  Zahnarzt am 12. März um 9:15 Uhr → create · “Zahnarzt” · 2026-03-12 09:15
  trag morgen um 9 Jour fixe mit Max ein → create · “Jour fixe” · with Max · 2026-03-05 09:00
  Besprechung über das Budget am Donnerstag von 10 bis 11 Uhr → create · “Budget” · 2026-03-05 10:00–11:00
  Kaffee mit Lia am Freitagnachmittag → create · “Kaffee” · with Lia · 2026-03-06 12:00–18:00 afternoon
  jeden Montag um 10 Uhr Teammeeting → create · “Teammeeting” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 10:00
  Verschiebe meinen Termin mit Anna auf nächsten Dienstag Nachmittag → reschedule · the one with Anna · 2026-03-10 12:00–18:00 afternoon
  Sag das Meeting mit Anna ab → cancel · the one with Anna
  lösche den Termin morgen um 10 → cancel · the one 2026-03-05 10:00 · 2026-03-05 10:00
  Was steht heute an? → query · 2026-03-04
  Was habe ich nächste Woche? → query · 2026-03-09–2026-03-16
  Bin ich am Donnerstag Nachmittag frei? → find_slot · 2026-03-05 12:00–18:00 afternoon
  ja → confirm
  ja, passt → confirm
  mach das → confirm
  nein → deny
  lieber nicht → deny
  viertel nach drei → create · 2026-03-04 15:15
  übermorgen um dreiviertel vier Anruf mit Kim → create · “Anruf” · with Kim · 2026-03-06 15:45
  in zwei Wochen um 10 Uhr Demo → create · “Demo” · 2026-03-18 10:00
  hallo → help
  erinnere mich um 17 Uhr an die Rechnung → set_reminder · “Rechnung” · 2026-03-04 17:00
  trag Urlaub vom 13. bis 15. Juli ein → create · “Urlaub” · 2026-07-13–2026-07-16
  Meeting heute in einer Woche um 10 Uhr → create · 2026-03-11 10:00
  Anruf mit Max in einer Viertelstunde → create · “Anruf” · with Max · 2026-03-04 09:45
  Termin Freitag 9-10 Uhr mit Lia → create · with Lia · 2026-03-06 09:00–10:00
  Retro am letzten Freitag im Monat um 16 Uhr → create · “Retro” · 2026-03-27 16:00
  Anruf um 3 am Montag mit Max → create · “Anruf” · with Max · 2026-03-09 15:00
  Termin am 15. nächsten Monats um 10 Uhr → create · 2026-04-15 10:00
  Besuch eine Woche vor Ostern → create · “Besuch” · 2026-03-29
  Treffen Mo, 9.3. um 14 Uhr → create · 2026-03-09 14:00
  Termin mit Eva Montag in einer Woche um 10 Uhr → create · with Eva · 2026-03-16 10:00
  Besprechung mit Tim zum Monatsende → create · with Tim · 2026-03-21–2026-04-01
  Mittagessen mit Sam morgen um Punkt 12 → create · “Mittagessen” · with Sam · 2026-03-05 12:00
  Yoga jeden Tag um 8 → create · “Yoga” · FREQ=DAILY · 2026-03-05 08:00 · asks
  zahnarzt do 9 uhr → create · “Zahnarzt” · 2026-03-05 09:00
  morgen um halb 3 mittagessen mit jonas → create · “Mittagessen” · with jonas · 2026-03-05 14:30
  verschieb das meeting mit anna auf freitag 10 uhr → reschedule · the one with anna · 2026-03-06 10:00
  was steht heute an → query · 2026-03-04
  wann habe ich nächste woche zeit → find_slot · 2026-03-09–2026-03-16
  jeden montag 9 uhr teamrunde → create · “Teamrunde” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 09:00
  erinner mich 15 min vorher → set_reminder · 15 min ahead · lasts 15
  doch lieber donnerstag → reschedule · 2026-03-05
  nee lass mal → deny
  lade tom zum kickoff ein → edit_attendees · with tom · the one “Kickoff”
  wie wird das wetter morgen → out_of_domain · 2026-03-05
`;
