import { createContext, useContext } from "react";

/** The words of the style sheets: pages carry theirs. */
export interface StyleTexts {
  /** Of public pages, of signing in and of errors. */
  site: string;
  /** The same without fonts that have to be fetched. */
  guest: string;
  /** Of signed-in pages. */
  app: string;
}

/** In the browser it is what the page came with. */
const own = typeof document === "undefined" ? "" : (document.querySelector("head style")?.textContent ?? "");

export const StyleTextContext = createContext<StyleTexts>({ site: own, guest: own, app: own });

export function useStyleTexts(): StyleTexts {
  return useContext(StyleTextContext);
}
