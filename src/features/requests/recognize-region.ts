import { foldText } from "../../platform/fold.ts";
import { MUNICIPALITIES, SERVICE_REGIONS, STATE } from "../../shared/municipalities.ts";

/** Longest first, so that the whole name is found. */
const REGIONS = MUNICIPALITIES.map(({ name }, i) => ({
  name: foldText(name),
  region: SERVICE_REGIONS[i] ?? name,
})).sort((a, b) => b.name.length - a.name.length);
const STATE_AT_END = new RegExp(`[\\s,./-]+(${STATE.id}|${foldText(STATE.name)})\\W*$`, "i");

/**
 * The service region that a typed location is in; null if it names no municipality. People write the city last
 * ("Tiradentes, Campo Grande - MS"). Many neighbourhoods begin with the name of a city ("Jardim dos Estados"), so a part
 * must be the name or end with it.
 */
export function recognizeRegion(location: string): string | null {
  const parts = foldText(location)
    .replace(STATE_AT_END, "")
    .split(/[,;/()\n–—-]/)
    .map((part) => part.replace(/[.\s]+/g, " ").trim())
    .reverse();
  const find = (isIn: (part: string, name: string) => boolean) =>
    parts.map((part) => REGIONS.find(({ name }) => isIn(part, name))?.region).find((region) => region !== undefined);
  return find((part, name) => part === name) ?? find((part, name) => part.endsWith(` ${name}`)) ?? null;
}
