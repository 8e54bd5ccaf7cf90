import { describe, expect, test } from "vitest";
import { normalise, sizeForms } from "./normalise.ts";
import { placeIn } from "./place.ts";
import { meaningsOf, tradeVocabulary } from "./synonyms.ts";
import { correctionOf, understand } from "./understand.ts";
import { distance, inflections, keyOf, spell, tellingTokens } from "./words.ts";

test.each([
  ["Caixa D'Água 1.000 LITROS", "caixa agua 1000l"],
  ["caixa dágua", "caixa agua"],
  ["caixadagua", "caixa agua"],
  ["Ar-condicionado", "ar condicionado"],
  ["cimento 50 kg", "cimento 50kg"],
  ["cimento 50quilos", "cimento 50kg"],
  ["porcelanato 60 x 60", "porcelanato 60x60"],
  ["1/2 polegada", "1/2pol"],
  ["220 volts", "220v"],
  ["Piçarra", "piçarra"],
])("1. %s is normalised to %s", (text, plain) => {
  expect(normalise(text)).toBe(plain);
});

test.each([
  ["50kg", ["50kg", "50 kg", "50 quilos"]],
  ["1000l", ["1 000 litros", "1000 litros"]],
  ["2,5mm", ["2 5 mm"]],
  ["60x60", ["60x60", "60 x 60"]],
  ["100", ["100", "100mm"]],
])("1. the size %s stands in texts as %j, too", (size, forms) => {
  expect(sizeForms(size)).toEqual(expect.arrayContaining(forms));
});

