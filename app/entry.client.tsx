import { RemixBrowser } from "@remix-run/react";
import { startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { nativeUntilHydrated } from "~/components/native-until-hydrated";

// The rest of an answer that a newer one has made needless: Remix ends its reading, and nobody waits for its end.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

function Page({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return <RemixBrowser />;
}

const onHydrated = nativeUntilHydrated();
startTransition(() => {
  hydrateRoot(document, <Page onHydrated={onHydrated} />);
});
