import { contactRows } from "~/domain/contact";
import { converse, playAll } from "../support/dialogue";

const PEOPLE = ["Owen Clarke", "Femke Bakker", "Heike Brandt", "Camille Roux", "Lucia Ortega"];

/** A Wednesday morning in Amsterdam. */
const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: PEOPLE.flatMap((name) =>
      contactRows(`${name.split(" ")[0]?.toLowerCase()}@example.com`, name, { fromCalendar: true }),
    ),
  });

playAll(
  {
    "a title and small words belong to a name in Dutch, and one may do without an address": `
      > vrijdag om 4 uur bellen met meneer van dongen
      e-mailadres van meneer van dongen
      > mailadres heb ik niet, hoeft ook niet, zet het gewoon voor mezelf erin
      inplannen? … meneer van dongen … vr 27 nov, 16:00–16:30`,
    "nobody whose name has a full stop in it is dropped": `
      > vrijdag om 4 uur overleg met dhr. van der Berg
      e-mailadres van dhr. van der Berg
      > heb ik niet, zet het er gewoon zo in
      *Overleg met dhr. van der Berg*`,
    "in German with two titles": `
      > Freitag um 16 Uhr Anruf mit Frau Dr. von der Leyen
      E-Mail-Adresse von Frau Dr. von der Leyen
      > hab ich nicht, trag es einfach nur für mich ein
      *Anruf mit Frau Dr. von der Leyen*`,
    "in French and Spanish": `
      > déjeuner vendredi midi avec madame de Villepin
      madame de Villepin
      > pas la peine, sans elle
      *Déjeuner avec madame de Villepin*
      > non
      D'accord
      > llamada con la señora de la Torre el viernes a las 16
      señora de la Torre`,
    "somebody else comes than whose address was asked": `
      > call with Karel friday 4pm
      Karel's e-mail address
      > forget him, do it with owen
      *Call* … 16:00–16:30 … With: Owen Clarke`,
    "somebody else in Dutch": `
      > vrijdag om 4 uur koffie met Karel
      e-mailadres van Karel
      > laat die maar weg, doe maar met Femke
      *Koffie* … 16:00–16:30 … Met: Femke Bakker`,
    "somebody else in German": `
      > Freitag um 16 Uhr Anruf mit Frau Meier
      Frau Meier
      > lass sie weg, mach es mit Heike
      *Anruf* … Mit: Heike Brandt`,
    "somebody else in French": `
      > organise un appel avec Mme Delattre vendredi à 16h
      Mme Delattre
      > laisse tomber pour elle, fais-le avec Camille
      *Appel* … 16:00–16:30 … Avec : Camille Roux`,
    "somebody else in Spanish": `
      > llamada con la señora Delgado el viernes a las 16
      señora Delgado
      > déjala, hazla con Lucia
      *Llamada* … Con: Lucia Ortega`,
  },
  begin,
);
