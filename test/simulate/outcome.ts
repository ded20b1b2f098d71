/** One run of a simulation, as it ended. */
export interface Outcome {
  seed: string;
  run: number;
  violations: { rule: string; what: string }[];
  trace: string[];
  /** What went wrong on purpose. */
  faults: string[];
  /** What else is added up. */
  counts: Record<string, number>;
}

/** The run of a seed and a number. @param without numbers of troubles that are left out */
export type Simulate = (seed: string, run: number, without?: ReadonlySet<number>) => Promise<Outcome>;
