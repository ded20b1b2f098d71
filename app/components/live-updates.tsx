import { useEffect } from "react";
import { keepSocket } from "./live-socket";
import { useReload } from "./use-reload";

/** Makes the page load its data again whenever something of the user's changes elsewhere. Without scripts it is nothing. */
export function LiveUpdates() {
  const reload = useReload();
  useEffect(() => keepSocket("/dashboard/live", reload), [reload]);
  return null;
}
