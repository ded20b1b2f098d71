import type { GuestView } from "~/domain/guest-answers";
import { Badge, type Tone } from "./badge";

const TONES: Record<GuestView["answer"], Tone> = { yes: "ok", maybe: "warn", no: "bad", "no answer": "neutral" };

/** What a guest has answered. */
export function AnswerBadge({ answer }: Pick<GuestView, "answer">) {
  return <Badge tone={TONES[answer]}>{answer}</Badge>;
}
