import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { QuestionContent } from "../../../db/seed/college/content.ts";
import { COURSES } from "../../../db/seed/college/courses.ts";
import { foldText } from "../../shared/search/normalise.ts";
import { AREAS, COURSE_IDS, LETTERS } from "./catalogue.ts";

const QUESTIONS_PER_COURSE = 20;
const RIGHT_PER_LETTER = { min: 4, max: 6 };
/** In how many questions of a course the right option may be the only longest, or the only shortest. */
const MAX_STANDING_OUT = 7;
const QUESTION_LENGTH = { min: 30, max: 260 };
const OPTION_LENGTH = { min: 1, max: 140 };
const EXPLANATION_LENGTH = { min: 40, max: 240 };
const DESCRIPTION_LENGTH = { min: 40, max: 200 };
const LESSON_WORDS = { min: 2_000, max: 3_000 };
const SECTIONS = { min: 5, max: 8 };
const CHECKLIST_POINTS = { min: 6, max: 10 };
const FIGURES = { min: 3, max: 5 };
const FIGURE_MAX_BYTES = 6_000;
const FIGURE_WIDTH = 400;
const FIGURE_HEIGHT = { min: 200, max: 320 };
const FIGURE_MIN_FONT_SIZE = 15;
const MAX_COLUMNS = 4;
const LAST_SECTION = "Para levar para a obra";

/** Options are shuffled, so a text that points at another one would mislead; negations test attention, not the trade. */
const FORBIDDEN = [
  /\b(todas|nenhuma) (as|das) (anteriores|demais|alternativas|opções|respostas)/iu,
  /\b(alternativa|letra|opção|resposta) [A-D]\b/u,
  /\b(alternativas?|opções) (acima|abaixo|anterior)/iu,
  /\b(anteriores|exceto)\b/iu,
  /NÃO/u,
  /\b(é|está|são|estão|afirmação|alternativa|opção) incorret[ao]/iu,
];

