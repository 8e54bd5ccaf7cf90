import { type Ranked, searchIn } from "../../shared/search/rank.ts";
import { FILLERS } from "../../shared/search/word-lists.ts";
import { tellingTokens } from "../../shared/search/words.ts";
import { SERVICE_TYPES } from "./catalogue.ts";
import { SERVICE_KEYWORDS } from "./keywords.ts";

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
export function servicesFor(text: string): { services: readonly string[]; trades: string[] } {
  const services = searchServices(text).found.slice(0, SERVICES_MAX);
  const tradesOf = (service: string) => (SERVICE_KEYWORDS[service] ?? "").split(" ").filter((word) => TRADES.has(word));
  return { services, trades: services.map(tradesOf).find(({ length }) => length > 0) ?? [] };
}

/** The services that somebody may need who tells of it in sentences, the best first; none if they tell nothing. */
export function servicesIn(told: string): readonly string[] {
  const isTold = tellingTokens(told).some(({ word }) => !FILLERS.has(word));
  return isTold ? searchServices(told).found : [];
}
