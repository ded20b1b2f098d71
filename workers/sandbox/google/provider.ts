import { bearerOf, formOf } from "../call";
import type { Provider } from "../world";
import { accountTables, findToken } from "./accounts";
import { answerCalendar } from "./calendar-api";
import { calendarPage } from "./calendar-page";
import { channelTables, runPush } from "./channels";
import { googleControl } from "./control";
import { calendarErrorBody } from "./errors";
import { eventTables } from "./event-store";
import { answerMeet, meetControl, meetErrorBody, meetTables } from "./meet-api";
import { answerOAuth } from "./oauth-api";

/** Google's sign-in and Calendar, for as many accounts as are named. */
export const google: Provider = {
  hosts: [
    "accounts.google.com",
    "oauth2.googleapis.com",
    "openidconnect.googleapis.com",
    "www.googleapis.com",
    "meet.googleapis.com",
  ],
  tables: { ...accountTables, ...eventTables, ...channelTables, ...meetTables },
  indexes: {
    google_events: "seq",
    google_gone: "seq",
    google_writes: "email",
    google_channels: "email",
    google_conferences: "email",
  },
  nameOf(call) {
    if (call.path === "/o/oauth2/v2/auth/decision") return undefined;
    if (call.path.startsWith("/calendar/")) return "google-calendar";
    return call.path.startsWith("/v2/") ? "google-meet" : "google-oauth";
  },
  answer(call, world) {
    if (call.path.startsWith("/calendar/")) return answerCalendar(call, world);
    return call.path.startsWith("/v2/") ? answerMeet(call, world) : answerOAuth(call, world);
  },
  accountOf(call, { sql, now }) {
    const refresh = formOf(call).get("refresh_token");
    return (refresh ? findToken(sql, refresh, "refresh", now) : findToken(sql, bearerOf(call), "access", now))?.email;
  },
  errorBody(status, call) {
    if (call.path.startsWith("/v2/"))
      return meetErrorBody(status, status === 429 ? "RESOURCE_EXHAUSTED" : "UNAVAILABLE");
    if (!call.path.startsWith("/calendar/"))
      return { error: status === 429 ? "rate_limit_exceeded" : "invalid_request" };
    const reasons: Record<number, string> = {
      ...{ 401: "authError", 403: "rateLimitExceeded", 404: "notFound", 409: "duplicate" },
      ...{ 410: "fullSyncRequired", 412: "conditionNotMet", 429: "rateLimitExceeded" },
    };
    return calendarErrorBody(status, reasons[status] ?? (status >= 500 ? "backendError" : "badRequest"));
  },
  control: (call, world) => googleControl(call, world) ?? meetControl(call, world),
  pages: { calendar: calendarPage },
  jobs: { "google-push": runPush },
};
