import {
  HELLO,
  TEMPLATE_LANGUAGES,
  TEMPLATE_USES,
  type Template,
  type TemplateLanguage,
  type TemplateUse,
  templateOf,
} from "./whatsapp-templates.ts";

interface Words {
  /** `{{name}}` stands for the parameter of that name. Meta takes no variable at the start or the end of a text. */
  body: string;
  /** Titles of the quick replies, in the order of `buttons`. */
  buttons?: readonly string[];
}

/** A summary that is ready, with and without what can be done with it. */
const SUMMARY_BODIES: Readonly<Record<TemplateLanguage, string>> = {
  en: "The summary of {{title}} is ready. Read it at {{link}} and correct what is wrong.",
  nl: "De samenvatting van {{title}} is klaar. Lees hem op {{link}} en verbeter wat niet klopt.",
  de: "Die Zusammenfassung von {{title}} ist fertig. Lies sie unter {{link}} und verbessere, was nicht stimmt.",
  fr: "Le résumé de {{title}} est prêt. Lisez-le sur {{link}} et corrigez ce qui est faux.",
  es: "El resumen de {{title}} está listo. Léelo en {{link}} y corrige lo que no sea así.",
};

/** How long a code is good for, as Meta says below it. */
export const CODE_EXPIRATION_MINUTES = 10;

