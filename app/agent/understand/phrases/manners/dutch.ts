import { sentences } from "../sentences";
import type { Manners } from "./manners";

const NOUN = "(afspraken|afspraak|meetings?|calls?)";
const ALL = `(alles|(mijn|de) (afspraken|meetings|calls)|(alle|al|beide|allebei) [twee|drie] [mijn|de] [${NOUN}])`;
const THESE = "(allebei|allemaal|ze|ze allebei|ze allemaal)";
const OUT = "(annuleer|schrap|verwijder|cancel)";
const MOVE = "(verzet|verplaats|verschuif|schuif|zet)";
const UNIT = "(m|min|minuten|minuutjes|h|uur|uurtje|kwartier|kwartiertje)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(een|half) [half] ${UNIT})`;
const TO = "(met|naar)";

export const dutch: Manners = {
  tail: /(?:[\s,.!?]|\b(?:alsjeblieft|alstublieft|aub|graag|please|pls|bedankt|dank je)\b)+$/,
  alone: { look: "wat staat er", cancel: "annuleer", move: "verzet het" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    zeg ${ALL} [{which}] af
    zeg ${ALL} af [{which}]
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way}]
  `,
  clear: sentences`
    maak [mijn|de] {when} (leeg|vrij)
    (leeg|schoon) [mijn|de] {when}
  `,
  earlier: /\b(?:eerder|vroeger|naar voren|vooruit)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE}
    zeg ${THESE} af
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:(met|naar) ...|# ...|#~...}
  `,
  except: sentences`
    {all} (behalve|maar (niet|laat|houd)|zonder) {but}
  `,
  forMe: /[\s,]+voor (?:mij|me)$/,
  the: /^\W*de\b/,
  and: /\s*,\s*(?:en\s+)?|\s+(?:en|&)\s+/i,
};