describe("2. tokens", () => {
  test.each([
    ["janelas", "janela"],
    ["portões", "portao"],
    ["móveis", "movel"],
    ["refletores", "refletor"],
    ["pedreira", "pedreiro"],
    ["elétricas", "eletrico"],
    ["pintora", "pintor"],
    ["usada", "usado"],
    ["asulejo", "azulejo"],
    ["sifao", "sifão"],
    ["tinner", "thinner"],
    ["pissarra", "piçarra"],
    ["enchada", "enxada"],
    ["telia", "telha"],
    ["chuvero", "chuveiro"],
    ["bonba", "bomba"],
    ["eletrisista", "eletricista"],
    ["calsada", "calçada"],
    ["idraulico", "hidráulica"],
  ])("%s has the key of %s", (one, other) => {
    const key = (word: string) => tellingTokens(word)[0]?.key;
    expect(key(one)).toBe(key(other));
  });

  test.each([
    ["porta", "porto"],
    ["casa", "caso"],
    ["betoneira", "betoneiro"],
    ["quadra", "quadro"],
  ])("%s and %s are not the same", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test.each([
    ["preciso de alguém pra pintar minha casa", ["pintar", "casa"]],
    ["vendo betoneira usada", ["betoneira", "usada"]],
    ["saco de cimento", ["saco", "cimento"]],
    ["quem arruma goteira", ["goteira"]],
    ["faz tudo", ["faz", "tudo"]],
    ["boa tarde sou de longe e gostaria de um pedreiro de confiança", ["longe", "pedreiro"]],
    ["%_", []],
  ])("of %s, %j tell something", (text, words) => {
    expect(tellingTokens(text).map(({ word }) => word)).toEqual(words);
  });

  test.each([
    ["portoes", ["portoes", "portao"]],
    ["eletrica", ["eletrica", "eletricas", "eletrico", "eletricos"]],
    ["madeira", ["madeira", "madeiras"]],
    ["2m", ["2m"]],
  ])("%s is inflected", (word, forms) => {
    expect(inflections(word)).toEqual(expect.arrayContaining(forms));
  });
});

describe("3. spelling", () => {
  const spelt = (text: string) => spell(tellingTokens(text), tradeVocabulary()).map(({ word }) => word);
  test.each([
    ["betonera", ["betoneira"]],
    ["furadera", ["furadeira"]],
    ["porselanato", ["porcelanato"]],
    ["vergalao", ["vergalhao"]],
    ["esmirilhadeira", ["esmerilhadeira"]],
    ["goteria", ["goteira"]],
    ["portaoeletronico", ["portao", "eletronico"]],
    ["portãozinho", ["portao"]],
    ["guardaropa", ["guarda", "roupa"]],
    ["betoneiras", ["betoneiras"]],
    ["bentoneira", ["betoneira"]],
    ["xilofone", ["xilofone"]],
    ["piso branco", ["piso", "branco"]],
    ["cimento", ["cimento"]],
  ])("%s is understood as %j", (text, words) => {
    expect(spelt(text)).toEqual(words);
  });

  test("short words are not forgiven, a wrong beginning less than a wrong end", () => {
    expect(distance("pia", "pao")).toBe(Number.POSITIVE_INFINITY);
    expect(distance("bentonera", "betonera")).toBeLessThan(distance("bentonera", "kantonera"));
    expect(distance("entupiu", "entupido")).toBeLessThan(distance("entupiu", "entulho"));
  });
});

describe("4. synonyms", () => {
  test.each([
    ["cano", "tubo"],
    ["tubo", "cano"],
    ["makita", "serra marmore"],
    ["serra marmore", "makita"],
    ["carriola", "carrinho mao"],
    ["bloco", "tijolo"],
  ])("%s is also called %s", (word, other) => {
    expect(meaningsOf(word)).toContain(other);
  });
});

test.each([
  ["pedreiro em dourados", 5003702, "pedreiro"],
  ["Pedreiro em Dorados MS", 5003702, "Pedreiro"],
  ["andaime campo grande", 5002704, "andaime"],
  ["andaime cg", 5002704, "andaime"],
  ["vaso bonito", null, "vaso bonito"],
  ["vaso em bonito", 5002209, "vaso"],
  ["tres lagoas", 5008305, ""],
  ["dourados ms pedreiro", 5003702, "pedreiro"],
  ["sou de campo grande e preciso de pintor", 5002704, "sou preciso de pintor"],
  ["cabo 2,5mm em 3 lagoas", 5008305, "cabo 2,5mm"],
  ["torneira dourada", null, "torneira dourada"],
  ["escada caracol", null, "escada caracol"],
  ["grama para jardim", null, "grama para jardim"],
])("%s names the place %s", (text, cityId, rest) => {
  expect(placeIn(text)).toEqual({ cityId, rest });
});

describe("a text as a whole", () => {
  const read = (text: string) => understand(text);
  test.each([
    ["betonera", "betoneira"],
    ["carinho de mão", "carrinho mao"],
    ["janelas", null],
    ["betoneira usada", null],
    ["xilofone", null],
  ])("%s is corrected to %s", (text, corrected) => {
    expect(correctionOf(read(text))).toBe(corrected);
  });

  test("sizes and packages only help to choose, unless there is nothing else", () => {
    const asides = (text: string) => read(text).terms.map(({ word, isAside }) => [word, isAside]);
    expect(asides("saco de cimento 50kg")).toEqual([
      ["saco", true],
      ["cimento", false],
      ["50kg", true],
    ]);
    expect(asides("220v")).toEqual([["220v", false]]);
  });

  test("what describes a thing that was named before only helps to choose", () => {
    const telling = (text: string) => read(text).terms.flatMap(({ word, isAside }) => (isAside ? [] : [word]));
    expect(telling("projeto de casa 2 quartos")).toEqual(["projeto"]);
    expect(telling("trocar o piso da cozinha")).toEqual(["piso"]);
    expect(telling("armario de cozinha")).toEqual(["armario", "cozinha"]);
  });

  test.each([
    ["caixa de mil litros", "caixa de 1000l"],
    ["ar 12 mil btus", "ar 12000btu"],
    ["fio dois e meio", "fio 2,5"],
    ["piso 60 por 60", "piso 60x60"],
  ])("%s is read as %s", (text, plain) => expect(normalise(text)).toBe(plain));

  test("a word that is not finished is marked", () => {
    expect([read("beton").unfinished, read("betoneira").unfinished, read("").unfinished]).toEqual([
      "beton",
      null,
      null,
    ]);
  });
});
