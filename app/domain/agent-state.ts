import type { Instant } from "./time";

/** How the last answer that left on WhatsApp fared, as the outbox knows it; null when there was none. */
export type LastAnswer = { state: string; at: Instant } | null;

/**
 * `active`: the number is connected and the last message was answered. `ready`: connected, and nothing was texted yet.
 * `failing`: WhatsApp did not take or deliver the last answer. `off`: no verified number.
 */
export type AgentState = "active" | "ready" | "failing" | "off";

/** How the agent on WhatsApp really stands for one user. An answer whose end is not known yet counts as on its way. */
export function agentState(connected: boolean, last: LastAnswer): AgentState {
  if (!connected) return "off";
  if (last === null) return "ready";
  return last.state === "failed" || last.state === "unknown" ? "failing" : "active";
}
