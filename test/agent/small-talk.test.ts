import { contactRows } from "~/domain/contact";
import { converse, playAll } from "../support/dialogue";
import { now, tom, week } from "../support/week";

const begin = () => converse({ now, events: week(), contacts: contactRows(tom.email, tom.name) });

playAll(
  {
    "a greeting is answered with a line, not with the whole help": `
    > hi there
    Hi! Text me what to book
    > goedemorgen
    Hoi! App me
    > help
    *geen afspraken voor 10 uur*`,
    "a wish for the evening or a sigh is no meeting, whatever day it names": `
    > schönen Feierabend
    Bis später!
    > pff wat een dag weer
    Graag gedaan!
    > what a week
    Glad to help!
    > happy friday
    Glad to help!`,
    "what texting cannot do has its page": `
    > how much does it cost?
    https://parley.test/dashboard/billing
    > delete my account please
    https://parley.test/dashboard/settings
    > can I talk to a human
    https://parley.test/dashboard/support
    > is my data safe?
    https://parley.test/privacy-policy
    > hoe kan ik mijn abonnement opzeggen
    Je abonnement, facturen en opzeggen vind je hier … https://parley.test/dashboard/billing`,
    "anger is met with a way on, and curiosity with a name": `
    > you're useless
    Sorry that was no help.
    > are you a robot?
    I'm Parley, a program
    > dankjewel
    Graag gedaan!`,
    "German, French and Spanish have the same pages, and manners": `
    > guten Morgen
    Hi! Schreib mir
    > wie viel kostet das?
    https://parley.test/dashboard/billing
    > ich will mit einem Menschen sprechen
    https://parley.test/dashboard/support
    > bist du ein Roboter?
    Parley
    > supprimer mon compte
    https://parley.test/dashboard/settings
    > qui peut lire mes messages ?
    https://parley.test/privacy-policy
    > ¿quién eres?
    Parley
    > ¿dónde están mis facturas?
    https://parley.test/dashboard/billing
    > muchas gracias
    De nada`,
    "a nod after something was done asks for nothing": `
    > book a call with tom thursday at 10
    Shall I book this?
    > yes
    Booked
    > ok great thanks
    👍`,
    "a nod out of the blue is told that nothing waits": `
    > ok
    nothing waiting for a yes`,
    "a trip that is off before it began is dropped": `
    > i'm in new york mon-wed
    Travel: New York time, GMT-5, Mon 30 Nov – Wed 2 Dec.
    > im back home
    Travel: none (was New York time
    > i'm in new york mon-wed
    Mon 30 Nov – Wed 2 Dec
    > actually i'm not going to new york
    Travel: none
    > ik ga maandag naar londen
    Op reis
    > ik ga toch niet naar londen
    Op reis: geen`,
    "how long meetings usually are, and where somebody is, in other words": `
    > my meetings are usually 45 minutes
    Meeting length: 45 minutes (was 30 minutes)
    > im in the new york timezone
    Time zone: New York time
    > afspraken duren bij mij een uur
    Duur van een afspraak: 1 uur`,
  },
  begin,
);
