/* The same form as "New Meeting", on the calendar's own path: where "New Event" leads without scripts. */
export { action, default, ErrorBoundary, loader, meta } from "./dashboard.meetings_.new";
