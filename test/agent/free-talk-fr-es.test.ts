import { meeting, playAll } from "../support/dialogue";
import { chess, physio, talkWith } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00");

const begin = () => talkWith(physio, pitch, chess);

playAll(
  {
    "French is read with the shortenings of a thumb": `
      > rdv av nina jeu 11h
      jeu. 26 nov., 11:00–11:30 … Nina Smit
      > non
      pas réservé
      > c koi mon programme vendredi ?
      “Chess night”`,
    "a slip of the tongue is taken back in French": `
      > cale un dej avec omar jeudi 12h30, autant pour moi 13h
      jeu. 26 nov., 13:00–13:30 … Omar Haddad`,
    "a wish that stands in the subjunctive books": `
      > il faudrait que je voie lotte vendredi à 17h
      ven. 27 nov., 17:00–17:30 … Lotte de Boer`,
    "much courtesy around a French request is none of it": `
      > je vous prie de bien vouloir annuler la physio de jeudi
      J'annule ce rendez-vous ? … “Physio”`,
    "everyday verbs of taking out and putting in, in French": `
      > vire la physio de jeudi
      J'annule ce rendez-vous ? … “Physio”
      > non
      il reste
      > rajoute nina au pitch
      “Investor pitch” … Nina Smit`,
    "a booking is amended in French as people say it": `
      > cale lotte jeudi 11h
      Lotte de Boer
      > oui
      Réservé
      > omar vient aussi
      Lotte de Boer … Omar Haddad`,
    "an apostrophe that was left out is read in": `
      > j ai quoi vendredi ?
      “Chess night”
      > cours d aquarelle avec nina a l atelier samedi 10h
      *Cours d'aquarelle* … sam. 28 nov., 10:00 … atelier
      > non
      pas réservé
      > rdv salle D avec omar samedi 11h
      *Rdv salle D* … sam. 28 nov., 11:00`,
    "of a list each is asked for, though an hour is open": `
      > samedi : 7h piqûre Mme Le Goff, 9h30 mercerie, 19h chorale
      *Piqûre Mme Le Goff* … *Mercerie* … *Chorale*`,
    "how long it takes corrects no hour, and one hour up to another is a stretch": `
      > mets omar samedi 14h15, compte 2h
      sam. 28 nov., 14:15–16:15
      > non
      pas réservé
      > vendredi poterie 9h à 11h
      ven. 27 nov., 09:00–11:00
      > non
      pas réservé
      > tous les vendredis poterie 8h à 10h
      ven. 27 nov., 08:00–10:00
      > non
      pas réservé
      > vendredi poterie 2h à 14h
      ven. 27 nov., 14:00–16:00`,
    "Spanish is read with the shortenings of a thumb": `
      > cita cn nina juev 11h xfa
      jue 26 nov, 11:00–11:30 … Nina Smit
      > no
      De acuerdo
      > q tngo el viernes?
      “Chess night”`,
    "pronouns hang on Spanish verbs": `
      > cancélame la physio
      ¿Cancelo esta reunión? … “Physio”
      > no
      De acuerdo
      > retrásame el pitch media hora
      14:30–15:30
      > no
      De acuerdo
      > podrías bloquearme el viernes a las 9 con lotte?
      vie 27 nov, 09:00–09:30 … Lotte de Boer`,
    "behind what is asked “que” says why, and so does the day of it where something is called off": `
      > cancela la physio, que me encuentro fatal
      ¿Cancelo esta reunión? … “Physio”
      > no
      De acuerdo
      > quite usted la physio, que ya vino anteayer
      ¿Cancelo esta reunión? … “Physio”
      > no
      De acuerdo
      > apunta ortodoncista el viernes a las 12, que se me rompió un aparato
      *Ortodoncista* … vie 27 nov, 12:00`,
    "a series is described as one meeting is": `
      > todos los lunes a las 18:30 clase de cerámica
      *Clase de cerámica* … cada semana`,
    "that a series goes into the calendar says nothing more of it": `
      > every monday at 6pm I have band practice, put it in
      *Band practice* … every week`,
    "in place of what is called off something else is made": `
      > cancela la physio y mejor pon teatro el viernes a las 8 de la tarde
      “Physio” … *Teatro* … 20:00`,
    "the polite form hangs its pronouns on too, and Mexico says recorrer": `
      > márqueme dentista el viernes a las 12
      vie 27 nov, 12:00
      > no
      De acuerdo
      > recorre la physio al viernes a las 12
      A: vie 27 nov, 12:00
      > no
      De acuerdo
      > póngamelo el viernes a las 13: notaría
      *Notaría* … vie 27 nov, 13:00`,
    "the polite form asks as the familiar one does": `
      > le ruego que cancele la physio del jueves
      ¿Cancelo esta reunión? … “Physio”`,
    "what suits better amends an open booking in Spanish": `
      > apunta a omar el jueves a las 10
      jue 26 nov, 10:00
      > el viernes me viene mejor
      vie 27 nov, 10:00`,
    "a negated verb does nothing in Spanish": `
      > ni se te ocurra borrar la physio
      De acuerdo`,
    "praise of any kind is only praise": `
      > eres un crack, mil gracias
      placer
      > trop fort, t'es au top
      plaisir`,
  },
  begin,
);
