// The whole proof of dates: every request of every language in every zone, on both sides of every change of its clocks.
import { root } from "../../workers/local/ensure-installed.mjs";
import { bundled } from "./bundled.mjs";

export async function measure() {
  const { moments, provenAt, saidDates } = await bundled(`${root}/test/agent/understand/date-proof.ts`);
  const count = { right: 0, asked: 0, unread: 0, wrong: 0 };
  for (const moment of moments())
    for (const said of saidDates) {
      const [verdict, told] = provenAt(said, moment);
      count[verdict] += 1;
      if (verdict === "wrong") console.error(told);
    }
  const n = Object.values(count).reduce((sum, one) => sum + one);
  return [
    {
      figure: "dates said, wrong in silence",
      unit: "requests",
      value: count.wrong,
      n,
      goal: "0",
      text: shares(count, n),
    },
  ];
}

const shares = ({ right, asked, unread }, n) =>
  `${((100 * right) / n).toFixed(1)} % right, ${((100 * asked) / n).toFixed(1)} % asked, ${unread} unread`;
