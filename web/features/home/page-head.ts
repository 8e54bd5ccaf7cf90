import { SITE } from "#src/shared/site.ts";
import { NOT_FOUND } from "./messages.ts";

const DEFAULT_TITLE = `${SITE} | Mato Grosso do Sul`;

/** The fields used from a router match. */
interface Match {
  status: string;
  meta?: unknown;
  _notFound?: boolean;
}

function inMeta(matches: readonly Match[], find: (entry: Record<string, unknown>) => unknown): string | undefined {
  const found = matches
    .flatMap(({ meta }) => (Array.isArray(meta) ? meta : []))
    .map((entry) => (entry ? find(entry) : undefined));
  return found.findLast((text) => typeof text === "string");
}

/** The router flags an unknown URL on the root match, and a thrown `notFound()` on its own route. */
const isNotFound = (match: Match) => match.status === "notFound" || match._notFound === true;

/** The tab title: the innermost route's title from `head`, then the product name. */
export function titleOf(matches: readonly Match[]): string {
  const title = matches.some(isNotFound) ? NOT_FOUND.tab : inMeta(matches, (entry) => entry["title"]);
  return title ? `${title} | ${SITE}` : DEFAULT_TITLE;
}

export function descriptionOf(matches: readonly Match[]): string | undefined {
  return inMeta(matches, (entry) => (entry["name"] === "description" ? entry["content"] : undefined));
}
