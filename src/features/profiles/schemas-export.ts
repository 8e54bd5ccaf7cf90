import { z } from "zod";

/** Exports stored milliseconds as ISO 8601. */
export const instant = z.number().transform((milliseconds) => new Date(milliseconds).toISOString());
export const text = z.string();

/** `name` is the other person's. */
export const exportedRecommendation = z.object({ name: text, serviceType: text, createdAt: instant });

/** `name` is the other person's. */
export const exportedReference = z.object({
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
export const exportedHireRating = z.object({
  name: text,
  evaluatedType: text,
  stars: z.number(),
  comment: text,
  reply: text.nullable(),
  repliedAt: instant.nullable(),
  createdAt: instant,
});
export const exportedRating = exportedHireRating.extend({
  reason: text,
  serviceType: text.nullable(),
  incidentDate: text.nullable(),
  editedAt: instant.nullable(),
});

/** `subjectId` is the id of the listing, provider or request. */
export const exportedOpening = z.object({ kind: text, subjectId: text, way: text, createdAt: instant });
/** `name`: who opened the contact; null for visitors and deleted accounts. */
export const exportedGiven = exportedOpening.extend({ name: text.nullable() });
export const exportedConsent = z.object({ version: text.nullable(), acceptedAt: instant });

export const exportedSession = z.object({
  createdAt: instant,
  expiresAt: instant,
  authMethod: text.nullable(),
  device: text.nullable(),
});

export const exportedPasskeys = {
  passkeys: z.array(z.object({ name: text, createdAt: instant, lastUsedAt: instant.nullable() })),
  recoveryCodes: z.array(z.object({ createdAt: instant, usedAt: instant.nullable() })),
};

export const exportedAlerts = {
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
