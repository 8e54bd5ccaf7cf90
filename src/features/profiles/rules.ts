import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf } from "../../shared/day.ts";
import type { FieldProblem } from "../../shared/field-problem.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

/** Calls per person to edit the profile, and to delete the account; far above normal use. */
export const EDIT_LIMIT: RateLimit = { name: "edit-profile", max: 120, windowMs: HOUR_MS };
/** Copies of one's own data. */
export const EXPORT_LIMIT: RateLimit = { name: "export-data", max: 5, windowMs: DAY_MS };
export const DELETE_ACCOUNT_LIMIT: RateLimit = { name: "delete-account", max: 30, windowMs: HOUR_MS };

/** Renames per person and day. Each rename reserves the former slug for redirects, so that nobody else can take it. */
export const RENAMES = { max: 5, windowMs: DAY_MS } as const;

/** Codes that confirm a WhatsApp: how long one is valid, and how often it may be typed. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const CODE_TRIES = 5;
export const CODE_LENGTH = 6;
/** Codes that a person may ask for, that are sent to a number, and that are asked for from an IP address. */
export const CODE_LIMIT: RateLimit = { name: "phone-code-day", max: 3, windowMs: DAY_MS };
/** Calls per person to ask for a code, and to type one; far above normal use. */
export const ASK_CODE_CALLS_LIMIT: RateLimit = { name: "ask-phone-code", max: 30, windowMs: HOUR_MS };
export const TRY_CODE_CALLS_LIMIT: RateLimit = { name: "try-phone-code", max: 60, windowMs: HOUR_MS };

/** A code after a try: `tries` includes this one. */
export interface TriedCode {
  tries: number;
  isOver: boolean;
  /** Whether it is what was typed. */
  isSame: boolean;
}

/** Why a typed code does not confirm the number; null if it does. Null stands for a code that was never asked for. */
export function codeProblem(code: TriedCode | null) {
  if (!code || code.isOver) return "phone.code_expired";
  if (code.tries > CODE_TRIES) return "phone.code_tries";
  if (code.isSame) return null;
  return code.tries === CODE_TRIES ? "phone.code_tries" : "phone.code_wrong";
}

/** Mails asking one address to confirm a change of e-mail, from any account. */
export const CHANGE_MAIL_LIMIT: RateLimit = { name: "mail-change", max: 5, windowMs: HOUR_MS };

export interface BasicsValues {
  name: string;
  email: string;
  whatsapp: string;
}

export type BasicsField = keyof BasicsValues;

const REQUIRED: readonly [BasicsField, string][] = [
  ["name", "O nome completo é obrigatório."],
  ["email", "O email é obrigatório."],
  ["whatsapp", "O WhatsApp é obrigatório."],
];

/** The first failure among checks 1 to 3 of the profile, in their fixed order. */
export function firstBasicsProblem(values: BasicsValues): FieldProblem<BasicsField> | null {
  const missing = REQUIRED.find(([field]) => !values[field].trim());
  return missing ? { field: missing[0], title: "Campo obrigatório", text: missing[1] } : null;
}

/** Of each kind of thing that is stored about a person, as many are counted at most. */
export const KEPT_COUNTED_MAX = 999;

export const PROFESSION_MAX_LENGTH = 80;
export const SPECIALTIES_MAX = 3;
export const REGIONS_MAX = 3;

export const PROFESSIONAL_PROFILES = [
  "operacional",
  "tecnico",
  "gerencial",
  "comercial",
  "lideranca",
  "analista",
  "empreendedor",
] as const;
export type ProfessionalProfile = (typeof PROFESSIONAL_PROFILES)[number];

export const PROFESSIONAL_PROFILE_LABELS: Readonly<Record<ProfessionalProfile, string>> = {
  operacional: "Operacional",
  tecnico: "Técnico",
  gerencial: "Gerencial",
  comercial: "Comercial",
  lideranca: "Liderança",
  analista: "Analista",
  empreendedor: "Empreendedor",
};

export const PROFESSIONAL_FIELDS = [
  "name",
  "email",
  "whatsapp",
  "avatarUrl",
  "profession",
  "professionalProfile",
  "specialties",
  "serviceRegions",
  "wholeState",
] as const;
export type ProfessionalField = (typeof PROFESSIONAL_FIELDS)[number];

