import { type Command, type Context, plain } from "../command";
import { said } from "../languages/lists/said";
import { readText } from "../text";
import { targetsIn } from "./bulk-actions";

const LEAD = "^\\W*(?:(?:and|so|ok|hey|when|en|dus|wanneer|und|wann|et|y)[\\s,]+)*";
const ARRIVED =
  "(?:arrive|come(?: through)?|get (?:here|there|through|sent|delivered|read)|go (?:out|through)|(?:been )?(?:sent|delivered|read|seen)|arrived|gone out)";
const AANGEKOMEN = "(?:aangekomen|gekomen|binnen(?:gekomen)?|verstuurd|verzonden|gestuurd|bezorgd|gelezen)";

/** Ways to ask what became of a reminder; the meeting stands where "which" is. */
const ASKED: readonly RegExp[] = [
  `(?:did|has|was|is) (?:the|my|that|a|your) reminder (?:for|of|about|before) (?<which>.+?) (?:already |ever )?${ARRIVED}(?: already| yet)?`,
  `(?:did|has|was|is) (?:the|my|that|a|your) reminder (?:already |ever )?${ARRIVED}(?: (?:for|of|about) (?<which>.+?))?(?: already| yet)?`,
  "(?:did|have|had) you (?:already |ever )?remind(?:ed)? me (?:of|about|before|for) (?<which>.+)",
  "(?:was|were|have|had) (?:i|me) (?:already |ever )?(?:been )?reminded (?:of|about|before) (?<which>.+)",
  "(?:did|have) i (?:already |ever )?(?:get|got|received?) (?:a|the|my|your) reminder (?:for|of|about|before) (?<which>.+)",
  "(?:what happened to|where is|what became of) (?:the|my|your) reminder (?:for|of|about|before) (?<which>.+)",
  `(?:is|werd) (?:de|mijn|een|je) herinnering (?:al )?(?:voor|aan|van|over|bij) (?<which>.+?) (?:al |wel |ooit )*${AANGEKOMEN}`,
  "(?:heb|had) (?:je|jij) (?:me|mij) (?:al |wel |ooit )*(?:aan|voor) (?<which>.+?) herinnerd",
  "(?:heb|had) (?:je|jij) (?:me|mij) (?:al |wel |ooit )*herinnerd (?:aan|voor) (?<which>.+)",
  "ben ik (?:al |wel |ooit )*(?:aan (?<which>.+?) herinnerd|herinnerd aan (?<other>.+))",
  "heb ik (?:al |wel )*(?:de|een|mijn|je) herinnering (?:voor|aan|van|over|bij) (?<which>.+?) (?:gekregen|ontvangen|gehad)",
  "ist (?:die|meine|deine|eine) erinnerung (?:an|für|zum|zur|vor) (?<which>.+?) (?:schon )?(?:angekommen|rausgegangen|verschickt worden|gesendet worden|gelesen worden)",
  "hast du mich (?:schon )?(?:an|vor) (?<which>.+?) erinnert",
  "(?:est-ce que )?le rappel (?:pour|de|du|avant) (?<which>.+?) (?:est(?:-il)?|a(?:-t-il)? été) (?:bien |déjà )*(?:arrivé|parti|envoyé|lu|reçu)",
  "(?:est-ce que tu m['’]as|tu m['’]as|m['’]as-tu) (?:bien |déjà )*rappelé (?<which>.+)",
  "(?:ya )?(?:llegó|se envió|ha llegado|salió) (?:ya )?(?:el|mi|tu) recordatorio (?:de|del|para|sobre) (?<which>.+)",
  "(?:ya )?me (?:recordaste|has recordado) (?<which>.+)",
].map((words) => new RegExp(`${LEAD}${words}[\\s?!.]*$`, "iu"));

const IT = said`^${"it"}$`;
const LONGEST = 120;

/** "Did the reminder for the demo arrive?", "heb je me aan de demo herinnerd?": what became of a reminder. */
export function reminderAsked(text: string, context: Context): Command | undefined {
  const { said } = readText(text);
  if (said.length > LONGEST) return undefined;
  const found = ASKED.map((words) => words.exec(said)).find(Boolean);
  if (!found) return undefined;
  const which = (found.groups?.which ?? found.groups?.other ?? "").replace(/[\s?!.]+$/u, "");
  const [target] = which === "" || IT.isIn(which) ? [{}] : targetsIn(which, context);
  if (!target) return undefined;
  const slots = Object.keys(target).length > 0 ? { target } : {};
  return { ...plain("query", slots), manner: "reminded" };
}
