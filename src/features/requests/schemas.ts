import { z } from "zod";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { idField, nameField, phoneField, textField, yesOrNo } from "../../shared/schemas.ts";
import { URGENCIES } from "../../shared/urgency.ts";
import { isServiceType } from "./catalogue.ts";
import {
  ADDRESSEES_MAX,
  CONTACT_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  INTEREST_ANSWERS,
  LOCATION_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PICTURE_MAX_BYTES,
  PICTURES_MAX,
  PRICE_MAX_CENTS,
} from "./rules.ts";

const TYPE_MISSING = "Escolha o tipo de serviço.";
const TYPE_UNKNOWN = "Escolha um tipo de serviço da lista.";
const serviceType = z.string({ error: TYPE_MISSING }).refine(isServiceType, TYPE_UNKNOWN);
const description = textField({ max: DESCRIPTION_MAX_LENGTH, required: "Descreva o serviço.", multiline: true });

const city = z.string({ error: "Escolha a cidade." }).refine(isServiceRegion, "Escolha uma cidade da lista.");
const PHOTO_UNKNOWN = "Foto não encontrada.";
const PHOTO_URL = /^\/img\/requests\/[\w/-]{1,160}\.webp$/;

export const requestInput = z.object({
  serviceType,
  urgency: z.enum(URGENCIES, { error: "Escolha a urgência." }),
  description,
  city,
  location: textField({ max: LOCATION_MAX_LENGTH, required: "Informe o local do serviço." }),
  contactName: nameField({ max: CONTACT_NAME_MAX_LENGTH, required: "Informe o nome para contato." }),
  contactPhone: phoneField,
});
export type RequestInput = z.infer<typeof requestInput>;
export type RequestFormValues = z.input<typeof requestInput>;

const ADDRESSEES = `Escolha até ${ADDRESSEES_MAX} profissionais.`;
const addresseeIds = z.array(idField, ADDRESSEES).max(ADDRESSEES_MAX, ADDRESSEES);
/** Whom a new request asks by name; without `isForAll`, only they see it at first. */
const addressing = z.object({
  addresseeIds: addresseeIds.default([]),
  isForAll: yesOrNo.default(true),
});
export type Addressing = z.infer<typeof addressing>;

/** Idempotent by `submissionId`: repeating a submission returns the same request. */
export const createRequestInput = requestInput.extend({ submissionId: idField, ...addressing.shape });
export type CreateRequestInput = z.infer<typeof createRequestInput>;

