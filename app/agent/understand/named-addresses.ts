import { readEmail } from "~/domain/contact";
import type { Command, Context, Slots } from "./command";
import { said } from "./languages/lists/said";
import { fold, foldedWords } from "./text";

/**
 * "Call Zoe (zoe@example.fr)": the address that stands beside a name is that person's, whoever else has the name. Only the
 * address comes, and carries the name; they are two people where nothing says that they are one.
 *
 * @param message as typed, all of it
 */
export function withNamedAddresses(command: Command, message: string, context: Pick<Context, "known">): Command {
  const { perhaps, other, slots } = command;
  return {
    ...command,
    slots: whoseTheyAre(slots, message, context),
    ...(perhaps && { perhaps: withNamedAddresses(perhaps, message, context) }),
    ...(other && { other: withNamedAddresses(other, message, context) }),
  };
}

function whoseTheyAre(slots: Slots, message: string, context: Pick<Context, "known">): Slots {
  const named = withOwners(slots, message, context);
  const called = { ...named.called };
  for (const one of named.attendees ?? []) {
    const email = readEmail(one);
    const name = email === undefined || called[email] ? "" : typedBefore(message, email);
    if (email !== undefined && name !== "") called[email] = name;
  }
  return Object.keys(called).length > 0 ? { ...named, called } : named;
}

/** "Kwame kwame@x.example", "Kwame Mensah (kwame.mensah@x.example)": the name that the address is made of, in capitals. */
function typedBefore(message: string, email: string): string {
  const words = message.match(WORD) ?? [];
  const at = words.findIndex(
    (word) => word.includes("@") && readEmail(word.replace(/^['"]+|[.!?'"]+$/g, "")) === email,
  );
  const parts = foldedWords(email.split("@")[0] ?? "");
  const before = words.slice(Math.max(0, at - FURTHEST), Math.max(0, at)).toReversed();
  const near = before[0] !== undefined && /^[<([,:]$/.test(before[0]) ? before.slice(1) : before;
  const isOther = (word: string) => !/^\p{Lu}/u.test(word) || !foldedWords(word).every((one) => parts.includes(one));
  const end = near.findIndex(isOther);
  return near
    .slice(0, end < 0 ? near.length : end)
    .toReversed()
    .join(" ");
}

function withOwners(slots: Slots, message: string, { known }: Pick<Context, "known">): Slots {
  const { attendees = [] } = slots;
  const names = attendees.filter((one) => readEmail(one) === undefined);
  if (names.length === 0 || names.length === attendees.length) return slots;
  const pieces = piecesOf(message, names);
  const isOfOther = ({ email }: Address, { name }: Named) =>
    known?.people.some(
      (one) => one.email === email && !foldedWords(one.name).some((word) => foldedWords(name).includes(word)),
    );
  const owned = pieces.flatMap((address, at) => {
    if (address.kind !== "address" || !attendees.some((one) => readEmail(one) === address.email)) return [];
    const owner = ownerBefore(pieces, at, address, isOfOther) ?? ownerBehind(pieces, at, address);
    return owner ? [{ ...owner, email: address.email }] : [];
  });
  if (owned.length === 0) return slots;
  const called = Object.fromEntries(owned.map(({ email, typed }) => [email, typed]));
  const others = attendees.filter((one) => !owned.some(({ name }) => name === one));
  return { ...slots, attendees: others, called };
}

type Piece = Address | Named | { kind: "join" | "bracket" | "at" | "sign" | "word" };

interface Address {
  kind: "address";
  email: string;
}

/** Somebody who is to come, as it was read and as it was typed. */
interface Named {
  kind: "name";
  name: string;
  typed: string;
}

function piecesOf(message: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const typed of message.match(WORD) ?? []) {
    const email = typed.includes("@") ? readEmail(typed.replace(/^['"]+|[.!?'"]+$/g, "")) : undefined;
    const last = pieces.at(-1);
    const own = typed.replace(/['’]s?$/, "");
    const name = email ? undefined : names.find((one) => isAllIn(own, one, last));
    if (email) pieces.push({ kind: "address", email });
    else if (name === undefined) pieces.push({ kind: kindOf(typed) });
    else if (last?.kind === "name" && last.name === name) last.typed += ` ${own}`;
    else pieces.push({ kind: "name", name, typed: own });
  }
  return pieces;
}

/** An address, a word, or a sign. */
const WORD = /[^\s<>()[\],;:]+@[^\s<>()[\],;:]+|[\p{L}\p{N}\p{M}'’._-]*[\p{L}\p{N}]|[^\s]/gu;

/** Words of a name; where it has begun already, it goes on. */
function isAllIn(typed: string, name: string, before: Piece | undefined): boolean {
  const [words, all] = [foldedWords(typed), foldedWords(name)];
  const isMore = before?.kind !== "name" || before.name === name || !foldedWords(before.name).includes(words[0] ?? "");
  return words.length > 0 && isMore && words.every((word) => all.includes(word));
}

function kindOf(typed: string): Exclude<Piece["kind"], "address" | "name"> {
  if (JOIN.folded.test(fold(typed))) return "join";
  if (AT.folded.test(fold(typed))) return "at";
  if (/^[<([]$/.test(typed)) return "bracket";
  return /[\p{L}\p{N}]/u.test(typed) ? "word" : "sign";
}

const AT = said`^${"atAddress"}$`;
const JOIN = said`^(?:${"and"}|[&+])$`;

/** What stands further from an address than this has nothing to do with it. */
const FURTHEST = 12;

/**
 * In front of it: whoever's name is a part of the address, else who stands right there, with no more than a bracket, or
 * "at", between them. "Tom and Zoe tom@example.fr" is of Tom, and "Tom, zz@example.fr" of nobody who is named.
 */
function ownerBefore(
  pieces: readonly Piece[],
  at: number,
  address: Address,
  isOfOther: (address: Address, owner: Named) => boolean | undefined,
): Named | undefined {
  const before = pieces.slice(Math.max(0, at - FURTHEST), at);
  const near = before.slice(before.findLastIndex(({ kind }) => kind === "address") + 1).toReversed();
  if (near[0]?.kind === "join") return undefined;
  const theirs = near.find((piece) => isPartOf(piece, address));
  const [first, second] = near;
  if (theirs?.kind === "name") return theirs;
  if (first?.kind === "bracket" || first?.kind === "at") return second?.kind === "name" ? second : undefined;
  return first?.kind === "name" && !isOfOther(address, first) ? first : undefined;
}

/** Behind it: who stands there in brackets, or has a part of the name in the address. */
function ownerBehind(pieces: readonly Piece[], at: number, address: Address): Named | undefined {
  const behind = pieces.slice(at + 1, at + FURTHEST);
  const end = behind.findIndex(({ kind }) => kind === "address" || kind === "join");
  const near = end < 0 ? behind : behind.slice(0, end);
  const [first, second] = near;
  if (first?.kind === "bracket" && second?.kind === "name") return second;
  const theirs = near.find((piece) => isPartOf(piece, address));
  return theirs?.kind === "name" ? theirs : undefined;
}

function isPartOf(piece: Piece, { email }: Address): boolean {
  if (piece.kind !== "name") return false;
  const box = fold(email.split("@")[0] ?? "");
  const parts = foldedWords(box);
  return foldedWords(piece.typed).some((word) => parts.includes(word) || (word.length > 2 && box.includes(word)));
}
