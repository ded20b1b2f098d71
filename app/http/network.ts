import { networkOf } from "~/domain/network-address";

/** Where a request comes from, for counting tries: the address that Cloudflare saw. */
export function networkOfRequest(request: Request): string {
  return networkOf(request.headers.get("cf-connecting-ip") ?? "unknown");
}
