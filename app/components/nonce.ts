import { createContext, useContext } from "react";

/** The nonce of this answer's Content-Security-Policy: inline scripts carry it. Empty in the browser, which hides it. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}
