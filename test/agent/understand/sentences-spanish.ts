/** Texted on Wednesday 4 March 2026 at 09:30 in Amsterdam → the command, as `show` writes it. */
export const spanish = `
  agenda una reunión con Anna mañana a las 3 de la tarde → create · with Anna · 2026-03-05 15:00
  comida con Tom el viernes a las 2 en Café Luna → create · “Comida” · with Tom · at Café Luna · 2026-03-06 14:00
  dentista el 12 de marzo a las 9:15 → create · “Dentista” · 2026-03-12 09:15
  reunión sobre el presupuesto el lunes de 10 a 11 → create · “Presupuesto” · 2026-03-09 10:00–11:00
  café con Lia el jueves por la tarde → create · “Café” · with Lia · 2026-03-05 12:00–18:00 afternoon
  todos los lunes a las 10 reunión de equipo → create · “Reunión de equipo” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 10:00
  mueve mi cita con Anna al próximo martes por la tarde → reschedule · the one with Anna · 2026-03-10 12:00–18:00 afternoon
  pasa la reunión al viernes a las 11 → reschedule · 2026-03-06 11:00
  cancela la reunión con Anna → cancel · the one with Anna
  cancela mi cita de las 3 → cancel · the one 15:00 · 15:00
  ¿qué tengo mañana? → query · 2026-03-05
  ¿estoy libre el jueves por la tarde? → find_slot · 2026-03-05 12:00–18:00 afternoon
  sí → confirm
  hazlo → confirm
  vale → confirm
  no → deny
  mejor no → deny
  a las ocho y media mañana → create · 2026-03-05 08:30 · asks
  pasado mañana a las cuatro menos cuarto llamada con Kim → create · “Llamada” · with Kim · 2026-03-06 15:45
  en dos semanas a las 10 demo → create · “Demo” · 2026-03-18 10:00
  hola → help
  vacaciones del 3 al 5 de marzo → create · “Vacaciones” · 2027-03-03–2027-03-06
  reunión dentro de quince días a las 10 → create · 2026-03-18 10:00
  reunión de lunes a viernes a las 9 → create · FREQ=DAILY;COUNT=5 · 2026-03-09 09:00
  reunión con Eva cada día a las 9 → create · with Eva · FREQ=DAILY · 2026-03-05 09:00
  reunión con Ana el día 3 a las 10 → create · with Ana · 2026-04-03 10:00
  reunión de hora y media con Ana mañana a las 10 → create · with Ana · 90 min · 2026-03-05 10:00–11:30
  dentista jueves 9am → create · “Dentista” · 2026-03-05 09:00
  comida con marta mañana a las 2 → create · “Comida” · with marta · 2026-03-05 14:00
  mueve la reunión con ana al viernes a las 10 → reschedule · the one with ana · 2026-03-06 10:00
  que tengo el viernes → query · 2026-03-06
  cuando estoy libre la semana que viene → find_slot · 2026-03-09–2026-03-16
  recuérdame 15 min antes → set_reminder · 15 min ahead · lasts 15
  mejor el jueves → reschedule · 2026-03-05
  todos los lunes a las 9 reunión de equipo → create · “Reunión de equipo” · FREQ=WEEKLY;BYDAY=MO · 2026-03-09 09:00
  vale dale → confirm
  no déjalo → deny
  invita a pablo a la demo → edit_attendees · with pablo · the one “Demo”
  que tiempo hará mañana → out_of_domain · 2026-03-05
`;
