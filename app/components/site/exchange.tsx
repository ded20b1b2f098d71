import type { Exchange } from "~/content/exchanges";
import { boldPieces } from "~/domain/chat-view";
import { Chat } from "../chat";

/** A talk with Parley in the messenger's clothes. */
export function ExchangeView({ exchange: { time, turns } }: { exchange: Exchange }) {
  return (
    <Chat
      turns={turns.map(({ you = "", parley, taps = [] }, id) => ({
        id,
        text: you,
        reply: boldPieces(parley),
        time,
        taps,
      }))}
    />
  );
}
