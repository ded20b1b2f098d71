import { isComing, type Line } from "~/content/line";
import { Badge } from "./badge";

/** A line that says of itself when it is coming. */
export function MarkedLine(line: Line) {
  if (!isComing(line)) return line.text;
  return (
    <span>
      {line.text} <Badge>Coming</Badge>
    </span>
  );
}
