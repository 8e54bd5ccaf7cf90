import { z } from "zod";
import { MAIL_WISHES } from "../../shared/mail-wishes.ts";
import { INVALID_PAGE, idField, textField, yesOrNo } from "../../shared/schemas.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import { CHOOSE, TOO_MANY_PHOTOS } from "./messages.ts";
import {
  ANSWER_MAX_LENGTH,
  CONDITIONS,
  DESCRIPTION_MAX_LENGTH,
  MAX_PHOTOS,
  NEIGHBORHOOD_MAX_LENGTH,
  PERIODS,
  PRICE_MAX_CENTS,
  QUESTION_MAX_LENGTH,
  SEARCH_TEXT_MAX_LENGTH,
  START_LENGTH,
  TEXT_SORTS,
  TITLE_MAX_LENGTH,
} from "./rules.ts";

const category = z
  .string({ error: CHOOSE.category })
  .refine((slug) => MARKETPLACE_CATEGORIES.some((known) => known.slug === slug), CHOOSE.category);
const stateId = z.string({ error: CHOOSE.state }).regex(/^[A-Z]{2}$/, CHOOSE.state);
/** The municipality's IBGE code. */
const cityId = z.number({ error: CHOOSE.city }).int(CHOOSE.city).positive(CHOOSE.city);
const priceCents = z
  .number({ error: "Informe o preço." })
  .int("Informe o preço com no máximo duas casas.")
  .min(0, "Informe um preço válido.")
  .max(PRICE_MAX_CENTS, "Informe um preço válido.");
const zipCode = z
  .string({ error: "Informe o CEP com 8 números." })
  .transform((typed) => typed.replace(/[\s.-]/g, ""))
  .pipe(z.string().regex(/^(\d{8})?$/, "Informe o CEP com 8 números."));

export const listingInput = z.object({
  title: textField({ max: TITLE_MAX_LENGTH, required: "Informe o título." }),
  description: textField({ max: DESCRIPTION_MAX_LENGTH, required: "Descreva o que está anunciando.", multiline: true }),
  priceCents,
  category,
  condition: z.enum(CONDITIONS, { error: "Escolha a condição." }),
  stateId,
  cityId,
  /** Blank if not given. */
  neighborhood: textField({ max: NEIGHBORHOOD_MAX_LENGTH, required: false }),
  /** Eight digits, or blank if not given. */
  zipCode,
  showPhone: yesOrNo,
  showWhatsapp: yesOrNo,
  priceNegotiable: yesOrNo,
  /** Missing in what older apps send. */
  acceptsSwap: yesOrNo.default(false),
});
export type ListingInput = z.infer<typeof listingInput>;

/** Idempotent by `submissionId`: repeating a submission returns the same listing. */
export const createListingInput = listingInput.extend({ submissionId: idField });
export type CreateListingInput = z.infer<typeof createListingInput>;
/** How a text begins. */
export const startInput = z.object({ start: textField({ max: START_LENGTH, required: "Informe o começo." }) });
export const listingIdInput = z.object({ id: idField });
export const updateListingInput = z.object({ id: idField, changes: listingInput });
/** Wanted states rather than toggles, so that repeated calls change nothing. */
export const setSoldInput = z.object({ id: idField, sold: yesOrNo });
export const setFavoriteInput = z.object({ id: idField, favorite: yesOrNo });
export const photoInput = z.object({ listingId: idField, photoId: idField });
/** All photos of the listing; the first becomes the primary one. */
export const photoOrderInput = z.object({
  listingId: idField,
  photoIds: z.array(idField, "Informe as fotos.").min(1, "Informe as fotos.").max(MAX_PHOTOS, TOO_MANY_PHOTOS),
});

export const listingFilter = z.object({
  /** Matches title or description, ignoring case and accents; blank for any. */
  text: textField({ max: SEARCH_TEXT_MAX_LENGTH, required: false }),
  category: category.nullable(),
  stateId: stateId.nullable(),
  cityId: cityId.nullable(),
  period: z.enum(PERIODS, { error: "Escolha o período." }).nullable(),
  /** Inclusive. */
  minPriceCents: priceCents.nullable(),
  maxPriceCents: priceCents.nullable(),
});
export type ListingFilter = z.infer<typeof listingFilter>;

export const savedFilter = listingFilter.pick({
  text: true,
  category: true,
  cityId: true,
  minPriceCents: true,
  maxPriceCents: true,
});
export type SavedFilter = z.infer<typeof savedFilter>;
export const savedSearchId = z.object({ id: z.string() });

/** A search of which its owner wants to know new listings. */
export const savedSearch = savedSearchId.extend({ name: z.string(), filter: savedFilter, createdAt: z.number() });
export type SavedSearch = z.infer<typeof savedSearch>;

/** How the caller is told by mail of listings in saved searches. */
export const searchMail = z.object({ byMail: z.enum(MAIL_WISHES, { error: CHOOSE.mail }) });
export type SearchMail = z.infer<typeof searchMail>;

