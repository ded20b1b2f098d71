import type { Context, Target } from "../command";
import { hear } from "./hear";
import { oneOfSeveral } from "./one-of-several";

/** "The Friday one", "lo de Lucía", where that is all that is said: the meeting that it stands for. */
export function oneNamed(text: string, context: Context): Target | undefined {
  const { ground, here } = hear(text, context) ?? {};
  const one = ground && here && oneOfSeveral(ground, here);
  const isAll = one && !/[\p{L}\p{N}]/u.test(text.slice(0, one.start) + text.slice(one.end));
  return (isAll && one.target) || undefined;
}
