import { useRouteLoaderData } from "@remix-run/react";

/** What `routes/_site` gives every page under it. */
export interface SiteData {
  /** Where this Parley runs, without a slash at the end. */
  appUrl: string;
  /** Whether the browser came with a session, which may have ended. */
  isSignedIn: boolean;
}

export function useSiteData(): SiteData {
  // It is missing only where that loader failed.
  return useRouteLoaderData<SiteData>("routes/_site") ?? { appUrl: "", isSignedIn: false };
}
