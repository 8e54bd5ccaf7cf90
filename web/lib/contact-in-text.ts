import { hasLink } from "#src/shared/names.ts";
import { holdsPhone } from "./phone-in-text.ts";

/** An e-mail address, or a name on a social network. */
const HANDLE = /@\s?[\p{L}\d]/u;

/** Whether a text seems to contain a phone number, an e-mail address, a handle or a link, to warn its author. */
export function holdsContact(text: string): boolean {
  return holdsPhone(text) || HANDLE.test(text) || hasLink(text);
}
