import type { ApiCallView, ApiField } from "~/content/api-reference";

/** One call of the API: what it takes, what it answers, how it refuses, and the same in three languages. */
export function ApiCall({ call }: { call: ApiCallView }) {
  const { id, method, path, summary, text, scope, parameters, body, answer, refusals, samples } = call;
  return (
    <section id={id} className="wrap scroll-mt-4 pt-14">
      <h2 className="chapter">{summary}</h2>
      <p className="mt-3 font-mono text-sm">
        <strong className="text-action">{method}</strong> {path}
      </p>
      <p className="mt-3 max-w-2xl">
        <Marked text={text} />
      </p>
      {scope !== null && (
        <p className="mt-2 text-muted">
          Scope: <code className="font-mono text-sm">{scope}</code>
        </p>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <Fields title="Parameters" fields={parameters} />
          <Fields title="Body" fields={body} />
          <Fields title={`${answer.status}: ${answer.text}`} fields={answer.fields} />
          <h3 className="heading mt-6">Refusals</h3>
          <ul className="mt-2 text-sm">
            {refusals.map(({ status, names }) => (
              <li key={status}>
                {status}:{" "}
                {names.map((name, n) => (
                  <span key={name}>
                    {n > 0 && ", "}
                    <a href={`/api/errors#${name}`} className="link">
                      {name}
                    </a>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          {samples.map(({ language, code }, n) => (
            <details key={language} open={n === 0} className="mb-3">
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{language}</summary>
              <CodeBlock code={code} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export function CodeBlock({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <pre tabIndex={0} className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-sm">
      <code>{code}</code>
    </pre>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3 className="heading mt-6 first:mt-0">{title}</h3>
      <dl className="divide-y divide-line">
        {fields.map(({ name, type, required, text }) => (
          <div key={name} className="py-2">
            <dt>
              <code className="break-words font-mono text-sm">{name}</code>{" "}
              <span className="text-muted text-sm">
                {type}
                {required && ", required"}
              </span>
            </dt>
            {text !== "" && (
              <dd className="text-sm">
                <Marked text={text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Text in which `code` stands between backticks. */
export function Marked({ text }: { text: string }) {
  return text.split("`").map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <code key={n} className="break-words font-mono text-sm">
        {part}
      </code>
    ),
  );
}
