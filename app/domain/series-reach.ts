/** How much of a series is meant beside the one instance that was spoken of. */
export type Reach = "following" | "all";

/** What a form asks of a meeting that is one of a series. */
export const REACHES = [
  { value: "one", label: "Only this one" },
  { value: "following", label: "This one and all that follow" },
  { value: "all", label: "All of them" },
] as const;

/** Of what a form sent; what is none of these is one meeting. */
export const readReach = (typed: unknown): Reach | "one" => (typed === "following" || typed === "all" ? typed : "one");
