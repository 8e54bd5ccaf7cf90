/** Lower case without accents: "Hidráulica" → "hidraulica". */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

/** Like {@link foldText}, but with the cedilla, because "piçarra" sounds like "pissarra". */
export const foldLetters = (text: string): string =>
  foldText(text.normalize("NFC").replace(/[çÇ]/g, "\uE000")).replace(/\uE000/g, "ç");

const UNITS: readonly [unit: string, spellings: string][] = [
  ["kg", "kg|kgs|quilos?|kilos?|quilogramas?"],
  ["mm", "mm|milimetros?"],
  ["cm", "cm|centimetros?"],
  ["m2", "m2|m²|metros? quadrados?"],
  ["m3", "m3|m³|metros? cubicos?"],
  ["m", "m|mts?|metros?"],
  ["l", "l|lt|lts|litros?"],
  ["w", "w|watts?"],
  ["v", "v|volts?"],
  ["a", "a|amperes?|amp"],
  ["cv", "cv|cavalos?"],
  ["hp", "hp"],
  ["btu", "btus?"],
  ["pol", 'pol|polegadas?|["”″]'],
  ["furos", "furos?"],
];

const NUMBER = String.raw`\d+(?:[.,/]\d+)*`;
const SIZES = UNITS.map(
  ([unit, spellings]) => [new RegExp(`(${NUMBER}) ?(?:${spellings})(?![\\p{L}\\d])`, "gu"), `$1${unit} `] as const,
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
  const long: Readonly<Record<string, string[]>> = {
    kg: ["quilos"],
    l: ["litros", "lt", "litro"],
    m: ["metros", "metro", "mts"],
    m2: ["m²", "metros quadrados"],
    m3: ["m³", "metros cubicos"],
    v: ["volts"],
    w: ["watts"],
    a: ["amperes"],
    pol: ["polegadas", "polegada"],
    furos: ["furos", "furo"],
    btu: ["btus"],
    mm: ["mm²"],
  };
  if (unit === "") return numbers.flatMap((digits) => [digits, ...["mm", "kg", "l"].map((own) => `${digits}${own}`)]);
  const units = [unit, ...(long[unit] ?? [])];
  return numbers.flatMap((digits) => [`${digits}${unit}`, ...units.map((own) => `${digits} ${own}`)]);
}
