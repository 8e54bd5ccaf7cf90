import { cnpj, cpf } from "cpf-cnpj-validator";
import { z } from "zod";
import { emailField, nameField, phoneOrBlank, TEXT_MESSAGES } from "../../shared/schemas.ts";
import { CHARGE_STATES, PAYER_NAME_MAX_LENGTH, PREMIUM_SOURCES, SUBSCRIPTION_STATES } from "./rules.ts";

const TAX_ID_TYPED_MAX = 30;
const TAX_ID_INVALID = "Informe um CPF ou CNPJ válido.";

/** A CPF or CNPJ with or without punctuation, the CNPJ also with letters. The output has no punctuation. */
const taxIdField = z
  .string({ error: TEXT_MESSAGES.type })
  .max(TAX_ID_TYPED_MAX, TAX_ID_INVALID)
  .transform((typed) => typed.replace(/[\s./-]/g, "").toUpperCase())
  .refine((id) => (id.length === 11 ? cpf.isValid(id, true) : cnpj.isValid(id, true)), TAX_ID_INVALID);

/** The form 'Dados para Assinatura'. */
export const createPaymentInput = z.object({
  name: nameField({ max: PAYER_NAME_MAX_LENGTH, required: "Informe o nome completo." }),
  email: emailField,
  /** Blank if there is none. */
  phone: phoneOrBlank,
  cpfCnpj: taxIdField,
});
export type CreatePaymentInput = z.infer<typeof createPaymentInput>;

const cents = z.number().int();
/** Milliseconds since the epoch. */
const instant = z.number();

/** A charge that can be paid. */
const openCharge = z.object({
  id: z.string(),
  dueDate: z.iso.date(),
  valueCents: cents,
  isOverdue: z.boolean(),
  invoiceUrl: z.url(),
});
export type OpenCharge = z.infer<typeof openCharge>;

/** What the payment dialog shows. Without a charge, its link follows by e-mail; without a PIX code, the invoice has it. */
export const checkout = z.object({
  charge: openCharge.nullable(),
  pix: z.object({ payload: z.string(), expiresAt: instant }).nullable(),
});
export type Checkout = z.infer<typeof checkout>;

export const billingStatus = z.object({
  priceCents: cents,
  /** 'Data de entrada' */
  joinedAt: instant,
  isPremium: z.boolean(),
  /** When premium ends unless something is paid; null without premium. */
  premiumUntil: instant.nullable(),
  /** When premium ended; null with premium, and for those who never had any. */
  endedAt: instant.nullable(),
  /** What gives premium now. */
  source: z.enum(PREMIUM_SOURCES).nullable(),
  /** 'Última vez premium' */
  lastPremiumAt: instant.nullable(),
  /** 'Próximo vencimento'; null if nothing will be charged. */
  nextDueDate: z.iso.date().nullable(),
  /** The latest subscription that is not manual. */
  subscription: z
    .object({
      state: z.enum(SUBSCRIPTION_STATES),
      /** End of what was paid; null before the first payment. */
      paidUntil: instant.nullable(),
      /** The same with the days of grace: until then premium is kept. */
      keptUntil: instant.nullable(),
    })
    .nullable(),
  /** Whether there is a renewal to cancel. */
  canCancel: z.boolean(),
  /** Whether the renewal has ended and can begin again without a form. */
  canReactivate: z.boolean(),
  openCharge: openCharge.nullable(),
});
export type BillingStatus = z.infer<typeof billingStatus>;

const charge = z.object({
  id: z.string(),
  dueDate: z.iso.date(),
  valueCents: cents,
  state: z.enum(CHARGE_STATES),
  paidAt: instant.nullable(),
  invoiceUrl: z.url().nullable(),
});

/** The next page begins after this charge. */
const chargeCursor = z.object({ dueDate: z.iso.date(), id: z.string().max(100) });
export const chargesInput = z.object({ cursor: chargeCursor.nullish() });
export const chargePage = z.object({ items: z.array(charge), nextCursor: chargeCursor.nullable() });
export type ChargePage = z.infer<typeof chargePage>;

/** What remains after the renewal was cancelled; null if nothing was paid. */
export const cancelledRenewal = z.object({ keptUntil: instant.nullable() });

/** What the person still lacks for the promotion. */
export const promotionState = z.object({
  /** Null unless it runs. */
  campaign: z.object({ title: z.string() }).nullable(),
  isUsed: z.boolean(),
  isProfileComplete: z.boolean(),
  hasReferral: z.boolean(),
  hasPendingReferral: z.boolean(),
});

/** What the link of the person's invitation has. */
export const invitation = z.object({ code: z.string() });

export const completeReferralInput = z.object({ email: emailField });
