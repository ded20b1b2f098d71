import { asking } from "./asking";
import { booking } from "./booking";
import { changing } from "./changing";
import type { Shape } from "./shape";
import { talking } from "./talking";

/** By name. */
export const SHAPES: Readonly<Record<string, Shape>> = { ...booking, ...changing, ...asking, ...talking };
