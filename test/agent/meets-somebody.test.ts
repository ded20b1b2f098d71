import { playAll } from "../support/dialogue";
import { talkWith } from "../support/free-talk";

const begin = () => talkWith();

playAll(
  {
    "whoever is to be met is asked when: en": `
      > id like to see omar about the van
      When should “Van” be?
      > friday for instance
      What time on Fri 27 Nov … “Van”
      > 2pm works
      *Van* … Fri 27 Nov, 14:00–14:30 … Omar Haddad`,
    "who, how long and on what day": `
      > omar 30m fri
      What time on Fri 27 Nov for “Meeting with Omar Haddad”?
      > 2pm works
      14:00–14:30 … Omar Haddad`,
    "who, how long and on what day, in other languages": `
      > Omar 45 Min Freitag
      Um wie viel Uhr am Fr, 27. Nov.
      > 10 Uhr
      10:00–10:45 … Omar Haddad`,
    "whoever is to be met is asked when: nl": `
      > ik moet omar spreken over het rooster
      Wanneer moet “Rooster” zijn?
      > vrijdag bijvoorbeeld
      Hoe laat op vr 27 nov
      > zeg maar 10 uur
      *Rooster* … vr 27 nov, 10:00–10:30 … Omar Haddad`,
    "whoever is to be met is asked when: de": `
      > Ich würde gern Omar treffen
      Wann soll “Termin mit Omar Haddad” sein?
      > Freitag zum Beispiel
      Um wie viel Uhr am Fr, 27. Nov.
      > nimm 10 Uhr
      10:00–10:30 … Omar Haddad`,
    "whoever is to be met is asked when: fr": `
      > je dois voir Omar cette semaine pour le catalogue
      Quand doit avoir lieu “Catalogue” ?
      > jeudi par exemple
      jeu. 26 nov.
      > disons 16h
      *Catalogue* … jeu. 26 nov., 16:00–16:30 … Omar Haddad`,
    "whoever is to be met is asked when: es": `
      > necesito ver a Omar
      ¿Cuándo debe ser “Reunión con Omar Haddad”?
      > el viernes por ejemplo
      ¿A qué hora el vie 27 nov
      > a las 9 y media
      vie 27 nov, 09:30–10:00 … Omar Haddad`,
    "whoever comes to a meal": `
      > I would like to have Omar to supper.
      When should “Supper” be?`,
    "what time is wanted for is no wish for what cannot be done": `
      > need an hr for invoices sometime thu afternoon when im not on a job
      What time on Thu 26 Nov for “Invoices”?
      > never mind
      .
      > sorry can i have an hour for the pdf thu afternoon
      What time on Thu 26 Nov for “Pdf”?
      > never mind
      .
      > ik wil vrijdag een uur voor de bijlagen
      Hoe laat op vr 27 nov voor “Bijlagen”?
      > laat maar
      .
      > Brauche zwischen 13 und 17 Uhr am Freitag noch ne Stunde für die Folien
      für “Folien”? … {Fr, 27. Nov. 13:00}
      > schon gut
      .
      > il me faut une heure vendredi pour les diapos
      pour “Diapos”
      > laisse tomber
      .
      > necesito una hora el viernes para el documento
      para “Documento”`,
    "where one has to go, and when is asked": `
      > I need to see the vet on friday
      What time on Fri 27 Nov for “Vet”?
      > never mind
      .
      > ik moet nog naar de notaris
      “Notaris”
      > laat maar
      .
      > ich muss zum Friseur
      “Friseur”
      > schon gut
      .
      > il faut que je voie le banquier
      “Banquier”
      > laisse tomber
      .
      > tengo que ver al podólogo el viernes
      “Podólogo”`,
    "any time in a stretch": `
      > can u get me and omar half an hour on monday, anything after 3pm
      {Mon 30 Nov 15:00}`,
    "a question that keeps time free": `
      > hou jij vrijdagmiddag anderhalf uur voor me vrij?
      Hoe laat op vr 27 nov voor “Focus”?
      > laat maar
      .
      > can you keep an hour free for me on friday afternoon?
      What time on Fri 27 Nov for “Focus”?`,
  },
  begin,
);
