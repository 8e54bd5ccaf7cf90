import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf } from "../../shared/day.ts";
import { formatDate } from "../../shared/format.ts";
import { formatReais } from "../../shared/money.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** How long after a request's expiry its owner may say whom they hired. */
export const HIRE_PERIOD_MS = 30 * DAY_MS;

/** How long a confirmed hire is taken to go on: the other person is told if an account is deleted meanwhile. */
export const OPEN_HIRE_MS = 90 * DAY_MS;

export const HIRE_STATUSES = ["proposed", "confirmed", "denied"] as const;
export type HireStatus = (typeof HIRE_STATUSES)[number];
/** How a confirmed hire ends. */
export const HIRE_ENDS = ["done", "cancelled"] as const;
export type HireEnd = (typeof HIRE_ENDS)[number];
export const HIRE_SIDES = ["client", "provider"] as const;
export type HireSide = (typeof HIRE_SIDES)[number];
/** 'Conseguiu resolver?' */
export const OUTCOMES = ["hired", "elsewhere", "not_yet"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const INTERESTED_PAGE_SIZE = 30;
export const HIRES_PAGE_SIZE = 20;
export const END_REASON_MAX_LENGTH = 300;
export const QUESTION_MAX_LENGTH = 200;
export const ANSWER_MAX_LENGTH = 300;
export const AGREEMENT_TEXT_MAX_LENGTH = 2_000;
export const AGREEMENT_PLACE_MAX_LENGTH = 160;
export const AGREEMENT_PARTS_MAX = 6;
export const PART_WHEN_MAX_LENGTH = 60;

/** Connections of the owner that are compared with those of interested people. */
export const COMMON_CONNECTIONS_MAX = 300;
/** How long after a request's expiry its owner is asked what became of it, and until when it is not too late to ask. */
export const OUTCOME_ASKED_AFTER_MS = DAY_MS;
export const OUTCOME_ASKED_UNTIL_MS = 3 * DAY_MS;

/** Hires that one person may propose, including those withdrawn. */
export const PROPOSE_LIMITS: readonly RateLimit[] = [{ name: "propose-hire-day", max: 20, windowMs: DAY_MS }];
/** Mails and pushes to a person about a proposal for a request; withdrawing and proposing again sends no more. */
export const PROPOSE_MAIL_LIMIT: RateLimit = { name: "propose-mail", max: 1, windowMs: DAY_MS };
export const HIRE_LIMIT: RateLimit = { name: "hire", max: 60, windowMs: HOUR_MS };
export const ASK_LIMIT: RateLimit = { name: "ask-interested", max: 30, windowMs: HOUR_MS };
export const ANSWER_LIMIT: RateLimit = { name: "answer-question", max: 60, windowMs: HOUR_MS };
export const DECLINE_LIMIT: RateLimit = { name: "decline-interested", max: 300, windowMs: HOUR_MS };
export const LOOK_LIMIT: RateLimit = { name: "look-at-interested", max: 300, windowMs: HOUR_MS };
export const AGREEMENT_LIMIT: RateLimit = { name: "agreement", max: 60, windowMs: HOUR_MS };

/** Whether a hire waits for its answer, or may still go on at `now`. */
export function isOpenHire(
  hire: { status: HireStatus; answeredAt: number | null; endedAt: number | null },
  now: number,
): boolean {
  if (hire.endedAt !== null) return false;
  if (hire.status === "proposed") return true;
  return hire.status === "confirmed" && hire.answeredAt !== null && hire.answeredAt > now - OPEN_HIRE_MS;
}

interface RunningHire {
  side: HireSide;
  status: HireStatus;
  /** The other person; null after that account was deleted. */
  personId: string | null;
  answeredAt: number | null;
  endedAs: HireEnd | null;
  endedAt: number | null;
  hasRated: boolean;
  /** Of the newest version of the agreement. */
  agreement: string;
}

/**
 * The hires that may go on at `now`, and those that were done in the last 90 days and that their person has not rated: first
 * those that wait for this person's answer, else in their order.
 */
export function runningHires<Hire extends RunningHire>(hires: readonly Hire[], now: number): Hire[] {
  const isUnrated = ({ endedAs, endedAt, hasRated }: Hire) =>
    endedAs === "done" && !hasRated && endedAt !== null && endedAt > now - OPEN_HIRE_MS;
  const waits = ({ side, status, agreement }: Hire) =>
    Number((status === "proposed" && side === "provider") || agreement === "theirs");
  return hires
    .filter((hire) => hire.personId !== null && (isOpenHire(hire, now) || isUnrated(hire)))
    .toSorted((one, other) => waits(other) - waits(one));
}

/** Where a hire stands: how it ended, or else what was answered. */
export function hireStateOf({
  status,
  endedAs,
}: {
  status: HireStatus;
  endedAs: HireEnd | null;
}): HireStatus | HireEnd {
  return endedAs ?? status;
}

/** Whether the work of a confirmed hire has begun at `now`: the accepted agreement says when. */
export function hasBegun({ startDate }: { startDate: string | null }, now: number): boolean {
  return startDate !== null && startDate <= dayOf(now);
}

/** Until when the owner of a request that expires at `expiresAt` may say whom they hired. */
export function hireDeadline(expiresAt: number): number {
  return expiresAt + HIRE_PERIOD_MS;
}

/** What an agreement says. */
export interface AgreementFacts {
  what: string;
  place: string;
  priceCents: number;
  /** `YYYY-MM-DD` */
  startDate: string;
  parts: readonly { when: string; valueCents: number }[];
  clientName: string;
  providerName: string;
}

/** An agreement as both people see it, on the screen and on paper. */
export function agreementLines(agreement: AgreementFacts): { label: string; text: string }[] {
  return [
    { label: "Cliente", text: agreement.clientName },
    { label: "Prestador", text: agreement.providerName },
    { label: "O que será feito", text: agreement.what },
    { label: "Local", text: agreement.place },
    { label: "Valor total", text: formatReais(agreement.priceCents) },
    { label: "Início", text: formatDate(agreement.startDate) },
    ...agreement.parts.map(({ when, valueCents }, i, { length }) => ({
      label: length === 1 ? "Pagamento" : `Pagamento ${i + 1}`,
      text: `${formatReais(valueCents)}, ${when}`,
    })),
  ];
}

/** The text of an agreement, from which its hash is made. */
export function agreementWording(agreement: AgreementFacts): string {
  return agreementLines(agreement)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");
}
