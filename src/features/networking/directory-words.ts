import { foldedWords } from "../../platform/database/fold.ts";
import type { Ways } from "../../platform/database/queries-text.ts";
import { MUNICIPALITIES, SERVICE_REGIONS } from "../../shared/municipalities.ts";
import { placeIn } from "../../shared/search/place.ts";
import { tradeVocabulary } from "../../shared/search/synonyms.ts";
import { inflections, spell, tellingTokens } from "../../shared/search/words.ts";
import { servicesFor } from "../requests/keywords-search.ts";
import { SEARCH_WORDS_MAX } from "./rules.ts";

const FORMS_MAX = 10;

/** Letters of names that are written in more than one way. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/z/g, "s"],
  [/(?<=[aeiou])s(?=[aeiou])|s$/g, "z"],
  [/y/g, "i"],
  [/i/g, "y"],
  [/w/g, "v"],
  [/v/g, "w"],
  [/th/g, "t"],
  [/t/g, "th"],
  [/ph/g, "f"],
  [/([a-z])\1/g, "$1"],
  [/(?<=[aeiou])([flnrst])(?=[aeiou])/g, "$1$1"],
  [/ss/g, "c"],
  [/ei(?=r)/g, "e"],
  [/k/g, "c"],
  [/c(?=[aou])/g, "k"],
  [/lh/g, "li"],
  [/li(?=[aeou])/g, "lh"],
  [/o$/, "u"],
  [/u$/, "o"],
  [/h/g, ""],
];

/** A folded word of a name in the ways in which it may be written: "thiago" → "tiago", "jeferson" → "jefferson". */
function spellingsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  const others = SPELLINGS.map(([pattern, letters]) => word.replace(pattern, letters));
  return [...new Set([word, ...inflections(word).slice(0, 2), ...others])].slice(0, FORMS_MAX);
}

const TRIGRAM = 3;

/** Stored words follow two blanks, so one or two letters match the start of a word, three or more match anywhere. */
const padded = (word: string) => word.padStart(word.length + Math.max(0, TRIGRAM - [...word].length));

/** The words of a name, an e-mail or a phone, each with its other spellings. */
export function nameWords(text: string): Ways {
  const words = [...new Set(foldedWords(text))].slice(0, SEARCH_WORDS_MAX);
  return words.length === 0 ? [] : [words.map((word) => spellingsOf(word).map(padded))];
}

/**
 * What a text means in the directory: a region that it names, and the ways in which providers fit the rest: by name or
 * card as typed, as corrected, or by a service, or a trade, that it means in everyday words.
 */
export function understandDirectoryText(text: string): { ways: Ways; region: string | null } {
  const { cityId, rest } = placeIn(text);
  const region = SERVICE_REGIONS[MUNICIPALITIES.findIndex(({ ibge }) => ibge === cityId)] ?? null;
  const typed = nameWords(rest);
  if (typed.length === 0) return { ways: [], region };
  const tokens = tellingTokens(rest).slice(0, SEARCH_WORDS_MAX);
  const known = tokens.filter(({ kind }) => kind === "word");
  const spelt = spell(known.length > 0 ? known : tokens, tradeVocabulary());
  const corrected = spelt.map(({ word, typed: form }) => [...new Set([form, ...inflections(word)])].map(padded));
  const { services, trades } = servicesFor(rest);
  const phrases = services.map((service) => foldedWords(service).join("  "));
  const ways = [...typed, corrected, [phrases], [trades]];
  // A text of signs alone has no words to correct.
  return { ways: ways.filter((words) => words.length > 0 && words.every((forms) => forms.length > 0)), region };
}
