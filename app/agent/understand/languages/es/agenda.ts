import type { AgendaPhrases } from "../../phrases/agenda";
import { sentences } from "../../phrases/sentences";

const MY = "[mi|mis|la|el|una|un|tu]";
const DAILY = "[{daily:diaria|diario}]";
const NOUN = "(agenda|planning|plan|resumen|horario|citas|reuniones)";
const OWN = "(agenda|planning|resumen)";
const SEND = "{sent:mándame|envíame|mandame|enviame|pásame|escríbeme|mándeme|envíeme}";
const MAIL = "{mailed:mailéame|mándame por correo|envíame por correo}";
const AT = "(a las|a la|a|desde las|hacia las|para las)";

export const AGENDA_IN_SPANISH: AgendaPhrases = {
  code: "es",
  days: [
    [
      /\b(?:(?:todos los|cada|los) )?(?:dias? (?:laborables?|de trabajo|habil(?:es)?|de diario))\b|\b(?:entre semana|de lunes a viernes)\b/,
      "workdays",
    ],
    [
      /\b(?:todos los dias|cada (?:dia|manana|tarde|noche)|todas las (?:mananas|tardes|noches)|a diario|diariamente|los siete dias|tambien (?:el|los) fin(?:es)? de semana)\b/,
      "every-day",
    ],
  ],
  whenEmpty: [
    [
      /\b(?:pero )?(?:solo (?:si|cuando) (?:hay algo|tengo algo|tengo reuniones)|no (?:si|cuando) (?:esta vacia|no hay nada)|no los dias vacios)\b/,
      false,
    ],
    [
      /\b(?:y )?(?:tambien|aunque|incluso) (?:(?:si |cuando )?(?:este |esta )vaci[ao]|(?:si|cuando) no (?:hay|tengo) nada|no haya nada|los dias vacios)\b/,
      true,
    ],
  ],
  by: [
    [/\b(?:por|al|en un) (?:e-?mail|email|correo(?: electronico)?)\b/, "email"],
    [/\b(?:por|en|via) (?:whatsapp|sms|mensaje|wasap)\b/, "whatsapp"],
  ],
  partOfDay: /\b(?:de|por|en) la (?:manana|tarde|noche)\b/,
  evening: /\b(?:de|por|en) la (?:tarde|noche)\b|\btodas las (?:tardes|noches)\b|\bcada (?:tarde|noche)\b/,
  wanted: sentences`
    ${SEND} [${AT} {time}] ${MY} ${NOUN} ${DAILY} [del día|de ese día] [${AT} {later}]
    ${AT} {time} ${SEND} ${MY} ${NOUN} ${DAILY}
    ${MAIL} ${MY} ${NOUN} ${DAILY} [del día|de ese día] [${AT} {time}]
    [me] [puedes|podrías|puede|podría] {sent:mandas|envías|mandar|enviar|mandarme|enviarme} ${MY} ${NOUN} ${DAILY} [del día] [${AT} {time}]
    (dame|muéstrame|enséñame) ${MY} ${NOUN} ${DAILY} [${AT} {time}]
    (quiero|quisiera|me gustaría|necesito) [recibir|tener] ${MY} ${NOUN} ${DAILY} [del día] [${AT} {time}]
    ${MY} ${OWN} ${DAILY} [${AT} {time}]
    ${AT} {time} ${MY} ${OWN} ${DAILY}
    (pon|ponme|mueve|cambia|pasa) ${MY} ${OWN} ${DAILY} ${AT} {time}
    (activa|reactiva|vuelve a mandarme|vuelve a enviarme) ${MY} ${OWN} ${DAILY} [${AT} {time}]
  `,
  unwanted: sentences`
    (deja|dejad|para) de (mandarme|enviarme|mandar|enviar) ${MY} ${NOUN} [diaria|diario]
    no [me] (mandes|envíes|mandéis) [más] ${MY} ${NOUN} [diaria|diario] [más]
    [ya] no (quiero|necesito) [recibir] [más] ${MY} ${OWN} [diaria|diario] [más]
    no más ${OWN} [diaria|diario]
    (desactiva|quita|para|apaga|cancela) ${MY} ${OWN} (diaria|diario)
  `,
};
