import type { EvidenceSpan } from "~/domain/summary";
import type { Said } from "./sentences";

export const spanOf = ({ entry, from, to }: Said): EvidenceSpan => ({ entry: entry.id, from, to });
