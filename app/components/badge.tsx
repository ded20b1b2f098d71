import type { ReactNode } from "react";

export type Tone = "neutral" | "action" | "ok" | "warn" | "bad";

const TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-muted",
  action: "bg-action-soft text-action-strong",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

/**
 * A word or two about the state of a thing. The words carry the meaning, the colour only repeats it.
 *
 * @param wraps it says more, and may take two lines where there is no room for one
 */
export function Badge({
  tone = "neutral",
  wraps = false,
  children,
}: {
  tone?: Tone;
  wraps?: boolean;
  children: ReactNode;
}) {
  const shape = wraps ? "rounded-event" : "whitespace-nowrap rounded-full";
  return (
    <span
      className={`inline-flex items-center px-2 py-px font-medium font-sans text-tag forced-colors:border ${shape} ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