/** What each template says; null where the words are Meta's own. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateUse, Readonly<Record<TemplateLanguage, Words>> | null>> = {
  code: null,
  numberAsked: {
    en: {
      body: "The Parley account {{account}} asked to connect this number. If that was not you, give the code to nobody.",
    },
    nl: {
      body: "Het Parley-account {{account}} heeft gevraagd om dit nummer te koppelen. Was jij dat niet, geef de code dan aan niemand.",
    },
    de: {
      body: "Das Parley-Konto {{account}} möchte diese Nummer verbinden. Warst du das nicht, gib den Code niemandem.",
    },
    fr: {
      body: "Le compte Parley {{account}} a demandé à connecter ce numéro. Si ce n’était pas vous, ne donnez le code à personne.",
    },
    es: {
      body: "La cuenta de Parley {{account}} ha pedido conectar este número. Si no has sido tú, no des el código a nadie.",
    },
  },
  calendarDisconnected: {
    en: {
      body: "Google no longer lets Parley into your calendar. Connect it again at {{link}} and Parley goes on.",
    },
    nl: {
      body: "Google laat Parley niet meer in je agenda. Koppel hem opnieuw op {{link}} en Parley gaat verder.",
    },
    de: {
      body: "Google lässt Parley nicht mehr in deinen Kalender. Verbinde ihn unter {{link}} neu, dann geht es weiter.",
    },
    fr: {
      body: "Google ne laisse plus Parley accéder à votre agenda. Reconnectez-le sur {{link}} et Parley reprend.",
    },
    es: {
      body: "Google ya no deja que Parley entre en tu calendario. Conéctalo de nuevo en {{link}} y Parley seguirá.",
    },
  },
  test: {
    en: { body: HELLO.en },
    nl: { body: HELLO.nl },
    de: { body: HELLO.de },
    fr: { body: HELLO.fr },
    es: { body: HELLO.es },
  },
  reminder: {
    en: {
      body: "Coming up: {{title}}, {{time}}.\nWhere: {{place}}\nWith: {{people}}\nTap a button when something has changed.",
      buttons: ["Running late", "Reschedule", "Cancel"],
    },
    nl: {
      body: "Straks: {{title}}, {{time}}.\nWaar: {{place}}\nMet: {{people}}\nTik op een knop als er iets is veranderd.",
      buttons: ["Ik ben later", "Verzetten", "Afzeggen"],
    },
    de: {
      body: "Gleich: {{title}}, {{time}}.\nWo: {{place}}\nMit: {{people}}\nTippe auf einen Knopf, wenn sich etwas geändert hat.",
      buttons: ["Ich komme später", "Verschieben", "Absagen"],
    },
    fr: {
      body: "Bientôt : {{title}}, {{time}}.\nOù : {{place}}\nAvec : {{people}}\nTouchez un bouton si quelque chose a changé.",
      buttons: ["Je suis en retard", "Déplacer", "Annuler"],
    },
    es: {
      body: "En breve: {{title}}, {{time}}.\nDónde: {{place}}\nCon: {{people}}\nToca un botón si algo ha cambiado.",
      buttons: ["Llego tarde", "Cambiar la hora", "Cancelar"],
    },
  },
  reminders: {
    en: { body: "Coming up at the same time, {{time}}: {{meetings}}. Text me when something has changed." },
    nl: { body: "Straks tegelijk, {{time}}: {{meetings}}. Stuur me een bericht als er iets is veranderd." },
    de: { body: "Gleich zur selben Zeit, {{time}}: {{meetings}}. Schreib mir, wenn sich etwas geändert hat." },
    fr: { body: "Bientôt en même temps, {{time}} : {{meetings}}. Écrivez-moi si quelque chose a changé." },
    es: { body: "En breve a la misma hora, {{time}}: {{meetings}}. Escríbeme si algo ha cambiado." },
  },
  agenda: {
    en: { body: "Your meetings on {{day}}: {{meetings}}. First free time: {{free}}. Text me to change anything." },
    nl: {
      body: "Je afspraken op {{day}}: {{meetings}}. Eerste vrije tijd: {{free}}. Stuur me een bericht om iets te veranderen.",
    },
    de: {
      body: "Deine Termine am {{day}}: {{meetings}}. Erste freie Zeit: {{free}}. Schreib mir, wenn du etwas ändern willst.",
    },
    fr: {
      body: "Vos rendez-vous du {{day}} : {{meetings}}. Premier moment libre : {{free}}. Écrivez-moi pour changer quelque chose.",
    },
    es: {
      body: "Tus reuniones del {{day}}: {{meetings}}. Primer hueco libre: {{free}}. Escríbeme para cambiar algo.",
    },
  },
  conflict: {
    en: {
      body: "Two of your meetings overlap: {{first}} ({{firstTime}}) and {{second}} ({{secondTime}}). What shall I do?",
      buttons: ["Move the first", "Move the second", "Keep both"],
    },
    nl: {
      body: "Twee van je afspraken overlappen: {{first}} ({{firstTime}}) en {{second}} ({{secondTime}}). Wat zal ik doen?",
      buttons: ["Verzet de eerste", "Verzet de tweede", "Houd beide"],
    },
    de: {
      body: "Zwei deiner Termine überschneiden sich: {{first}} ({{firstTime}}) und {{second}} ({{secondTime}}). Was soll ich tun?",
      buttons: ["Ersten verschieben", "Zweiten verschieben", "Beide behalten"],
    },
    fr: {
      body: "Deux de vos rendez-vous se chevauchent : {{first}} ({{firstTime}}) et {{second}} ({{secondTime}}). Que dois-je faire ?",
      buttons: ["Déplacer le 1er", "Déplacer le 2e", "Garder les deux"],
    },
    es: {
      body: "Dos de tus reuniones coinciden: {{first}} ({{firstTime}}) y {{second}} ({{secondTime}}). ¿Qué hago?",
      buttons: ["Mover la primera", "Mover la segunda", "Mantener ambas"],
    },
  },
  proposal: {
    en: {
      body: "Your answer is asked for. {{what}}, {{time}}. With: {{people}}. Nothing is written before your yes.",
      buttons: ["Yes", "No"],
    },
    nl: {
      body: "Er wordt om je antwoord gevraagd. {{what}}, {{time}}. Met: {{people}}. Zonder jouw ja wordt er niets geschreven.",
      buttons: ["Ja", "Nee"],
    },
    de: {
      body: "Deine Antwort ist gefragt. {{what}}, {{time}}. Mit: {{people}}. Ohne dein Ja wird nichts eingetragen.",
      buttons: ["Ja", "Nein"],
    },
    fr: {
      body: "On vous demande une réponse. {{what}}, {{time}}. Avec : {{people}}. Rien n’est écrit sans votre oui.",
      buttons: ["Oui", "Non"],
    },
    es: {
      body: "Se pide tu respuesta. {{what}}, {{time}}. Con: {{people}}. Sin tu sí no se escribe nada.",
      buttons: ["Sí", "No"],
    },
  },
  summaryReady: {
    en: { body: SUMMARY_BODIES.en },
    nl: { body: SUMMARY_BODIES.nl },
    de: { body: SUMMARY_BODIES.de },
    fr: { body: SUMMARY_BODIES.fr },
    es: { body: SUMMARY_BODIES.es },
  },
  summaryActions: {
    en: { body: SUMMARY_BODIES.en, buttons: ["Send to all", "Action items", "Schedule follow-up"] },
    nl: { body: SUMMARY_BODIES.nl, buttons: ["Naar iedereen", "Actiepunten", "Vervolg plannen"] },
    de: { body: SUMMARY_BODIES.de, buttons: ["An alle senden", "Aufgaben", "Folgetermin planen"] },
    fr: { body: SUMMARY_BODIES.fr, buttons: ["Envoyer à tous", "Actions", "Planifier la suite"] },
    es: { body: SUMMARY_BODIES.es, buttons: ["Enviar a todos", "Tareas", "Planear la próxima"] },
  },
  dueItem: {
    en: { body: "Due today: {{item}}, from {{meeting}}. Tap the button once it is done.", buttons: ["Done"] },
    nl: { body: "Vandaag af: {{item}}, uit {{meeting}}. Tik op de knop als het klaar is.", buttons: ["Klaar"] },
    de: {
      body: "Heute fällig: {{item}}, aus {{meeting}}. Tippe auf den Knopf, wenn es erledigt ist.",
      buttons: ["Erledigt"],
    },
    fr: {
      body: "À faire aujourd’hui : {{item}}, de {{meeting}}. Touchez le bouton une fois fait.",
      buttons: ["Fait"],
    },
    es: { body: "Para hoy: {{item}}, de {{meeting}}. Toca el botón cuando esté hecho.", buttons: ["Hecho"] },
  },
  dueItems: {
    en: { body: "Due today from your meetings: {{items}}. Tell me what is done." },
    nl: { body: "Vandaag af, uit je afspraken: {{items}}. Zeg me wat klaar is." },
    de: { body: "Heute fällig aus deinen Terminen: {{items}}. Sag mir, was erledigt ist." },
    fr: { body: "À faire aujourd’hui, issu de vos rendez-vous : {{items}}. Dites-moi ce qui est fait." },
    es: { body: "Para hoy, de tus reuniones: {{items}}. Dime qué está hecho." },
  },
  transcriptMissing: {
    en: {
      body: "Google Meet gave no transcript of {{title}} within a day of its end. You can add its words at {{link}} or send them to me.",
    },
    nl: {
      body: "Google Meet gaf binnen een dag na afloop geen transcript van {{title}}. Je kunt de woorden toevoegen op {{link}} of ze mij sturen.",
    },
    de: {
      body: "Google Meet hat binnen eines Tages nach dem Ende kein Transkript von {{title}} geliefert. Du kannst die Worte unter {{link}} hinzufügen oder mir schicken.",
    },
    fr: {
      body: "Google Meet n’a donné aucune transcription de {{title}} dans le jour qui a suivi sa fin. Vous pouvez ajouter les paroles sur {{link}} ou me les envoyer.",
    },
    es: {
      body: "Google Meet no dio ninguna transcripción de {{title}} en el día siguiente a su fin. Puedes añadir las palabras en {{link}} o enviármelas.",
    },
  },
};

/** What is sent to Meta to have a template approved. */
export interface TemplateSubmission {
  name: string;
  language: TemplateLanguage;
  category: Template["category"];
  components: Record<string, unknown>[];
}

