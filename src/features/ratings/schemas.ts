import { z } from "zod";
import { INVALID_PAGE, idField, textField } from "../../shared/schemas.ts";
import { SEARCH_TEXT_MAX_LENGTH } from "../networking/rules.ts";
import {
  COMMENT_MAX_LENGTH,
  PEOPLE_CURSOR,
  RATE_OBSTACLES,
  RATED_TYPES,
  REASON_MAX_LENGTH,
  REPLY_MAX_LENGTH,
  SERVICE_TYPE_MAX_LENGTH,
  STARS_MAX,
  STARS_MIN,
} from "./rules.ts";

const STARS_ERROR = "Escolha de 1 a 5 estrelas.";
const DATE_ERROR = "Informe a data do ocorrido.";

export const ratedType = z.enum(RATED_TYPES, { error: "Escolha cliente ou prestador." });
/** A person in one of their roles. */
export const ratedInput = z.object({ id: idField, type: ratedType });
export type RatedInput = z.infer<typeof ratedInput>;

export const peopleInput = z.object({
  /** Every word must occur in the name, ignoring case and accents. */
  text: textField({ max: SEARCH_TEXT_MAX_LENGTH, required: false }),
  cursor: z.string({ error: INVALID_PAGE }).regex(PEOPLE_CURSOR, INVALID_PAGE).nullish(),
});

const summary = {
  id: z.string(),
  type: ratedType,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** Of providers; null until the professional card is filled in. */
  profession: z.string().nullable(),
  /** Of providers: the state if they serve all of it, or the first of their cities; null until the card is filled in. */
  region: z.string().nullable(),
  averageRating: z.number(),
  totalRatings: z.number(),
};
const ratedPerson = z.object(summary);
export type RatedPerson = z.infer<typeof ratedPerson>;
/** A page can be short, or even empty, although another follows. */
export const peoplePage = z.object({ items: z.array(ratedPerson), nextCursor: z.string().nullable() });

const stars = z.number({ error: STARS_ERROR }).int(STARS_ERROR).min(STARS_MIN, STARS_ERROR).max(STARS_MAX, STARS_ERROR);

/** `firstRatingProblem` reports blank fields, with the fixed text. */
const ratingText = {
  stars,
  /** A code of REASON_LABELS, or free text. */
  reason: textField({ max: REASON_MAX_LENGTH, required: false }),
  serviceType: textField({ max: SERVICE_TYPE_MAX_LENGTH, required: false }),
  incidentDate: z.union([z.literal(""), z.iso.date({ error: DATE_ERROR })], { error: DATE_ERROR }),
  comment: textField({ max: COMMENT_MAX_LENGTH, required: false, multiline: true }),
};
export const rateInput = ratedInput.extend(ratingText);
export type RateInput = z.infer<typeof rateInput>;

/** Someone's page in the ratings. `/contato/cartao/{id}` gives out a provider's number. */
export const ratedProfile = ratedPerson.extend({
  hasWhatsapp: z.boolean(),
  /** The handle, without "@". */
  instagram: z.string().nullable(),
  /** Of a provider's card. */
  slug: z.string().nullable(),
  /** Why the viewer may not rate this person. */
  obstacle: z.enum(RATE_OBSTACLES).nullable(),
  /** From when a new account may rate freely; null unless that is the obstacle. */
  ratesFrom: z.number().nullable(),
  /** The viewer's free rating of this person. */
  own: z
    .object({
      stars: z.number(),
      reason: z.string(),
      serviceType: z.string(),
      incidentDate: z.string(),
      comment: z.string(),
    })
    .nullable(),
});
export type RatedProfile = z.infer<typeof ratedProfile>;

export const ratingsInput = ratedInput.extend({
  /** Id of the last rating of the previous page. */
  cursor: idField.nullish(),
});
const rating = z.object({
  id: z.string(),
  kind: z.enum(["contract", "free"]),
  stars: z.number(),
  comment: z.string(),
  createdAt: z.number(),
  editedAt: z.number().nullable(),
  evaluatorName: z.string(),
  evaluatorType: ratedType,
  /** Of free ratings: a code of REASON_LABELS, or free text. */
  reason: z.string().nullable(),
  serviceType: z.string().nullable(),
  /** `YYYY-MM-DD` */
  incidentDate: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: z.number().nullable(),
  /** Whether the evaluator was ever part of a confirmed hire. */
  evaluatorHasHires: z.boolean(),
  /** Whether evaluator and rated person ever confirmed a hire of each other. */
  hiredEachOther: z.boolean(),
  /** Whether the viewer wrote it. */
  isAuthor: z.boolean(),
  /** Only its author gets a rating that a decision hid, or that waits for the other side's. */
  visibility: z.enum(["public", "hidden", "waiting"]),
});
export type Rating = z.infer<typeof rating>;
export const ratingPage = z.object({ items: z.array(rating), nextCursor: z.string().nullable() });

export const writtenInput = z.object({ cursor: idField.nullish() });
/** A rating that the caller wrote. */
export const writtenRating = z.object({
  id: z.string(),
  kind: z.enum(["contract", "free"]),
  stars: z.number(),
  createdAt: z.number(),
  /** Null, with the name 'Conta encerrada', after the account of the person rated was deleted. */
  personId: z.string().nullable(),
  personName: z.string(),
  type: ratedType,
  reply: z.string().nullable(),
  visibility: z.enum(["public", "hidden", "waiting"]),
});
export type WrittenRating = z.infer<typeof writtenRating>;
export const writtenPage = z.object({ items: z.array(writtenRating), nextCursor: z.string().nullable() });

export const replyInput = z.object({
  id: idField,
  /** Blank removes the reply. */
  text: textField({ max: REPLY_MAX_LENGTH, required: false, multiline: true }),
});
export const rateHireInput = z.object({
  hireId: idField,
  stars,
  comment: textField({ max: COMMENT_MAX_LENGTH, required: "Escreva um comentário.", multiline: true }),
});
export type RateHireInput = z.infer<typeof rateHireInput>;
/** Whether others see it already. */
export const ratedHire = z.object({ isRevealed: z.boolean() });
