import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findContacts, MASK, maskContacts } from "./contacts-in-text.ts";

interface Example {
  text: string;
  /** Places of the contacts, which `⟦…⟧` marks in the file. */
  contacts: { start: number; end: number }[];
}

/** Texts, one a line; `\n` is a line break. */
function readExamples(name: string): Example[] {
  return readFileSync(`tests/support/contact-examples/${name}.txt`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const parts = line.replaceAll("\\n", "\n").split(/[⟦⟧]/);
      let length = 0;
      const contacts: Example["contacts"] = [];
      for (const [index, part] of parts.entries()) {
        if (index % 2 === 1) contacts.push({ start: length, end: length + part.length });
        length += part.length;
      }
      return { text: parts.join(""), contacts };
    });
}

const isInside = (position: number, spans: readonly { start: number; end: number }[]) =>
  spans.some(({ start, end }) => position >= start && position < end);

/** Letters and digits of the contacts that stay readable. */
const left = ({ text, contacts }: Example) => {
  const hidden = findContacts(text);
  const characters = contacts.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_, i) => start + i).filter((position) => !isInside(position, hidden)),
  );
  return characters.filter((position) => /[\p{L}\p{N}]/u.test(text[position] ?? "")).length;
};

function measure(name: string) {
  const examples = readExamples(name);
  const withContacts = examples.filter(({ contacts }) => contacts.length > 0);
  const without = examples.filter(({ contacts }) => contacts.length === 0);
  const found = withContacts.filter(({ text }) => findContacts(text).length > 0);
  const mistaken = without.filter(({ text }) => findContacts(text).length > 0);
  const whole = withContacts.filter((example) => left(example) === 0);
  const stats = {
    examples: examples.length,
    precision: found.length / (found.length + mistaken.length),
    recall: found.length / withContacts.length,
    whole: whole.length / withContacts.length,
  };
  const missed = withContacts.filter(({ text }) => findContacts(text).length === 0).map(({ text }) => text);
  const partly = found.filter((example) => left(example) > 0).map(({ text }) => maskContacts(text));
  return { stats, mistaken: mistaken.map(({ text }) => maskContacts(text)), missed, partly };
}

test.each(["tuning", "held-out", "everyday"])("the %s examples are found, and little else", (name) => {
  const { stats, mistaken, missed, partly } = measure(name);
  process.stdout.write(`contacts in texts, ${name}: ${JSON.stringify(stats)}\n`);
  if (process.env["CONTACTS_SHOW"]) process.stdout.write(`${JSON.stringify({ mistaken, missed, partly }, null, 1)}\n`);
  expect(stats.precision).toBeGreaterThanOrEqual(0.97);
  expect(stats.recall).toBeGreaterThanOrEqual(0.95);
  expect(stats.whole).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ["Ligue (67) 99812-3456 depois das 18h", `Ligue ${MASK} depois das 18h`],
  ["Zap +55 67 99812-3456.", `Zap ${MASK}.`],
  ["Mande para ana@exemplo.com.br, por favor", `Mande para ${MASK}, por favor`],
  ["Fotos: https://exemplo.com/fotos?x=1\nObra pronta", `Fotos: ${MASK}\nObra pronta`],
  ["meia nove nove oito um dois três quatro cinco seis sete", MASK],
  ["9️⃣9️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣, urgente", `${MASK}, urgente`],
  ["Parede 3x4 m, R$ 1.500,00, CEP 79002-000", "Parede 3x4 m, R$ 1.500,00, CEP 79002-000"],
  ["Peça 2B51E038, nova", "Peça 2B51E038, nova"],
  ["", ""],
])("%j is shown as %j", (text, shown) => expect(maskContacts(text)).toBe(shown));

const SEED = 20_261_126;

/** Texts from pieces of contacts and of what surrounds them, and any others. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ..."67 99812 3456 9 nove meia ana @ . com gmail arroba ponto wa.me/ https:// ( ) - , zap cod R$ 14:30 12/11/2026".split(
          " ",
        ),
        " ",
        "\n",
        "e",
        MASK,
        "9️⃣",
        "İ",
        "ﬃ",
      ),
      { maxLength: 40 },
    )
    .chain((pieces) => fc.constantFrom(pieces.join(""), pieces.join(" "))),
);

test("a masked text has no contact left, and grows by one mask for each at most", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const masked = maskContacts(text);
      expect(maskContacts(masked)).toBe(masked);
      expect(masked.length).toBeLessThanOrEqual(text.length + (masked.split(MASK).length - 1) * MASK.length);
    }),
    { numRuns: 3000, seed: SEED },
  );
});

test("what is found lies inside the text, in order and apart", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0;
      for (const span of findContacts(text)) {
        expect(span.start).toBeGreaterThanOrEqual(end);
        expect(span.end).toBeGreaterThan(span.start);
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2000, seed: SEED },
  );
});

const PIECES =
  "a 9 9- 6 7 @ . .com a. a@ a.com um nove umum noveum ponto arroba wa. www. http:// - _ % ( [ x 0xx R$ 1. 1, 12/ 9️⃣ é İ gmail insta: a_1 99812-3456 1:".split(
    " ",
  );

/** CPU time, which other processes don't lengthen, of hostile texts of this length; in ms. */
function cost(length: number): number {
  const texts = PIECES.flatMap((piece) => ["", " ", "\n", "."].map((between) => piece + between)).map((piece) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  );
  const start = process.cpuUsage();
  for (const text of texts) findContacts(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test("takes linear time, whatever the text", () => {
  cost(2000);
  // Eight times as long takes about eight times the time; 64 times would be quadratic.
  expect(cost(16_000)).toBeLessThan(32 * cost(2000));
});
