import type { AlertSettings, SaveAlertsInput } from "#src/features/alerts/schemas.ts";
import type { MailWish } from "#src/shared/mail-wishes.ts";
import { TOPICS } from "./messages.ts";

export interface AlertValues {
  isOn: boolean;
  byPush: boolean;
  byMail: MailWish;
  urgentAtNight: boolean;
  /** Whether services and cities are those of the card. */
  source: "card" | "own";
  services: string[];
  wholeState: boolean;
  regions: string[];
}

/** The form's values. Without choices of their own, providers begin with those of the card. */
export function valuesOf({ services, regions, card, isPremium: _, ...wishes }: AlertSettings): AlertValues {
  return {
    ...wishes,
    source: services === null && regions === null ? "card" : "own",
    services: services ?? card.services,
    wholeState: regions === null ? card.wholeState : regions.length === 0,
    regions: regions ?? card.regions,
  };
}

export function inputOf({ source, services, wholeState, regions, ...wishes }: AlertValues): SaveAlertsInput {
  if (source === "card") return { ...wishes, services: null, regions: null };
  return { ...wishes, services, regions: wholeState ? [] : regions };
}

/** The first thing that is missing. */
export function problemOf({ source, services, wholeState, regions }: AlertValues) {
  if (source === "card") return null;
  if (services.length === 0) return { field: "services", text: TOPICS.servicesMissing } as const;
  return wholeState || regions.length > 0 ? null : ({ field: "regions", text: TOPICS.regionsMissing } as const);
}
