import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { keepSocket } from "./live-socket";

/** Several changes in one moment are one reload. */
const GATHER_MS = 50;

/** Makes the page load its data again whenever something of the user's changes elsewhere. Without scripts it is nothing. */
export function LiveUpdates() {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => keepSocket("/dashboard/live", () => setHasChanged(true)), []);
  useEffect(() => {
    // A page that is on its way would be asked for a second time, without the toast that its first answer has used up.
    if (!hasChanged || !isIdle) return;
    const gathering = setTimeout(() => {
      setHasChanged(false);
      revalidate();
    }, GATHER_MS);
    return () => clearTimeout(gathering);
  }, [hasChanged, isIdle, revalidate]);
  return null;
}
