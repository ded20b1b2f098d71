import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// The rest of an answer that a newer one has made needless: Remix ends its reading, and nobody waits for its end.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

/**
 * The page's data is read when Remix first draws, and that waits for it as a suspended component does. A key or a press
 * in that moment makes React draw at once what cannot be drawn yet, and it gives the whole page up: so the data is read
 * before React begins.
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

readData().then(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
