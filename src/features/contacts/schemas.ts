import { z } from "zod";
import { idField } from "../../shared/schemas.ts";
import { CONTACT_KINDS, CONTACT_WAYS, type ContactName, isWayOf, type WayName } from "./rules.ts";

const names = Object.keys(CONTACT_KINDS) as [ContactName, ...ContactName[]];
const ways = Object.keys(CONTACT_WAYS) as [WayName, ...WayName[]];

/** `/contato/{name}/{id}?via={way}` */
export const contactAddress = z
  .object({ name: z.enum(names), id: idField.toLowerCase(), way: z.enum(ways).default("whatsapp") })
  .refine(({ name, way }) => isWayOf(name, way));
export type ContactAddress = z.infer<typeof contactAddress>;

/** JSON response for `?via=telefone`. */
export interface PhoneAnswer {
  /** Digits with area code. */
  phone: string;
}
/** JSON response for a refusal. */
export interface RefusalAnswer {
  code: string;
  /** Portuguese text to show. */
  message: string;
}
