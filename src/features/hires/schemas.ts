import { z } from "zod";
import { publicBadge } from "../../shared/badges.ts";
import { INVALID_PAGE, idField, textField, yesOrNo } from "../../shared/schemas.ts";
import { PRICE_MAX_CENTS } from "../requests/rules.ts";
import {
  AGREEMENT_PARTS_MAX,
  AGREEMENT_PLACE_MAX_LENGTH,
  AGREEMENT_TEXT_MAX_LENGTH,
  END_REASON_MAX_LENGTH,
  HIRE_ENDS,
  HIRE_SIDES,
  HIRE_STATUSES,
  OUTCOMES,
  PART_WHEN_MAX_LENGTH,
} from "./rules.ts";
import { INTERESTED_ORDERS, readInterestCursor } from "./rules-interest.ts";

const instant = z.number();

export const interestedInput = z.object({
  requestId: idField,
  order: z.enum(INTERESTED_ORDERS, { error: "Escolha uma ordem da lista." }).default("newest"),
  cursor: z
    .string({ error: INVALID_PAGE })
    .refine((cursor) => readInterestCursor(cursor) !== null, INVALID_PAGE)
    .nullish(),
});

/** Of the newest version of the agreement; `mine` is waiting for the other person. */
const agreementState = z.enum(["none", "mine", "theirs", "accepted"]);

/** A person who is interested in the caller's request. Their number is behind `/contato/cartao/{providerId}`. */
const interestedPerson = z.object({
  providerId: z.string(),
  name: z.string(),
  profession: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /** Of the card; null if they have no public one. */
  slug: z.string().nullable(),
  isPremium: z.boolean(),
  averageRating: z.number(),
  totalRatings: z.number(),
  /** How many people hired them. */
  hiredBy: z.number(),
  hasConfirmedPhone: z.boolean(),
  /** Kinds of confirmed credentials. */
  credentials: z.array(z.enum(["cnpj", "crea", "cau"])),
  badges: z.array(publicBadge),
  hasWhatsapp: z.boolean(),
  connectionsInCommon: z.number(),
  /** Whether the request's city is among their regions. */
  servesCity: z.boolean(),
  note: z.string(),
  minPriceCents: z.number().nullable(),
  maxPriceCents: z.number().nullable(),
  /** To the owner's question; blank for none. */
  answer: z.string(),
  isDeclined: z.boolean(),
  interestedAt: instant,
  seenAt: instant.nullable(),
  /** The hire of this person for this request. */
  hire: z
    .object({
      id: z.string(),
      status: z.enum(HIRE_STATUSES),
      endedAs: z.enum(HIRE_ENDS).nullable(),
      agreement: agreementState,
    })
    .nullable(),
});
export type InterestedPerson = z.infer<typeof interestedPerson>;
export const interestedPage = z.object({
  items: z.array(interestedPerson),
  nextCursor: z.string().nullable(),
  /** Whether the owner can still say whom they hired, and ask their one question. */
  canHire: z.boolean(),
  canAsk: z.boolean(),
  /** What the owner asked everyone; blank for nothing. */
  question: z.string(),
  /** What most people offer others for such a service; null if too few named a price. */
  typical: z.object({ minCents: z.number(), maxCents: z.number() }).nullable(),
});
export type InterestedPage = z.infer<typeof interestedPage>;

export const chosenInput = z.object({ requestId: idField, providerId: idField });
export const hireIdInput = z.object({ id: idField });
export const answerHireInput = z.object({ id: idField, isConfirmed: yesOrNo });
/** `reason`: for the other person. */
export const cancelHireInput = z.object({
  id: idField,
  reason: textField({ max: END_REASON_MAX_LENGTH, required: "Informe o motivo.", multiline: true }),
});
export const madeHire = z.object({ id: z.string(), status: z.enum(HIRE_STATUSES) });

