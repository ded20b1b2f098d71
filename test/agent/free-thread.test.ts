import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const tom = { email: "tom@example.com", name: "Tom Baker" };
const mila = { email: "mila@example.com", name: "Mila Jansen" };

const begin = () =>
  converse({
    now,
    contacts: [...contactRows(tom.email, tom.name), ...contactRows(mila.email, mila.name)],
    guests: { [tom.email]: null, [mila.email]: null },
    events: [
      meeting("All hands", "2026-11-25T09:00:00+01:00", "2026-11-25T10:00:00+01:00"),
      meeting("Interviews", "2026-11-26T12:00:00+01:00", "2026-11-26T14:30:00+01:00"),
      meeting("Check-in", "2026-11-26T16:30:00+01:00", "2026-11-26T18:00:00+01:00"),
      meeting("Schoolgesprek", "2026-11-27T12:00:00+01:00", "2026-11-27T13:00:00+01:00"),
    ],
  });

playAll(
  {
    "whoever wants it, and what for, stands behind the question": `
      > What time I am free on Thursday afternoon? Tom want to video call 1 hour
      propose “Video call” … {Thu 26 Nov 14:45}
      > Ok 14:45 pls, book with him
      *Video call* … Thu 26 Nov, 14:45–15:45 … With: Tom Baker
      > never mind
      .
      > any gap of an hour thursday i could get to the dentist
      propose “Dentist”
      > never mind
      .
      > find an hour with Mila on Thursday
      “Meeting with Mila Jansen”
      > put a call with her in at 10
      *Call* … Thu 26 Nov, 10:00–11:00 … With: Mila Jansen`,
    "free time is narrowed step by step, and something is put into one of its stretches": `
    > when am i free on thursday
    Thu 26 Nov: 09:00–12:00 and 14:30–16:30 … Taken … “Interviews” … “Check-in”
    > after lunch only
    Thu 26 Nov: 14:30–16:30
    > i need 90 min
    free for 1 hour 30 minutes at these times … {Thu 26 Nov 14:45}
    > ok put strategy writing in the first one
    Shall I book this? … *Strategy writing* … Thu 26 Nov, 14:45–16:15`,
    "what stands in the way of free time is not what the talk is about": `
    > am i free on friday
    Taken … “Schoolgesprek”
    > needs to be an hour
    free for 1 hour at these times … {Fri 27 Nov 09:00}
    > make it 3 with Tom
    Shall I book this? … *Meeting with Tom Baker* … Fri 27 Nov, 15:00–16:00`,
    "the part of the day and the working hours stay when an end is said": `
    > wanneer kan ik vrijdag
    vr 27 nov: 09:00–12:00 en 13:00–18:00
    > alleen smiddags
    vr 27 nov: 13:00–18:00
    > niet na 4
    vr 27 nov: 13:00–16:00
    > doe maar om 2 met mila
    Zal ik dit inplannen? … *Afspraak met Mila Jansen* … vr 27 nov, 14:00–14:30`,
    "Zeit, ihre Länge und ihr Ende": `
    > hab ich donnerstag nachmittag zeit
    Do, 26. Nov. frei: 14:30–16:30
    > brauche 1 stunde
    1 Stunde frei … {Do, 26. Nov. 14:45}
    > dann mit tom um 3
    Soll ich das buchen? … *Termin mit Tom Baker* … Do, 26. Nov., 15:00–16:00`,
    "un moment libre, puis sa limite": `
    > je suis libre quand vendredi
    ven. 27 nov. : 09:00–12:00 et 13:00–18:00
    > que l'après-midi
    ven. 27 nov. : 13:00–18:00
    > pas après 17h
    ven. 27 nov. : 13:00–17:00
    > mets 15h avec mila
    Je réserve ce rendez-vous ? … *Rendez-vous avec Mila Jansen* … ven. 27 nov., 15:00–15:30`,
    "tiempo libre, y algo en el último hueco": `
    > cuando estoy libre el jueves
    jue 26 nov: 09:00–12:00 y 14:30–16:30
    > necesito una hora
    {jue 26 nov 09:00}
    > pon gimnasio en el primero
    ¿Reservo esta reunión? … *Gimnasio* … jue 26 nov, 09:00–10:00`,
    "free time is asked for in other words": `
    > any gaps on friday?
    Fri 27 Nov: 09:00–12:00 and 13:00–18:00
    > welke gaatjes heb ik vrijdag
    vr 27 nov: 09:00–12:00 en 13:00–18:00
    > wo hab ich freitag noch luft
    Fr, 27. Nov. frei: 09:00–12:00 und 13:00–18:00
    > il me reste du temps vendredi ?
    ven. 27 nov. : 09:00–12:00 et 13:00–18:00
    > qué horas tengo libres el viernes
    vie 27 nov: 09:00–12:00 y 13:00–18:00
    > what slots do i have thurs for an hour with tom, before lunch
    free for 1 hour … “Meeting with Tom Baker” … {Thu 26 Nov 09:00}`,
    "when it has to be over is an end of the hours": `
    > am i free on friday
    Fri 27 Nov: 09:00–12:00
    > must be done by 4
    Fri 27 Nov: 09:00–12:00 and 13:00–16:00
    > bin ich am freitag frei
    13:00–18:00
    > um 16 uhr muss schluss sein
    13:00–16:00
    > suis-je libre vendredi
    13:00–18:00
    > il faut finir avant 16h
    13:00–16:00
    > estoy libre el viernes?
    13:00–18:00
    > tengo que acabar antes de las 4
    13:00–16:00
    > ben ik vrijdag vrij
    13:00–18:00
    > uiterlijk 4 uur moet ik weg
    13:00–16:00`,
    "a side of a meeting is where to look": `
    > any free time on thursday?
    09:00–12:00 and 14:30–16:30
    > before the interviews
    free Thu 26 Nov, 09:00–12:00
    > zoek donderdag een uur met mila
    {do 26 nov 09:00}
    > liever na de interviews
    {do 26 nov 14:45}
    > finde eine stunde mit mila diese woche
    {Mo, 23. Nov. 
    > nach dem schoolgesprek
    {Fr, 27. Nov. 13:15}
    > trouve une heure avec mila jeudi
    {jeu. 26 nov. 09:00}
    > plutôt après les interviews
    {jeu. 26 nov. 14:45}
    > busca una hora con mila el jueves
    {jue 26 nov 09:00}
    > mejor después de interviews
    {jue 26 nov 14:45}`,
    "other times are asked for in every language": `
    > finde 30 min mit tom am freitag
    {Fr, 27. Nov. 09:00} {Fr, 27. Nov. 09:30}
    > etwas später
    {Fr, 27. Nov. 13:45}
    > lieber am tag davor
    {Do, 26. Nov. 09:00}
    > trouve une demi-heure avec mila jeudi
    {jeu. 26 nov. 09:00}
    > le lendemain plutôt
    {ven. 27 nov. 09:00}
    > plus tard
    {ven. 27 nov. 13:45}
    > busca media hora con tom el jueves
    {jue 26 nov 09:00}
    > mejor al día siguiente
    {vie 27 nov 09:00}
    > más tarde
    {vie 27 nov 13:45}
    > zoek een half uur met mila donderdag
    {do 26 nov 09:00}
    > een andere dag?
    {ma 23 nov
    > find half an hour with tom on thursday
    {Thu 26 Nov 09:00}
    > any other day?
    {Mon 23 Nov`,
    "where nothing lies earlier the same times are shown again": `
    > find 45 min with tom on wednesday
    {Wed 25 Nov 10:15}
    > earlier than that?
    There is no gap of 45 minutes … {Wed 25 Nov 10:15}
    > ok the first one
    Shall I book this? … Wed 25 Nov, 10:15–11:00`,
    "a stretch is picked without a length": `
    > when am i free on thursday
    09:00–12:00 and 14:30–16:30
    > put the gym in the second one
    Shall I book this? … *Gym* … Thu 26 Nov, 14:30–15:00`,
    "another day keeps what was said of the hours": `
    > am i free on thursday
    Thu 26 Nov
    > after 3
    Thu 26 Nov: 15:00–16:30
    > and friday?
    free Fri 27 Nov, 15:00–18:00
    > do 4 then
    Shall I book this? … *Meeting* … Fri 27 Nov, 16:00–16:30`,
    "a row is picked with a twist": `
    > find me 30 min with tom friday afternoon
    {Fri 27 Nov 13:15} {Fri 27 Nov 13:45} {Fri 27 Nov 14:15}
    > the first one but 45 min
    Shall I book this? … *Meeting with Tom Baker* … Fri 27 Nov, 13:15–14:00
    > no
    I did not book it
    > zoek een gaatje met mila vrijdagmiddag
    {vr 27 nov 13:15} {vr 27 nov 13:45}
    > de tweede, op kantoor
    Zal ik dit inplannen? … vr 27 nov, 13:45–14:15 … Kantoor
    > nee
    niet
    > finde 30 min mit tom freitag nachmittag
    {Fr, 27. Nov. 13:15} {Fr, 27. Nov. 13:45}
    > den zweiten, aber eine stunde
    Soll ich das buchen? … Fr, 27. Nov., 13:45–14:45
    > nein
    nicht
    > trouve un créneau avec mila vendredi après-midi
    {ven. 27 nov. 13:15} {ven. 27 nov. 13:45}
    > le premier mais 45 min
    Je réserve ce rendez-vous ? … ven. 27 nov., 13:15–14:00
    > non
    pas
    > busca 30 min con tom el viernes por la tarde
    {vie 27 nov 13:15} {vie 27 nov 13:45}
    > la segunda pero de una hora
    ¿Reservo esta reunión? … vie 27 nov, 13:45–14:45`,
    "a row that is later, or has somebody more": `
    > find half an hour with tom on friday afternoon
    {Fri 27 Nov 13:15} {Fri 27 Nov 13:45}
    > the second one but half an hour later
    Shall I book this? … Fri 27 Nov, 14:15–14:45
    > no
    I did not book it
    > find half an hour with tom on friday afternoon
    {Fri 27 Nov 13:15}
    > the first one, and add mila
    Shall I book this? … Fri 27 Nov, 13:15–13:45 … Tom Baker … Mila Jansen`,
    "what does not fit as it is wanted is said": `
    > when am i free on thursday
    09:00–12:00 and 14:30–16:30
    > put the gym in the second one, 3 hours
    “Check-in”`,
    "a row is no pick where it is only spoken of": `
    > find half an hour with tom on friday afternoon
    {Fri 27 Nov 13:15}
    > leave it, i'll ask him first
    I left everything as it is`,
    "another request lets go of it": `
    > when am i free on friday
    Fri 27 Nov: 09:00–12:00 and 13:00–18:00
    > cancel the check-in
    Shall I cancel this? … “Check-in”`,
  },
  begin,
);
