/** Said on Wednesday 4 March 2026 at 09:30 in Amsterdam → the time, as `showTime` writes it. */
export const germanTimes = `
  vor dem Wochenende → 2026-03-04–2026-03-07
  15. Januar → 2027-01-15
  15. jan. → 2027-01-15
  am 7. vierten → 2026-04-07
  am siebten vierten → 2026-04-07
  der erste sechste → 2026-06-01
  Ich komme am dritten September zurück → 2026-09-03
  am zweiten Tag im Mai → 2026-05-02
  Freitag der 20. März 2026 → 2026-03-20
  am Fr. den 20.3.26 → 2026-03-20
  06/05/2026 → 2026-05-06
  Ich bin am 12. wieder da → 2026-03-12
  vorvorgestern → 2026-03-01
  überübermorgen → 2026-03-07
  vor drei Tagen → 2026-03-01
  heute in drei Tagen → 2026-03-07
  heute in acht Tagen → 2026-03-11
  heute in vierzehn Tagen → 2026-03-18
  am nächsten Tag → 2026-03-05
  am Vortag → 2026-03-03
  der dritte Donnerstag im April → 2026-04-16
  am ersten Montag des nächsten Monats → 2026-04-06
  nächste Woche Dienstag → 2026-03-10
  kommenden Montag → 2026-03-09
  vor zwei Monaten → 2026-01-04
  in einem Jahr → 2027-03-04
  zu Weihnachten → 2026-12-25
  erster Weihnachtstag → 2026-12-25
  zweiter Weihnachtsfeiertag → 2026-12-26
  Gründonnerstag → 2026-04-02
  Ostersonntag → 2026-04-05
  Ostermontag → 2026-04-06
  Vatertag → 2026-05-14
  Muttertag → 2026-05-10
  Pfingsten → 2026-05-24
  Mariä Himmelfahrt → 2026-08-15
  Tag der Deutschen Einheit → 2026-10-03
  Tag der Arbeit → 2026-05-01
  Allerheiligen → 2026-11-01
  Buß- und Bettag → 2026-11-18
  Heilige Drei Könige → 2027-01-06
  erster Advent → 2026-11-29
  Totensonntag → 2026-11-22
  Aschermittwoch → 2027-02-10
  Rosenmontag → 2027-02-08
  Weiberfastnacht → 2027-02-04
  Johannistag → 2026-06-24
  Martinstag → 2026-11-11
  Valentinstag → 2027-02-14
  Weltfrauentag → 2026-03-08
  Kindertag → 2026-06-01
  Schweizer Bundesfeier → 2026-08-01
  Nationalfeiertag in Österreich → 2026-10-26
  Siebenschläfer → 2026-06-27
  Walpurgisnacht → 2026-04-30
  das letzte Wochenende im Mai → 2026-05-30–2026-06-01
  Ich bin dieses Wochenende weg → 2026-03-07–2026-03-09
  in der 12. Kalenderwoche → 2026-03-16–2026-03-23
  nächste Woche → 2026-03-09–2026-03-16
  in der kommenden Woche → 2026-03-09–2026-03-16
  nächstes Quartal → 2026-04-01–2026-07-01
  erstes Halbjahr 2027 → 2027-01-01–2027-07-01
  später in dieser Woche → 2026-03-04–2026-03-09
  Anfang April → 2026-04-01–2026-04-11
  die nächsten drei Tage → 2026-03-05–2026-03-08
  die letzten zwei Wochen → 2026-02-18–2026-03-04
  halb drei → 2026-03-04 14:30
  Viertel vor neun → 2026-03-04 20:45
  zehn nach acht → 2026-03-04 20:10
  kurz nach drei → 2026-03-04 15:00
  um 7 Uhr abends → 2026-03-04 19:00
  15h30 → 2026-03-04 15:30
  um Mitternacht → 2026-03-05 00:00
  mittags um zwölf → 2026-03-04 12:00
  Ich bin um 19:30 wieder hier → 2026-03-04 19:30
  Stell einen Wecker auf sieben Uhr fünfzehn → 07:15
  19 Uhr und 30 Minuten → 2026-03-04 19:30
  morgen früh um 6 → 2026-03-05 06:00
  heute Abend um halb neun → 2026-03-04 20:30
  jetzt → 2026-03-04 09:30
  Freitagabend → 2026-03-06 18:00–23:00 evening
  am Abend des 12. März → 2026-03-12 18:00–23:00 evening
  übermorgen vormittag → 2026-03-06 06:00–12:00 morning
  von 10:30 bis 14:15 Uhr → 2026-03-04 10:30–14:15
  vom 4. bis 9. Mai → 2026-05-04–2026-05-10
  4.-9. Mai → 2026-05-04–2026-05-10
  Mo-Mi → 2026-03-09–2026-03-12
  April bis Juni → 2026-04-01–2026-07-01
  von April bis Juni 2027 → 2027-04-01–2027-07-01
  nachmittags zwischen 2 und 4 → 2026-03-04 14:00–16:00
  eine dreiviertel Stunde → lasts 45
  eineinhalb Stunden → lasts 90
  1,5 Std. → lasts 90
  Ich bin zwei Tage und einen Monat weg → lasts 46080
  noch eine Woche → lasts 10080
  für ein paar Tage → lasts 2880
  den ganzen Tag → lasts 1440
  90-minütig → lasts 90
  in einer Dreiviertelstunde → 2026-03-04 10:15
  in anderthalb Stunden → 2026-03-04 11:00
  in 45 min → 2026-03-04 10:15
  in fünf Werktagen → 2026-03-11
  heute in einem Monat → 2026-04-04
  jeden Werktag um 8 → FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR · 2026-03-05 08:00
  alle drei Tage → FREQ=DAILY;INTERVAL=3 · 2026-03-04
  täglich um 7:30 → FREQ=DAILY · 2026-03-05 07:30
  jährlich → FREQ=YEARLY · 2026-03-04
  jeden letzten Freitag im Monat → FREQ=MONTHLY;BYDAY=-1FR · 2026-03-27
  jeden Morgen um 9 → FREQ=DAILY · 2026-03-05 09:00
  alle 14 Tage → FREQ=DAILY;INTERVAL=14 · 2026-03-04
  immer sonntags → FREQ=WEEKLY;BYDAY=SU · 2026-03-08
  Ich komme am 15. zurück → 2026-03-15
  am 20. des kommenden Monats → 2026-04-20
  vor zwei Sonntagen → 2026-02-22
  zwei Tage nach gestern → 2026-03-05
  zwei Tage ab morgen → 2026-03-07
  in einem Monat und 21 Tagen → 2026-04-25
  Dienstag, 12. Januar 2027 um 9 Uhr → 2027-01-12 09:00
  Fr. 20.03.2026 → 2026-03-20
  vom 4. bis zum 23. nächsten Monats → 2026-04-04–2026-04-24
  zwischen dem 3. und 12. September → 2026-09-03–2026-09-13
  diesen September → 2026-09-01–2026-10-01
  die nächsten 3 Monate → 2026-03-05–2026-06-05
  November 2026 → 2026-11-01–2026-12-01
  im ersten Quartal des nächsten Jahres → 2027-01-01–2027-04-01
  die Woche vom 22. Oktober → 2026-10-19–2026-10-26
  der Rest des Tages → 2026-03-04 09:30–2026-03-05 00:00
  um 19:56:30 Uhr → 2026-03-04 19:56
  acht Uhr zwanzig → 2026-03-04 20:20
  von fünf bis sechs Uhr nachmittags → 2026-03-04 17:00–18:00
  von 5 bis 7 Uhr morgens → 2026-03-05 05:00–07:00
  am späten Nachmittag → 2026-03-04 15:00–18:00 afternoon
  heute um 20:00 → 2026-03-04 20:00
  heute Abend um 7 → 2026-03-04 19:00
  am 15. um 20:00 → 2026-03-15 20:00
  heute von fünf bis sieben → 2026-03-04 17:00–19:00
  morgen zwischen 15 und 16 Uhr → 2026-03-05 15:00–16:00
  die letzten 3 Minuten → 2026-03-04 09:27–09:30
  in den nächsten 5 Stunden → 2026-03-04 09:30–14:30
  am Morgen des 15. September → 2026-09-15 06:00–12:00 morning
  zwei Nächte → lasts 2880
  jedes Quartal → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  einmal pro Woche → FREQ=WEEKLY · 2026-03-04
  seit 2015 → 2015-01-01–2016-01-01
  der Freitagnachmittag → 2026-03-06 12:00–18:00 afternoon
  um 2 Uhr nachts → 2026-03-05 02:00
  am Freitag um 2 Uhr nachts → 2026-03-06 02:00
  Freitag nacht um 2 → 2026-03-07 02:00
  von Freitag auf Samstag 23-7 Uhr → 2026-03-06 23:00–2026-03-07 07:00
  Fr auf Sa 23:00-7:00 → 2026-03-06 23:00–2026-03-07 07:00
`;
