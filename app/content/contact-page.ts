import { claims } from "./claims";

export interface SitePage {
  path: string;
  /** Without the product's name. */
  title: string;
  /** One or two sentences for search results, up to about 155 characters. */
  description: string;
}

/** By itself: it is the one page of the list that the Worker makes anew. */
export const contactPage = {
  path: "/contact",
  title: "Contact",
  description: `Write to the people behind Parley. We answer every message, ${claims.supportAnswer.text}.`,
} as const satisfies SitePage;
