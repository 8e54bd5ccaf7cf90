const folded = (text: string, marks: RegExp) => text.normalize("NFD").replace(marks, "").normalize("NFC").toLowerCase();

/** Lower case without accents: "Hidráulica" → "hidraulica". */
export const foldText = (text: string): string => folded(text, /\p{Mn}/gu);

/** Like {@link foldText}, but with the cedilla, because "piçarra" sounds like "pissarra". */
export const foldLetters = (text: string): string => folded(text, /(?!\u0327)\p{Mn}/gu);

/** Units, and the ways in which people write them after a number. */
const UNITS = new Map(
  `kg kgs quilo quilos kilo kilos quilograma quilogramas|mm mm² milimetro milimetros|cm centimetro centimetros
  |m2 m² metro_quadrado metros_quadrados|m3 m³ metro_cubico metros_cubicos|m mt mts metro metros|l lt lts litro litros
  |w watt watts|v volt volts|a amp ampere amperes|cv cavalo cavalos|hp|btu btus|pol polegada polegadas|furos furo`
    .split(/\s*\|/)
    .map((line) => line.split(" ").map((word) => word.replace("_", " ")))
    .map((spellings) => [spellings[0] ?? "", spellings]),
);

const NUMBER = String.raw`\d+(?:[.,/]\d+)*`;
const SIZES = [...UNITS].map(
  ([unit, spellings]) =>
    [new RegExp(`(${NUMBER}) ?(?:${spellings.join("|")})(?![\\p{L}\\d])`, "gu"), `$1${unit} `] as const,
);

/** What people write in one word, with an apostrophe or as they say it, and the words of it. */
const JOINED: readonly [RegExp, string][] = [
  [/\bd['’`´ ]?agua\b/g, "agua"],
  [/\bcaixa ?de ?agua\b/g, "caixa agua"],
  [/\bcaixa ?dagua\b/g, "caixa agua"],
  [/\bcx\b/g, "caixa"],
  [/\bar[- ]?condicionado\b/g, "ar condicionado"],
  [/\bum e meio\b/g, "1,5"],
  [/\bdois e meio\b/g, "2,5"],
  [/(\d) ?["”″]/g, "$1 pol "],
  [/(\d) mil\b/g, "$1000"],
  [/\bmil (?=litro|lts?\b|btu|watt)/g, "1000 "],
  [/(\d) ?(?:x|por) ?(?=\d)/g, "$1x"],
  [/(\d)\.(?=\d{3}(?!\d))/g, "$1"],
];

/** Step 1: a text in the one way in which words are compared. "Caixa D'Água 1.000 LITROS" → "caixa agua 1000l". */
export function normalise(text: string): string {
  let plain = foldLetters(text);
  for (const [pattern, words] of JOINED) plain = plain.replace(pattern, words);
  for (const [pattern, size] of SIZES) plain = plain.replace(pattern, size);
  return plain.replace(/\s+/gu, " ").trim();
}

/** The ways in which a size such as "50kg" or "2,5mm" stands in a text, as words of the text. */
export function sizeForms(size: string): string[] {
  const [, number = size, unit = ""] = /^([\d.,/x]+)([a-z]+\d?)?$/.exec(size) ?? [];
  const spaced = (digits: string) => digits.replace(/[.,/]/g, " ");
  const thousands = /^\d{4,6}$/.test(number) ? [number, `${number.slice(0, -3)} ${number.slice(-3)}`] : [number];
  const across = number.includes("x") ? [number, number.replaceAll("x", " x ")] : thousands;
  const numbers = [...new Set(across.map(spaced))];
  const units = unit === "" ? ["", "mm", "kg", "l"] : (UNITS.get(unit) ?? [unit]);
  return numbers.flatMap((digits) => units.flatMap((own) => [`${digits}${own}`, `${digits} ${own}`.trim()]));
}