export const hiresInput = z.object({
  /** The caller's side. */
  side: z.enum(HIRE_SIDES, { error: "Escolha cliente ou prestador." }),
  cursor: idField.nullish(),
});
export const hireView = z.object({
  id: z.string(),
  side: z.enum(HIRE_SIDES),
  requestId: z.string().nullable(),
  serviceType: z.string(),
  /** Of the request; null if it is deleted. */
  city: z.string().nullable(),
  status: z.enum(HIRE_STATUSES),
  /** Whether the caller is to say if the request can be closed. */
  asksForMore: z.boolean(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  /** How a confirmed hire ended, and when; null if it has not. */
  endedAs: z.enum(HIRE_ENDS).nullable(),
  endedAt: instant.nullable(),
  isEndedByMe: z.boolean(),
  /** Why it was cancelled; blank for none. */
  endReason: z.string(),
  /** The other person; null, with the name 'Conta encerrada', after that account was deleted. */
  personId: z.string().nullable(),
  personName: z.string(),
  personAvatarUrl: z.string().nullable(),
  /** Of the person's card; null if there is none to see. */
  personSlug: z.string().nullable(),
  /** Whether the caller, as the client, can write to the person: their number is behind `/contato/cartao/{personId}`. */
  hasWhatsapp: z.boolean(),
  /** Whether the caller has rated this hire, and whether both ratings are visible. */
  hasRated: z.boolean(),
  isRevealed: z.boolean(),
  /** Whether the caller has written a reference of the person since the hire was proposed. */
  hasReferred: z.boolean(),
  agreement: agreementState,
  /** When the last accepted version of the agreement was accepted, and the day (`YYYY-MM-DD`) on which it starts. */
  agreedAt: instant.nullable(),
  startDate: z.string().nullable(),
});
export type HireView = z.infer<typeof hireView>;
export const hirePage = z.object({ items: z.array(hireView), nextCursor: z.string().nullable() });

const cents = (error: string) => z.number({ error }).int(error).min(1, error).max(PRICE_MAX_CENTS, error);
const PARTS_SUM = "As partes precisam somar o valor total.";
export const agreementText = z
  .object({
    what: textField({ max: AGREEMENT_TEXT_MAX_LENGTH, required: "Descreva o que será feito.", multiline: true }),
    place: textField({ max: AGREEMENT_PLACE_MAX_LENGTH, required: "Informe o local do serviço." }),
    priceCents: cents("Informe o valor."),
    /** `YYYY-MM-DD` */
    startDate: z.iso.date({ error: "Informe a data de início." }),
    parts: z
      .array(
        z.object({
          when: textField({ max: PART_WHEN_MAX_LENGTH, required: "Informe quando será pago." }),
          valueCents: cents("Informe o valor da parte."),
        }),
      )
      .min(1, "Informe ao menos uma parte.")
      .max(AGREEMENT_PARTS_MAX, `Use no máximo ${AGREEMENT_PARTS_MAX} partes.`),
  })
  .refine(({ priceCents, parts }) => parts.reduce((sum, part) => sum + part.valueCents, 0) === priceCents, {
    error: PARTS_SUM,
    path: ["parts"],
  });
export type AgreementText = z.infer<typeof agreementText>;
export const saveAgreementInput = z.object({ hireId: idField, text: agreementText });
/** `textHash` of the version shown, so that nobody accepts another text. */
export const acceptAgreementInput = z.object({
  hireId: idField,
  version: z.number({ error: "Versão inválida." }).int("Versão inválida."),
  textHash: z.string({ error: "Versão inválida." }).regex(/^[\da-f]{64}$/, "Versão inválida."),
});

const agreementVersion = z.object({
  version: z.number(),
  what: z.string(),
  place: z.string(),
  priceCents: z.number(),
  startDate: z.string(),
  parts: z.array(z.object({ when: z.string(), valueCents: z.number() })),
  clientName: z.string(),
  providerName: z.string(),
  isMine: z.boolean(),
  textHash: z.string(),
  createdAt: instant,
  acceptedAt: instant.nullable(),
});
export type AgreementVersion = z.infer<typeof agreementVersion>;
export const agreementView = z.object({
  hire: hireView,
  /** Whether the caller may write a version: not while one blocks the other, or after one closed the account. */
  canWrite: z.boolean(),
  /** What the first version can begin with, from the request and the provider's offer; null if both are gone. */
  suggested: z
    .object({
      what: z.string(),
      place: z.string(),
      minPriceCents: z.number().nullable(),
      maxPriceCents: z.number().nullable(),
    })
    .nullable(),
  /** The newest version; null if there is none. */
  newest: agreementVersion.nullable(),
  /** The last accepted version, if it isn't the newest. */
  accepted: agreementVersion.nullable(),
});

export const outcomeInput = z.object({
  requestId: idField,
  outcome: z.enum(OUTCOMES, { error: "Escolha uma resposta." }),
});
/** What the mail's page needs. */
export const outcomeView = z.object({
  serviceType: z.string(),
  outcome: z.enum(OUTCOMES).nullable(),
  hasPhotos: z.boolean(),
  hasInterested: z.boolean(),
  /** Whether the owner ended it before its time, and was not asked since. */
  wasJustClosed: z.boolean(),
});
export type OutcomeView = z.infer<typeof outcomeView>;
