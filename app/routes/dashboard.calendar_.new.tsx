/* The same form as "New Meeting", on the calendar's own path: where "New Event" leads without scripts. */
export {
  action,
  clientAction,
  default,
  ErrorBoundary,
  loader,
  meta,
  shouldRevalidate,
} from "./dashboard.meetings_.new";
