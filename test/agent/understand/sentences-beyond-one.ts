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
`;
