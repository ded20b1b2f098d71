import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Reads the page's data again when its tab is looked at again, or when the set-up says that it is complete. */
export function RefreshOnReturn() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("onboarding-completed", revalidate);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("onboarding-completed", revalidate);
    };
  }, [revalidate]);
  return null;
}
