import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { keepSocket } from "./live-socket";

/** Several changes in one moment are one reload. */
const GATHER_MS = 50;

/** Makes the page load its data again whenever something of the user's changes elsewhere. Without scripts it is nothing. */
export function LiveUpdates() {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const end = keepSocket("/dashboard/live", () => {
      clearTimeout(gathering);
      gathering = setTimeout(() => latest.current(), GATHER_MS);
    });
    return () => {
      clearTimeout(gathering);
      end();
    };
  }, []);
  return null;
}
