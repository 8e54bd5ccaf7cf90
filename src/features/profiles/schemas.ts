import { z } from "zod";
import { accountNameField, emailOrBlank, nameField, phoneOrBlank, textField } from "../../shared/schemas.ts";
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
import {
  exportedAlerts,
  exportedConsent,
  exportedGiven,
  exportedHireRating,
  exportedOpening,
  exportedPasskeys,
  exportedRating,
  exportedRecommendation,
  exportedReference,
  exportedSession,
  instant,
  text,
} from "./schemas-export.ts";

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

/** Both cards in one save. `firstMissing` reports blank fields in the specified order, with its own text. */
export const saveProfessionalInput = updateBasicsInput.extend({
  profession: nameField({ max: PROFESSION_MAX_LENGTH, required: false }),
  professionalProfile: z.union([z.literal(""), z.enum(PROFESSIONAL_PROFILES)], { error: PROFILE_ERROR }),
  ...workFields,
  instagram: instagramField,
  /** Whether the assistant may send requests on WhatsApp; unchanged if missing. */
  acceptsAssistant: z.boolean({ error: "Informe sim ou não." }).optional(),
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

const contact = { name: text, email: text, createdAt: instant };
const rating = { averageRating: z.number(), totalRatings: z.number() };

/** A person's data for export. Columns that aren't named here are not exported; an unnamed list is an error. */
export const dataExport = z.strictObject({
  exportedAt: instant,
  account: z.object({
    email: text,
    emailConfirmedAt: instant.nullable(),
    termsAcceptedAt: instant.nullable(),
    termsVersion: z.string().nullable(),
    createdAt: instant,
    hasPassword: z.boolean(),
  }),
  profile: z.object({
    ...contact,
    id: text,
    phone: text,
    phoneConfirmedAt: instant.nullable(),
    avatarUrl: text.nullable(),
    nameSlug: text,
    isAdmin: z.boolean(),
    isPremium: z.boolean(),
    premiumActivatedAt: instant.nullable(),
    premiumDeactivatedAt: instant.nullable(),
    premiumUntil: instant.nullable(),
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
      assistantConsentAt: instant.nullable(),
      unavailableUntil: text.nullable(),
      presentation: text,
      yearsOfExperience: z.number().nullable(),
      workingHours: text,
    })
    .nullable(),
  registration: z.object({ name: text, email: text, whatsapp: text, registeredAt: text }).nullable(),
  logins: z.array(z.object({ provider: text, createdAt: instant })),
  activeSessions: z.array(exportedSession),
  ...exportedPasskeys,
  phoneCodes: z.array(z.object({ phone: text, tries: z.number(), createdAt: instant, expiresAt: instant })),
  openLinks: z.array(z.object({ kind: text, email: text, expiresAt: instant })),
  requests: z.array(
    z.object({
      id: text,
      serviceType: text,
      description: text,
      location: text,
      city: text,
      urgency: text,
      contactName: text.nullable(),
      contactPhone: text.nullable(),
      createdAt: instant,
      expiresAt: instant,
      status: text,
      interestCount: z.number(),
      photos: z.array(text),
      addressees: z.array(text),
      openToAllAt: instant.nullable(),
      outcome: text.nullable(),
      outcomeAt: instant.nullable(),
      question: text,
      askedAt: instant.nullable(),
    }),
  ),
  interests: z.array(
    z.object({
      serviceRequestId: text,
      note: text,
      minPriceCents: z.number().nullable(),
      maxPriceCents: z.number().nullable(),
      answer: text,
      answeredAt: instant.nullable(),
      declinedAt: instant.nullable(),
      seenAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
  hires: z.array(
    z.object({
      name: text,
      isHiredByMe: z.boolean(),
      serviceType: text,
      status: text,
      createdAt: instant,
      answeredAt: instant.nullable(),
      endedAs: text.nullable(),
      endedAt: instant.nullable(),
      isEndedByMe: z.boolean(),
      endReason: text,
    }),
  ),
  agreements: z.array(
    z.object({
      version: z.number(),
      isWrittenByMe: z.boolean(),
      what: text,
      place: text,
      priceCents: z.number(),
      startDate: text,
      parts: z.array(z.object({ when: text, valueCents: z.number() })),
      clientName: text,
      providerName: text,
      textHash: text,
      createdAt: instant,
      acceptedAt: instant.nullable(),
    }),
  ),
  listings: z.array(
    z.object({
      id: text,
      title: text,
      description: text,
      priceCents: z.number(),
      priceNegotiable: z.boolean(),
      acceptsSwap: z.boolean(),
      formerPrices: z.array(z.object({ priceCents: z.number(), endedAt: instant })),
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
      soldAt: instant.nullable(),
      views: z.number(),
      photos: z.array(text),
    }),
  ),
  listingComments: z.array(z.object({ title: text, text, isAnswer: z.boolean(), createdAt: instant })),
  favoriteListings: z.array(z.object({ title: text, createdAt: instant })),
  ...exportedAlerts,
  subscriptions: z.array(
    z.object({
      status: text,
      valueCents: z.number(),
      paymentMethod: text,
      createdAt: instant,
      firstDueDate: text.nullable(),
      nextDueDate: text.nullable(),
      grantedUntil: instant.nullable(),
      lastPaymentDate: instant.nullable(),
      expiresAt: instant.nullable(),
      cancelledAt: instant.nullable(),
      revokedAt: instant.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: text,
      status: text,
      valueCents: z.number(),
      dueDate: text,
      paidAt: instant.nullable(),
      revokedAt: instant.nullable(),
      refundAskedAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
  premiumMails: z.array(z.object({ about: text, createdAt: instant })),
  /** `isMine`: whether the person referred somebody, or was referred. */
  referrals: z.array(
    z.object({
      isMine: z.boolean(),
      status: text,
      /** In the person's own link. */
      invitationCode: text.nullable(),
      createdAt: instant,
      validatedAt: instant.nullable(),
    }),
  ),
  promotions: z.array(z.object({ promotionType: text, activatedAt: instant, expiresAt: instant })),
  connections: z.array(z.object({ name: text, isRequestedByMe: z.boolean(), status: text, createdAt: instant })),
  /** From clients who chose to ask the person. */
  requestsAddressedToMe: z.array(z.object({ serviceType: text, createdAt: instant })),
  recommendationsMade: z.array(exportedRecommendation),
  recommendationsReceived: z.array(exportedRecommendation),
  referencesWritten: z.array(exportedReference),
  referencesReceived: z.array(exportedReference),
  ratingsWritten: z.array(exportedRating),
  ratingsReceived: z.array(exportedRating),
  hireRatingsWritten: z.array(exportedHireRating),
  hireRatingsReceived: z.array(exportedHireRating),
  contactWarnings: z.array(z.object({ createdAt: instant })),
  contactsOpened: z.array(exportedOpening),
  contactsGiven: z.array(exportedGiven),
  consents: z.array(exportedConsent),
  reportsMade: z.array(z.object({ subjectKind: text, subjectId: text, reason: text, text: text, createdAt: instant })),
  /** About the person's own things. */
  decisions: z.array(
    z.object({
      subjectKind: text,
      excerpt: text,
      decision: text.nullable(),
      decisionReason: text.nullable(),
      decidedAt: instant.nullable(),
      answer: text.nullable(),
      answeredAt: instant.nullable(),
      reviewedAt: instant.nullable(),
    }),
  ),
  blockedPeople: z.array(z.object({ name: text, createdAt: instant })),
  credentials: z.array(
    z.object({
      kind: text,
      number: text,
      status: text,
      createdAt: instant,
      decidedAt: instant.nullable(),
      decisionReason: text.nullable(),
    }),
  ),
  cardViews: z.array(z.object({ day: text, views: z.number() })),
  learning: z.array(z.object({ areaDeAtuacao: text, onboardingCompleted: z.boolean(), createdAt: instant })),
  courseResults: z.array(
    z.object({ courseId: text, acertosPercentual: z.number(), status: text, completedAt: instant }),
  ),
  examAttempts: z.array(
    z.object({
      id: text,
      courseId: text,
      day: text,
      number: z.number(),
      createdAt: instant,
      closedAt: instant.nullable(),
      acertosPercentual: z.number().nullable(),
    }),
  ),
  examAnswers: z.array(z.object({ attemptId: text, question: text, answer: text.nullable() })),
  certificates: z.array(z.object({ code: text, courseId: text, name: text, issuedAt: instant })),
  portfolio: z.array(z.object({ photoUrl: text, title: text, description: text.nullable(), uploadedAt: instant })),
});
