import { useEffect } from "react";
import { useReload } from "./use-reload";

/** Reads the page's data again when its tab is looked at again, or when the set-up says that it is complete. */
export function RefreshOnReturn() {
  const reload = useReload();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("onboarding-completed", reload);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("onboarding-completed", reload);
    };
  }, [reload]);
  return null;
}
