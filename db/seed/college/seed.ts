import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BASIC_COURSE } from "../../../src/features/college/catalogue.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import type { Database } from "../../client.ts";
import { quizQuestions, trainingCourses } from "../../schema/index.ts";
import type { CourseContent } from "./content.ts";
import { COURSES } from "./courses.ts";

function courseRow({ id, titulo, descricao }: CourseContent): typeof trainingCourses.$inferInsert {
  const isBasic = id === BASIC_COURSE;
  return {
    id,
    modulo: isBasic ? "basic" : "expert",
    areaDeAtuacao: isBasic ? "" : id,
    titulo,
    descricao,
    lesson: readFileSync(join(import.meta.dirname, `${id}.md`), "utf8").trim(),
  };
}

function questionRows({ id: courseId, questions }: CourseContent, now: number): (typeof quizQuestions.$inferInsert)[] {
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
export async function seedCollege(db: Database, now: number): Promise<void> {
  const stored = await db.select({ id: trainingCourses.id }).from(trainingCourses);
  const missing = COURSES.filter(({ id }) => stored.every((course) => course.id !== id));
  if (missing.length === 0) return;
  await db.batch([
    db.insert(trainingCourses).values(missing.map(courseRow)).onConflictDoNothing(),
    db
      .insert(quizQuestions)
      .values(missing.flatMap((course) => questionRows(course, now)))
      .onConflictDoNothing(),
  ]);
}
