import { z } from "zod";
import { publicBadge } from "../../shared/badges.ts";
import { boundedCount } from "../../shared/bounded-count.ts";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { INVALID_PAGE, idField, textField } from "../../shared/schemas.ts";
import { ROLES } from "../auth/rules.ts";
import { publicCredential } from "../profiles/schemas-credentials.ts";
import { isServiceType } from "../requests/catalogue.ts";
import {
  CONNECTION_STATUSES,
  DIRECTORY_ORDERS,
  PAGES_MAX,
  PHOTO_DESCRIPTION_MAX_LENGTH,
  PHOTO_TITLE_MAX_LENGTH,
  REFERENCE_DESCRIPTION_MAX_LENGTH,
  REFERENCE_PLACE_MAX_LENGTH,
  REFERENCE_SPECIALTIES,
  SCORE_MAX,
  SCORE_MIN,
  SEARCH_TEXT_MAX_LENGTH,
  UNDOABLE,
  USER_TYPES,
} from "./rules.ts";

const SLUG_MAX_LENGTH = 120;
export const cardInput = z.object({
  slugOrId: z
    .string({ error: "Endereço inválido." })
    .max(SLUG_MAX_LENGTH, "Endereço inválido.")
    .regex(/^[a-z0-9-]+$/i, "Endereço inválido."),
});

/** A provider as anyone may see them. `/contato/cartao/{id}` gives out the number. */
const providerSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Null or blank until the professional card is filled in. */
  profession: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isPremium: z.boolean(),
  averageRating: z.number(),
  totalRatings: z.number(),
  specialties: z.array(z.string()),
  serviceRegions: z.array(z.string()),
  wholeState: z.boolean(),
  hasWhatsapp: z.boolean(),
  /** Whether they proved by a code that the number is theirs. */
  hasConfirmedPhone: z.boolean(),
  /** The handle, without "@". */
  instagram: z.string().nullable(),
  /** Last day (`YYYY-MM-DD`) without work; null if available. */
  unavailableUntil: z.string().nullable(),
  credentials: z.array(publicCredential),
  badges: z.array(publicBadge),
});

const connectionView = {
  connectionStatus: z.enum(CONNECTION_STATUSES),
  /** Id for accepting, rejecting or cancelling; null if no action is possible. */
  connectionId: z.string().nullable(),
  /** Whether the viewer received the request and may answer it. */
  isIncoming: z.boolean(),
};

export const directoryCountInput = z.object({
  /** Every word must match name, profession, specialties or regions, ignoring case and accents. */
  text: textField({ max: SEARCH_TEXT_MAX_LENGTH, required: false }),
  specialty: z
    .string({ error: "Escolha uma especialidade da lista." })
    .refine(isServiceType, "Escolha uma especialidade da lista.")
    .nullable(),
  region: z
    .string({ error: "Escolha uma região da lista." })
    .refine(isServiceRegion, "Escolha uma região da lista.")
    .nullable(),
  userType: z.enum(USER_TYPES, { error: "Escolha Premium ou Gratuito." }).nullable(),
});
export type DirectoryCountInput = z.infer<typeof directoryCountInput>;

export const directoryInput = directoryCountInput.extend({
  order: z.enum(DIRECTORY_ORDERS, { error: "Escolha uma ordem da lista." }).default("relevance"),
  page: z.number({ error: INVALID_PAGE }).int(INVALID_PAGE).min(1, INVALID_PAGE).max(PAGES_MAX, INVALID_PAGE),
});
export type DirectoryInput = z.infer<typeof directoryInput>;

const directoryEntry = providerSummary.extend({ ...connectionView, isConnected: z.boolean() });
export type DirectoryEntry = z.infer<typeof directoryEntry>;

export const directoryPage = z.object({
  items: z.array(directoryEntry),
  page: z.number(),
  /** Number of numbered buttons: one for each page, at most five. */
  numberedPages: z.number(),
  previous: z.number().nullable(),
  next: z.number().nullable(),
  /** Whether more providers match than the pages have. */
  isCut: z.boolean(),
});
export type DirectoryPage = z.infer<typeof directoryPage>;

const slugField = z
  .string({ error: "Endereço inválido." })
  .max(SLUG_MAX_LENGTH, "Endereço inválido.")
  .regex(/^[a-z0-9-]+$/, "Endereço inválido.");
/** Slugs of a specialty and a municipality. */
export const localInput = z.object({ trade: slugField, city: slugField });
export type LocalInput = z.infer<typeof localInput>;

const localLink = z.object({ name: z.string(), slug: z.string() });
/** The professionals of a specialty in a municipality, at `/profissionais/{trade}/{city}`. */
export const localPage = z.object({
  specialty: z.string(),
  city: z.string(),
  /** The municipality as filters of the directory name it. */
  region: z.string(),
  /** Those who name the municipality, then those who serve the whole state; without the viewer. */
  items: z.array(directoryEntry),
  total: boundedCount,
  /** Other municipalities with the specialty, and other specialties in the municipality. */
  cities: z.array(localLink),
  trades: z.array(localLink),
});
export type LocalPage = z.infer<typeof localPage>;

export const professionalInput = z.object({ id: idField });
/** What the card at `/cartao/{slug}` and the page at `/portal-conexoes/perfil/{id}` show of a professional. */
export const professionalPage = providerSummary.extend({
  ...connectionView,
  /** The current one; URLs of the card with a former slug or the id redirect to it. */
  slug: z.string(),
  isOwn: z.boolean(),
  /** Only the owner gets an incomplete one. */
  isComplete: z.boolean(),
  /** By a decision of the moderation. Only the owner gets hidden cards and pages. */
  isHidden: z.boolean(),
  /** By the viewer. */
  isBlocked: z.boolean(),
  /** Blank for none, as the hours. */
  presentation: z.string(),
  yearsOfExperience: z.number().nullable(),
  /** Such as "Seg. a sex., 7h às 17h". */
  workingHours: z.string(),
  connectionsCount: z.number(),
  referencesCount: z.number(),
});
export type ProfessionalPage = z.infer<typeof professionalPage>;

