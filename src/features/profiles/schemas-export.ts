import { z } from "zod";

/** Exports stored milliseconds as ISO 8601. */
const instant = z.number().transform((milliseconds) => new Date(milliseconds).toISOString());
const text = z.string();

/** `name` is the other person's. */
const exportedRecommendation = z.object({ name: text, serviceType: text, createdAt: instant });

/** `name` is the other person's. */
const exportedReference = z.object({
  name: text,
  description: text,
  serviceDate: text,
  place: text,
  difficulty: z.number(),
  recommendation: z.number(),
  specialties: z.array(text),
  createdAt: instant,
});

/** `name` is the other person's. */
const exportedHireRating = z.object({
  name: text,
  evaluatedType: text,
  stars: z.number(),
  comment: text,
  reply: text.nullable(),
  repliedAt: instant.nullable(),
  createdAt: instant,
});
const exportedRating = exportedHireRating.extend({
  reason: text,
  serviceType: text.nullable(),
  incidentDate: text.nullable(),
  editedAt: instant.nullable(),
});

/** `subjectId` is the id of the listing, provider or request. */
const exportedOpening = z.object({ kind: text, subjectId: text, way: text, createdAt: instant });
/** `name`: who opened the contact; null for visitors and deleted accounts. */
const exportedGiven = exportedOpening.extend({ name: text.nullable() });
const exportedConsent = z.object({ version: text.nullable(), acceptedAt: instant });

const exportedSession = z.object({
  createdAt: instant,
  expiresAt: instant,
  authMethod: text.nullable(),
  device: text.nullable(),
});

const exportedPasskeys = {
  passkeys: z.array(z.object({ name: text, createdAt: instant, lastUsedAt: instant.nullable() })),
  recoveryCodes: z.array(z.object({ createdAt: instant, usedAt: instant.nullable() })),
};

const exportedAlerts = {
  /** Of admins: how they are told of work. */
  adminAlerts: z.array(z.object({ kind: text, way: text })),
  alertSettings: z.array(
    z.object({
      isOn: z.boolean(),
      byPush: z.boolean(),
      byMail: text,
      choseMail: z.boolean(),
      urgentAtNight: z.boolean(),
      services: z.array(text).nullable(),
      regions: z.array(text).nullable(),
    }),
  ),
  alerts: z.array(z.object({ serviceRequestId: text, createdAt: instant })),
  alertBrowsers: z.array(z.object({ endpoint: text, createdAt: instant })),
  savedSearches: z.array(z.object({ name: text, path: text, createdAt: instant })),
  savedSearchSettings: z.array(z.object({ byMail: text })),
  notices: z.array(
    z.object({
      kind: text,
      subjectId: text,
      details: z.record(text, z.union([text, z.number()])),
      createdAt: instant,
      readAt: instant.nullable(),
    }),
  ),
};

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
