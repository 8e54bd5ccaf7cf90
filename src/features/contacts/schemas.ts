import { z } from "zod";
import { keysOf } from "../../shared/keys.ts";
import { idField } from "../../shared/schemas.ts";
import { CONTACT_KINDS, CONTACT_WAYS, isWayOf, OPENED_KINDS, OPENED_WAYS } from "./rules.ts";

/** `/contato/{name}/{id}?via={way}` */
export const contactAddress = z
  .object({
    name: z.enum(keysOf(CONTACT_KINDS)),
    id: idField.toLowerCase(),
    way: z.enum(keysOf(CONTACT_WAYS)).default("whatsapp"),
  })
  .refine(({ name, way }) => isWayOf(name, way));
export type ContactAddress = z.infer<typeof contactAddress>;

/** JSON response for `?via=telefone`. */
export interface PhoneAnswer {
  /** Digits with area code; null if the page before a first contact comes first, under the same URL. */
  phone: string | null;
}
/** JSON response for a refusal. */
export interface RefusalAnswer {
  code: string;
  /** Portuguese text to show. */
  message: string;
}

export const openingsInput = z.object({
  /** Id of the last opening of the previous page. */
  cursor: idField.nullish(),
});
const opening = z.object({
  id: z.string(),
  /** Who opened the contact; null for visitors and deleted accounts. */
  name: z.string().nullable(),
  /** Of their card, if it is public. */
  slug: z.string().nullable(),
  kind: z.enum(OPENED_KINDS),
  /** Title of the listing or type of the request; null if it was deleted, and for cards. */
  subject: z.string().nullable(),
  way: z.enum(OPENED_WAYS),
  createdAt: z.number(),
});
export type ContactOpening = z.infer<typeof opening>;
export const openingPage = z.object({ items: z.array(opening), nextCursor: z.string().nullable() });
