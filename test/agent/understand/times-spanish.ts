/** Said on Wednesday 4 March 2026 at 09:30 in Amsterdam → the time, as `showTime` writes it. */
export const spanishTimes = `
  antes del fin de semana → 2026-03-04–2026-03-07
  15 de enero → 2027-01-15
  el 15 ene. → 2027-01-15
  el primero de junio → 2026-06-01
  1º de junio → 2026-06-01
  jue 12 mar → 2026-03-12
  jueves 12 → 2026-03-12
  06/05/2026 → 2026-05-06
  6-5-2026 → 2026-05-06
  el segundo día de mayo → 2026-05-02
  el día 20 → 2026-03-20
  trasanteayer → 2026-03-01
  pasado mañana → 2026-03-06
  el día anterior → 2026-03-03
  el día después → 2026-03-05
  hace tres días → 2026-03-01
  dentro de tres días → 2026-03-07
  de hoy en ocho → 2026-03-11
  de hoy en una semana → 2026-03-11
  mañana en una semana → 2026-03-12
  el último viernes de mayo → 2026-05-29
  tercer jueves de abril → 2026-04-16
  el martes de la semana que viene → 2026-03-10
  el lunes que viene → 2026-03-09
  hace dos meses → 2026-01-04
  en un año → 2027-03-04
  Año Nuevo → 2027-01-01
  Nochebuena → 2026-12-24
  Domingo de Resurrección → 2026-04-05
  Domingo de Pascua → 2026-04-05
  la Ascensión → 2026-05-14
  Pentecostés → 2026-05-24
  Corpus Christi → 2026-06-04
  Día del Trabajo → 2026-05-01
  Día de la Hispanidad → 2026-10-12
  Todos los Santos → 2026-11-01
  Día de los Muertos → 2026-11-02
  Día de la Constitución → 2026-12-06
  la Inmaculada Concepción → 2026-12-08
  Día de la Madre → 2026-05-03
  Día del Padre → 2026-03-19
  San Valentín → 2027-02-14
  Santiago Apóstol → 2026-07-25
  Día de los Inocentes → 2026-12-28
  la Asunción → 2026-08-15
  Día de la Mujer → 2026-03-08
  la noche de San Juan → 2026-06-23
  Día de la Independencia de México → 2026-09-16
  Sant Jordi → 2026-04-23
  el Pilar → 2026-10-12
  el fin de semana → 2026-03-07–2026-03-09
  el weekend → 2026-03-07–2026-03-09
  el fin de semana que viene → 2026-03-14–2026-03-16
  el último fin de semana de mayo → 2026-05-30–2026-06-01
  la próxima semana → 2026-03-09–2026-03-16
  la semana del 16 de marzo → 2026-03-16–2026-03-23
  más tarde este mes → 2026-03-04–2026-04-01
  más adelante esta semana → 2026-03-04–2026-03-09
  el resto de la semana → 2026-03-04–2026-03-09
  el primer semestre de 2027 → 2027-01-01–2027-07-01
  el próximo verano → 2026-06-21–2026-09-23
  el año que viene → 2027-01-01–2028-01-01
  los próximos tres días → 2026-03-05–2026-03-08
  las últimas dos semanas → 2026-02-18–2026-03-04
  los años 90 → 1990-01-01–2000-01-01
  las dos y media → 2026-03-04 14:30
  a las 15h30 → 2026-03-04 15:30
  cuarto para las tres → 2026-03-04 14:45
  las tres y cuarto → 2026-03-04 15:15
  diez para las ocho → 2026-03-04 19:50
  a las 7 de la tarde → 2026-03-04 19:00
  siete de la noche → 2026-03-04 19:00
  medianoche → 2026-03-05 00:00
  a las 12 de la noche → 2026-03-05 00:00
  mañana a las 12 de la noche → 2026-03-06 00:00
  a las 2 de la noche → 2026-03-05 02:00
  a la una en punto → 2026-03-04 13:00
  pon la alarma a las siete y quince → 07:15
  diecinueve treinta → 2026-03-04 19:30
  8h10m00s → 2026-03-05 08:10
  mañana por la mañana a las 6 → 2026-03-05 06:00
  el viernes a las 3 de la tarde → 2026-03-06 15:00
  ahora → 2026-03-04 09:30
  mañana temprano → 2026-03-05 06:00–12:00 morning
  esta tarde → 2026-03-04 12:00–18:00 afternoon
  por las noches → 2026-03-04 20:00–2026-03-05 00:00 night
  por las tardes → 2026-03-04 12:00–18:00 afternoon
  de 10:30 a 14:15 → 2026-03-04 10:30–14:15
  de 8 a 9 y media de la mañana → 2026-03-05 08:00–09:30
  4-9 de mayo → 2026-05-04–2026-05-10
  entre el 4 y el 9 de mayo → 2026-05-04–2026-05-10
  de abril a junio → 2026-04-01–2026-07-01
  desde hoy hasta el viernes → 2026-03-04–2026-03-07
  desde ahora hasta las 17:00 → 2026-03-04 09:30–17:00
  de 9 am a 5 pm mañana → 2026-03-05 09:00–17:00
  tres cuartos de hora → lasts 45
  dos horas y media → lasts 150
  1,5 horas → lasts 90
  Estaré fuera dos días y un mes → lasts 46080
  otra semana → lasts 10080
  unos días → lasts 4320
  un par de días → lasts 2880
  una reunión de 90 minutos → lasts 90
  en tres cuartos de hora → 2026-03-04 10:15
  en dos días y tres horas → 2026-03-06 12:30
  en 45 min → 2026-03-04 10:15
  dos horas después → 2026-03-04 11:30
  hace media hora → 2026-03-04 09:00
  un viernes sí y otro no → FREQ=WEEKLY;INTERVAL=2;BYDAY=FR · 2026-03-06
  cada tres días → FREQ=DAILY;INTERVAL=3 · 2026-03-04
  cada dos semanas los lunes → FREQ=WEEKLY;INTERVAL=2;BYDAY=MO · 2026-03-09
  anualmente → FREQ=YEARLY · 2026-03-04
  cada seis meses → FREQ=MONTHLY;INTERVAL=6 · 2026-03-04
  todas las mañanas a las 9 → FREQ=DAILY · 2026-03-05 09:00
  semanalmente → FREQ=WEEKLY · 2026-03-04
  un día sí y otro no → FREQ=DAILY;INTERVAL=2 · 2026-03-04
  todos los domingos → FREQ=WEEKLY;BYDAY=SU · 2026-03-08
  semana por medio → FREQ=WEEKLY;INTERVAL=2 · 2026-03-04
  entre semana a las 9 → FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR · 2026-03-05 09:00
  Volveré el día 15 → 2026-03-15
  el 20 del mes próximo → 2026-04-20
  hace dos domingos → 2026-02-22
  dos días después de ayer → 2026-03-05
  dos días a partir de mañana → 2026-03-07
  en un mes y 21 días → 2026-04-25
  martes 12 de enero de 2027 a las 9 → 2027-01-12 09:00
  vie. 20/03/2026 → 2026-03-20
  entre el 3 y el 12 de sept → 2026-09-03–2026-09-13
  este septiembre → 2026-09-01–2026-10-01
  los próximos 3 meses → 2026-03-05–2026-06-05
  noviembre de 2026 → 2026-11-01–2026-12-01
  en el primer trimestre del próximo año → 2027-01-01–2027-04-01
  la semana del 22 de octubre → 2026-10-19–2026-10-26
  esta misma semana → 2026-03-02–2026-03-09
  el resto del día → 2026-03-04 09:30–2026-03-05 00:00
  a las 19:56:30 → 2026-03-04 19:56
  las ocho y veinte → 2026-03-04 20:20
  de cinco a seis p.m. → 2026-03-04 17:00–18:00
  de 5 a 7 de la mañana → 2026-03-05 05:00–07:00
  a media tarde → 2026-03-04 12:00–18:00 afternoon
  hoy a las 20:00 → 2026-03-04 20:00
  esta noche a las 7 → 2026-03-04 19:00
  el 15 a las 20:00 → 2026-03-15 20:00
  hoy de cinco a siete de la tarde → 2026-03-04 17:00–19:00
  mañana entre las 15 y las 16 → 2026-03-05 15:00–16:00
  los últimos 3 minutos → 2026-03-04 09:27–09:30
  en las próximas 5 horas → 2026-03-04 09:30–14:30
  dos noches → lasts 2880
  cada trimestre → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  una vez a la semana → FREQ=WEEKLY · 2026-03-04
  desde 2015 → 2015-01-01–2016-01-01
  la tarde del viernes → 2026-03-06 12:00–18:00 afternoon
  miércoles 17hs → 2026-03-11 17:00
  mañana 18.30 hs → 2026-03-05 18:30
  mañana por la mañana 1h → 2026-03-05 06:00–12:00 morning
  del viernes al sábado de 23 a 7 → 2026-03-06 23:00–2026-03-07 07:00
`;
