import { z } from "zod";
import { idField, textField, yesOrNo } from "../../shared/schemas.ts";
import { ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from "./rules.ts";
import { INTEREST_STATES } from "./rules-interest.ts";

export const ownInterestsInput = z.object({
  /** Null for all. */
  state: z.enum(INTEREST_STATES, { error: "Escolha um estado da lista." }).nullable(),
  cursor: idField.nullish(),
});

/** What somebody is interested in, as they see it. Tells of others only the range of what most of them offered. */
const ownInterest = z.object({
  /** Of the request. */
  id: z.string(),
  serviceType: z.string(),
  city: z.string(),
  expiresAt: z.number(),
  interestedAt: z.number(),
  note: z.string(),
  minPriceCents: z.number().nullable(),
  maxPriceCents: z.number().nullable(),
  /** What the owner asks all who are interested, and what this person answered; blank for nothing. */
  question: z.string(),
  answer: z.string(),
  state: z.enum(INTEREST_STATES),
  /** Whether the owner looked at the person's card, and opened the contact on it, in whatever state. */
  isSeen: z.boolean(),
  hasOpenedContact: z.boolean(),
  /** Whether the person gets the client's contact now. */
  isReachable: z.boolean(),
  /** Null if too few others named a price. */
  offered: z.object({ minCents: z.number(), maxCents: z.number() }).nullable(),
});
export type OwnInterest = z.infer<typeof ownInterest>;
export const ownInterestPage = z.object({ items: z.array(ownInterest), nextCursor: z.string().nullable() });

export const askInput = z.object({
  requestId: idField,
  question: textField({ max: QUESTION_MAX_LENGTH, required: "Escreva sua pergunta.", multiline: true }),
});
export const answerQuestionInput = z.object({
  requestId: idField,
  answer: textField({ max: ANSWER_MAX_LENGTH, required: "Escreva sua resposta.", multiline: true }),
});
export const declineInput = z.object({
  requestId: idField,
  providerId: idField,
  /** False takes it back. */
  isDeclined: yesOrNo,
});
