/**
 * Whom a network address stands for, for counting: an IPv4 address itself, of IPv6 the network of 64 bits that one
 * household or phone holds.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const groups = groupsOfV6(address);
  // What is no address stands for itself.
  if (!groups) return address;
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/**
 * Whether a numeric address is one of the public internet: none that is private, loopback, link-local (which is where
 * clouds keep their metadata), shared, multicast, reserved or for documentation, and none that carries such an IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(":")) return isPublicV4(bytesOfV4(address));
  const groups = groupsOfV6(address);
  if (!groups) return false;
  const [a = 0, b = 0] = groups;
  const last = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  // Mapped, translated (NAT64) and 6to4 addresses lead to the IPv4 that is in them.
  if (groups.slice(0, 5).every((group) => group === 0)) return groups[5] === 0xffff && isPublicV4(last);
  if (a === 0x64 && b === 0xff9b) return isPublicV4(last);
  if (a === 0x2002) return isPublicV4(groups.slice(1, 3).flatMap((group) => [group >> 8, group & 255]));
  // Global unicast is 2000::/3; of it, Teredo, ORCHID, benchmarks and documentation are nobody's.
  const isGlobal = (a & 0xe000) === 0x2000;
  return isGlobal && !(a === 0x2001 && (b < 0x200 || b === 0xdb8)) && a !== 0x3fff;
}

const bytesOfV4 = (address: string) => address.split(".").map(Number);

/** What Azure tells its machines is at a number that looks public. */
const AZURE = "168.63.129.16";

const isPublicV4 = (bytes: readonly number[]) => bytes.join(".") !== AZURE && isOfInternet(bytes);

function isOfInternet([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}

/** Eight groups; null when it is no IPv6 address. */
function groupsOfV6(address: string): number[] | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const bytes = dotted?.[2] ? bytesOfV4(dotted[2]) : [];
  const [p = 0, q = 0, r = 0, s = 0] = bytes;
  const whole = dotted ? `${dotted[1]}${((p << 8) | q).toString(16)}:${((r << 8) | s).toString(16)}` : address;
  const [head = "", tail, more] = whole.split("::");
  if (more !== undefined) return null;
  const read = (part: string | undefined) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [first, second] = [read(head), read(tail)];
  const missing = 8 - first.length - second.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...first, ...Array<number>(missing).fill(0), ...second];
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : null;
}
