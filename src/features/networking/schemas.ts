import { z } from "zod";
import { isServiceRegion } from "../../shared/municipalities.ts";
import { idField, textField } from "../../shared/schemas.ts";
import { ROLES } from "../auth/rules.ts";
import { isServiceType } from "../requests/catalogue.ts";
import {
  CONNECTION_STATUSES,
  DIRECTORY_CURSOR,
  NUMBERED_PAGES,
  PHOTO_DESCRIPTION_MAX_LENGTH,
  PHOTO_TITLE_MAX_LENGTH,
  REFERENCE_DESCRIPTION_MAX_LENGTH,
  REFERENCE_PLACE_MAX_LENGTH,
  REFERENCE_SPECIALTIES,
  SCORE_MAX,
  SCORE_MIN,
  SEARCH_TEXT_MAX_LENGTH,
  USER_TYPES,
} from "./rules.ts";

const SLUG_MAX_LENGTH = 120;
export const cardInput = z.object({
  slugOrId: z
    .string({ error: "Endereço inválido." })
    .max(SLUG_MAX_LENGTH, "Endereço inválido.")
    .regex(/^[a-z0-9-]+$/i, "Endereço inválido."),
});

/** A provider as anyone may see them. The number comes from `/contato/cartao/{id}`. */
const providerSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Null or blank while the professional card is not filled in. */
  profession: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isPremium: z.boolean(),
  averageRating: z.number(),
  totalRatings: z.number(),
  specialties: z.array(z.string()),
  serviceRegions: z.array(z.string()),
  wholeState: z.boolean(),
  hasWhatsapp: z.boolean(),
  /** The handle, without "@". */
  instagram: z.string().nullable(),
});

/** `slug` is the present one: an address with another one, or with the id, leads to it. */
export const publicCard = providerSummary.extend({ slug: z.string(), isOwn: z.boolean() });
export type PublicCard = z.infer<typeof publicCard>;

const connectionView = {
  connectionStatus: z.enum(CONNECTION_STATUSES),
  /** What accepting, rejecting or cancelling names; null when there is nothing to be done. */
  connectionId: z.string().nullable(),
  /** Whether the viewer was asked and may answer. */
  isIncoming: z.boolean(),
};

const CURSOR_ERROR = "Página inválida.";
/** A place in the directory: the number of the page and where it begins, or in order up to the fifth only the number. */
const directoryPlace = z.object({ page: z.number(), cursor: z.string().nullable() });

export const directoryInput = z.object({
  /** Every word is looked for in name, profession, specialties and regions, without regard to case and accents. */
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
  /** One of the numbered pages; without meaning when there is a cursor. */
  page: z.number({ error: CURSOR_ERROR }).int(CURSOR_ERROR).min(1, CURSOR_ERROR).max(NUMBERED_PAGES, CURSOR_ERROR),
  /** `cursor` of `previous` or `next` of the page before. */
  cursor: z.string({ error: CURSOR_ERROR }).regex(DIRECTORY_CURSOR, CURSOR_ERROR).nullish(),
});
export type DirectoryInput = z.infer<typeof directoryInput>;

export const directoryEntry = providerSummary.extend({ ...connectionView, isConnected: z.boolean() });
export type DirectoryEntry = z.infer<typeof directoryEntry>;

export const directoryPage = z.object({
  items: z.array(directoryEntry),
  page: z.number(),
  /** How many numbered buttons there are: pages that exist, five at most. */
  numberedPages: z.number(),
  previous: directoryPlace.nullable(),
  next: directoryPlace.nullable(),
});
export type DirectoryPage = z.infer<typeof directoryPage>;

export const professionalInput = z.object({ id: idField });
/** The page of a professional; the address is `/portal-conexoes/perfil/{id}`. */
export const professionalPage = publicCard.extend({
  ...connectionView,
  connectionsCount: z.number(),
  referencesCount: z.number(),
  portfolioCount: z.number(),
});
export type ProfessionalPage = z.infer<typeof professionalPage>;

export const referencesInput = z.object({
  id: idField,
  /** Id of the last reference of the page before. */
  cursor: idField.nullish(),
});
export const reference = z.object({
  id: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  authorAvatarUrl: z.string().nullable(),
  /** As what the author is known: client first, then provider; null for neither. */
  authorKind: z.enum(ROLES).nullable(),
  /** Whether the author has a page of his own. */
  authorHasPage: z.boolean(),
  description: z.string(),
  /** `YYYY-MM-DD` */
  serviceDate: z.string(),
  place: z.string(),
  difficulty: z.number(),
  recommendation: z.number(),
  specialties: z.array(z.string()),
  /** Only the professional gets those that he hid. */
  isHidden: z.boolean(),
  /** Whether the viewer wrote it and may delete it. */
  isAuthor: z.boolean(),
});
export type Reference = z.infer<typeof reference>;
export const referencePage = z.object({ items: z.array(reference), nextCursor: z.string().nullable() });

const portfolioPhoto = z.object({
  id: z.string(),
  /** Path of the display size (`thumbnailOf` of shared/image-urls.ts gives the small one). */
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
});
export type PortfolioPhoto = z.infer<typeof portfolioPhoto>;
export const portfolio = z.array(portfolioPhoto);

export const connectInput = z.object({ professionalId: idField });
export const connectionState = z.object(connectionView);
export const connectionIdInput = z.object({ id: idField });

const person = { personId: z.string(), name: z.string(), avatarUrl: z.string().nullable() };
export const pendingConnection = z.object({ id: z.string(), ...person, createdAt: z.number() });
export type PendingConnection = z.infer<typeof pendingConnection>;
export const pendingCount = z.object({ count: z.number() });
export const connectionsInput = z.object({
  /** Id of the last connection of the page before. */
  cursor: idField.nullish(),
});
export const connectionPage = z.object({
  items: z.array(z.object({ id: z.string(), ...person, profession: z.string().nullable(), hasPage: z.boolean() })),
  nextCursor: z.string().nullable(),
});

const DATE_ERROR = "Informe a data do serviço.";
const score = (error: string) => z.number({ error }).int(error).min(SCORE_MIN, error).max(SCORE_MAX, error);
/** Blank fields are told by an ordered rule (`firstReferenceProblem`), with its own text. */
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
  /** Blank when there is none. */
  description: textField({ max: PHOTO_DESCRIPTION_MAX_LENGTH, required: false, multiline: true }),
});
export type UpdatePhotoInput = z.infer<typeof updatePhotoInput>;

/** The figures of the provider's dashboard; all are counted. */
export const overview = z.object({
  /** Requests that can be answered now, up to COUNT_MAX; `hasMoreRequests` says that there are more. */
  openRequests: z.number(),
  hasMoreRequests: z.boolean(),
  /** All requests ever made. */
  totalRequests: z.number(),
  connections: z.number(),
  pending: z.number(),
  references: z.number(),
  portfolio: z.number(),
  averageRating: z.number(),
  totalRatings: z.number(),
  isProvider: z.boolean(),
  /** Whether nothing of the profile is missing, so that the card can be shared. */
  isComplete: z.boolean(),
  slug: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Overview = z.infer<typeof overview>;
