import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { type MailWish, mailTimes } from "../../shared/mail-wishes.ts";
import { afterQuietHours } from "../../shared/quiet-hours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

/** Of a provider's own choice, instead of those of the card. */
export const SERVICES_MAX = 30;
export const REGIONS_MAX = 20;
/** Browsers per person; a further one replaces the oldest. */
export const SUBSCRIPTIONS_MAX = 5;

export const SETTINGS_LIMIT: RateLimit = { name: "alert-settings", max: 60, windowMs: HOUR_MS };
export const SUBSCRIBE_LIMIT: RateLimit = { name: "push-subscribe", max: 30, windowMs: HOUR_MS };

/** Who is told of a request within this time of its publication was told at once. */
export const AT_ONCE_MS = 5 * MINUTE_MS;

/** How long rows that are done remain. */
export const ALERT_RETENTION_MS = 60 * DAY_MS;

/**
 * Hosts of the push services of Chrome and Android, Firefox, Safari, and Edge on Windows. The worker sends nothing to
 * others, because browsers name these URLs.
 */
const PUSH_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "notify.windows.com",
] as const;

/** Whether the URL belongs to a known push service, or a host below one's. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  return PUSH_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

interface MailChoice {
  isPremium: boolean;
  byMail: MailWish;
  /** Whether the person chose `byMail`. */
  choseMail: boolean;
}

/** How a provider is told by mail: as chosen, or else as soon as the plan allows. */
export function mailWish({ isPremium, byMail, choseMail }: MailChoice): MailWish {
  return choseMail ? byMail : defaultMailWish(isPremium);
}

export function defaultMailWish(isPremium: boolean): MailWish {
  return isPremium ? "at_once" : "digest";
}

/** What decides when a provider with premium is told. */
export interface Wishes extends Omit<MailChoice, "isPremium"> {
  byPush: boolean;
  urgentAtNight: boolean;
}

export interface DueTimes {
  pushDueAt: number | null;
  mailDueAt: number | null;
}

/**
 * When a provider with premium is told of a request that is published at `now`, by each way; null for never. At once, but at
 * night only of urgent requests and only if wanted. Summaries tell the others.
 */
export function dueTimes(wishes: Wishes, isUrgent: boolean, now: number): DueTimes {
  const { byPush, urgentAtNight } = wishes;
  const byMail = mailWish({ ...wishes, isPremium: true });
  const atOnce = isUrgent && urgentAtNight ? now : afterQuietHours(now);
  return { pushDueAt: byPush ? atOnce : null, mailDueAt: byMail === "at_once" ? atOnce : mailTimes(now)[byMail] };
}

interface ChosenTopics {
  /** Of the provider's own choice; null for those of the card. */
  services: readonly string[] | null;
  regions: readonly string[] | null;
  card: { services: readonly string[]; regions: readonly string[]; wholeState: boolean };
}

/** The field of the profile without which no request concerns a provider; null if none is missing. */
export function missingTopic({ services, regions, card }: ChosenTopics): "specialties" | "serviceRegions" | null {
  if (services === null && card.services.length === 0) return "specialties";
  return regions === null && !card.wholeState && card.regions.length === 0 ? "serviceRegions" : null;
}
