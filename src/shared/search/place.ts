import { MUNICIPALITIES } from "../municipalities.ts";
import { tokensOf } from "./tokens.ts";

/** Municipalities called like people, things or colours: only meant after "em". */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  "Anastácio",
  "Angélica",
  "Antônio João",
  "Aral Moreira",
  "Bandeirantes",
  "Bela Vista",
  "Bonito",
  "Costa Rica",
  "Eldorado",
  "Inocência",
  "Jardim",
  "Miranda",
  "Pedro Gomes",
  "Rochedo",
  "Sonora",
  "Vicentina",
  "Água Clara",
]);

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
const keysOf = (name: string) =>
  tokensOf(name)
    .map(({ key }) => key)
    .join(" ");

const PLACES = MUNICIPALITIES.map(({ ibge, name }) => ({
  ibge,
  size: wordsOf(name).length,
  keys: keysOf(name),
  isAmbiguous: AMBIGUOUS.has(name),
})).sort((a, b) => b.size - a.size);

const BEFORE = /^(em|de|no|na|p|pra|para|por|perto|cidade|regiao|região)$/i;

/** The municipality that ends a text, as in "pedreiro em dourados", and the text without it. */
export function placeIn(text: string): { cityId: number | null; rest: string } {
  const words = wordsOf(text);
  while (/^(ms|urgente|hoje|agora)$/i.test(words.at(-1) ?? "")) words.pop();
  if (/^cg$/i.test(words.at(-1) ?? "")) words.splice(-1, 1, "Campo", "Grande");
  for (const { ibge, size, keys, isAmbiguous } of PLACES) {
    const start = words.length - size;
    if (start < 0 || keysOf(words.slice(start).join(" ")) !== keys) continue;
    if (isAmbiguous && !/^em$/i.test(words[start - 1] ?? "")) continue;
    let end = start;
    while (BEFORE.test(words[end - 1] ?? "")) end--;
    return { cityId: ibge, rest: words.slice(0, end).join(" ") };
  }
  return { cityId: null, rest: text };
}
