import {
  MARKETPLACE_OVERLAY_MS,
  NAVIGATION_OVERLAY_MS,
  PROVIDER_NAVIGATION_OVERLAY_MS,
  PROVIDER_OVERLAY_MS,
  SECTION_OVERLAY_MS,
} from "@/lib/timings.ts";
import { JOURNEYS, type JourneyTexts } from "./journey-messages.ts";
import { PANEL_HOME } from "./panel.ts";
import { PROVIDER_TEXTS } from "./provider/messages.ts";
import { SECTIONS } from "./section-messages.ts";
import { clientSearch, providerSearch } from "./section-names.ts";
import { SECTION_PAGES } from "./sections.ts";

/** The overlay over a screen that takes long to load, and how long it is shown at most. */
export interface Journey extends JourneyTexts {
  isToProvider?: boolean;
  maxMs: number;
}

const TO_PROVIDER: Journey = { ...JOURNEYS.provider, isToProvider: true, maxMs: PROVIDER_OVERLAY_MS };
export const LEAVING: Journey = { ...JOURNEYS.leave, maxMs: NAVIGATION_OVERLAY_MS };

/** The fields used from a router location. */
export interface Place {
  pathname: string;
  search: object;
}

const clientSectionOf = ({ search }: Place) => clientSearch({ ...search }).secao ?? "dashboard";
const providerSectionOf = ({ search }: Place) => providerSearch({ ...search }).secao ?? "dashboard";

const pageTexts = ({ pathname }: Place): JourneyTexts => JOURNEYS.pages[pathname] ?? JOURNEYS.page;

function clientJourney(from: Place, to: Place): Journey | null {
  if (to.pathname !== from.pathname) {
    const maxMs = to.pathname === SECTION_PAGES["compra-venda"] ? MARKETPLACE_OVERLAY_MS : NAVIGATION_OVERLAY_MS;
    return { ...pageTexts(to), maxMs };
  }
  const section = clientSectionOf(to);
  if (section === clientSectionOf(from)) return null;
  return { ...JOURNEYS.section(SECTIONS[section].label), maxMs: SECTION_OVERLAY_MS };
}

function providerJourney(from: Place, to: Place): Journey | null {
  const maxMs = PROVIDER_NAVIGATION_OVERLAY_MS;
  if (to.pathname.startsWith("/cartao/")) return { ...JOURNEYS.card, maxMs };
  if (to.pathname !== from.pathname) return { ...pageTexts(to), maxMs };
  const section = providerSectionOf(to);
  if (section === providerSectionOf(from)) return null;
  return { ...JOURNEYS.section(PROVIDER_TEXTS[section].label), maxMs };
}

/** The overlay for a navigation to the provider panel or from either panel. Null for dialogs over the current screen. */
export function journeyOf(from: Place | undefined, to: Place): Journey | null {
  if (to.pathname === PANEL_HOME.provider && from?.pathname !== to.pathname) return TO_PROVIDER;
  if (from?.pathname === PANEL_HOME.client) return clientJourney(from, to);
  return from?.pathname === PANEL_HOME.provider ? providerJourney(from, to) : null;
}
