import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { now } from "../support/week";

const people = [
  ["agustina@example.com", "Agustina Luna"],
  ["nico@example.com", "Nicolás Ferreyra"],
].flatMap(([email = "", name = ""]) => contactRows(email, name));
const resto = meeting("Resto", "2026-11-29T20:00:00+01:00", "2026-11-29T22:00:00+01:00");
const thesis = meeting("Consulta tesis", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00");

/** Words as they are texted in French and Spanish, where English has its own beside its rules. */
playAll(
  {
    "a day is asked about in a word of one letter": `
      > c quoi mon planning jeudi
      26 nov … “Consulta tesis”
      > q tengo el jueves
      26 nov … “Consulta tesis”`,
    "noon is texted in short, and a unit is typed with a slip": `
      > pls add 3 things po: friday 10am flu shot, friday 12nn lunch, monday safety training 9am until 12
      1. Book *Flu shot* … 10:00–10:30 … 2. Book *Lunch* … 12:00–12:30 … 3. Book *Safety training*
      > never mind
      as it is
      > sorry for my english, put call tomorrow at 6 in the afternoon, 45 minuts
      *Call* … 18:00–18:45`,
    "an hour alone of a meeting that there is is one of its own day": `
      > et le resto 19h30
      Déplacer “Resto” : dim. 29 nov., 19:30–21:30`,
    "a letter that tells a room from the others stays as it is": `
      > réu salle C vendredi 10h
      *Réu salle C*`,
    "an hour is followed by its unit as in Argentina": `
      > previa en casa viernes 22hs
      *Previa en casa* … vie 27 nov, 22:00–22:30`,
    "a few hours beside a part of the day are how long": `
      > busca hueco el viernes por la mañana 1h
      Tienes 1 hora … vie 27 nov 09:00
      > trouve un créneau vendredi matin 2h
      2 heures … ven. 27 nov. 09:00`,
    "somebody is put into and out of what was just booked by a short name": `
      > birra el viernes a las 21
      *Birra*
      > ok
      Reservada
      > y sumala a agus
      Con: Agustina Luna
      > ok
      Cambiada
      > saca a agus
      Ya sin invitación: Agustina Luna`,
    "where something is stands at the head in any words": `
      > rdv vendredi 12h45
      12:45
      > ok
      Réservé
      > à la cafèt de l'hôpital
      Où : Cafèt de l'hôpital`,
    "a name and the address behind it are one person": `
      > rdv avec Claire Dubois claire@example.com vendredi 10h
      Avec : claire@example.com
      > non
      .
      > cita con Marta Ruiz (m.r@example.com) el viernes a las 10
      Con: m.r@example.com
      > no
      .
      > meeting with Agustina, bob@example.com friday 10am
      With: Agustina Luna … bob@example.com`,
    "a verb that nobody knows, of the one that there is then, makes nothing new": `
      > tumba la de las 10 del jueves
      Cancelar “Consulta tesis”`,
    "and so in English": `
      > flush the 10 o'clock on thursday
      Cancel “Consulta tesis”`,
    "and in German": `
      > schmeiß die um 10 Uhr am Donnerstag
      “Consulta tesis” absagen`,
    "where nothing is then, it is a name": `
      > pottery the 9 o'clock friday
      *Pottery*`,
    "days in a row, without commas, are all of them": `
      > riego lunes miércoles y viernes de 6 a 8 de la mañana
      *Riego* … Se repite cada semana el lun, mié, vie
      > no
      .
      > yoga lundi mercredi vendredi 18h
      Se répète chaque semaine le lun., mer., ven.`,
    "and two without a word between may be a slip": `
      > gym monday wednesday 6pm
      do you mean Mon 30 Nov or Wed`,
    "a word with another vowel is another word": `
      > mercado el sábado a las 9
      *Mercado* … sáb 28 nov, 09:00`,
    "what one has is called what it is": `
      > demain j'ai un show à 21h
      *Show* …  21:00
      > non
      .
      > faut je call le proprio vendredi 9h30
      *Call le proprio*`,
    "letting go forgets nobody": `
      > oublie ça
      je n'ai rien changé`,
    "what is taken out is called off": `
      > sacame la de las 10 del jueves
      Cancelo … “Consulta tesis”`,
  },
  () => converse({ now, contacts: people, events: [resto, thesis] }),
);
