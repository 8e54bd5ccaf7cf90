import { SITE } from "@/lib/site.ts";
import { NOT_FOUND } from "./messages.ts";

const DEFAULT_TITLE = `${SITE} | Mato Grosso do Sul`;

/** What is read of a route's match. */
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

/** An unknown address is marked at the root, a `notFound()` at its own route. */
const isNotFound = (match: Match) => match.status === "notFound" || match._notFound === true;

/** The title of the tab: what the innermost route says in `head`, then the product's name. */
export function titleOf(matches: readonly Match[]): string {
  const title = matches.some(isNotFound) ? NOT_FOUND.tab : inMeta(matches, (entry) => entry["title"]);
  return title ? `${title} | ${SITE}` : DEFAULT_TITLE;
}

export function descriptionOf(matches: readonly Match[]): string | undefined {
  return inMeta(matches, (entry) => (entry["name"] === "description" ? entry["content"] : undefined));
}