export const addresseesInput = z.object({ ids: addresseeIds });
/** Somebody whom the viewer may ask. */
export const addressee = z.object({
  id: z.string(),
  name: z.string(),
  profession: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type Addressee = z.infer<typeof addressee>;
export const addressees = z.array(addressee);

export const requestIdInput = z.object({ id: idField });
export const updateRequestInput = z.object({ id: idField, changes: requestInput });
/** The new state rather than a toggle, so that a repeated call changes nothing. */
export const setInterestInput = z.object({ id: idField, interested: yesOrNo });

const PRICE_INVALID = "Informe um valor válido.";
const price = z
  .number({ error: PRICE_INVALID })
  .int(PRICE_INVALID)
  .min(1, PRICE_INVALID)
  .max(PRICE_MAX_CENTS, PRICE_INVALID)
  .nullable();
/** What an interested person adds for the owner; a blank note and null prices for nothing. */
export const describeInterestInput = z
  .object({
    id: idField,
    note: textField({ max: NOTE_MAX_LENGTH, required: false, multiline: true }),
    minPriceCents: price,
    maxPriceCents: price,
  })
  .refine(({ minPriceCents: min, maxPriceCents: max }) => min === null || max === null || min <= max, {
    error: "O valor máximo não pode ser menor que o mínimo.",
    path: ["maxPriceCents"],
  });
export type DescribeInterestInput = z.infer<typeof describeInterestInput>;

export const recommendInput = z.object({ id: idField, colleagueId: idField });

/** A connection who can be recommended for a request. */
const colleague = z.object({
  personId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  profession: z.string().nullable(),
  /** Whether the request is for one of their specialties and in one of their regions. */
  fits: z.boolean(),
  /** By the caller, for this request. */
  isRecommended: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;
export const colleagues = z.array(colleague);

export const setClosedInput = z.object({ id: idField, closed: yesOrNo });

/** A description to improve; `serviceType` is blank if none is chosen. */
export const improveTextInput = z.object({
  text: description,
  serviceType: z.string({ error: TYPE_MISSING }).refine((type) => type === "" || isServiceType(type), TYPE_UNKNOWN),
});
export type ImproveTextInput = z.infer<typeof improveTextInput>;
export const improvedText = z.object({ improvedText: z.string(), wasCut: z.boolean() });

const PICTURES = `Envie até ${PICTURES_MAX} fotos pequenas.`;
const picture = z.base64(PICTURES).max(Math.ceil(PICTURE_MAX_BYTES / 3) * 4, PICTURES);
/** What somebody needs, in their own words, and photos of it as small JPEGs. */
export const proposeInput = z.object({
  text: description,
  pictures: z.array(picture, PICTURES).max(PICTURES_MAX, PICTURES).default([]),
});
export type ProposeInput = z.infer<typeof proposeInput>;
/** What these words ask for; null for what they don't say. */
export const requestProposal = z.object({
  serviceType: z.string().nullable(),
  urgency: z.enum(URGENCIES).nullable(),
  description: z.string().nullable(),
});
export type RequestProposal = z.infer<typeof requestProposal>;

/** A photo of an own request, which its path identifies. */
export const photoInput = z.object({
  id: idField,
  url: z.string({ error: PHOTO_UNKNOWN }).regex(PHOTO_URL, PHOTO_UNKNOWN),
});
export type PhotoInput = z.infer<typeof photoInput>;

const CURSOR_INVALID = "Identificador inválido.";
/** Of the last request of the page before: its id, with `forMe` after its rank. */
const CURSOR = /^([012]\.)?[\da-f-]{36}$/;

export const listRequestsInput = z
  .object({
    /** A service type of the catalogue; null for all. */
    serviceType: serviceType.nullable(),
    /** A municipality; null or missing for all. */
    city: city.nullish(),
    /** Only those in the caller's regions, those for their specialties first. */
    forMe: yesOrNo.optional(),
    cursor: z.string({ error: CURSOR_INVALID }).regex(CURSOR, CURSOR_INVALID).nullish(),
  })
  .refine(({ forMe = false, cursor }) => !cursor || cursor.includes(".") === forMe, {
    error: CURSOR_INVALID,
    path: ["cursor"],
  });

/** What the list shows of a request to everyone, and live events carry. */
export const publicRequest = z.object({
  id: z.string(),
  serviceType: z.string(),
  description: z.string(),
  location: z.string(),
  city: z.string(),
  urgency: z.enum(URGENCIES),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Whether the owner extended it once. */
  isExtended: z.boolean(),
  /** Whether a hire is confirmed and the owner does not look for more people. */
  isHired: z.boolean(),
  interestCount: z.number(),
  /** The owner has premium. Changes the look, not the order. */
  isHighlighted: z.boolean(),
  /** Path of the first photo in display size (for the thumbnail: `thumbnailOf` of shared/image-urls.ts). */
  imageUrl: z.string().nullable(),
  photoCount: z.number(),
});

/** A request as a signed-in person may see it. */
export const requestSummary = publicRequest.extend({
  isOwn: z.boolean(),
  isInterested: z.boolean(),
  /** What the viewer added to their interest; null without interest. */
  ownNote: z.string().nullable(),
  ownMinPriceCents: z.number().nullable(),
  ownMaxPriceCents: z.number().nullable(),
  /** Whether the owner looked at the interested viewer's card. */
  isSeen: z.boolean(),
  /** Whether the viewer answered the owner's question. */
  hasAnswered: z.boolean(),
  /** Whether a hire for it was done, and no other goes on; false for other people. */
  isDone: z.boolean(),
  /** By a decision of the moderation. Only the owner gets hidden requests. */
  isHidden: z.boolean(),
  /** Whether the owner chose to ask the viewer. */
  isForMe: z.boolean(),
  /** Names of those whom the owner chose to ask; null for other people, and if there are none. */
  addressees: z.string().nullable(),
  /** Until when only they know of it; null for other people, once everybody may, and after its end. */
  openToAllAt: z.number().nullable(),
  /** People with premium who were told of it at once; 0 for its owner, and for whom premium is no news. */
  premiumTold: z.number(),
});
export type RequestSummary = z.infer<typeof requestSummary>;

/** What a provider wants to know of the client before spending time on a request. */
const lead = z.object({
  isEmailConfirmed: z.boolean(),
  /** Whether the client proved that the request's number is theirs. */
  hasConfirmedPhone: z.boolean(),
  /** The client has published nothing before. */
  isFirst: z.boolean(),
  /** The newest ended requests before this one, at most FORMER_MAX, and those whose hire both sides confirmed. */
  former: z.object({ requests: z.number(), hires: z.number() }),
});
export type Lead = z.infer<typeof lead>;

/** The contact is null if the viewer may not see it, and after it was erased. */
export const requestDetail = requestSummary.extend({
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Whether the viewer gets the contact once they have confirmed their own WhatsApp. */
  mustConfirmPhone: z.boolean(),
  /** The viewer may have contacts, but opened too many. */
  isContactLimited: z.boolean(),
  /** How many interests the viewer may still show today; null without a limit, and in what lists know. */
  interestsLeft: z.number().nullable(),
  /** What the owner answered to the viewer's interest; null without an answer, and in what lists know. */
  answer: z.enum(INTEREST_ANSWERS).nullable(),
  /** Name of the connection who recommended the viewer; null if none did, and in what lists know. */
  recommendedBy: z.string().nullable(),
  /** Null in what lists know. */
  lead: lead.nullable(),
  /** Paths in display size, in order. */
  photos: z.array(z.string()),
});
export type RequestDetail = z.infer<typeof requestDetail>;

/** `cursor`: from the page before; blank for the first. */
export const recipientsInput = z.object({ id: idField, cursor: z.string().max(200).default("") });

/** Whom the assistant tells of a request; `whatsapp` has the country code. */
const recipientPage = z.object({
  recipients: z.array(z.object({ name: z.string(), whatsapp: z.string() })),
  nextCursor: z.string().nullable(),
});
export type RecipientPage = z.infer<typeof recipientPage>;

/** What `forMe` leaves in the list, and orders it by. */
const fit = z.object({
  serviceTypes: z.array(z.string()),
  /** Other services of the same trades. */
  neighbours: z.array(z.string()),
  /** Null for the whole state. */
  cities: z.array(z.string()).nullable(),
});
export type RequestFit = z.infer<typeof fit>;

export const requestPage = z.object({
  items: z.array(requestSummary),
  nextCursor: z.string().nullable(),
  /** With `forMe`, so that the app knows of new requests whether they fit; else null. */
  fitting: fit.nullable(),
});
export type RequestPage = z.infer<typeof requestPage>;
export const typeCounts = z.object({
  total: z.number(),
  types: z.array(z.object({ serviceType: z.string(), count: z.number() })),
});
/** Counts of all time. */
export const requestStats = z.object({ totalRequests: z.number(), ownRequests: z.number() });
/** `isNew`: whether the call is what made the person interested. */
export const interestState = z.object({ interested: z.boolean(), interestCount: z.number(), isNew: z.boolean() });