const cursor = z.string({ error: INVALID_PAGE }).regex(/^[nolhr][0-9a-z]{1,11}\.[0-9a-z]{1,11}$/, INVALID_PAGE);

export const searchListingsInput = listingFilter.extend({
  sort: z.enum(TEXT_SORTS, { error: "Escolha a ordem." }),
  /** Cursor of the page at which the list begins. */
  from: cursor.optional(),
  /** `nextCursor` of the previous page. */
  cursor: cursor.nullish(),
});
export type SearchListingsInput = z.infer<typeof searchListingsInput>;

/** A card; times are in milliseconds since the epoch. */
export const listingSummary = z.object({
  id: z.string(),
  title: z.string(),
  priceCents: z.number(),
  priceNegotiable: z.boolean(),
  acceptsSwap: z.boolean(),
  condition: z.enum(CONDITIONS),
  cityName: z.string(),
  stateId: z.string(),
  createdAt: z.number(),
  /** Path of the primary photo in display size (for the thumbnail: `thumbnailOf` of shared/image-urls.ts). */
  imageUrl: z.string().nullable(),
});
export type ListingSummary = z.infer<typeof listingSummary>;

export const listingPage = z.object({
  items: z.array(listingSummary),
  nextCursor: z.string().nullable(),
  /** The text in known words; null if it was typed so. */
  corrected: z.string().nullable(),
  /** Whether nothing is found, and these listings are only similar: with some of the words, or elsewhere. */
  isSimilar: z.boolean(),
});
export type ListingPage = z.infer<typeof listingPage>;

const listingState = { isActive: z.boolean(), isSold: z.boolean() };
/** A person's favourite; those that are sold or expired are inactive. `hasPage`: whether its page is still visible. */
export const favoriteListing = listingSummary.extend({ ...listingState, hasPage: z.boolean() });
export type FavoriteListing = z.infer<typeof favoriteListing>;

/** A listing in the owner's list; sold, expired and hidden ones are inactive. */
export const ownListing = listingSummary.extend({
  ...listingState,
  expiresAt: z.number(),
  /** Of its page by others, people whose favourite it is, and people who got the seller's contact through it. */
  views: z.number(),
  favorites: z.number(),
  openings: z.number(),
  /** Questions without an answer. */
  waiting: z.number(),
  /** By a decision of the moderation. */
  isHidden: z.boolean(),
});
export type OwnListing = z.infer<typeof ownListing>;

/** The usual price of a category. */
export const usualPrice = z.object({ category: z.string(), medianCents: z.number(), cases: z.number() });

const listingPhoto = z.object({ id: z.string(), url: z.string(), isPrimary: z.boolean() });

export const listingDetail = listingSummary.extend({
  description: z.string(),
  category: z.string(),
  categoryName: z.string(),
  cityId: z.number(),
  stateName: z.string(),
  neighborhood: z.string().nullable(),
  zipCode: z.string().nullable(),
  expiresAt: z.number(),
  isActive: z.boolean(),
  isSold: z.boolean(),
  /** By a decision of the moderation. Only the owner gets hidden listings. */
  isHidden: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the price is far below the usual one of the category. */
  isCheap: z.boolean(),
  sellerName: z.string(),
  /** Whether `/contato/anuncio/{id}` offers a number to call, and one for WhatsApp. */
  hasPhone: z.boolean(),
  hasWhatsapp: z.boolean(),
  /** Whether the seller proved by a code that the number is theirs. */
  hasConfirmedPhone: z.boolean(),
  showPhone: z.boolean(),
  showWhatsapp: z.boolean(),
  photos: z.array(listingPhoto),
  /** For the owner, the newest first. */
  formerPrices: z.array(z.object({ priceCents: z.number(), endedAt: z.number() })),
});
export type ListingDetail = z.infer<typeof listingDetail>;

export const questionsInput = z.object({
  id: idField,
  /** Id of the last question of the previous page. */
  cursor: idField.nullish(),
});
const commentText = (max: number, required: string) => textField({ max, required, multiline: true });
export const askInput = z.object({ id: idField, text: commentText(QUESTION_MAX_LENGTH, "Escreva sua pergunta.") });
export const answerInput = z.object({ id: idField, text: commentText(ANSWER_MAX_LENGTH, "Escreva a resposta.") });

/** A question or an answer. `isHidden`: by a decision of the moderation; only its author gets those. */
export const comment = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.number(),
  isOwn: z.boolean(),
  isHidden: z.boolean(),
});
/** `askerName`: the first name. */
export const question = comment.extend({ askerName: z.string(), answer: comment.nullable() });
export type Comment = z.infer<typeof comment>;
export type Question = z.infer<typeof question>;
export const questionPage = z.object({ items: z.array(question), nextCursor: z.string().nullable() });
