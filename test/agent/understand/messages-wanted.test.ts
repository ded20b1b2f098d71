import { describe, expect, test } from "vitest";
import { messagesWanted } from "~/agent/understand/messages-wanted";

const STOP = `
  STOP
  stop
  Stop.
  stop!
  please stop
  Stop please
  STOPALL
  stop all
  unsubscribe
  Unsubscribe me
  please unsubscribe me from these messages
  I want to unsubscribe
  opt out
  opt me out of these messages
  stop sending me messages
  please stop sending me messages
  Hi Parley, stop messaging me
  stop texting me please
  stop writing to me
  no more messages
  No more messages from you, please
  don't text me anymore
  do not send me any more messages
  don’t message me again
  I don't want to receive messages from you anymore
  I don't want any more messages
  turn off notifications
  turn all messages off
  leave me alone
  stop met berichten
  stop met appen
  stop met berichten sturen
  stop met het sturen van berichten
  afmelden
  Afmelden aub
  meld me af
  ik wil me afmelden
  uitschrijven
  stuur me geen berichten meer
  geen berichten meer
  geen appjes meer alsjeblieft
  ik wil geen berichten meer
  ik wil geen berichten meer ontvangen
  ik wil geen berichten van je meer krijgen
  app me niet meer
  zet berichten uit
  ophouden
  hou op
  STOPPEN
  uitschrijving
  stopp
  STOPPEN
  stoppe
  aufhören
  AUFHÖREN
  aufhoren
  hör auf
  hören Sie auf
  abmelden
  abbestellen
  keine Nachrichten mehr
  bitte keine Nachrichten mehr
  keine Nachrichten mehr senden
  schick mir keine Nachrichten mehr
  Schreib mir nicht mehr
  ich möchte keine Nachrichten mehr erhalten
  ich will mich abmelden
  melde mich ab
  Nachrichten abbestellen
  hör auf mir Nachrichten zu schicken
  hör auf, mir zu schreiben
  lass mich in Ruhe
  arrêt
  ARRÊT
  arret
  ARRÊTER
  arrêter
  arreter
  Arrête
  arrete
  ARRÊTEZ
  arrêtez !
  arrêtez tout
  DÉSABONNER
  desabonner
  désinscrivez
  stoppez
  désabonner
  me désabonner
  désabonnez-moi
  désabonne-moi s'il te plaît
  arrête de m'envoyer des messages
  Arrêtez de m’envoyer des messages
  arrete de m'envoyer des messages stp
  arrête de m'écrire
  ne m'envoie plus de messages
  ne m'écrivez plus
  je ne veux plus recevoir de messages
  plus de messages
  stop aux messages
  baja
  BAJA
  PARAR
  para
  ¡Para!
  pare
  detener
  DETÉN
  basta
  darme de baja
  dame de baja
  quiero darme de baja
  no me envíes más mensajes
  no me envies mas mensajes por favor
  no me mandes mensajes
  no me escribas más
  no quiero recibir más mensajes
  deja de enviarme mensajes
  deja de escribirme
  no más mensajes
  parar
`;

const START = `
  START
  start
  Start again
  unstop
  resume
  subscribe
  opt in
  start messages again
  start sending me messages again
  send me messages again
  you can text me again
  turn messages back on
  switch on messages again
  starten
  aanmelden
  hervat
  stuur me weer berichten
  je mag me weer appen
  zet berichten weer aan
  ik wil weer berichten ontvangen
  anmelden
  schick mir wieder Nachrichten
  Nachrichten wieder einschalten
  ich will wieder Nachrichten bekommen
  démarrer
  réabonner
  réactive les messages
  je veux à nouveau recevoir des messages
  écris-moi de nouveau
  alta
  iniciar
  darme de alta
  vuelve a enviarme mensajes
  activa los mensajes
`;

const NEITHER = `
  bus stop meeting at 3
  stop by the office tomorrow at 10
  meet Anna at the bus stop at 9
  non-stop training on Friday
  pit stop with Tom at noon
  stop the standup series
  stop sending invitations to Anna
  stop sending messages to Anna
  cancel the 3pm
  stop it
  stop the standup
  I stop working at 5
  stop work at 17:00
  don't book anything on Friday
  no meetings before 10
  no
  cancel
  unsubscribe from the newsletter meeting at 4
  opt out of the standup
  remove me from the meeting
  start at 10
  start the meeting at 3
  let's start at 9
  start the series on Monday
  resume the project call tomorrow at 2
  send me the agenda again
  call the message service at 4
  stop met de standup
  halte bij de bushalte om 3
  afmelden voor de borrel van vrijdag
  meld me af voor de borrel
  ik stop om 5 uur
  begin om 10
  schrijf me in voor morgen 9 uur
  Abmeldung vom Termin am Freitag
  ich stoppe um 17 Uhr
  Haltestelle um 8 Uhr mit Tom
  keine Termine vor 10
  melde mich zum Workshop am Montag an
  arrêt de bus avec Paul à 15h
  arrête la réunion
  pas de réunions avant 10h
  on commence à 9h
  baja la reunión a 30 minutos
  la parada del autobús a las 3
  para el lunes a las 3
  para mañana
  no quiero reuniones antes de las 10
  empezar a las 9
  reunión alta dirección a las 4
`;

const linesOf = (list: string) =>
  list
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

describe("a wish for no messages, or for messages again, in five languages", () => {
  test.each(linesOf(STOP))("%s → stop", (said) => expect(messagesWanted(said)?.wanted).toBe("stop"));
  test.each(linesOf(START))("%s → start", (said) => expect(messagesWanted(said)?.wanted).toBe("start"));
  test.each(linesOf(NEITHER))("%s → neither", (said) => expect(messagesWanted(said)).toBeNull());
  test("quoted, in capitals, with stops and spaces around", () => {
    for (const said of ["“STOP”", "  stop  ", "Stop!!!", "s\u200btop", "STOP\n", "\u{202e}stop"]) {
      expect(messagesWanted(said)?.wanted).toBe("stop");
    }
  });
  test("a letter that begins with it is no such wish", () => {
    expect(messagesWanted(`stop ${"and then ".repeat(500)}`)).toBeNull();
  });
});
