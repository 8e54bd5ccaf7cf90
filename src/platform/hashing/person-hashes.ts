import type { Settings } from "../../env.ts";
import { keyedHash } from "./keyed-hash.ts";

/** Providers that ignore dots in the part before the "@". */
const IGNORES_DOTS = ["gmail.com", "googlemail.com"];

/** The mailbox of an e-mail in lower case: without what follows "+", and at Gmail without dots. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const [name = ""] = local.split("+");
  return `${IGNORES_DOTS.includes(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

/** Hashes by which a person is known again after deleting their account. A blank phone has none. */
export function personHashes(
  settings: Pick<Settings, "HASH_KEY">,
  { email, phone }: { email: string; phone: string },
): string[] {
  const ofEmail = keyedHash(settings, "email", mailboxOf(email));
  return phone === "" ? [ofEmail] : [ofEmail, keyedHash(settings, "phone", phone)];
}

/** What an admin sees of a banned e-mail and phone: their ends. A blank phone is left out. */
export function personHint({ email, phone }: { email: string; phone: string }): string {
  const [local = "", domain = ""] = email.split("@");
  const masked = `${local.slice(0, 1)}•••@${domain}`;
  return phone === "" ? masked : `${masked}, (${phone.slice(0, 2)}) •••••-${phone.slice(-4)}`;
}
