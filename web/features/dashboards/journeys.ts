import { MARKETPLACE_OVERLAY_MS, NAVIGATION_OVERLAY_MS, SECTION_OVERLAY_MS } from "@/lib/timings.ts";
import { JOURNEYS, type JourneyTexts, SECTIONS } from "./messages.ts";
import { PANEL_HOME } from "./panel.ts";
import { type ClientSection, SECTION_PAGES, sectionSearch } from "./sections.ts";

/** What is shown between a tap and the next screen. */
export type Journey = JourneyTexts & ({ kind: "plain"; ms: number } | { kind: "provider" });

const TO_PROVIDER: Journey = { ...JOURNEYS.provider, kind: "provider" };
export const LEAVING: Journey = { ...JOURNEYS.leave, kind: "plain", ms: NAVIGATION_OVERLAY_MS };

function sectionOf(address: URL): ClientSection {
  return sectionSearch(Object.fromEntries(address.searchParams)).secao ?? "dashboard";
}

/** From the selector of panels: only the way to the panel of providers is shown. */
export function panelJourney(_from: URL, to: URL): Journey | null {
  return to.pathname === PANEL_HOME.provider ? TO_PROVIDER : null;
}

/** From the panel of clients: each change of screen or section; null for what opens over the screen. */
export function clientJourney(from: URL, to: URL): Journey | null {
  if (to.pathname !== from.pathname) {
    const texts = JOURNEYS.pages[to.pathname] ?? JOURNEYS.page;
    const ms = to.pathname === SECTION_PAGES["compra-venda"] ? MARKETPLACE_OVERLAY_MS : NAVIGATION_OVERLAY_MS;
    return panelJourney(from, to) ?? { ...texts, kind: "plain", ms };
  }
  const section = sectionOf(to);
  if (section === sectionOf(from)) return null;
  return { ...JOURNEYS.section(SECTIONS[section].label), kind: "plain", ms: SECTION_OVERLAY_MS };
}
