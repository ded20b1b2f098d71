import { closing } from "~/content/landing";
import { StartLink } from "./start-link";

/** The last word of a page: start the trial. */
export function Closing() {
  return (
    <section className="wrap pt-16 sm:pt-24 print:hidden">
      <div className="rounded-card bg-surface px-5 py-14 shadow-card text-center sm:px-10">
        <h2 className="chapter mx-auto">{closing.title}</h2>
        <p className="mx-auto mt-3 mb-7 max-w-xl text-lg text-muted">{closing.text}</p>
        <StartLink className="px-6 py-3">Start Free Trial</StartLink>
      </div>
    </section>
  );
}
