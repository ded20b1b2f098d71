/** Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the command, as `show` writes it. */
export const dutch = `
  plan morgen om 3 uur een afspraak met Anna → create · with Anna · 2026-03-05 15:00
  lunch met Tom volgende dinsdag om 12 uur bij Café Luna → create · “Lunch” · with Tom · at Café Luna · 2026-03-10 12:00
  zet een call met Piet in de agenda morgen om 14:00 → create · “Call” · with Piet · 2026-03-05 14:00
  tandarts op vrijdag om 15u30 → create · “Tandarts” · 2026-03-06 15:30
  elke maandag om 10 uur teamoverleg → create · “Teamoverleg” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 10:00
  koffie met Lia donderdagmiddag → create · “Koffie” · with Lia · 2026-03-05 12:00–18:00 afternoon
  boek 45 minuten met kim@example.com vrijdag om half tien → create · with kim@example.com · 45 min · 2026-03-06 09:30–10:15
  overleg over het budget op 12 maart om kwart voor drie → create · “Budget” · 2026-03-12 14:45
  verzet mijn 3 uur met Anna naar volgende dinsdag middag → reschedule · the one with Anna 15:00 · 2026-03-10 12:00–18:00 afternoon
  verplaats de lunch naar vrijdag om 1 uur → reschedule · the one “Lunch” · 2026-03-06 13:00
  annuleer de afspraak met Anna → cancel · the one with Anna
  verwijder mijn tandarts van morgen → cancel · the one “Tandarts” 2026-03-05 · 2026-03-05
  wat staat er morgen op de agenda → query · 2026-03-05
  wat heb ik volgende week → query · 2026-03-09–2026-03-16
  ben ik donderdagmiddag vrij → find_slot · 2026-03-05 12:00–18:00 afternoon
  wanneer kan ik volgende week → find_slot · 2026-03-09–2026-03-16
  ja → confirm
  nee → deny
  doe maar → confirm
  laat maar → deny
  prima → confirm
  om half drie → create · 2026-03-04 14:30
  maak het 45 minuten → reschedule · 45 min · lasts 45
  overmorgen om 9 uur standup → create · “Standup” · 2026-03-06 09:00
  over twee weken om 10 uur demo → create · “Demo” · 2026-03-18 10:00
  maak dat ongedaan → undo
  hoi → help
  herinner me om 5 uur aan de factuur → set_reminder · “Aan de factuur” · 2026-03-04 17:00
  bellen met Anna over een kwartier → create · “Bellen” · with Anna · 2026-03-04 09:45
  vakantie van 3 t/m 5 juni → create · “Vakantie” · 2026-06-03–2026-06-06
  retro laatste vrijdag van de maand om 16 uur → create · “Retro” · 2026-03-27 16:00
  sport om de dag om 18:00 → create · “Sport” · FREQ=DAILY;INTERVAL=2 · 2026-03-04 18:00
  overleg met Tim maandag over een week om 10 uur → create · with Tim · 2026-03-16 10:00
  etentje met Sam halverwege mei → create · “Etentje” · with Sam · 2026-05-12–2026-05-21
  lunch met Eva morgen rond de middag → create · “Lunch” · with Eva · 2026-03-05 12:00
`;
