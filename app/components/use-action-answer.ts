import { useActionData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { focusOnFault } from "./focus-on-fault";

/**
 * What the route's action answered to the last form. Remix drops it as soon as the page's data is loaded again, and live
 * updates do that at any moment: here it stays until the page is left or a form is sent again, and what is wrong has the
 * focus once it is there. It stands in the place of `useActionData` everywhere.
 */
export function useActionAnswer<Action>() {
  const answer = useActionData<Action>();
  // A load of the same page leaves the key as it is; every other navigation, and every answer to a form, has a new one.
  const { key } = useLocation();
  const kept = useRef({ key, answer });
  if (answer !== undefined || kept.current.key !== key) kept.current = { key, answer };
  const seen = useRef(answer);
  useEffect(() => {
    // The answer that the page came with had the focus before there were scripts.
    if (answer !== undefined && answer !== seen.current) focusOnFault(document.querySelector("main"));
    seen.current = answer;
  }, [answer]);
  return kept.current.answer;
}
