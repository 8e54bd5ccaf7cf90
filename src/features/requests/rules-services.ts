import { type Ranked, searchIn } from "../../shared/search/rank.ts";
import { isFiller, tellingTokens } from "../../shared/search/words.ts";
import { SERVICE_TYPES } from "./catalogue.ts";
import { SERVICE_KEYWORDS } from "./keywords.ts";

/** Services that fit less than this share of the best one are left out. */
const SHARE_OF_BEST = 0.85;
const SERVICES_MAX = 12;

/** Trades among the keywords of services. */
const TRADES: ReadonlySet<string> = new Set(
  `pedreiro eletricista encanador pintor azulejista gesseiro telhadista calheiro impermeabilizador marceneiro carpinteiro
  serralheiro soldador vidraceiro piscineiro jardineiro paisagista arquiteto engenheiro topografo chaveiro dedetizador
  marmorista empreiteiro desentupidor refrigerista armador servente calceteiro poceiro cerqueiro despachante perito
  diarista faxineira decorador designer`.split(/\s+/),
);

let made: ((query: string) => Ranked<string>) | null = null;

/** What a query finds. Prepared at the first one, because it takes longer than the worker may take to start. */
export function searchServices(query: string): Ranked<string> {
  made ??= searchIn(SERVICE_TYPES, (text) => ({ text, keywords: SERVICE_KEYWORDS[text] }));
  return made(query);
}

/** The services that a text in everyday words means, the best one first, and the trades of the first that has any. */
export function servicesFor(text: string): { services: string[]; trades: string[] } {
  const { found } = searchServices(text);
  const least = (found[0]?.weight ?? 0) * SHARE_OF_BEST;
  const fitting = found.filter(({ weight }) => weight >= least).slice(0, SERVICES_MAX);
  const services = fitting.map(({ item }) => item);
  const tradesOf = (service: string) => (SERVICE_KEYWORDS[service] ?? "").split(" ").filter((word) => TRADES.has(word));
  return { services, trades: services.map(tradesOf).find(({ length }) => length > 0) ?? [] };
}

/** Of what somebody tells, how many telling words are read: the first ones. */
const WORDS_READ = 25;
/** What each word counts beside the one before it: people begin with what is to be done. */
const NEXT_WORD = 0.9;
const ASIDE_SHARE = 0.3;

/**
 * The services that somebody may need who tells of it in sentences, the best first. No service has all of their words, so
 * each word counts by itself, the more the fewer services have it.
 */
export function servicesIn(told: string): string[] {
  const sums = new Map<string, number>();
  const words = tellingTokens(told).filter(({ word, kind }) => kind !== "size" && !isFiller(word));
  for (const [place, { word, kind }] of words.slice(0, WORDS_READ).entries()) {
    // After another word, because what begins with the whole search is preferred.
    const { found } = searchServices(`de ${word}`);
    const telling =
      Math.log(SERVICE_TYPES.length / found.length) * NEXT_WORD ** place * (kind === "aside" ? ASIDE_SHARE : 1);
    for (const { item, weight } of found) sums.set(item, (sums.get(item) ?? 0) + telling * weight ** 1.5);
  }
  return [...sums].sort(([, a], [, b]) => b - a).map(([service]) => service);
}
