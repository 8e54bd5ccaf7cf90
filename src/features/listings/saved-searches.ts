import type { Database } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { holdsContact } from "../../shared/contacts-in-text.ts";
import { MUNICIPALITIES } from "../../shared/municipalities.ts";
import { tradeVocabulary } from "../../shared/search/synonyms.ts";
import { correctionOf, understand } from "../../shared/search/understand.ts";
import type { UserContext } from "../../trpc/init.ts";
import { CHOOSE } from "./messages.ts";
import { findMailWish, saveMailWish } from "./queries-mails.ts";
import { deleteSaved, insertSaved, listFrequentTexts, listSaved } from "./queries-saved.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import { isNarrow } from "./saved-addresses.ts";
import { searchKey, searchRow } from "./saved-search.ts";
import type { SavedFilter, SavedSearch, SearchMail } from "./schemas.ts";

/** The caller's searches, newest first. */
export async function readSaved({ db, user }: UserContext): Promise<SavedSearch[]> {
  const rows = await listSaved(db, user.id);
  return rows
    .map(({ id, name, createdAt, category, cityId, minPriceCents, maxPriceCents, text }) => ({
      id,
      name,
      createdAt,
      filter: {
        text,
        category: category || null,
        cityId: cityId || null,
        minPriceCents: minPriceCents || null,
        maxPriceCents: maxPriceCents === PRICE_MAX_CENTS ? null : maxPriceCents,
      },
    }))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
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
  const understood = understand(text, vocabulary);
  const isKnown = understood.terms.every(({ word, isAside }) => isAside || word.split(" ").every(vocabulary.has));
  return isKnown && !holdsContact(text)
    ? (correctionOf(understood) ?? text.trim().replace(/\s+/gu, " ").toLowerCase())
    : null;
}

/** What many people search for that begins so, the most frequent first. */
export async function readFrequentTexts(db: Database, start: string): Promise<string[]> {
  const texts = await listFrequentTexts(db, searchKey(start));
  return [...new Set(texts.map(suggestionOf))].filter((text) => text !== null);
}

/** Deletes one of the caller's searches; repeating it changes nothing. */
export async function deleteSearch({ db, user }: UserContext, id: string): Promise<void> {
  await deleteSaved(db, id, user.id);
}

/** How the caller is told by mail; before the first search, how they will be. */
export async function readSearchMail({ db, user }: UserContext): Promise<SearchMail> {
  return { byMail: (await findMailWish(db, user.id)) ?? "digest" };
}

export async function setSearchMail({ db, user }: UserContext, { byMail }: SearchMail): Promise<void> {
  await saveMailWish(db, user.id, byMail);
}
