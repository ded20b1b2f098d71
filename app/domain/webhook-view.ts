import { clockOfZone } from "./clock-style";
import { OUTBOUND_EVENT_TYPES, type OutboundEventType } from "./outbound-events";
import { formatMoment } from "./phrasing";
import type { Instant } from "./time";

interface Endpoint {
  id: string;
  url: string;
  types: readonly OutboundEventType[];
  oldSecretUntil: Instant;
  disabledAt: Instant | null;
}

/** An endpoint in its user's list. */
export function viewEndpoint({ id, url, types, oldSecretUntil, disabledAt }: Endpoint, now: Instant) {
  const told = types.length === OUTBOUND_EVENT_TYPES.length ? "Everything" : types.join(", ");
  return { id, url, types: told, isOn: disabledAt === null, rotated: oldSecretUntil > now };
}

interface Delivery {
  id: string;
  endpointId: string;
  type: OutboundEventType;
  state: "waiting" | "delivered" | "failed";
  tries: number;
  dueAt: Instant;
  lastStatus: number | null;
  lastError: string | null;
  at: Instant;
}

const ERRORS: Record<string, string> = {
  "refused-address": "the address is not one of the public internet",
  timeout: "no answer within ten seconds",
  unreachable: "no connection",
  redirected: "it answered with a redirect, which is not followed",
};

/** A delivery in the log, with what became of it. */
export function viewDelivery(delivery: Delivery, endpoints: readonly Endpoint[], zone: string, now: Instant) {
  const { id, endpointId, type, state, tries, dueAt, lastStatus, lastError } = delivery;
  const moment = (at: Instant) => formatMoment(at, zone, { now, clock: clockOfZone(zone), bare: true });
  const endpoint = endpoints.find((one) => one.id === endpointId);
  const why = lastError ? (ERRORS[lastError] ?? lastError) : lastStatus ? `it answered ${lastStatus}` : "";
  const count = tries === 1 ? "once" : `${tries} times`;
  const line = {
    delivered: `Delivered (${lastStatus})`,
    failed: `Not delivered, tried ${count}${why && `: ${why}`}`,
    waiting: tries === 0 ? "Waiting" : `Tried ${count}${why && `: ${why}`}; next at ${moment(dueAt)}`,
  }[state];
  const mayRedeliver = state !== "waiting" && endpoint?.disabledAt === null;
  return { id, type, to: endpoint?.url ?? "", at: moment(delivery.at), line, mayRedeliver };
}
