import { useEffect, useState } from "react";
import { useReload } from "./use-reload";

/**
 * How long a code still holds. The server writes the time at which it ends; with scripts that becomes a countdown, and
 * at zero the page asks again, in case that the server's own word did not come through.
 *
 * @param until UTC milliseconds
 * @param clock that moment on the user's wall, with its zone
 */
export function Countdown({ until, clock }: { until: number; clock: string }) {
  const [left, setLeft] = useState<number | null>(null);
  const reload = useReload();
  const isOver = left !== null && left <= 0;

  useEffect(() => {
    const show = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  if (left === null) return <span>Code expires at {clock}</span>;
  return <span role="timer">{`Code expires in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}</span>;
}
