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
  tandarts do 9 uur → create · “Tandarts” · 2026-03-05 09:00
  morgen om half 3 lunch met priya → create · “Lunch” · with priya · 2026-03-05 14:30
  ff bellen met jan vrijdag 10u → create · “Bellen” · with jan · 2026-03-06 10:00
  zet kapper in mn agenda zaterdag 11 uur → create · “Kapper” · 2026-03-07 11:00
  borrel met het team vrijdagmiddag 17:00 → create · “Borrel” · 2026-03-06 17:00
  elke maandag om 9 uur weekstart → create · “Weekstart” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 09:00
  blokkeer morgenochtend voor focus → create · “Focus” · 2026-03-05 06:00–12:00 morning
  plan een uurtje met lotte overmorgen → create · with lotte · 60 min · 2026-03-06
  eten bij oma zondag 18u → create · “Eten” · at oma · 2026-03-08 18:00
  sporten vanavond 7 uur → create · “Sporten” · 2026-03-04 19:00
  graag een half uurtje met sander donderdagmiddag → create · with sander · 30 min · 2026-03-05 12:00–18:00 afternoon
  wat heb ik morgen → query · 2026-03-05
  wat staat er vrijdag op de planning → query · 2026-03-06
  hoe laat is de standup → query · the one “Standup”
  wie zijn er bij de kickoff → query · the one “Kickoff”
  heb ik vanmiddag nog iets → query · 2026-03-04 12:00–18:00 afternoon
  waar is de lunch morgen → query · the one “Lunch” · 2026-03-05
  heeft jan al gereageerd → query · the one with jan
  wanneer ben ik vrij volgende week → find_slot · 2026-03-09–2026-03-16
  zoek een gaatje van 45 min met anna → find_slot · 45 min · the one with anna · lasts 45
  verzet de tandarts naar volgende week → reschedule · the one “Tandarts” · 2026-03-09–2026-03-16
  schuif mn 3 uur op naar 4 → reschedule · the one 15:00 · 16:00
  doe maar donderdag → reschedule · 2026-03-05
  maak er 45 min van → reschedule · 45 min · lasts 45
  toch liever om 4 uur → reschedule · 16:00
  zeg de borrel af → cancel · the one “Borrel”
  kapper gaat niet door → cancel · the one “Kapper”
  haal yoga uit mn agenda → cancel · the one “Yoga”
  nodig jan uit voor de demo → edit_attendees · with jan · the one “Demo”
  haal tom eraf → edit_attendees · without tom
  vraag bas er ook bij → edit_attendees · with bas
  herinner me 10 min van tevoren → set_reminder · 10 min ahead · lasts 10
  geen herinnering voor yoga → set_reminder · “Yoga”
  geen afspraken voor 10 uur → preference
  ik werk van 8 tot 4 → preference
  ik werk niet op vrijdag → preference
  praat engels tegen me → preference
  wat weet je van mij → preference
  help me ff → help
  wat kun je allemaal → help
  hoe werkt dit → help
  maak ongedaan → undo
  zet terug → undo
  jup is goed → confirm
  prima doe maar → confirm
  ja hoor → confirm
  nee laat maar → deny
  toch maar niet → deny
  nee bedankt → deny
  wat voor weer wordt het morgen → out_of_domain · 2026-03-05
  zet de verwarming uit → out_of_domain
  bedankt → out_of_domain
  zet een wekker om 7 uur → out_of_domain · 07:00
  vertel een mop → out_of_domain
  verplaats de standup twee dagen ervoor → reschedule · shifted -2880 · the one “Standup” · lasts 2880
`;
