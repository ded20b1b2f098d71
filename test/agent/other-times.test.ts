import { playAll } from "../support/dialogue";
import { amongFriends } from "../support/week";

playAll(
  {
    "later, earlier and the day after lead to other times for the same meeting": `
    > find an hour with Anna and Tom this week
    You, Anna and Tom are free for 1 hour at these times. … {Tue 24 Nov 10:15} {Wed 25 Nov 09:00} {Thu 26 Nov 09:00}
    > later than that
    “Meeting with Anna de Vries and Tom Baker” … {Tue 24 Nov 11:15} {Wed 25 Nov 11:15} {Thu 26 Nov 11:15}
    > anything earlier?
    {Tue 24 Nov 10:15} {Wed 25 Nov 09:00} {Thu 26 Nov 09:00}
    > the day after
    {Fri 27 Nov 09:00} {Fri 27 Nov 10:00} {Fri 27 Nov 11:00}
    > the day after
    {Mon 30 Nov 09:00}
    > ok take the first one please
    Shall I book this? … Mon 30 Nov, 09:00–10:00 … Anna de Vries (anna@example.com), Tom Baker`,
    "other times are none of those that were shown before": `
    > find 30 min with anna tomorrow
    {Wed 25 Nov 09:00} {Wed 25 Nov 09:30} {Wed 25 Nov 15:15}
    > none of these work
    {Wed 25 Nov 11:00} {Wed 25 Nov 11:30} {Wed 25 Nov 16:45}
    > any others?
    {Wed 25 Nov 13:00}
    > something else
    There is no gap of 30 minutes on Wed 25 Nov in your working hours that suits you and Anna. … {Thu 26 Nov 09:00}
    > never mind
    All right`,
    "another week is looked through in its turn, and a weekday is a day of that week": `
    > find an hour with anna
    {Tue 24 Nov 10:15}
    > next week instead
    {Mon 30 Nov 09:00} {Tue 1 Dec 09:00} {Wed 2 Dec 09:00}
    > later that week
    {Thu 3 Dec 09:00} {Thu 3 Dec 10:00} {Fri 4 Dec 09:00}
    > what about wednesday afternoon?
    {Wed 2 Dec 12:00} {Wed 2 Dec 13:00} {Wed 2 Dec 14:00}
    > make it thursday at 11
    Shall I book this? … Thu 3 Dec, 11:00–12:00`,
    "the one time on a day is meant by the day, and the one at an hour by the hour": `
    > find an hour with anna next week
    {Mon 30 Nov 09:00} {Tue 1 Dec 09:00} {Wed 2 Dec 09:00}
    > wednesday works
    Shall I book this? … Wed 2 Dec, 09:00–10:00
    > no
    All right
    > find 30 min with tom tomorrow
    {Wed 25 Nov 09:00} {Wed 25 Nov 09:30} {Wed 25 Nov 15:15}
    > the 9:30 one
    Shall I book this? … Wed 25 Nov, 09:30–10:00`,
    "another meeting may be moved while a time is looked for": `
    > find 30 min with tom tomorrow
    {Wed 25 Nov 09:00}
    > move the design review to friday 10am
    Shall I move this? … “Design review” … To: Fri 27 Nov, 10:00–11:00`,
    "a day can be ruled out by its distance": `
    > find an hour with anna
    {Tue 24 Nov 10:15} {Wed 25 Nov 09:00} {Thu 26 Nov 09:00}
    > not today
    {Wed 25 Nov 09:00} {Thu 26 Nov 09:00} {Fri 27 Nov 09:00}
    > and not tomorrow
    {Thu 26 Nov 09:00} {Fri 27 Nov 09:00} {Mon 30 Nov 09:00}`,
    "a day that is full is answered with the first times after it": `
    > find 5 hours with anna today
    There is no gap of 5 hours on Tue 24 Nov in your working hours that suits you and Anna. … These are the first free times after that. … {Thu 26 Nov 09:00}
    > find 20 hours with anna tomorrow
    There is no gap of 20 hours … Name another day or a shorter meeting.`,
    "a proposal and a clash can be refined too": `
    > book a call with tom tomorrow at 4pm
    Shall I book this? … Wed 25 Nov, 16:00–16:30
    > a bit later
    “Call” … {Wed 25 Nov 16:30} {Wed 25 Nov 17:00} {Wed 25 Nov 17:30}
    > the day after
    {Thu 26 Nov 09:00}
    > no
    All right
    > move the budget review to thursday 3pm
    You already have something then … {Thu 26 Nov 12:45} {Thu 26 Nov 13:45} {Thu 26 Nov 16:15}
    > the day after
    When should “Budget review” be? … {Fri 27 Nov 09:00}
    > doe de eerste
    vr 27 nov, 09:00–10:00`,
    "het kan ook in het Nederlands": `
    > vind een uur met anna volgende week
    Op deze tijden zijn jij en Anna 1 uur vrij. … {ma 30 nov 09:00} {di 1 dec 09:00} {wo 2 dec 09:00}
    > iets later op de dag
    {ma 30 nov 10:00} {di 1 dec 10:00} {wo 2 dec 10:00}
    > geen van deze
    {ma 30 nov 12:00} {di 1 dec 12:00} {wo 2 dec 12:00}
    > de dag erna
    {do 3 dec 09:00} {do 3 dec 10:00} {do 3 dec 11:00}
    > doe de tweede maar
    Zal ik dit inplannen? … do 3 dec, 10:00–11:00
    > nee
    niet ingepland
    > vind 5 uur met anna vandaag
    Op di 24 nov is er in je werktijd geen 5 uur achter elkaar waarin jij en Anna kunnen. … Dit zijn de eerste vrije tijden daarna.`,
  },
  amongFriends,
);
