import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const [OLA, TEUN, PRIYA] = [guest("Ola Nilsen"), guest("Teun Mulder"), guest("Priya Shah")] as const;

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [OLA, TEUN, PRIYA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [meeting("Harbour tour", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [TEUN, PRIYA])],
  });

playAll(
  {
    "one stays away and another comes": `
      > teun doesn't need to come to the harbour tour, ola does
      “Harbour tour” … With: Priya Shah … Ola Nilsen … No longer invited: Teun Mulder
      > no
      .
      > teun hoeft niet bij de harbour tour maar ola wel
      “Harbour tour” … Met: Priya Shah … Ola Nilsen … Niet meer uitgenodigd: Teun Mulder
      > nee
      .
      > Teun muss nicht zur Harbour tour, Ola schon
      “Harbour tour” … Mit: Priya Shah … Ola Nilsen … Nicht mehr eingeladen: Teun Mulder
      > nein
      .
      > Teun ne vient pas au harbour tour, Ola oui
      “Harbour tour” … Avec : Priya Shah … Ola Nilsen … Plus invité : Teun Mulder
      > non
      .
      > Teun no viene al harbour tour, Ola sí
      “Harbour tour” … Con: Priya Shah … Ola Nilsen … Ya sin invitación: Teun Mulder`,
    "one cannot come, is to be taken out, and another comes for them": `
      > teun can't make the harbour tour, take him out and ola in
      “Harbour tour” … With: Priya Shah … Ola Nilsen … No longer invited: Teun Mulder
      > no
      .
      > teun kan niet bij de harbour tour, haal hem eruit en ola erin
      “Harbour tour” … Met: Priya Shah … Ola Nilsen … Niet meer uitgenodigd: Teun Mulder
      > nee
      .
      > Teun kann nicht zur Harbour tour am Freitag, bitte raus und dafür Ola rein
      “Harbour tour” … Mit: Priya Shah … Ola Nilsen … Nicht mehr eingeladen: Teun Mulder
      > nein
      .
      > Teun peut pas venir au harbour tour, enlève-le et mets Ola à la place
      “Harbour tour” … Avec : Priya Shah … Ola Nilsen … Plus invité : Teun Mulder
      > non
      .
      > Teun no puede ir al harbour tour, quítalo y pon a Ola en su lugar
      “Harbour tour” … Con: Priya Shah … Ola Nilsen … Ya sin invitación: Teun Mulder`,
    "one leaves, and another does not": `
      > haal teun uit de harbour tour, priya niet
      “Harbour tour” … Met: Priya Shah … Niet meer uitgenodigd: Teun Mulder`,
    "who leaves was never in it": `
      > take teun and ola off the harbour tour
      I'm not sure what to make of “ola” … no longer with Teun Mulder`,
  },
  begin,
);
