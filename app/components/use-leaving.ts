import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Ends what was opened over a page once one goes on from there, but not when a page arrives that was already on its way
 * as it was opened.
 *
 * @returns to be called when something is opened
 */
export function useLeaving(leave: () => void): () => void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const isLoading = useRef(false);
  isLoading.current = state === "loading";
  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => {
    if (!isAwaited.current) leave();
  }, [key]);
  // That page has come, or a form that was sent from here has taken its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (state !== "loading") isAwaited.current = false;
  }, [key, state]);
  return () => {
    isAwaited.current = isLoading.current;
  };
}
