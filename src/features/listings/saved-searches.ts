import type { Database } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { holdsContact } from "../../shared/contacts-in-text.ts";
import { formatReais } from "../../shared/money.ts";
import { MUNICIPALITIES } from "../../shared/municipalities.ts";
import { foldText, normalise } from "../../shared/search/normalise.ts";
import { tradeVocabulary } from "../../shared/search/synonyms.ts";
import { correctionOf, understand } from "../../shared/search/understand.ts";
import type { UserContext } from "../../trpc/init.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import { CHOOSE } from "./messages.ts";
import { findMailWish } from "./queries-mails.ts";
import { insertSaved, listFrequentTexts, listSaved } from "./queries-saved.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import { essence, isNarrow, savedPath } from "./saved-addresses.ts";
import type { SavedFilter, SavedSearch, SearchMail } from "./schemas.ts";

function priceName(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `de ${formatReais(min)} a ${formatReais(max)}`;
  if (min !== null) return `a partir de ${formatReais(min)}`;
  return max === null ? null : `até ${formatReais(max)}`;
}

const spaced = (text: string) => text.trim().replace(/\s+/gu, " ");

/** What a search is called, such as '“betoneira”, Dourados, até R$ 900,00'. */
export function savedName(filter: SavedFilter): string {
  const { category, cityId, minPriceCents, maxPriceCents } = essence(filter);
  const text = spaced(filter.text);
  const parts = [
    text && `“${text}”`,
    MARKETPLACE_CATEGORIES.find(({ slug }) => slug === category)?.name,
    MUNICIPALITIES.find(({ ibge }) => ibge === cityId)?.name,
    priceName(minPriceCents, maxPriceCents),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The same for all ways to write a text: "Caixa d'água 1.000 L" and "caixa dagua 1000 litros". */
const searchKey = (text: string) => foldText(normalise(text));

/** A search as it is stored: open values are blank, 0 or the highest price. */
export function searchRow(filter: SavedFilter) {
  const { text, category, cityId, minPriceCents, maxPriceCents } = filter;
  return {
    name: savedName(filter),
    path: savedPath(filter),
    text,
    textKey: searchKey(text),
    category: category ?? "",
    cityId: cityId ?? 0,
    minPriceCents: minPriceCents ?? 0,
    maxPriceCents: maxPriceCents ?? PRICE_MAX_CENTS,
  };
}

/** The caller's searches, newest first. */
export async function readSaved({ db, user }: UserContext): Promise<SavedSearch[]> {
  return (await listSaved(db, user.id)).sort((a, b) => (a.id < b.id ? 1 : -1));
}

const refuse = (field: string, text: string) => new DomainError("input.invalid", { fields: { [field]: text } });

/**
 * Saves a search, so that the caller is told of new listings; idempotent. Throws `input.invalid` for an unknown city
 * or a search that leaves nothing out, `search.limit`.
 */
export async function saveSearch({ db, user, now }: UserContext, filter: SavedFilter): Promise<{ id: string }> {
  const { cityId } = filter;
  if (!isNarrow(filter)) throw refuse("text", CHOOSE.filter);
  if (cityId !== null && !MUNICIPALITIES.some(({ ibge }) => ibge === cityId)) throw refuse("cityId", CHOOSE.city);
  const { id } = await insertSaved(db, { id: newId(now), userId: user.id, ...searchRow(filter), createdAt: now });
  if (id === null) throw new DomainError("search.limit");
  return { id };
}

/** A text as it may be shown to others, in words of the trade; null if it may name a person or has a contact. */
function suggestionOf(text: string): string | null {
  const vocabulary = tradeVocabulary();
  const understood = understand(text);
  const isKnown = understood.terms.every(({ word, isAside }) => isAside || word.split(" ").every(vocabulary.has));
  return isKnown && !holdsContact(text) ? (correctionOf(understood) ?? spaced(text).toLowerCase()) : null;
}

/** What many people search for that begins so, the most frequent first. */
export async function readFrequentTexts(db: Database, start: string): Promise<string[]> {
  const texts = await listFrequentTexts(db, searchKey(start));
  return [...new Set(texts.map(suggestionOf))].filter((text) => text !== null);
}

/** How the caller is told by mail; before the first search, how they will be. */
export async function readSearchMail({ db, user }: UserContext): Promise<SearchMail> {
  return { byMail: (await findMailWish(db, user.id)) ?? "digest" };
}
