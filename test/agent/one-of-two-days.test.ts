import { meeting, playAll } from "../support/dialogue";
import { talkOfLenaAndOwen } from "../support/free-talk";

const begin = () =>
  talkOfLenaAndOwen(
    meeting("Standup", "2026-11-25T09:00:00+01:00", "2026-11-25T09:15:00+01:00"),
    meeting("Standup", "2026-11-27T09:00:00+01:00", "2026-11-27T09:15:00+01:00"),
    meeting("Training", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00"),
    meeting("Gimnasio", "2026-11-26T17:00:00+01:00", "2026-11-26T18:00:00+01:00"),
  );

playAll(
  {
    "the one of another day stays as it is": `
      > just cancel tomorrow's standup, friday's stays
      Shall I cancel this? … Wed 25 Nov, 09:00
      > no
      I left
      > cancel tomorrow's standup but not friday's
      Shall I cancel this? … Wed 25 Nov, 09:00
      > no
      I left
      > move tomorrow's standup to 10, not friday's
      From: Wed 25 Nov, 09:00–09:15 … To: Wed 25 Nov, 10:00–10:15
      > no
      stays as it is`,
    "and so it is in other languages": `
      > alleen de standup van morgen eraf, die van vrijdag niet
      annuleren? … wo 25 nov, 09:00
      > nee
      blijft
      > nur das standup morgen absagen, das am freitag nicht
      absagen? … Mi, 25. Nov., 09:00
      > nein
      bleibt
      > annule seulement le standup de demain, pas celui de vendredi
      J'annule … mer. 25 nov., 09:00
      > non
      il reste
      > verzet de standup van morgen naar 10 uur, die van vrijdag niet
      Naar: wo 25 nov, 10:00`,
    "a meeting that goes out is called off": `
      > training off on friday please
      Shall I cancel this? … “Training”
      > no
      I left
      > training vrijdag eraf
      annuleren? … “Training”
      > nee
      blijft
      > training am freitag raus
      absagen? … “Training”
      > nein
      bleibt
      > ist das training raus?
      “Training” … Fr, 27. Nov., 16:00`,
    "leaving it for another day is moving it there": `
      > el gimnasio lo dejamos para el sábado a las 11
      ¿Muevo … A: sáb 28 nov, 11:00–12:00
      > no
      como está
      > dejemos el gimnasio para el sábado a las 12
      A: sáb 28 nov, 12:00–13:00`,
    "a verb in two parts around everything else": `
      > stell mir freitag um 11 uhr ein gespräch mit lena rein
      *Gespräch* … Fr, 27. Nov., 11:00–11:30 … Lena Vogt (lena@example.com)`,
    "no longer than so long is how long, and no title": `
      > owen today 5pm, 20 mins tops
      17:00–17:20 … Owen Price
      > no
      did not book
      > kindly block 5pm today with owen, 20 mins only
      17:00–17:20
      > no
      did not book
      > gesprek met lena morgen om 11, half uurtje max
      *Gesprek* … 11:00–11:30
      > nee
      niet ingepland
      > Termin mit Lena morgen 11 Uhr, 20 Minuten reichen
      11:00–11:20
      > nein
      nicht gebucht
      > demain 11h avec Lena, 20 min maxi
      11:00–11:20
      > non
      pas réservé
      > mañana a las 11 con Lena, 20 minutos como mucho
      11:00–11:20`,
    "who comes, when and how long is a meeting of its own, behind a no and behind a booking": `
      > tomorrow 11 with owen
      Wed 25 Nov, 11:00–11:30
      > no
      did not book
      > friday 2pm with owen, 20 min
      *Meeting with Owen Price* … Fri 27 Nov, 14:00–14:20
      > yes
      Booked
      > monday 2pm with lena, 45 min
      Shall I book this? … *Meeting with Lena Vogt* … Mon 30 Nov, 14:00–14:45`,
    "who is booked in with whom": `
      > book me with owen friday at 11
      *Meeting with Owen Price* … Fri 27 Nov, 11:00–11:30
      > yes
      Booked
      > hm his thursday looks better, same time
      To: Thu 26 Nov, 11:00–11:30
      > no
      stays as it is
      > oeps maandag bedoel ik natuurlijk
      Naar: ma 30 nov, 11:00`,
  },
  begin,
);