export const referencesInput = z.object({
  id: idField,
  /** Id of the last reference of the previous page. */
  cursor: idField.nullish(),
});
const reference = z.object({
  id: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  authorAvatarUrl: z.string().nullable(),
  /** The author's role: client first, then provider; null for neither. */
  authorKind: z.enum(ROLES).nullable(),
  /** Whether the author has their own page. */
  authorHasPage: z.boolean(),
  description: z.string(),
  /** `YYYY-MM-DD` */
  serviceDate: z.string(),
  place: z.string(),
  difficulty: z.number(),
  recommendation: z.number(),
  specialties: z.array(z.string()),
  /** True only for the professional who hid it. */
  isHidden: z.boolean(),
  /** Hidden by a decision of the moderation. True only for its author. */
  isModerated: z.boolean(),
  /** Whether the viewer wrote it and may delete it. */
  isAuthor: z.boolean(),
});
export type Reference = z.infer<typeof reference>;
export const referencePage = z.object({ items: z.array(reference), nextCursor: z.string().nullable() });

const portfolioPhoto = z.object({
  id: z.string(),
  /** Path of the display size (for the thumbnail: `thumbnailOf` of shared/image-urls.ts). */
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** Of the photo that shows the same place before the work; it may be missing, if others don't see it. */
  beforeId: z.string().nullable(),
  /** By a decision of the moderation. Only the owner gets hidden photos. */
  isHidden: z.boolean(),
});
export type PortfolioPhoto = z.infer<typeof portfolioPhoto>;
export const portfolio = z.array(portfolioPhoto);

export const connectInput = z.object({ professionalId: idField });
export const connectionState = z.object(connectionView);
export const connectionIdInput = z.object({ id: idField });
export const undoInput = z.object({
  id: idField,
  /** What the caller did last. */
  act: z.enum(UNDOABLE, { error: "Escolha o que desfazer." }),
});

const person = { personId: z.string(), name: z.string(), avatarUrl: z.string().nullable() };
export const pendingConnection = z.object({ id: z.string(), ...person, createdAt: z.number() });
export type PendingConnection = z.infer<typeof pendingConnection>;
export const pendingCount = z.object({
  count: z.number(),
  /** How many people accepted the caller's request since they last saw their connections. */
  news: z.number(),
});
export const connectionsInput = z.object({
  /** Id of the last connection of the previous page. */
  cursor: idField.nullish(),
});
const connected = { id: z.string(), ...person, profession: z.string().nullable(), hasPage: z.boolean() };
export const connectionPage = z.object({
  items: z.array(z.object({ ...connected, isNews: z.boolean() })),
  nextCursor: z.string().nullable(),
});
export type Connection = z.infer<typeof connectionPage>["items"][number];
export const askedPage = z.object({
  items: z.array(z.object({ ...connected, createdAt: z.number() })),
  nextCursor: z.string().nullable(),
});
export type AskedConnection = z.infer<typeof askedPage>["items"][number];

const DATE_ERROR = "Informe a data do serviço.";
const score = (error: string) => z.number({ error }).int(error).min(SCORE_MIN, error).max(SCORE_MAX, error);
/** `referenceProblems` reports blank fields, with its own texts. */
export const addReferenceInput = z.object({
  professionalId: idField,
  description: textField({ max: REFERENCE_DESCRIPTION_MAX_LENGTH, required: false, multiline: true }),
  serviceDate: z.union([z.literal(""), z.iso.date({ error: DATE_ERROR })], { error: DATE_ERROR }),
  place: textField({ max: REFERENCE_PLACE_MAX_LENGTH, required: false }),
  difficulty: score("Escolha a dificuldade de 1 a 5."),
  recommendation: score("Escolha a recomendação de 1 a 5."),
  specialties: z
    .array(z.enum(REFERENCE_SPECIALTIES, { error: "Escolha especialidades da lista." }), {
      error: "Escolha especialidades da lista.",
    })
    .max(REFERENCE_SPECIALTIES.length, "Escolha cada especialidade uma vez.")
    .refine((list) => new Set(list).size === list.length, "Escolha cada especialidade uma vez."),
});
export type AddReferenceInput = z.infer<typeof addReferenceInput>;
export const addedReference = z.object({ id: z.string() });
export const referenceIdInput = z.object({ id: idField });

export const photoIdInput = z.object({ id: idField });
export const updatePhotoInput = z.object({
  id: idField,
  title: textField({ max: PHOTO_TITLE_MAX_LENGTH, required: "Informe o título da foto." }),
  /** Blank for none. */
  description: textField({ max: PHOTO_DESCRIPTION_MAX_LENGTH, required: false, multiline: true }),
  /** Null for none; unchanged if missing, as from an app that was open before there were pairs. */
  beforeId: idField.nullish(),
});
export type UpdatePhotoInput = z.infer<typeof updatePhotoInput>;

/** The stats of the provider's dashboard. */
export const overview = z.object({
  connections: z.number(),
  pending: z.number(),
  references: z.number(),
  portfolio: z.number(),
  averageRating: z.number(),
  totalRatings: z.number(),
  isProvider: z.boolean(),
  /** Whether the profile has everything required to share the card. */
  isComplete: z.boolean(),
  slug: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Overview = z.infer<typeof overview>;
