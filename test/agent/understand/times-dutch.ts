/** Said on Wednesday 4 March 2026 at 09:30 in Amsterdam → the time, as `showTime` writes it. */
export const dutchTimes = `
  voor het weekend → 2026-03-04–2026-03-07
  15 jan → 2027-01-15
  3 t/m 27 juli → 2026-07-03–2026-07-28
  15 januari → 2027-01-15
  één juni → 2026-06-01
  Ik ben op de 12e terug → 2026-03-12
  donderdag de 12e → 2026-03-12
  vrijdag 20 maart 2026 → 2026-03-20
  06/05/26 → 2026-05-06
  6.5.2026 → 2026-05-06
  eergisteren → 2026-03-02
  eereergisteren → 2026-03-01
  overovermorgen → 2026-03-07
  over drie dagen → 2026-03-07
  vijf dagen na morgen → 2026-03-10
  maandag over twee weken → 2026-03-23
  de volgende dag → 2026-03-05
  de dag ervoor → 2026-03-03
  dag na morgen → 2026-03-06
  laatste dag van de maand → 2026-03-31
  eerste maandag van volgende maand → 2026-04-06
  afgelopen dinsdag → 2026-03-03
  maandag aanstaande → 2026-03-09
  deze vrijdag → 2026-03-06
  over een jaar → 2027-03-04
  oudejaarsavond → 2026-12-31
  eerste kerstdag → 2026-12-25
  tweede kerstdag → 2026-12-26
  Witte Donderdag → 2026-04-02
  eerste paasdag → 2026-04-05
  Pasen → 2026-04-05
  paasmaandag → 2026-04-06
  Pinksteren → 2026-05-24
  tweede pinksterdag → 2026-05-25
  dodenherdenking → 2026-05-04
  Sinterklaas → 2026-12-05
  pakjesavond → 2026-12-05
  Sint-Maarten → 2026-11-11
  Driekoningen → 2027-01-06
  Prinsjesdag → 2026-09-15
  Moederdag → 2026-05-10
  Vaderdag → 2026-06-21
  dierendag → 2026-10-04
  Dag van de Arbeid → 2026-05-01
  Aswoensdag → 2027-02-10
  Allerheiligen → 2026-11-01
  Allerzielen → 2026-11-02
  Palmzondag → 2026-03-29
  Maria-Hemelvaart → 2026-08-15
  Wapenstilstandsdag → 2026-11-11
  Sint-Jan → 2026-06-24
  nationale feestdag van België → 2026-07-21
  internationale vrouwendag → 2026-03-08
  Carnaval → 2027-02-07
  het weekend → 2026-03-07–2026-03-09
  week 12 → 2026-03-16–2026-03-23
  de derde week van april → 2026-04-20–2026-04-27
  deze maand → 2026-03-01–2026-04-01
  later deze maand → 2026-03-04–2026-04-01
  later deze week → 2026-03-04–2026-03-09
  volgend kwartaal → 2026-04-01–2026-07-01
  het eerste kwartaal van 2027 → 2027-01-01–2027-04-01
  eerste helft van 2027 → 2027-01-01–2027-07-01
  volgend jaar → 2027-01-01–2028-01-01
  begin april → 2026-04-01–2026-04-11
  de komende drie dagen → 2026-03-05–2026-03-08
  de afgelopen twee weken → 2026-02-18–2026-03-04
  de jaren 90 → 1990-01-01–2000-01-01
  half drie → 2026-03-04 14:30
  kwart voor negen → 2026-03-04 20:45
  kwart over drie → 2026-03-04 15:15
  7 uur 's avonds → 2026-03-04 19:00
  om zeven uur in de avond → 2026-03-04 19:00
  middernacht → 2026-03-05 00:00
  klokslag twaalf → 2026-03-04 12:00
  zet de wekker op kwart over zeven → 07:15
  negentien uur dertig → 2026-03-04 19:30
  om 15 uur 20 → 2026-03-04 15:20
  8u10m00s → 2026-03-05 08:10
  vanavond om half negen → 2026-03-04 20:30
  vannacht om 1 uur → 2026-03-05 01:00
  morgenavond → 2026-03-05 18:00–23:00 evening
  de avond van 12 maart → 2026-03-12 18:00–23:00 evening
  gisteravond → 2026-03-03 18:00–23:00 evening
  vannacht → 2026-03-04 20:00–2026-03-05 00:00 night
  maandag rond de middag → 2026-03-09 12:00
  vrijdag tussen 10 en 12 → 2026-03-06 10:00–12:00
  van 4 tot 9 mei → 2026-05-04–2026-05-10
  van maandag t/m woensdag → 2026-03-09–2026-03-12
  ma-wo → 2026-03-09–2026-03-12
  van nu tot 17 uur → 2026-03-04 09:30–17:00
  van 2 tot 4 uur 's middags → 2026-03-04 14:00–16:00
  Ik ben weg van 3 tot 12 september → 2026-09-03–2026-09-13
  twee en een half uur → lasts 150
  tweeënhalf uur → lasts 150
  Ik ben twee dagen en een maand weg → lasts 46080
  nog een week → lasts 10080
  een paar dagen → lasts 2880
  90 minuten durend → lasts 90
  half uurtje → lasts 30
  over een half uur → 2026-03-04 10:00
  over twee dagen en drie uur → 2026-03-06 12:30
  om de vrijdag → FREQ=WEEKLY;INTERVAL=2;BYDAY=FR · 2026-03-06
  elke werkdag om 8 uur → FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR · 2026-03-05 08:00
  eens per kwartaal → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  dagelijks om 7:30 → FREQ=DAILY · 2026-03-05 07:30
  elk half jaar → FREQ=MONTHLY;INTERVAL=6 · 2026-03-04
  op maandagen en woensdagen om 15 uur → FREQ=WEEKLY;BYDAY=MO,WE · 2026-03-04 15:00
  elke laatste vrijdag van de maand → FREQ=MONTHLY;BYDAY=-1FR · 2026-03-27
  iedere dag → FREQ=DAILY · 2026-03-04
  om de dag → FREQ=DAILY;INTERVAL=2 · 2026-03-04
  Ik kom terug op 15 → 2026-03-15
  volgende maand de 20e → 2026-04-20
  twee dagen na gisteren → 2026-03-05
  twee dagen vanaf morgen → 2026-03-07
  over een maand en 21 dagen → 2026-04-25
  vr. 20/03/2026 → 2026-03-20
  4 - 23 volgende maand → 2026-04-04–2026-04-24
  tussen 3 en 12 sept → 2026-09-03–2026-09-13
  deze september → 2026-09-01–2026-10-01
  volgende 3 maanden → 2026-03-05–2026-06-05
  2026, november → 2026-11-01–2026-12-01
  in het eerste kwartaal van 2027 → 2027-01-01–2027-04-01
  de week van 22 oktober → 2026-10-19–2026-10-26
  rest van mijn dag → 2026-03-04 09:30–2026-03-05 00:00
  om 19:56:30 → 2026-03-04 19:56
  acht uur twintig → 2026-03-04 20:20
  van vijf tot zes p.m. → 2026-03-04 17:00–18:00
  van 5 tot 7 uur 's ochtends → 2026-03-05 05:00–07:00
  in de late namiddag → 2026-03-04 15:00–18:00 afternoon
  vandaag om 20:00 uur → 2026-03-04 20:00
  7 uur vanavond → 2026-03-04 19:00
  de 15e om 20:00 → 2026-03-15 20:00
  van vijf tot zeven vandaag → 2026-03-04 17:00–19:00
  tussen 15 en 16 uur morgen → 2026-03-05 15:00–16:00
  de laatste 3 minuten → 2026-03-04 09:27–09:30
  binnen de komende 5 uur → 2026-03-04 09:30–14:30
  twee nachten → lasts 2880
  elk kwartaal → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  eens per week → FREQ=WEEKLY · 2026-03-04
  sinds 2015 → 2015-01-01–2016-01-01
  om 2 uur 's nachts → 2026-03-05 02:00
  morgen om half drie 's nachts → 2026-03-05 02:30
  vrijdagnacht om 2 uur → 2026-03-07 02:00
  van vr op za 23:00-7:00 → 2026-03-06 23:00–2026-03-07 07:00
  in de nacht van vrijdag op zaterdag, 23u tot 7u → 2026-03-06 23:00–2026-03-07 07:00
`;
