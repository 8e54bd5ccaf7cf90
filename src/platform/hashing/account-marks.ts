import type { Env } from "../../env.ts";
import { keyedHash } from "./keyed-hash.ts";

/** Something by which two accounts of one person are known. */
export interface AccountMark {
  kind: "address" | "device" | "document";
  /** Keyed hash. */
  hash: string;
}

type Sender = { env: Pick<Env, "settings">; address: string };

/** Addresses of this machine, which all people of a development server share. */
const OWN_ADDRESSES = ["local", "127.0.0.1", "::1"];

export function markOf({ env }: Pick<Sender, "env">, kind: AccountMark["kind"], text: string): AccountMark {
  return { kind, hash: keyedHash(env.settings, kind, text) };
}

/** The mark of the address that a call comes from. */
export function addressMarks(sender: Sender): AccountMark[] {
  return OWN_ADDRESSES.includes(sender.address) ? [] : [markOf(sender, "address", sender.address)];
}
