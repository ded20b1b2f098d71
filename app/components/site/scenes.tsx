import type { Scene } from "~/content/exchanges";
import { Badge } from "../badge";
import { ExchangeView } from "./exchange";

/** What Parley does, each in words and in talks: in columns whose talks begin on one line, or the words beside the talk. */
export function Scenes({ scenes, level: Heading }: { scenes: readonly Scene[]; level: "h2" | "h3" }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3 lg:gap-y-0">
      {scenes.map(({ title, text, coming, exchanges }) => (
        <li key={title} className="grid gap-x-8 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid">
          <div>
            <Heading className="heading">
              {title} {coming && <Badge tone="neutral">Coming Soon</Badge>}
            </Heading>
            <p className="mt-2 text-muted">{text}</p>
          </div>
          <div>{!coming && exchanges.map((one) => <ExchangeView key={one.turns[0]?.parley} exchange={one} />)}</div>
        </li>
      ))}
    </ul>
  );
}
