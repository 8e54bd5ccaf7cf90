const IPV6_CHARACTERS = /^[0-9a-f.]*:[0-9a-f:.]*$/i;
const GROUPS = 8;

/** The eight groups of an IPv6 address, in hex without leading zeros; null if it is not one. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]/`;
  if (!IPV6_CHARACTERS.test(address) || !URL.canParse(url)) return null;
  const [head, tail] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = GROUPS - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array<string>(zeros).fill("0"), ...(tail ?? [])];
}

function isMappedIpv4(groups: string[]): boolean {
  return groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
}

function toIpv4(groups: string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
}

/**
 * The key of a client's IP address in rate limits: for IPv6 the /64 prefix, because one subscriber usually has all of
 * it; for an IPv4-mapped address the IPv4 address. Anything else stays unchanged.
 */
export function rateLimitSubject(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  return isMappedIpv4(groups) ? toIpv4(groups) : `${groups.slice(0, 4).join(":")}::/64`;
}