/** One template in one language, as `POST /{account}/message_templates` takes it. */
export function templateSubmission(use: TemplateUse, language: TemplateLanguage): TemplateSubmission {
  const { name, category, parameters } = templateOf(use);
  const said = TEMPLATE_WORDS[use]?.[language];
  return { name, language, category, components: said ? utility(said, parameters) : authentication() };
}

/** Every template in every language. */
export function allSubmissions(): TemplateSubmission[] {
  return TEMPLATE_USES.flatMap((use) => TEMPLATE_LANGUAGES.map((language) => templateSubmission(use, language)));
}

/** Named places become {{1}}, {{2}}… in the order of the parameters, whatever their order in the sentence. */
function utility({ body, buttons }: Words, parameters: Template["parameters"]) {
  const names = Object.keys(parameters);
  const text = names.reduce((filled, name, n) => filled.replaceAll(`{{${name}}}`, `{{${n + 1}}}`), body);
  return [
    { type: "BODY", text, ...(names.length > 0 && { example: { body_text: [Object.values(parameters)] } }) },
    ...(buttons ? [{ type: "BUTTONS", buttons: buttons.map((title) => ({ type: "QUICK_REPLY", text: title })) }] : []),
  ];
}

/** Meta writes the words; the copy button needs no app of ours. */
function authentication() {
  return [
    { type: "BODY", add_security_recommendation: true },
    { type: "FOOTER", code_expiration_minutes: CODE_EXPIRATION_MINUTES },
    { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE" }] },
  ];
}
