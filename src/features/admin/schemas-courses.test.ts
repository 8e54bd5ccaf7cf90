import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COURSES } from "../../../db/seed/college/courses.ts";
import { courseTexts, questionTexts } from "./schemas-courses.ts";

const SEEDS = join(import.meta.dirname, "../../../db/seed/college");

describe.each(COURSES)("$id", ({ id, titulo, descricao, questions }) => {
  test("can be saved in the admin panel as it is seeded", () => {
    const lesson = readFileSync(join(SEEDS, `${id}.md`), "utf8").trim();
    const texts = { title: titulo, description: descricao, youtubeUrl: "", lesson };
    expect(courseTexts.safeParse(texts)).toEqual({ success: true, data: { ...texts, youtubeUrl: null } });
  });

  test.each(questions)("its question $pergunta, too", ({ pergunta, opcoes, correta, explicacao }) => {
    const texts = { text: pergunta, options: [...opcoes], right: correta, explanation: explicacao };
    expect(questionTexts.safeParse(texts)).toEqual({ success: true, data: texts });
  });
});

test.each([
  ["2,5 mm²", "2,5 mm2", true],
  ["Três", "TRES ", false],
  ["10  m", "10 m", false],
])("%j and %j differ: %j", (one, other, isValid) => {
  const question = {
    text: "Qual é a bitola mínima do circuito de tomadas?",
    options: [one, other, "4 mm²", "6 mm²"],
    right: "A",
    explanation: "A NBR 5410 pede no mínimo 2,5 mm² em circuitos de força.",
  };
  expect(questionTexts.safeParse(question).success).toBe(isValid);
});
