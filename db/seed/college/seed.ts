import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../client.ts";
import { quizQuestions, trainingCourses } from "../../schema/index.ts";
import type { CourseContent } from "./content.ts";
import { COURSES } from "./courses.ts";
import { fundamentos } from "./fundamentos.ts";

/** Makes an id that sorts by the time it is given. */
export type NewId = (now: number) => string;

function courseRow({ id, titulo, descricao }: CourseContent): typeof trainingCourses.$inferInsert {
  const isBasic = id === fundamentos.id;
  return {
    id,
    modulo: isBasic ? "basic" : "expert",
    areaDeAtuacao: isBasic ? "" : id,
    titulo,
    descricao,
    lesson: readFileSync(join(import.meta.dirname, `${id}.md`), "utf8").trim(),
  };
}

type QuestionRow = typeof quizQuestions.$inferInsert;

function questionRows({ id: courseId, questions }: CourseContent, newId: NewId, now: number): QuestionRow[] {
  return questions.map(({ pergunta, opcoes, correta, explicacao }, index) => {
    const [opcaoA, opcaoB, opcaoC, opcaoD] = opcoes;
    return {
      id: newId(now),
      courseId,
      ordem: index + 1,
      pergunta,
      ...{ opcaoA, opcaoB, opcaoC, opcaoD },
      respostaCorreta: correta,
      explicacao,
      createdAt: now,
    };
  });
}

/** Writes the courses that don't exist yet. Those that do belong to the admins, who may have changed them. */
export async function seedCollege(db: Database, newId: NewId, now: number): Promise<void> {
  const stored = await db.select({ id: trainingCourses.id }).from(trainingCourses);
  const missing = COURSES.filter(({ id }) => stored.every((course) => course.id !== id));
  if (missing.length === 0) return;
  await db.batch([
    db.insert(trainingCourses).values(missing.map(courseRow)).onConflictDoNothing(),
    db
      .insert(quizQuestions)
      .values(missing.flatMap((course) => questionRows(course, newId, now)))
      .onConflictDoNothing(),
  ]);
}
