import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const begin = () => talkWith(meeting("Site check", "2026-11-27T10:00:00+01:00", "2026-11-27T10:30:00+01:00", [omar]));

playAll(
  {
    "two hours are the ends of a stretch, and a length lies inside it": `
      > an hour monday to sketch the poster, after 10 but before 1
      What time on Mon 30 Nov for “Sketch the poster”? … 10:00 … 11:00 … 12:00
      > 11
      Shall I book this? … *Sketch the poster* … 11:00–12:00`,
    "a bound may be said by what it is not": `
      > zet maandag 40 minuten met omar, niet voor half tien
      ma 30 nov 09:30
      > ein Termin mit Omar am Dienstag, 30 Minuten, nicht vor 14 Uhr
      1. Dez. 14:00
      > une demi-heure avec Omar mardi, pas avant 10h
      1er déc. 10:00
      > ponme media hora con Omar el martes, no antes de las 11
      1 dic 11:00`,
    "and by when it is done": `
      > een uur met omar op maandag, uiterlijk om 12 uur klaar
      {ma 30 nov 09:00} {ma 30 nov 10:00} {ma 30 nov 11:00}
      > omar needs 45 min from me on monday, any time after 2 is good
      {Mon 30 Nov 14:00}
      > never mind
      as it is`,
    "and by when one has to be done with it, in a clause of its own": `
      > find me an hour monday morning for the accounts, i have to be done by 11
      {Mon 30 Nov 09:00} {Mon 30 Nov 10:00}`,
    "the same in Dutch": `
      > zoek maandagochtend een uur voor de boekhouding, om 11 uur moet ik klaar zijn
      {ma 30 nov 09:00} {ma 30 nov 10:00}`,
    "the hours of a part of a day count, whatever else is said of it": `
      > blok vrijdagmiddag na 14:00 een uur voor de boekhouding, moet voor vijven klaar zijn
      {vr 27 nov 14:00} {vr 27 nov 15:00} {vr 27 nov 16:00}`,
    "in German": `
      > such mir montag vormittag eine stunde für die buchhaltung, um 11 muss ich fertig sein
      {Mo, 30. Nov. 09:00} {Mo, 30. Nov. 10:00}`,
    "in French": `
      > trouve une heure lundi matin pour la compta, à 11h je dois avoir fini
      {lun. 30 nov. 09:00} {lun. 30 nov. 10:00}`,
    "in Spanish": `
      > búscame una hora el lunes por la mañana para las cuentas, a las 11 tengo que haber acabado
      {lun 30 nov 09:00} {lun 30 nov 10:00}`,
    "by which day, and a day before it that says more": `
      > need 45 mins w omar before mon, anytime after 2 tmrw suits me
      {Wed 25 Nov 14:00} {Wed 25 Nov 14:45}
      > zoek 45 min met omar voor maandag, morgen na 14u
      {wo 25 nov 14:00} {wo 25 nov 14:45}
      > il me faut 45 min avec omar avant lundi, demain après 14h me va
      {mer. 25 nov. 14:00} {mer. 25 nov. 14:45}`,
    "noon is the end of a morning": `
      > necesito 40 minutos el martes por la mañana para la factura, antes de las 12
      “Factura” … {mar 1 dic 09:00}`,
    "a part of a day with a bound inside it": `
      > half an hour with omar on friday morning, before 11
      {Fri 27 Nov 09:00} {Never mind}`,
    "after lunch is from then on where a length is said": `
      > put in 45 mins with omar monday after lunch
      What time on Mon 30 Nov … {Mon 30 Nov 13:00} {Mon 30 Nov 13:45}`,
    "a length behind an hour of the day is no part of that": `
      > maandag tussen 13 en 16 uur drie kwartier met omar
      {ma 30 nov 13:00} {ma 30 nov 13:45}
      > busca un hueco de una hora el lunes por la mañana, de 9 a 14, con Omar
      {lun 30 nov 09:00}`,
  },
  begin,
);
