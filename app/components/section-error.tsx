import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "./button";
import { EmptyState } from "./empty-state";

/**
 * The `ErrorBoundary` of a section: the shell around it stays. Somebody else's things and things that never were look
 * the same.
 */
export function SectionError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? "Not found – Parley" : "Something went wrong – Parley"}</title>
      <h1 className="sr-only">{missing ? "Not found" : "Something went wrong"}</h1>
      <EmptyState
        title={missing ? "There is nothing here" : "This part did not load"}
        actions={
          <LinkButton to="/dashboard" look="secondary">
            Back to Dashboard
          </LinkButton>
        }
      >
        {missing
          ? "It may have been removed, or the address is mistyped."
          : "The rest of Parley works as before. Please try again in a moment."}
      </EmptyState>
    </>
  );
}
