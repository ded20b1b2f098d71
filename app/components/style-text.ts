import { createContext, useContext } from "react";

/** The style sheet's own words, for pages that carry them; empty in the browser, where a page has its link. */
export const StyleTextContext = createContext("");

export function useStyleText(): string {
  return useContext(StyleTextContext);
}