export interface ProfessionalValues extends BasicsValues {
  avatarUrl: string | null;
  profession: string | null;
  professionalProfile: string | null;
  specialties: readonly string[];
  serviceRegions: readonly string[];
  wholeState: boolean;
}

const isBlank = (value: string | null) => !value?.trim();

const PROFESSIONAL_CHECKS: readonly [ProfessionalField, string, (values: ProfessionalValues) => boolean][] = [
  ["avatarUrl", "A foto de perfil é obrigatória.", (values) => isBlank(values.avatarUrl)],
  ["profession", "A profissão é obrigatória.", (values) => isBlank(values.profession)],
  ["professionalProfile", "O perfil profissional é obrigatório.", (values) => isBlank(values.professionalProfile)],
  ["specialties", "Pelo menos uma especialidade deve ser selecionada.", ({ specialties }) => specialties.length === 0],
  [
    "serviceRegions",
    "Selecione uma região de atendimento ou marque 'Todo o estado'.",
    ({ serviceRegions, wholeState }) => serviceRegions.length === 0 && !wholeState,
  ],
];

/** The first failure among the profile's eight checks, in their fixed order. */
export function firstMissing(values: ProfessionalValues): FieldProblem<ProfessionalField> | null {
  const basics = firstBasicsProblem(values);
  if (basics) return basics;
  const missing = PROFESSIONAL_CHECKS.find(([, , isMissing]) => isMissing(values));
  return missing ? { field: missing[0], title: "Campo obrigatório", text: missing[1] } : null;
}

/** What a profile lacks for a public card, in the order of the form. */
export function missingFields(values: ProfessionalValues): ProfessionalField[] {
  const basics = REQUIRED.map(([field]) => field).filter((field) => isBlank(values[field]));
  return [...basics, ...PROFESSIONAL_CHECKS.filter(([, , isMissing]) => isMissing(values)).map(([field]) => field)];
}

/** How many things a complete profile has. */
export const REQUIRED_FIELDS = REQUIRED.length + PROFESSIONAL_CHECKS.length;

/** Whether a profile has everything required to share the card. */
export function isComplete(values: ProfessionalValues): boolean {
  return firstMissing(values) === null;
}

/** The failure of an absence that ends before today. `until` is `YYYY-MM-DD`, or blank. */
export function absenceProblem(until: string, now: number): FieldProblem<"unavailableUntil"> | null {
  if (until === "" || until >= dayOf(now)) return null;
  return { field: "unavailableUntil", title: "Data no passado", text: "Escolha hoje ou um dia depois." };
}

export const PRESENTATION_MAX_LENGTH = 300;
export const YEARS_MAX = 70;

/** Whether what someone typed is a number of years of experience, or blank. */
export function isExperience(typed: string): boolean {
  return typed.trim() === "" || (/^\d{1,2}$/.test(typed.trim()) && Number(typed) <= YEARS_MAX);
}

const INSTAGRAM_HANDLE = /^[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/;
const INSTAGRAM_LINK = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)\/?(?:[?#].*)?$/;
/** First path segments on Instagram that are not people. */
const INSTAGRAM_PAGES = new Set(["p", "reel", "reels", "explore", "stories", "accounts", "direct", "tv"]);

/**
 * Extracts the handle from a handle with or without "@", or from a link to a profile on instagram.com. Blank stays
 * blank; null for anything else.
 */
export function instagramHandle(typed: string): string | null {
  const value = typed.trim().toLowerCase();
  if (value === "") return "";
  const handle = (INSTAGRAM_LINK.exec(value)?.[1] ?? value).replace(/^@/, "");
  return INSTAGRAM_HANDLE.test(handle) && !INSTAGRAM_PAGES.has(handle) && !handle.includes("..") ? handle : null;
}

export const CREDENTIAL_STATUSES = ["pending", "confirmed", "refused"] as const;
export const REGISTRATION_MAX_LENGTH = 20;

/** Word to type to confirm the deletion of the account. */
export const DELETION_WORD = "EXCLUIR";
