/** Said on Wednesday 4 March 2026 at 09:30 in Amsterdam → the time, as `showTime` writes it. */
export const englishTimes = `
  before the weekend → 2026-03-04–2026-03-07
  before the 20th → 2026-03-04–2026-03-20
  two hours before next week → 2026-03-04–2026-03-09
  15 jan → 2027-01-15
  5-31 July → 2026-07-05–2026-08-01
  July 21-31 → 2026-07-21–2026-08-01
  the 5th to the 27th of July → 2026-07-05–2026-07-28
  jan 15th → 2027-01-15
  20 th of next month → 2026-04-20
  the twenty-second of april → 2026-04-22
  April the twenty second → 2026-04-22
  Thursday the 12th → 2026-03-12
  see you Friday, the 20th of March → 2026-03-20
  3-Sep-2026 → 2026-09-03
  2026.05.06 → 2026-05-06
  the 6th of the 5th → 2026-05-06
  I'll go back on the 2nd day of May → 2026-05-02
  three days ago → 2026-03-01
  a week from Friday → 2026-03-13
  a week ago today → 2026-02-25
  two days before yesterday → 2026-03-01
  the day after → 2026-03-05
  my day → 2026-03-04
  how is my day looking → 2026-03-04
  first day of next month → 2026-04-01
  last day of this month → 2026-03-31
  the last Friday of May → 2026-05-29
  third Thursday in April → 2026-04-16
  second to last Friday of May → 2026-05-22
  last Tuesday → 2026-03-03
  monday last week → 2026-02-23
  New Year's Eve → 2026-12-31
  new years day → 2027-01-01
  Good Friday → 2026-04-03
  Easter Monday → 2026-04-06
  Maundy Thursday → 2026-04-02
  Palm Sunday → 2026-03-29
  Ascension Day → 2026-05-14
  Whit Monday → 2026-05-25
  Labor Day → 2026-09-07
  Memorial Day → 2026-05-25
  Veterans Day → 2026-11-11
  Independence Day → 2026-07-04
  St Patrick's Day → 2026-03-17
  Valentine's day → 2027-02-14
  Cinco de Mayo → 2026-05-05
  All Saints' Day → 2026-11-01
  Epiphany → 2027-01-06
  Saint John's day → 2026-06-24
  women's day → 2026-03-08
  Juneteenth → 2026-06-19
  last weekend of May → 2026-05-30–2026-06-01
  first weekend in June → 2026-06-06–2026-06-08
  the week of March 16 → 2026-03-16–2026-03-23
  the second week of april → 2026-04-13–2026-04-20
  first half of 2027 → 2027-01-01–2027-07-01
  H2 2026 → 2026-07-01–2027-01-01
  the rest of the week → 2026-03-04–2026-03-09
  later this week → 2026-03-04–2026-03-09
  mid April → 2026-04-11–2026-04-21
  late May → 2026-05-21–2026-06-01
  the past two weeks → 2026-02-18–2026-03-04
  this quarter → 2026-01-01–2026-04-01
  the 90s → 1990-01-01–2000-01-01
  8h10m00s → 2026-03-05 08:10
  1.00 → 2026-03-04 13:00
  ten to five → 2026-03-04 16:50
  5 minutes to noon → 2026-03-04 11:55
  mid night → 2026-03-05 00:00
  seven thirty in the evening → 2026-03-04 19:30
  eleven forty five → 2026-03-04 11:45
  19 hundred hours → 2026-03-04 19:00
  1530h → 2026-03-04 15:30
  at 7ish pm → 2026-03-04 19:00
  it's seven o five → 19:05
  at 6 tomorrow morning → 2026-03-05 06:00
  Friday night at 8:15 → 2026-03-06 20:15
  this evening around 7 → 2026-03-04 19:00
  end of the day → 2026-03-04 17:00
  tomorrow evening → 2026-03-05 18:00–23:00 evening
  Friday afternoon → 2026-03-06 12:00–18:00 afternoon
  lunchtime on Monday → 2026-03-09 12:00–14:00 lunch
  from 10:30 to 2:15 pm → 2026-03-04 10:30–14:15
  10-11:30am → 2026-03-04 10:00–11:30
  between 8 and half past nine am → 2026-03-05 08:00–09:30
  thursday 6 till quarter past 7 → 2026-03-05 18:00–19:15
  from 10 am until noon on Friday → 2026-03-06 10:00–12:00
  from May 4 to May 9 → 2026-05-04–2026-05-10
  from Monday to Wednesday → 2026-03-09–2026-03-12
  Mon-Wed → 2026-03-09–2026-03-12
  from today until Friday → 2026-03-04–2026-03-07
  between 2027 and 2029 → 2027-01-01–2030-01-01
  from now until 5pm → 2026-03-04 09:30–17:00
  3/4 h → lasts 45
  two and a half hours → lasts 150
  an hour and a half → lasts 90
  I'll be out for 2 days and a month → lasts 46080
  for another week → lasts 10080
  an hour and twenty minutes → lasts 80
  I'll be gone for half a day → lasts 720
  1.5 hours → lasts 90
  for the whole day → lasts 1440
  ninety-minute → lasts 90
  in 45 min → 2026-03-04 10:15
  an hour ago → 2026-03-04 08:30
  in two and a half hours → 2026-03-04 12:00
  a day from right now → 2026-03-05
  in three working days → 2026-03-09
  a month from today → 2026-04-04
  every 3 days → FREQ=DAILY;INTERVAL=3 · 2026-03-04
  yearly → FREQ=YEARLY · 2026-03-04
  biweekly → FREQ=WEEKLY;INTERVAL=2 · 2026-03-04
  on Sundays → FREQ=WEEKLY;BYDAY=SU · 2026-03-08
  every night at 10 → FREQ=DAILY · 2026-03-04 22:00
  semiannually → FREQ=MONTHLY;INTERVAL=6 · 2026-03-04
  every six months → FREQ=MONTHLY;INTERVAL=6 · 2026-03-04
  every morning → FREQ=DAILY · 2026-03-05 06:00–12:00 morning
  I'll be back on the 15th → 2026-03-15
  next month on the 20th → 2026-04-20
  in a month and 21 days → 2026-04-25
  22/04 I'm off → 2026-04-22
  4 - 23 next month → 2026-04-04–2026-04-24
  between 3 and 12 of Sept hahaha → 2026-09-03–2026-09-13
  the last week of 2027 → 2027-12-27–2028-01-03
  the third week of 2027 → 2027-01-18–2027-01-25
  2026 Q3 → 2026-07-01–2026-10-01
  the week of october 22nd → 2026-10-19–2026-10-26
  the rest of my day → 2026-03-04 09:30–2026-03-05 00:00
  at 7:56:30 pm → 2026-03-04 19:56
  seven fifty six p.m. → 2026-03-04 19:56
  5 to 7 am → 2026-03-05 05:00–07:00
  2:00pm-3:00pm → 2026-03-04 14:00–15:00
  Oct 20 2026 at 6 pm → 2026-10-20 18:00
  14 Oct at 8:00:31 am → 2026-10-14 08:00
  2026-12-16T12:23:59 → 2026-12-16 12:23
  from five to seven today pm → 2026-03-04 17:00–19:00
  the next hour → 2026-03-04 09:30–10:30
  the last 3 minutes → 2026-03-04 09:27–09:30
  two nights → lasts 2880
  each quarter → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  starting Monday → 2026-03-09
  since 2015 → 2015-01-01–2016-01-01
  Friday in the afternoon → 2026-03-06 12:00–18:00 afternoon
  first thing on Monday → 2026-03-09 09:00
  a couple of weeks ago → 2026-02-18
  at 2 at night → 2026-03-05 02:00
  tomorrow night at 2 → 2026-03-06 02:00
  on the 4th at 8:00 → 2026-03-04 08:00
  fri into sat 11pm to 7am → 2026-03-06 23:00–2026-03-07 07:00
  Friday to Saturday 23:00-07:00 → 2026-03-06 23:00–2026-03-07 07:00
`;
