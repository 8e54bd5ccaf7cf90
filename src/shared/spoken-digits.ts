const list = (words: string) => words.split(" ");

const UNITS = new Map(
  list("zero um dois tres quatro cinco seis sete oito nove").flatMap((word, digit) => [[word, digit] as const]),
);
for (const [word, digit] of [
  ["uma", 1],
  ["hum", 1],
  ["duas", 2],
  ["meia", 6],
  // Spanish and English, as far as Portuguese texts don't have them as words.
  ["cero", 0],
  ["uno", 1],
  ["dos", 2],
  ["cuatro", 4],
  ["siete", 7],
  ["ocho", 8],
  ["nueve", 9],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
] as const) {
  UNITS.set(word, digit);
}
const TEENS = new Map(
  list("dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove").map((word, i) => [word, 10 + i]),
);
TEENS.set("quatorze", 14);
const TENS = new Map(
  list("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa").map((word, i) => [word, 20 + 10 * i]),
);
const HUNDREDS = new Map(
  list("cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos").map(
    (word, i) => [word, 100 + 100 * i],
  ),
);

const ONE_UNIT = [...UNITS.keys()].sort((a, b) => b.length - a.length).join("|");
const JOINED = new RegExp(`^(?:${ONE_UNIT}){2,16}$`);
const EACH_UNIT = new RegExp(ONE_UNIT, "g");

const LETTER_FOR: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };
const DIGIT_FOR: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", z: "2", e: "3", s: "5", b: "8" };

const SPELLED = new RegExp([...UNITS.keys(), ...TEENS.keys(), ...TENS.keys(), ...HUNDREDS.keys()].join("|"), "g");

/** At least as many digits as a folded text has, spelled or not; quick, and mostly below those of a phone number. */
export function digitsAtMost(folded: string): number {
  const spelled = folded.match(SPELLED)?.length ?? 0;
  return folded.replace(/\D+/g, "").length + 3 * spelled;
}

/** Digits of a word such as "nove", or of several in one ("novenove"); null if it is another word. */
function digitsOfWord(word: string): string | null {
  const unit = UNITS.get(word);
  if (unit !== undefined) return String(unit);
  if (!JOINED.test(word)) return null;
  return [...word.matchAll(EACH_UNIT)].map(([part]) => UNITS.get(part)).join("");
}

/** Digits of letters and digits without a space between: "n0ve", "6sete", "998o1"; null for others, such as "220v". */
function digitsOfMixed(word: string): string | null {
  if (/^0xx\d+$/.test(word)) return word.replace("xx", "");
  const spelled = UNITS.get(word.replace(/\d/g, (digit) => LETTER_FOR[digit] ?? digit));
  if (spelled !== undefined) return String(spelled);
  const parts = word.match(/\d+|[a-z]+/g) ?? [];
  const digits = parts.map((part) => (/\d/.test(part) ? part : digitsOfWord(part)));
  if (!digits.includes(null)) return digits.join("");
  const letters = word.replace(/\d/g, "");
  if (!/^[oilzesb]+$/.test(letters) || letters.length * 2 > word.length) return null;
  return word.replace(/[a-z]/g, (letter) => DIGIT_FOR[letter] ?? letter);
}

/** A run of letters and digits in a folded text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Digits as someone wrote or spelled them. */
export interface Spoken extends Word {
  digits: string;
  isSpelled: boolean;
}

/** How many of the words, from the one at `index`, are a number such as "oitocentos e doze", and its digits. */
function readCompound(words: readonly Word[], index: number): { digits: string; length: number } | null {
  let total = 0;
  let length = 0;
  for (const values of [HUNDREDS, TENS, UNITS]) {
    const isJoined = length > 0 && words[index + length]?.text === "e";
    const word = words[index + length + (isJoined ? 1 : 0)]?.text ?? "";
    const value = values.get(word) ?? (values === TENS ? TEENS.get(word) : undefined);
    if (value === undefined || (length > 0 && !isJoined)) continue;
    total += value;
    length += isJoined ? 2 : 1;
    if (TEENS.has(word)) break;
  }
  return length > 0 && (length > 1 || total > 9) ? { digits: String(total), length } : null;
}

/** The digits that begin with the word at `index`, and how many words they take; null if it is no number. */
export function readDigits(words: readonly Word[], index: number): { spoken: Spoken; length: number } | null {
  const word = words[index];
  if (!word) return null;
  const compound = readCompound(words, index);
  const length = compound?.length ?? 1;
  const isNumber = /^\d+$/.test(word.text);
  const readOne = isNumber ? String : /\d/.test(word.text) ? digitsOfMixed : digitsOfWord;
  const digits = compound?.digits ?? readOne(word.text);
  if (digits === null) return null;
  const end = words[index + length - 1]?.end ?? word.end;
  return { spoken: { text: word.text, start: word.start, end, digits, isSpelled: !isNumber }, length };
}
