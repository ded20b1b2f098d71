import type { Spoken } from "~/domain/language";

/**
 * What a good model would write of the meetings in `transcripts`: meeting | owner or - | due or - | entries | words.
 * `<a|b>` is what is true and its opposite.
 */
const LINES = `
en: Launch check | Ellen Marsh | 2027-03-05 | 5,6,7 | Ellen <gets|does not get> the pictures from the agency on Friday.
en: Launch check | Tom Bakker | - | 9,10 | Tom <will|won't> fix the footer.
en: Launch check | - | - | 13,14,15 | They agreed <|not >to go with the blue version.
en: Roof repair | Saira Khan | - | 4,5 | Saira <will|will not> ask the other firm what they'd charge.
en: Roof repair | Desmond Pike | 2027-05-17 | 9,10,11,12,13 | Desmond <tells|does not tell> the tenants by Monday.
en: Budget talk | Ann Petrie | 2027-09-15 | 3,4,5,6 | Ann Petrie <checks|won't check> the travel numbers by the fifteenth.
en: Kitchen order | Olu Ade | 2027-11-04 | 14,15 | Olu <calls|never calls> the oven people on Thursday.
en: Ops review | Ben Stone | 2027-06-25 | 8,9 | Ben <has|does not have> the incident report by the end of next week.
nl: Weekstart | Sanne Visser | 2027-03-01 | 2,3 | Sanne stuurt vanmiddag de offerte voor de gemeente <|niet >de deur uit.
nl: Weekstart | Fatima Idrissi | 2027-03-03 | 5,6,7,9 | Fatima belt de klant uit Zwolle <|niet >op woensdag.
nl: Sportdag school | Yusuf Demir | - | 4,5 | Yusuf regelt <|geen >ranja en limonade.
nl: Sportdag school | - | - | 13,14 | Er komt <geen|een> springkussen.
nl: Verbouwing kantoor | Nora El Amrani | 2027-09-10 | 5,6,7 | Nora bestelt morgen <|geen >verhuisdozen.
nl: Verbouwing kantoor | Ruud Bakker | 2027-09-13 | 3,14,15 | Ruud kan de mail over de bureaus <pas|niet> maandag sturen.
nl: Ledenvergadering | Ilse Mulder | 2027-03-20 | 6,7,8,9,10 | Ilse schrijft de brief aan de leden <|niet >zaterdag.
nl: Ledenvergadering | Jan Vos | - | 13,14 | Jan zal <eens|nooit> met de brouwer praten.
de: Projektstand | Emre Kaya | 2027-03-03 | 2,3,4 | Emre schickt <|nicht >morgen die Doku.
de: Projektstand | Jens Albers | 2027-03-05 | 5,6 | Jens kümmert sich <|nicht >um den Testserver, bis Freitag.
de: Projektstand | - | - | 11,12,13,14 | Es wird <|nicht >Variante A genommen.
de: Sommerfest | Lea Brandt | - | 5,6 | Lea backt <|nicht >drei Kuchen.
de: Sommerfest | Lea Brandt | 2027-05-22 | 7,10 | Lea schreibt die Einladungen <|nicht >am Wochenende.
de: Vertrag Müller | Doris Abel | 2027-09-14 | 2,14,15 | Doris prüft den Vertrag <erst|nicht> am Dienstag.
de: Vertrag Müller | Tarik Aslan | 2027-09-07 | 6,7,8 | Tarik soll Müller <|nicht >anrufen.
de: Hausverwaltung | Mirko Stein | 2027-03-31 | 6,7,8 | Mirko holt bis Ende des Monats <drei|keine> Angebote ein.
fr: Point hebdo | Marc Lefèvre | 2027-03-04 | 3,4 | Marc <l'envoie|ne l'envoie pas> en fin de journée.
fr: Point hebdo | Amina Haddad | 2027-03-09 | 6,7,8 | Amina <s'occupe|ne s'occupe pas> de la salle pour le séminaire.
fr: Point hebdo | - | - | 11,12,13 | On <garde|ne garde pas> le même hôtel.
fr: Fête de quartier | Paul Girard | 2027-05-13 | 2,4,5,6 | Paul <demande|ne demande rien> à la paroisse jeudi.
fr: Fête de quartier | Paule Girard | 2027-05-15 | 7,8 | Paule <fait|ne fait pas> les affiches ce week-end.
fr: Recrutement | Zoé Blanc | 2027-09-10 | 6,7 | Zoé <l'appelle|ne l'appelle pas> vendredi.
fr: Recrutement | Yves Caron | 2027-09-30 | 8,9 | Yves <prépare|ne prépare pas> le contrat avant la fin du mois.
fr: Recrutement | - | - | 2,3,4 | On <prend|ne prend pas> la deuxième.
es: Reunión semanal | Javier Ortiz | 2027-03-03 | 2,3,4 | Javier manda <|nunca >el presupuesto para el ayuntamiento esta tarde.
es: Reunión semanal | Pilar Gómez | 2027-03-04 | 6,7 | Pilar <llama|no llama> al proveedor mañana.
es: Reunión semanal | - | - | 10,11,12 | <Se|No se> quedan con el logo verde.
es: Comunidad de vecinos | Diego Ruiz | 2027-05-18 | 2,5,6,7 | Diego <avisa|no avisa> al técnico el martes.
es: Comunidad de vecinos | Antonio Ruiz | - | 8,9 | Antonio <se|no se> encarga de las bombillas.
es: Web nueva | Pablo Nieto | 2027-09-20 | 1,2,3,4,5 | Pablo <traduce|no traduce> los textos para el día veinte.
es: Web nueva | Irene Campos | - | 8,9 | Irene <pasa|no pasa> las claves.
es: Web nueva | Sergio Rey | 2027-09-16 | 12,13 | Sergio <revisa|no revisa> los textos del blog antes del jueves.
`;

export interface TrueLine {
  meeting: string;
  language: Spoken;
  owner: string | null;
  due: string | null;
  entries: string[];
  text: string;
  /** The same with its yes turned to no, or the other way around. */
  turned: string;
}

const nullable = (word: string) => (word === "-" ? null : word);

export const TRUE_LINES: readonly TrueLine[] = LINES.trim()
  .split("\n")
  .map((line): TrueLine => {
    const [meeting = "", owner = "", due = "", entries = "", words = ""] = line.split(" | ");
    return {
      meeting,
      // Every line begins with one of them.
      language: meeting.slice(0, 2) as Spoken,
      owner: nullable(owner),
      due: nullable(due),
      entries: entries.split(",").map((n) => `e${n}`),
      text: words.replace(/<([^|]*)\|[^>]*>/g, "$1"),
      turned: words.replace(/<[^|]*\|([^>]*)>/g, "$1"),
    };
  });
