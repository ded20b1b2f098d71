/** Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the command, as `show` writes it. */
export const french = `
  planifie une réunion avec Anna demain à 15h → create · with Anna · 2026-03-05 15:00
  déjeuner avec Tom vendredi à midi au Café Luna → create · “Déjeuner” · with Tom · at Café Luna · 2026-03-06 12:00
  dentiste le 12 mars à 9h15 → create · “Dentiste” · 2026-03-12 09:15
  réunion budget lundi de 14h à 15h30 → create · “Réunion budget” · 2026-03-09 14:00–15:30
  café avec Lia jeudi après-midi → create · “Café” · with Lia · 2026-03-05 12:00–18:00 afternoon
  tous les lundis à 10h point équipe → create · “Point équipe” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 10:00
  déplace mon rendez-vous avec Anna à mardi prochain après-midi → reschedule · the one with Anna · 2026-03-10 12:00–18:00 afternoon
  reporte la réunion à vendredi à 11h → reschedule · 2026-03-06 11:00
  annule la réunion avec Anna → cancel · the one with Anna
  supprime mon dentiste de demain → cancel · the one “Dentiste” 2026-03-05 · 2026-03-05
  qu'est-ce que j'ai demain ? → query · 2026-03-05
  suis-je libre jeudi après-midi ? → find_slot · 2026-03-05 12:00–18:00 afternoon
  oui → confirm
  vas-y → confirm
  d'accord → confirm
  non → deny
  laisse tomber → deny
  à 8 heures et demie demain → create · 2026-03-05 08:30 · asks
  après-demain à 16 heures moins le quart appel avec Kim → create · “Appel” · with Kim · 2026-03-06 15:45
  dans deux semaines à 10h démo → create · “Démo” · 2026-03-18 10:00
  bonjour → help
  rappelle-moi d'appeler Bob à 17h → set_reminder · “Appeler Bob” · 2026-03-04 17:00
  vacances du 3 au 5 mars → create · “Vacances” · 2027-03-03–2027-03-06
  réunion dans quinze jours à 10h → create · 2026-03-18 10:00
  point équipe vendredi 9h-10h → create · “Point équipe” · 2026-03-06 09:00–10:00
  café avec Lia en fin d'après-midi demain → create · “Café” · with Lia · 2026-03-05 15:00–18:00 afternoon
  point un mardi sur deux à 10h → create · “Point” · FREQ=WEEKLY;INTERVAL=2;BYDAY=TU · 2026-03-10 10:00
  dentiste jeudi 9h → create · “Dentiste” · 2026-03-05 09:00
  dej avec luc demain 12h30 → create · “Dej” · with luc · 2026-03-05 12:30
  qu'est-ce que j'ai vendredi → query · 2026-03-06
  rappelle-moi 15 min avant → set_reminder · 15 min ahead
  plutôt jeudi → reschedule · 2026-03-05
  tous les lundis à 9h point équipe → create · “Point équipe” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 09:00
  ok vas-y → confirm
  non laisse tomber → deny
  invite paul à la démo → edit_attendees · with paul · the one “Démo”
  quel temps fera-t-il demain → out_of_domain · 2026-03-05
`;
