import { Marked } from "./api-call";
import { Section } from "./section";

/** Paragraphs of a guide, with `code` between backticks. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mb-3 max-w-2xl">
      <Marked text={text} />
    </p>
  ));
}

interface Rule {
  /** What links point to. */
  id?: string;
  title: string;
  paragraphs: readonly string[];
}

/** What holds for a part of the API, a chapter for each. */
export function Rules({ rules }: { rules: readonly Rule[] }) {
  return rules.map(({ id, title, paragraphs }) => (
    <Section key={title} {...(id !== undefined && { id })} title={title}>
      <Paragraphs texts={paragraphs} />
    </Section>
  ));
}

interface Term {
  /** What links point to. */
  id?: string;
  name: string;
  /** In quieter letters beside the name, with `code` between backticks. */
  aside?: string;
  text: string;
}

/** Names of the API, each with what it means. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="divide-y divide-line card">
      {terms.map(({ id, name, aside, text }) => (
        <div key={name} id={id} className="scroll-mt-4 px-4 py-3 target:bg-action-soft sm:px-5">
          <dt>
            <code className="break-words font-mono text-sm">{name}</code>{" "}
            {aside !== undefined && (
              <span className="text-muted text-sm">
                <Marked text={aside} />
              </span>
            )}
          </dt>
          <dd>
            <Marked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to other pages about the API, in a line. */
export function SeeAlso({ links }: { links: readonly (readonly [href: string, label: string])[] }) {
  return links.map(([href, label], n) => (
    <span key={href}>
      {n > 0 && " · "}
      <a href={href} className="link">
        {label}
      </a>
    </span>
  ));
}
