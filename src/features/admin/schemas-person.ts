import { z } from "zod";
import { boundedCount } from "../../shared/bounded-count.ts";
import { CREDENTIAL_KINDS } from "../../shared/credentials.ts";
import { SUBJECT_KINDS } from "../../shared/decisions.ts";
import { idField, textField } from "../../shared/schemas.ts";
import { REPORT_REASONS, VERDICTS } from "../moderation/rules.ts";
import { CREDENTIAL_STATUSES } from "../profiles/rules.ts";
import { NOTE_MAX_LENGTH } from "./rules.ts";
import { adminCase, adminRating, adminSubscription, adminUser, auditRow } from "./schemas.ts";

const instant = z.number();

/** The newest rows of a kind, and how many there are. */
const newest = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), count: boundedCount });

export const personInput = z.object({ id: idField });

export const linkedAccount = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["address", "device", "document", "phone"]),
});
export const personCredential = z.object({
  kind: z.enum(CREDENTIAL_KINDS),
  number: z.string(),
  status: z.enum(CREDENTIAL_STATUSES),
});
const account = adminUser.extend({
  phoneConfirmedAt: instant.nullable(),
  hasGoogle: z.boolean(),
  /** Since when the assistant may write to the provider. */
  assistantConsentAt: instant.nullable(),
  /** Of the public card; null without one. */
  cardSlug: z.string().nullable(),
  credentials: z.array(personCredential),
  linked: z.array(linkedAccount),
});

/** All that the panel knows of a person: the account, and the newest of what they have and did. */
export const adminPerson = z.object({
  id: z.string(),
  /** Null if the account was deleted, or if the id is a pseudonym: then only rows of others remain. */
  account: account.nullable(),
  sessions: z.object({ count: z.number(), usedAt: instant.nullable() }),
  consents: z.array(z.object({ version: z.string(), acceptedAt: instant })),
  notes: z.array(z.object({ id: z.string(), adminName: z.string().nullable(), text: z.string(), createdAt: instant })),
  requests: newest(
    z.object({
      id: z.string(),
      serviceType: z.string(),
      expiresAt: instant,
      hiddenBecause: z.enum(["decision", "block"]).nullable(),
      createdAt: instant,
    }),
  ),
  listings: newest(
    z.object({
      id: z.string(),
      title: z.string(),
      priceCents: z.number(),
      isActive: z.boolean(),
      isSold: z.boolean(),
      hiddenBecause: z.enum(["decision", "block"]).nullable(),
      createdAt: instant,
    }),
  ),
  ratingsBy: newest(adminRating),
  ratingsAbout: newest(adminRating),
  hires: newest(
    z.object({
      id: z.string(),
      serviceType: z.string(),
      isClient: z.boolean(),
      otherId: z.string(),
      otherName: z.string(),
      status: z.enum(["proposed", "confirmed", "denied"]),
      endedAs: z.enum(["done", "cancelled"]).nullable(),
      createdAt: instant,
    }),
  ),
  casesAbout: newest(adminCase),
  reportsBy: newest(
    z.object({
      id: z.string(),
      caseId: z.string(),
      kind: z.enum(SUBJECT_KINDS),
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      ownerId: z.string(),
      ownerName: z.string(),
      decision: z.enum(VERDICTS).nullable(),
      createdAt: instant,
    }),
  ),
  subscriptions: newest(
    adminSubscription.pick({
      id: true,
      status: true,
      paymentMethod: true,
      valueCents: true,
      nextDueDate: true,
      expiresAt: true,
      createdAt: true,
    }),
  ),
  payments: newest(
    z.object({
      id: z.string(),
      valueCents: z.number(),
      /** YYYY-MM-DD. */
      dueDate: z.string(),
      paidAt: instant.nullable(),
      revokedAt: instant.nullable(),
    }),
  ),
  audit: z.array(auditRow),
});
export type AdminPerson = z.infer<typeof adminPerson>;
export type AdminAccount = z.infer<typeof account>;

export const addNoteInput = z.object({
  userId: idField,
  text: textField({ max: NOTE_MAX_LENGTH, required: "Escreva a anotação.", multiline: true }),
});
export const noteInput = z.object({ id: idField });
