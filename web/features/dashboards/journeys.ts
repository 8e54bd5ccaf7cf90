import {
  MARKETPLACE_OVERLAY_MS,
  NAVIGATION_OVERLAY_MS,
  PROVIDER_NAVIGATION_MS,
  PROVIDER_NAVIGATION_OVERLAY_MS,
  SECTION_OVERLAY_MS,
} from "@/lib/timings.ts";
import type { JourneyTexts } from "./journey-messages.ts";
import { JOURNEYS } from "./journey-messages.ts";
import { PANEL_HOME } from "./panel.ts";
import { CARD_JOURNEY, PROVIDER_JOURNEYS, PROVIDER_TEXTS } from "./provider/messages.ts";
import { SECTIONS } from "./section-messages.ts";
import { clientSearch, providerSearch } from "./section-names.ts";
import { SECTION_PAGES } from "./sections.ts";

/**
 * The overlay shown while navigating. Navigation happens after `ms`; if `overlayMs` is longer, the overlay stays over
 * the next screen until then.
 */
export type Journey = JourneyTexts & ({ kind: "plain"; ms: number; overlayMs?: number } | { kind: "provider" });

const TO_PROVIDER: Journey = { ...JOURNEYS.provider, kind: "provider" };
export const LEAVING: Journey = { ...JOURNEYS.leave, kind: "plain", ms: NAVIGATION_OVERLAY_MS };

/** The fields used from a router location. */
export interface Place {
  pathname: string;
  search: object;
}

const clientSectionOf = ({ search }: Place) => clientSearch({ ...search }).secao ?? "dashboard";
const providerSectionOf = ({ search }: Place) => providerSearch({ ...search }).secao ?? "dashboard";

/** Navigation from the panel selector: only the way to the provider panel has an overlay. */
export function panelJourney(_from: Place, to: Place): Journey | null {
  return to.pathname === PANEL_HOME.provider ? TO_PROVIDER : null;
}

/** Navigation from the client panel: between screens or sections. Null for dialogs over the current screen. */
export function clientJourney(from: Place, to: Place): Journey | null {
  if (to.pathname !== from.pathname) {
    const texts = JOURNEYS.pages[to.pathname] ?? JOURNEYS.page;
    const ms = to.pathname === SECTION_PAGES["compra-venda"] ? MARKETPLACE_OVERLAY_MS : NAVIGATION_OVERLAY_MS;
    return panelJourney(from, to) ?? { ...texts, kind: "plain", ms };
  }
  const section = clientSectionOf(to);
  if (section === clientSectionOf(from)) return null;
  return { ...JOURNEYS.section(SECTIONS[section].label), kind: "plain", ms: SECTION_OVERLAY_MS };
}

/** Like clientJourney, for the provider panel, where the overlay takes longer. */
export function providerJourney(from: Place, to: Place): Journey | null {
  const times = { kind: "plain", ms: PROVIDER_NAVIGATION_MS, overlayMs: PROVIDER_NAVIGATION_OVERLAY_MS } as const;
  if (to.pathname !== from.pathname) {
    const isCard = to.pathname.startsWith("/cartao/");
    return { ...(isCard ? CARD_JOURNEY : (PROVIDER_JOURNEYS[to.pathname] ?? JOURNEYS.page)), ...times };
  }
  const section = providerSectionOf(to);
  if (section === providerSectionOf(from)) return null;
  return { ...JOURNEYS.section(PROVIDER_TEXTS[section].label), ...times };
}

export const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
