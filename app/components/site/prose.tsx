import type { Block, Passage } from "~/content/prose";

/** Running text: paragraphs and lists at a width that reads well. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block} className="mt-3">
        {block}
      </p>
    ) : (
      <ul key={block[0]} className="mt-3 list-disc space-y-1.5 pl-6 marker:text-action">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}

export function Passages({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ title, blocks }) => (
    <section key={title} className="mt-10">
      <h2 className="heading">{title}</h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}

/** A page of passages, as the legal ones are. */
export function LegalPage({
  title,
  updated,
  opening,
  passages,
}: {
  title: string;
  updated?: string;
  opening: string;
  passages: readonly Passage[];
}) {
  return (
    <article className="mx-auto max-w-2xl px-4 pt-8 sm:px-6 sm:pt-16">
      <h1 className="page-title">{title}</h1>
      {updated && <p className="mt-3 text-muted">Last updated: {updated}</p>}
      <p className="mt-6 text-lg">{opening}</p>
      <Passages passages={passages} />
    </article>
  );
}
