import { faq } from "~/content/landing";

/** One answer open at a time: the browser sees to it, because they share a name. */
export function Faq() {
  return (
    <div className="divide-y divide-line border-line border-y">
      {faq.map(({ question, answer }) => (
        <details key={question} name="faq" className="group print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium text-lg after:text-2xl after:text-action after:leading-none after:content-['+'/''] print:after:hidden hover:text-action group-open:after:rotate-45">
            <h3>{question}</h3>
          </summary>
          <p className="max-w-2xl pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
