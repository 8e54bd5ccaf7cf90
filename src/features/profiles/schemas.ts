import { z } from "zod";
import { emailOrBlank, phoneOrBlank, textField } from "../../platform/schemas.ts";
import { NAME_MAX_LENGTH } from "../auth/rules.ts";
import { typedPassword } from "../auth/schemas.ts";
import { DELETION_WORD } from "./rules.ts";

export const updateBasicsInput = z.object({
  name: textField({ max: NAME_MAX_LENGTH, required: false }),
  email: emailOrBlank,
  whatsapp: phoneOrBlank,
});
export type UpdateBasicsInput = z.infer<typeof updateBasicsInput>;

export const deleteAccountInput = z.object({
  /** Null for an account without a password, which came through Google. */
  password: typedPassword.min(1, "Informe a senha.").nullable(),
  confirmation: z.literal(DELETION_WORD, { error: `Para confirmar a exclusão, digite ${DELETION_WORD}.` }),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** One's own basic card. */
export const ownProfile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatarUrl: z.string().nullable(),
  slug: z.string(),
  /** Address of a change that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
});

/** After saving: the address that was asked to confirm, if the e-mail is to change. */
export const savedBasics = z.object({ pendingEmail: z.string().nullable() });

/** Stored milliseconds leave as ISO 8601. */
const instant = z.number().transform((milliseconds) => new Date(milliseconds).toISOString());
const text = z.string();
const contact = { name: text, email: text, createdAt: instant };
const rating = { averageRating: z.number(), totalRatings: z.number() };

/** What a person is given of the own data; whatever is not named here does not leave. */
export const dataExport = z.object({
  exportedAt: instant,
  account: z.object({
    email: text,
    emailConfirmedAt: instant.nullable(),
    termsAcceptedAt: instant.nullable(),
    createdAt: instant,
    hasPassword: z.boolean(),
  }),
  profile: z.object({
    ...contact,
    id: text,
    phone: text,
    avatarUrl: text.nullable(),
    nameSlug: text,
    isAdmin: z.boolean(),
    isPremium: z.boolean(),
    premiumActivatedAt: instant.nullable(),
    premiumDeactivatedAt: instant.nullable(),
  }),
  formerSlugs: z.array(z.object({ slug: text, createdAt: instant })),
  client: z.object({ ...contact, ...rating, phone: text, isPremium: z.boolean() }).nullable(),
  professional: z
    .object({
      ...contact,
      ...rating,
      whatsapp: text,
      profession: text.nullable(),
      professionalProfile: text.nullable(),
      specialties: z.array(text),
      serviceRegions: z.array(text),
      wholeState: z.boolean(),
      instagram: text.nullable(),
      avatarUrl: text.nullable(),
      isPremium: z.boolean(),
    })
    .nullable(),
  registration: z.object({ name: text, email: text, whatsapp: text, registeredAt: text }).nullable(),
  logins: z.array(z.object({ provider: text, createdAt: instant })),
  activeSessions: z.array(z.object({ createdAt: instant, expiresAt: instant })),
  openLinks: z.array(z.object({ kind: text, email: text, expiresAt: instant })),
  requests: z.array(
    z.object({
      id: text,
      serviceType: text,
      description: text,
      location: text,
      urgency: text,
      contactName: text.nullable(),
      contactPhone: text.nullable(),
      createdAt: instant,
      expiresAt: instant,
      status: text,
      interestCount: z.number(),
    }),
  ),
  interests: z.array(z.object({ serviceRequestId: text, createdAt: instant })),
  listings: z.array(
    z.object({
      id: text,
      title: text,
      description: text,
      priceCents: z.number(),
      priceNegotiable: z.boolean(),
      condition: text,
      category: text,
      city: text,
      stateId: text,
      neighborhood: text.nullable(),
      zipCode: text.nullable(),
      showPhone: z.boolean(),
      showWhatsapp: z.boolean(),
      createdAt: instant,
      expiresAt: instant,
      status: text,
      photos: z.array(text),
    }),
  ),
  subscriptions: z.array(
    z.object({
      status: text,
      valueCents: z.number(),
      paymentMethod: text,
      createdAt: instant,
      expiresAt: instant.nullable(),
      cancelledAt: instant.nullable(),
    }),
  ),
  promotions: z.array(z.object({ promotionType: text, activatedAt: instant, expiresAt: instant })),
});
