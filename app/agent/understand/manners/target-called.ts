import type { Context, Target } from "../command";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { targetsIn } from "./bulk-actions";

const IT = said`^${"it"}$`;
const OWN = said`^(?:${"the"}|${"my"})\s+`;

/** The meeting that words name; empty for "it". A number behind a name belongs to it: "planning 2". */
export function targetCalled(what: string, context: Context): Target | undefined {
  if (IT.isIn(what.trim())) return {};
  const plain = OWN.replacedIn(what.trim(), "");
  if (/^\p{L}[\p{L}\s]*\s\d{1,2}$/u.test(plain)) return { title: capitalise(plain) };
  return targetsIn(what, context)[0];
}
