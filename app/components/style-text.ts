import { createContext, useContext } from "react";

/** The words of both style sheets: pages carry theirs. */
interface StyleTexts {
  /** Of public pages, of signing in and of errors. */
  site: string;
  /** Of signed-in pages. */
  app: string;
}

/** In the browser it is what the page came with. */
const own = typeof document === "undefined" ? "" : (document.querySelector("head style")?.textContent ?? "");

export const StyleTextContext = createContext<StyleTexts>({ site: own, app: own });

export function useStyleTexts(): StyleTexts {
  return useContext(StyleTextContext);
}
