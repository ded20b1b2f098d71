import { flatRoutes } from "@remix-run/fs-routes";

/** Webhooks are answered by the Worker before Remix is asked: `workers/webhooks.ts`. */
export default flatRoutes({ ignoredRouteFiles: ["**/webhooks.*"] });
