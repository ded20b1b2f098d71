import { buttonClass } from "../button";
import { useSiteData } from "./site-data";

/** To the free trial; for whoever is signed in, to their own pages. */
export function StartLink({ className, children }: { className: string; children: string }) {
  const { isSignedIn } = useSiteData();
  return (
    <a href={isSignedIn ? "/dashboard" : "/auth?tab=signup"} className={buttonClass("primary", className)}>
      {isSignedIn ? "Open dashboard" : children}
    </a>
  );
}
