import { type RankedText, rankedText, rankTexts } from "../../shared/search/rank.ts";
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

let made: readonly RankedText[] | null = null;

/** Prepared at the first search, because it takes longer than the worker may take to start. */
function texts(): readonly RankedText[] {
  const known = new Map();
  made ??= SERVICE_TYPES.map((type) => rankedText(type, SERVICE_KEYWORDS[type] ?? "", known));
  return made;
}

/** The services that a text in everyday words means, the best one first, and the trades of the first that has any. */
export function servicesFor(text: string): { services: string[]; trades: string[] } {
  const { found } = rankTexts(texts(), text);
  const least = (found[0]?.weight ?? 0) * SHARE_OF_BEST;
  const fitting = found.filter(({ weight }) => weight >= least).slice(0, SERVICES_MAX);
  const services = fitting.flatMap(({ index }) => SERVICE_TYPES[index] ?? []);
  const tradesOf = (service: string) => (SERVICE_KEYWORDS[service] ?? "").split(" ").filter((word) => TRADES.has(word));
  return { services, trades: services.map(tradesOf).find(({ length }) => length > 0) ?? [] };
}
