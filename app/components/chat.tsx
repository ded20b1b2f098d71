import type { TurnView } from "~/domain/chat-view";

/** Turns of the conversation as the messenger shows them: what the user wrote on the right, what Parley said on the left. */
export function Chat({ turns }: { turns: readonly TurnView[] }) {
  return (
    <ol className="chat">
      {turns.map(({ id, text, reply, time, taps = [] }) => (
        <li key={id} className="contents">
          {text && (
            <p className="bubble bubble-mine" dir="auto">
              <span className="sr-only">You: </span>
              {text}
              <time className="bubble-time">{time}</time>
            </p>
          )}
          <p className="bubble" dir="auto">
            <span className="sr-only">Parley: </span>
            {reply.map(({ words, bold }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
              bold ? <strong key={place}>{words}</strong> : words,
            )}
            <time className="bubble-time">{time}</time>
          </p>
          {taps.length > 0 && (
            <ul className="flex w-[88%] flex-wrap gap-1" aria-label="Answers to tap">
              {taps.map((tap) => (
                <li key={tap} className="bubble-tap">
                  {tap}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
