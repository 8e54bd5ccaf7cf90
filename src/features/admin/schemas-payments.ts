import { z } from "zod";
import { COMPARED_STATES, DIFFERENCE_KINDS } from "../billing/differences.ts";
import { PAYMENT_FILTERS, PAYMENT_STATES, PAYMENTS_AT_ONCE_MAX } from "./rules.ts";
import { CHOOSE, cursor, instant, optionalReason, reason, search } from "./schemas.ts";

export const paymentsInput = z.object({
  /** `YYYY-MM`; with a text, payments of all months are found. */
  month: z.string({ error: CHOOSE }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, CHOOSE),
  text: search,
  filter: z.enum(PAYMENT_FILTERS, { error: CHOOSE }),
  /** More than a page is for the file. */
  size: z.int({ error: CHOOSE }).min(1, CHOOSE).max(PAYMENTS_AT_ONCE_MAX, CHOOSE).optional(),
  cursor,
});

/** Something that happened with a charge, or that it is still open. A charge that was refunded is there twice. */
export const adminPayment = z.object({
  /** `pay_…`, the payment provider's id of the charge. */
  id: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** When it was received or refunded; when the day begins on which it is due. */
  at: instant,
  dueDate: z.iso.date(),
  valueCents: z.number(),
  /** Null once the account is deleted. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
  /** When it was refunded, if it was. */
  revokedAt: instant.nullable(),
  /** When an admin asked for the refund. */
  refundAskedAt: instant.nullable(),
  /** Why the payment provider refused the refund that was asked for last. */
  refundRefusal: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

export const paymentPage = z.object({
  items: z.array(adminPayment),
  nextCursor: z.string().nullable(),
  /** Of the month, whatever the filter; null on later pages, and with a text. */
  totals: z.array(z.object({ state: z.enum(PAYMENT_STATES), count: z.number(), valueCents: z.number() })).nullable(),
});
export type PaymentPage = z.infer<typeof paymentPage>;

/** What differs at the payment provider. */
export const paymentDifferences = z.object({
  /** The last day that was compared; null before the first time. */
  comparedUntil: z.iso.date().nullable(),
  items: z.array(
    z.object({
      /** `pay_…` */
      id: z.string(),
      kind: z.enum(DIFFERENCE_KINDS),
      ourCents: z.number().nullable(),
      ourState: z.enum(COMPARED_STATES).nullable(),
      theirCents: z.number().nullable(),
      theirState: z.enum(COMPARED_STATES).nullable(),
      foundAt: instant,
      /** Null if it is missing here, or its account was deleted. */
      name: z.string().nullable(),
    }),
  ),
});
export type PaymentDifference = z.infer<typeof paymentDifferences>["items"][number];

const CHARGE_INVALID = "Identificador inválido.";
const chargeId = z
  .string({ error: CHARGE_INVALID })
  .max(100, CHARGE_INVALID)
  .regex(/^pay_[\w-]+$/, CHARGE_INVALID);
export const refundInput = z.object({ id: chargeId, reason });
export const differenceInput = z.object({ id: chargeId, reason: optionalReason.default("") });
