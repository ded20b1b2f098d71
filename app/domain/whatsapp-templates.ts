/** Which of our templates is for what; each has the name that the settings give it. */
export type TemplateUse = "verification" | "numberAsked" | "reconnect" | "test";

interface Template {
  category: "AUTHENTICATION" | "UTILITY";
  /** As it is submitted to Meta, which takes no variable at its start or end; null where the words are Meta's own. */
  body: string | null;
  /** What the app puts into {{1}}, {{2}}… */
  variables: readonly string[];
}

/** What a business has to have approved at Meta before the app can write first. */
export const TEMPLATES: Record<TemplateUse, Template> = {
  verification: { category: "AUTHENTICATION", body: null, variables: ["the code, on the copy button as well"] },
  numberAsked: {
    category: "UTILITY",
    body: "The Parley account {{1}} asked to connect this number. If that was not you, give the code to nobody.",
    variables: ["the masked address of the account"],
  },
  reconnect: {
    category: "UTILITY",
    body: "Google no longer lets Parley into your calendar. Connect it again at {{1}} and Parley goes on.",
    variables: ["the page where it is connected"],
  },
  test: {
    category: "UTILITY",
    body: "This is Parley. Your WhatsApp is connected: tell me what to book, move or cancel.",
    variables: [],
  },
};
