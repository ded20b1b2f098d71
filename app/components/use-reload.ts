import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** Several changes in one moment are one reload. */
const GATHER_MS = 50;

/** A page that is still there so long after it was to be left stays: the answer was a file, or none came. */
const LEAVING_MS = 10_000;

/**
 * Loads the page's data again, once nothing else is on its way: a page that is would be asked for a second time, without
 * the toast that its first answer has used up, and a load that is broken off is an error in the browser's log.
 *
 * @returns asks for it; never a new function
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  // A form that a dialog sends leads on as well, and is told to the page's own socket before it is answered.
  const isSending = useFetchers().some((fetcher) => fetcher.state !== "idle");
  const isIdle = useNavigation().state === "idle" && state === "idle" && !isSending;
  const isLeaving = useDocumentLeaving();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isIdle || isLeaving) return;
    const gathering = setTimeout(() => {
      setWanted(false);
      revalidate();
    }, GATHER_MS);
    return () => clearTimeout(gathering);
  }, [isWanted, isIdle, isLeaving, revalidate]);
  return useCallback(() => setWanted(true), []);
}

/**
 * Whether another document is on its way. A reload may lead elsewhere, and that would cut its answer off: signing out
 * ends the page's socket before it answers.
 */
function useDocumentLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function leave() {
      setLeaving(true);
      clearTimeout(timer);
      timer = setTimeout(setLeaving, LEAVING_MS, false);
    }
    addEventListener("beforeunload", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", leave);
    };
  }, []);
  return isLeaving;
}
