import { MUNICIPALITIES } from "../municipalities.ts";
import { foldText } from "./normalise.ts";
import { soundOf } from "./words.ts";

/** Municipalities called like people, things or colours: only meant after "em". */
const AMBIGUOUS =
  /^(Anastácio|Angélica|Antônio João|Aral Moreira|Bandeirantes|Bela Vista|Bonito|Caracol|Costa Rica|Eldorado|Inocência|Jardim|Miranda|Pedro Gomes|Rochedo|Sonora|Terenos|Vicentina|Água Clara)$/;

/** What people write for long names. */
const SHORT = { CG: "Campo Grande", "3 Lagoas": "Três Lagoas" };

const WORD = /[\p{L}\p{N}'’]+/gu;
/** Numbers and genders stay apart: "dourada" is no town. */
const soundsOf = (words: readonly string[]) => words.map((word) => soundOf(foldText(word)));
const wordsOf = (text: string) => text.match(WORD) ?? [];
const idOf = (named: string) => MUNICIPALITIES.find(({ name }) => name === named)?.ibge ?? null;

const PLACES = new Map(
  [...MUNICIPALITIES.map(({ name }) => [name, name]), ...Object.entries(SHORT)].map(([said = "", name = ""]) => [
    soundsOf(wordsOf(said)).join(" "),
    { cityId: idOf(name), isAmbiguous: AMBIGUOUS.test(name) },
  ]),
);
const WORDS_MAX = Math.max(...MUNICIPALITIES.map(({ name }) => wordsOf(name).length));

const BEFORE = /^(em|de|no|na|p|pra|para|por|perto|cidade|regiao|região)$/i;
const AFTER = /^(ms|e)$/i;

/** The municipality that a text names, as in "pedreiro em dourados" and "dourados ms pedreiro", and the text without it. */
export function placeIn(text: string): { cityId: number | null; rest: string } {
  const found = [...text.matchAll(WORD)];
  const words = found.map(([word]) => word);
  const sounds = soundsOf(words);
  for (let size = WORDS_MAX; size > 0; size--) {
    for (let at = words.length - size; at >= 0; at--) {
      const place = PLACES.get(sounds.slice(at, at + size).join(" "));
      if (!place || (place.isAmbiguous && !/^em$/i.test(words[at - 1] ?? ""))) continue;
      let [first, after] = [at, at + size];
      while (BEFORE.test(words[first - 1] ?? "")) first--;
      while (AFTER.test(words[after] ?? "")) after++;
      const rest = text.slice(0, found[first]?.index) + text.slice(found[after]?.index ?? text.length);
      return { cityId: place.cityId, rest: rest.trim() };
    }
  }
  return { cityId: null, rest: text };
}
