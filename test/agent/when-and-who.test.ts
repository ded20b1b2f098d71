import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const COFFEE = "coffee with omar friday 11am";

playAll(
  {
    "of a proposal the hour and the guest at once": `
      > ${COFFEE}
      Shall I book this?
      > actually 1pm, and nina instead of omar
      Shall I book this? … *Coffee* … Fri 27 Nov, 13:00–13:30 … With: Nina Smit (nina@example.com) (they`,
    "of what was booked, in every language": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > make it 1pm and add nina
      “Coffee” … To: Fri 27 Nov, 13:00–13:30 … With: Omar Haddad … Nina Smit
      > no
      as it is
      > finalement 13h, et Nina à la place d'Omar
      “Coffee” … ven. 27 nov., 13:00–13:30 … Avec : Nina Smit … Plus invité : Omar Haddad
      > non
      comme il est
      > doch lieber 13 Uhr, und mit Nina statt Omar
      “Coffee” … 13:00–13:30 … Mit: Nina Smit … Nicht mehr eingeladen: Omar Haddad
      > nein
      wie es ist
      > mejor a las 13 y con Nina en vez de Omar
      “Coffee” … 13:00–13:30 … Con: Nina Smit … Ya sin invitación: Omar Haddad
      > no
      como está
      > doe maar 13u en zonder Omar
      “Coffee” … 13:00–13:30 … Niet meer uitgenodigd: Omar Haddad`,
    "another guest comes in the place of the one where that is said": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > move it to 1pm with nina instead
      With: Nina Smit … No longer invited: Omar Haddad`,
    "somebody else was meant": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > no era omar, era nina
      Nina Smit … Ya sin invitación: Omar Haddad
      > no
      como está
      > it wasn't omar, it was nina
      Nina Smit … No longer invited: Omar Haddad`,
    "another guest comes besides": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > 1pm and with nina too
      With: Omar Haddad … Nina Smit`,
    "a length counts as a time": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > an hour later and without omar
      To: Fri 27 Nov, 12:00–12:30 … No longer invited: Omar Haddad`,
    "somebody else, and another hour, joined on is a meeting of its own": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > and nina at 4pm
      *Meeting with Nina Smit* … 16:00
      > no
      did not book
      > also friday 4pm with nina
      *Meeting with Nina Smit* … Fri 27 Nov, 16:00
      > no
      did not book
      > and add nina at 3
      *Meeting with Nina Smit*`,
    "somebody and a time without a word that corrects is a meeting of its own": `
      > ${COFFEE}
      Shall I
      > yes
      Booked
      > nina friday 1pm
      *Meeting with Nina Smit* … Fri 27 Nov, 13:00–13:30`,
  },
  () => talkWith(meeting("Garden visit", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar])),
);