/** Markup outside the subset that lessons may use. */
const FOREIGN_MARKUP = {
  html: /<\/?[a-z!]|&[a-z]+;|&#/iu,
  link: /(?<!!)\[[^\]]*\]\s*[([]|https?:|www\./iu,
  code: /`|^ {4}|^\t/u,
  indent: /^ /u,
  rule: /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/u,
  underscores: /__|(?<![\p{L}\d])_[^_]+_(?![\p{L}\d])/u,
  strikethrough: /~~/u,
  footnote: /\[\^/u,
  task: /^- \[[ x]\]/iu,
  heading: /^#(?!#{1,2} \S)/u,
  marker: /^(?:[*+] |\d+\) |-\S)/u,
};

const FIGURE = /^!\[([^\]]*)\]\(([^\s)]*)(?: "([^"]*)")?\)$/u;
const FIGURE_ADDRESS = "/figuras/faculdade/";
const LESSONS = join(import.meta.dirname, "../../../db/seed/college");
const figureDirectory = join(import.meta.dirname, "../../../web/public", FIGURE_ADDRESS);

interface Figure {
  alt: string;
  address: string;
  caption: string;
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

function fold(text: string): string {
  return foldText(text).replace(/\s+/gu, " ").trim();
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function rightOption({ opcoes, correta }: QuestionContent): string {
  return opcoes[LETTERS.indexOf(correta)]!;
}

/** The questions whose right option alone is the longest (sign 1) or the shortest (sign -1). */
function standingOut(questions: readonly QuestionContent[], sign: 1 | -1): string[] {
  return questions
    .filter((question) => {
      const right = rightOption(question);
      return question.opcoes.every((option) => option === right || sign * (right.length - option.length) > 0);
    })
    .map(({ pergunta }) => pergunta);
}

function isOneSentence(text: string): boolean {
  return text.endsWith(".") && !/[.!?…]\s+\p{Lu}/u.test(text);
}

function readLesson(id: string): string {
  return readFileSync(join(LESSONS, `${id}.md`), "utf8");
}

function statsOf(lesson: string): Figure[] {
  return lesson.split("\n").flatMap((line) => {
    const [, alt = "", address = "", caption = ""] = FIGURE.exec(line) ?? [];
    return address ? [{ alt, address, caption }] : [];
  });
}

/** Paragraphs, lists, tables, quotes, headings and stats: the groups of lines between empty lines. */
function blocksOf(lesson: string): string[][] {
  return lesson
    .trim()
    .split(/\n\n+/u)
    .map((block) => block.split("\n"));
}

/** Words of the text, without stats and markup. */
function countWords(lesson: string): number {
  const text = lesson.split("\n").filter((line) => !FIGURE.test(line));
  return text
    .join("\n")
    .split(/[\s|]+/u)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function foreignMarkup(line: string): string[] {
  if (FIGURE.test(line)) return [];
  return Object.entries(FOREIGN_MARKUP).flatMap(([name, pattern]) => (pattern.test(line) ? [`${name}: ${line}`] : []));
}

function hasUnbalancedEmphasis(block: readonly string[]): boolean {
  const text = block.join("\n");
  if (FIGURE.test(text)) return false;
  const rest = text.replace(/\*\*(?=\S)[^*]+(?<=\S)\*\*/gu, "").replace(/\*(?=\S)[^*]+(?<=\S)\*/gu, "");
  return rest.includes("*");
}

function cellsOf(row: string): string[] {
  return row.slice(1, -1).split("|");
}

function tableProblem(rows: readonly string[]): string | undefined {
  const [head = "", delimiter = ""] = rows;
  const columns = cellsOf(head).length;
  if (rows.length < 3) return "too short";
  if (!cellsOf(delimiter).every((cell) => /^ *:?-+:? *$/u.test(cell))) return "no delimiter row";
  if (columns > MAX_COLUMNS) return "too many columns";
  if (rows.some((row) => !row.endsWith("|") || cellsOf(row).length !== columns)) return "uneven rows";
  return undefined;
}

/** Why a block is not one of the kinds that a lesson may have; its first line decides which kind it is. */
function blockProblem(block: readonly string[]): string | undefined {
  const [first = ""] = block;
  if (first.startsWith("#") || first.startsWith("![")) return block.length > 1 ? "not on a line of its own" : undefined;
  if (first.startsWith("|")) return tableProblem(block);
  if (first.startsWith(">")) {
    if (!/^> \*\*(Atenção|Dica):\*\* \S/u.test(first)) return "begins with neither Atenção nor Dica";
    return block.every((line) => line.startsWith("> ")) ? undefined : "not quoted to its end";
  }
  const isPart = [/^- \S/u, /^\d+\. \S/u].find((pattern) => pattern.test(first)) ?? /^[^-|>#!\s]/u;
  return block.every((line) => isPart.test(line)) ? undefined : "mixes kinds of blocks";
}

function markupProblems(lesson: string): string[] {
  const blocks = blocksOf(lesson);
  return [
    ...lesson.split("\n").flatMap(foreignMarkup),
    ...blocks.filter(hasUnbalancedEmphasis).map(([first]) => `emphasis: ${first}`),
    ...blocks.flatMap((block) => {
      const problem = blockProblem(block);
      return problem ? [`${problem}: ${block[0]}`] : [];
    }),
    ...lesson
      .split("\n")
      .filter((line) => line.includes("![") && !FIGURE.test(line))
      .map((line) => `figure: ${line}`),
  ];
}

function figureProblems(svg: string): string[] {
  const [, root = ""] = /^<svg ([^>]*)>/u.exec(svg) ?? [];
  const attributes = new Map([...root.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name, value]) => [name, value]));
  const height = Number(attributes.get("height"));
  const sizes = [...svg.matchAll(/font-size="?([^"\s>]*)/gu)].map(([, size]) => Number(size));
  const problems = {
    bytes: Buffer.byteLength(svg) >= FIGURE_MAX_BYTES,
    viewBox: attributes.get("viewBox") !== `0 0 ${FIGURE_WIDTH} ${height}`,
    width: attributes.get("width") !== String(FIGURE_WIDTH),
    height: !isWithin(height, FIGURE_HEIGHT),
    "font-size": sizes.length === 0 || sizes.some((size) => !(size >= FIGURE_MIN_FONT_SIZE)),
    "foreign content": /<(script|style|image|foreignObject|use)\b|href=|url\((?!#)/iu.test(svg),
  };
  return Object.entries(problems).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

describe("courses of the college", () => {
  test("come in the order of the catalogue, the basic module first", () => {
    expect(COURSES.map(({ id }) => id)).toEqual(COURSE_IDS);
  });

  test("ask no question twice", () => {
    expect(duplicates(COURSES.flatMap(({ questions }) => questions.map(({ pergunta }) => fold(pergunta))))).toEqual([]);
  });

  test("link every figure that exists, and each only once", () => {
    const linked = COURSES.flatMap(({ id }) => statsOf(readLesson(id)).map(({ address }) => address));
    const existing = readdirSync(figureDirectory).map((file) => FIGURE_ADDRESS + file);
    expect(linked.sort()).toEqual(existing.sort());
  });
});

describe.each(COURSES)("course $id", ({ id, titulo, descricao, questions }) => {
  test("is titled by its area and described in a line or two", () => {
    const area = AREAS.find(({ key }) => key === id);
    expect(titulo).toBe(area ? `Especialização em ${area.name}` : "Fundamentos da Construção Civil");
    expect(descricao.length).toSatisfy((length: number) => isWithin(length, DESCRIPTION_LENGTH));
  });

  test("has its number of questions", () => {
    expect(questions).toHaveLength(QUESTIONS_PER_COURSE);
  });

  test("spreads the right options over the letters", () => {
    const counts = LETTERS.map((letter) => questions.filter(({ correta }) => correta === letter).length);
    expect(counts.filter((count) => !isWithin(count, RIGHT_PER_LETTER))).toEqual([]);
  });

  test("keeps questions, options and explanations within their lengths", () => {
    const tooShortOrLong = questions.flatMap(({ pergunta, opcoes, explicacao }) => [
      ...(isWithin(pergunta.length, QUESTION_LENGTH) ? [] : [pergunta]),
      ...opcoes.filter((option) => !isWithin(option.trim().length, OPTION_LENGTH)),
      ...(isWithin(explicacao.length, EXPLANATION_LENGTH) ? [] : [explicacao]),
    ]);
    expect(tooShortOrLong).toEqual([]);
  });

  test("does not give the right option away by its length", () => {
    expect(standingOut(questions, 1).length).toBeLessThanOrEqual(MAX_STANDING_OUT);
    expect(standingOut(questions, -1).length).toBeLessThanOrEqual(MAX_STANDING_OUT);
  });

  test("offers four different options in each question", () => {
    expect(questions.flatMap(({ opcoes }) => duplicates(opcoes.map(fold)))).toEqual([]);
  });

  test("neither negates a question nor refers to other options", () => {
    const texts = questions.flatMap(({ pergunta, opcoes, explicacao }) => [pergunta, ...opcoes, explicacao]);
    expect(texts.filter((text) => FORBIDDEN.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  test("explains each answer in one sentence", () => {
    expect(questions.map(({ explicacao }) => explicacao).filter((text) => !isOneSentence(text))).toEqual([]);
  });

  test("has a lesson of ten to fifteen minutes", () => {
    expect(countWords(readLesson(id))).toSatisfy((words: number) => isWithin(words, LESSON_WORDS));
  });

  test("has a lesson that begins with a paragraph and ends with a checklist", () => {
    const lesson = readLesson(id);
    const headings = [...lesson.matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
    expect(blocksOf(lesson)[0]?.[0]).toMatch(/^[\p{L}\d]/u);
    expect(headings.length).toSatisfy((count: number) => isWithin(count, SECTIONS));
    expect(headings.at(-1)).toBe(LAST_SECTION);
    const points = lesson.slice(lesson.indexOf(`## ${LAST_SECTION}`)).match(/^- /gmu) ?? [];
    expect(points.length).toSatisfy((count: number) => isWithin(count, CHECKLIST_POINTS));
  });

  test("uses only the markup for lessons", () => {
    expect(markupProblems(readLesson(id))).toEqual([]);
  });

  test("describes and captions its own stats", () => {
    const stats = statsOf(readLesson(id));
    expect(stats.length).toSatisfy((count: number) => isWithin(count, FIGURES));
    for (const { alt, address, caption } of stats) {
      expect(address).toMatch(new RegExp(`^${FIGURE_ADDRESS}${id}-[a-z0-9-]+\\.svg$`, "u"));
      expect(alt.trim(), address).not.toBe("");
      expect(caption.trim(), address).not.toBe("");
    }
  });

  test("has stats that are small and readable on phones", () => {
    const problems = statsOf(readLesson(id)).flatMap(({ address }) => {
      const file = join(figureDirectory, address.slice(FIGURE_ADDRESS.length));
      return (existsSync(file) ? figureProblems(readFileSync(file, "utf8")) : ["missing"]).map(
        (problem) => `${problem}: ${address}`,
      );
    });
    expect(problems).toEqual([]);
  });
});
