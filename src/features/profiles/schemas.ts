import { z } from "zod";
import { accountNameField, emailOrBlank, nameField, phoneOrBlank, textField, yesOrNo } from "../../shared/schemas.ts";
import { PASSWORD_MISSING } from "../auth/messages.ts";
import { NAME_MAX_LENGTH } from "../auth/rules.ts";
import { typedPassword } from "../auth/schemas.ts";
import { dayOrBlank, hoursField, instagramField, workFields, yearsField } from "./fields.ts";
import {
  CODE_LENGTH,
  DELETION_WORD,
  PRESENTATION_MAX_LENGTH,
  PROFESSION_MAX_LENGTH,
  PROFESSIONAL_PROFILES,
} from "./rules.ts";

export const updateBasicsInput = z.object({
  name: accountNameField({ max: NAME_MAX_LENGTH, required: false }),
  email: emailOrBlank,
  whatsapp: phoneOrBlank,
  /** Required to change the e-mail, and the WhatsApp after an older log-in, if the account has a password. */
  password: typedPassword.optional(),
});
export type UpdateBasicsInput = z.infer<typeof updateBasicsInput>;

export const setWorkInput = z.object(workFields);
export type SetWorkInput = z.infer<typeof setWorkInput>;

const PROFILE_ERROR = "Escolha um perfil profissional da lista.";

/** Both cards in one save. `firstMissing` reports blank fields in the fixed order, with its own text. */
export const saveProfessionalInput = updateBasicsInput.extend({
  profession: nameField({ max: PROFESSION_MAX_LENGTH, required: false }),
  professionalProfile: z.union([z.literal(""), z.enum(PROFESSIONAL_PROFILES)], { error: PROFILE_ERROR }),
  ...workFields,
  instagram: instagramField,
  /** Whether the assistant may send requests on WhatsApp; unchanged if missing. */
  acceptsAssistant: yesOrNo.optional(),
  /** Last day without work, or blank; unchanged if missing, as all that follow. */
  unavailableUntil: dayOrBlank.optional(),
  presentation: textField({ max: PRESENTATION_MAX_LENGTH, required: false, multiline: true }).optional(),
  yearsOfExperience: yearsField.optional(),
  workingHours: hoursField.optional(),
});
export type SaveProfessionalInput = z.infer<typeof saveProfessionalInput>;

/** The caller's professional card; empty before the first save. */
export const ownProfessional = z.object({
  isProvider: z.boolean(),
  profession: z.string().nullable(),
  professionalProfile: z.enum(PROFESSIONAL_PROFILES).nullable(),
  specialties: z.array(z.string()),
  serviceRegions: z.array(z.string()),
  wholeState: z.boolean(),
  instagram: z.string().nullable(),
  acceptsAssistant: z.boolean(),
  /** Last day (`YYYY-MM-DD`) without work; null if available. */
  unavailableUntil: z.string().nullable(),
  presentation: z.string(),
  yearsOfExperience: z.number().nullable(),
  workingHours: z.string(),
  avatarUrl: z.string().nullable(),
  slug: z.string(),
  /** Whether a decision of the moderation hid the card. */
  isHidden: z.boolean(),
  /** Whether the profile has everything required to share the card. */
  isComplete: z.boolean(),
});
export type OwnProfessional = z.infer<typeof ownProfessional>;

/** Result of saving both cards: the card's slug, and the e-mail that awaits confirmation, if any. */
export const savedProfessional = z.object({ pendingEmail: z.string().nullable(), slug: z.string() });

export const deleteAccountInput = z.object({
  /** Null for an account without a password (created through Google). */
  password: typedPassword.min(1, PASSWORD_MISSING).nullable(),
  confirmation: z.literal(DELETION_WORD, { error: `Para confirmar a exclusão, digite ${DELETION_WORD}.` }),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const exportInput = z.object({
  /** Needed after an older log-in, if the account has one. */
  password: typedPassword.min(1, PASSWORD_MISSING).optional(),
});
export type ExportInput = z.infer<typeof exportInput>;

/** The caller's basic card. */
export const ownProfile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatarUrl: z.string().nullable(),
  slug: z.string(),
  /** The e-mail that awaits confirmation. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Whether a change of WhatsApp needs no password. */
  hasRecentLogin: z.boolean(),
  hasConfirmedPhone: z.boolean(),
  /** Whether codes can be sent. */
  canConfirmPhone: z.boolean(),
  /** Until when the newest code is valid; null without one. */
  codeExpiresAt: z.number().nullable(),
});

export type OwnProfile = z.infer<typeof ownProfile>;

const CODE_ERROR = `Digite os ${CODE_LENGTH} números do código.`;
export const confirmPhoneInput = z.object({
  /** As typed or pasted, for example "123 456". */
  code: z
    .string({ error: CODE_ERROR })
    .max(20, CODE_ERROR)
    .transform((typed) => typed.replace(/\s/g, ""))
    .refine((code) => code.length === CODE_LENGTH && /^\d+$/.test(code), CODE_ERROR),
});
/** Until when the code that was asked for is valid. */
export const askedCode = z.object({ expiresAt: z.number() });

/** Result of saving: the e-mail that awaits confirmation, if it changes. */
export const savedBasics = z.object({ pendingEmail: z.string().nullable() });

const counted = z.number();
/** How much is stored about the caller, each up to one more than KEPT_COUNTED_MAX. */
export const keptCounts = z.object({
  requests: counted,
  interests: counted,
  addressed: counted,
  hires: counted,
  listings: counted,
  favorites: counted,
  listingComments: counted,
  savedSearches: counted,
  portfolio: counted,
  connections: counted,
  recommendations: counted,
  references: counted,
  ratings: counted,
  certificates: counted,
  exams: counted,
  payments: counted,
  credentials: counted,
  alertBrowsers: counted,
  alerts: counted,
  notices: counted,
  reports: counted,
  blocks: counted,
  cardViews: counted,
  contactsOpened: counted,
});
export type KeptCounts = z.infer<typeof keptCounts>;
