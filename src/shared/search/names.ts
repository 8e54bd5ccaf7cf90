import { inflections } from "./words.ts";

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
  [/h/g, ""],
];

/** A folded word of a name in the ways in which it may be written: "thiago" → "tiago", "jeferson" → "jefferson". */
export function spellingsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  const others = SPELLINGS.map(([pattern, letters]) => word.replace(pattern, letters));
  return [...new Set([word, ...inflections(word).slice(0, 2), ...others])].slice(0, FORMS_MAX);
}
