import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** Several changes in one moment are one reload. */
const GATHER_MS = 50;

/**
 * Loads the page's data again, once nothing else is on its way: a page that is would be asked for a second time, without
 * the toast that its first answer has used up, and a load that is broken off is an error in the browser's log.
 *
 * @returns asks for it; never a new function
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === "idle" && state === "idle";
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    const gathering = setTimeout(() => {
      setWanted(false);
      revalidate();
    }, GATHER_MS);
    return () => clearTimeout(gathering);
  }, [isWanted, isIdle, revalidate]);
  return useCallback(() => setWanted(true), []);
}
