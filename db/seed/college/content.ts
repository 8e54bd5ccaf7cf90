import type { CourseId, Letter } from "../../../src/features/college/catalogue.ts";

/** A question of an exam. Options are shuffled for each attempt, so no text may refer to another option or its letter. */
export interface QuestionContent {
  pergunta: string;
  /** Options A to D. */
  opcoes: readonly [string, string, string, string];
  correta: Letter;
  /** One sentence, shown after the exam was passed. */
  explicacao: string;
}

/** A course as it is seeded. Its lesson is the Markdown file with the course's id beside this file. */
export interface CourseContent {
  id: CourseId;
  titulo: string;
  descricao: string;
  questions: readonly QuestionContent[];
}
