import { and, desc, eq } from "drizzle-orm";
import { adminAudit, quizQuestions, trainingCourses } from "../../db/schema/index.ts";
import type { CourseId } from "../../src/features/college/catalogue.ts";
import { newId } from "../../src/platform/database/ids.ts";
import type { Product } from "./product.ts";

/** A valid question, as admins send it. */
export const QUESTION_INPUT = {
  text: "Na obra, qual é a altura máxima do lançamento do concreto sem calha?",
  options: ["2 metros", "3 metros", "4 metros", "5 metros"],
  right: "A",
  explanation: "Acima de 2 metros os agregados se separam da pasta, e o concreto perde resistência.",
} as const;

/** Valid texts of a course, as admins send them. */
export const COURSE_INPUT = {
  title: "Fundamentos revistos",
  description: "Do projeto à entrega da obra, com o que todo profissional precisa saber.",
  youtubeUrl: "https://youtu.be/dQw4w9WgXcQ?si=x",
  lesson: "## Canteiro\n\nTexto da aula.",
} as const;

type Database = Pick<Product, "db">;

let places = 1_000;

/** Inserts a question at the end of a pool. Returns its id. */
export async function makeQuestion(
  { db }: Database,
  courseId: CourseId,
  values: Partial<typeof quizQuestions.$inferInsert> = {},
): Promise<string> {
  const id = newId(Date.now());
  const [opcaoA, opcaoB, opcaoC, opcaoD] = QUESTION_INPUT.options;
  await db.insert(quizQuestions).values({
    id,
    courseId,
    ordem: ++places,
    pergunta: QUESTION_INPUT.text,
    ...{ opcaoA, opcaoB, opcaoC, opcaoD },
    respostaCorreta: QUESTION_INPUT.right,
    explicacao: QUESTION_INPUT.explanation,
    createdAt: Date.now(),
    ...values,
  });
  return id;
}

export async function findCourse({ db }: Database, courseId: CourseId) {
  const [row] = await db.select().from(trainingCourses).where(eq(trainingCourses.id, courseId));
  if (!row) throw new Error(`no course ${courseId}`);
  return row;
}

/** The revision of a course's texts, for `admin.editCourse`. */
export async function revisionOf({ db }: Database, courseId: CourseId): Promise<string | null> {
  const [row] = await db
    .select({ id: adminAudit.id })
    .from(adminAudit)
    .where(and(eq(adminAudit.targetId, courseId), eq(adminAudit.action, "editCourse")))
    .orderBy(desc(adminAudit.id))
    .limit(1);
  return row?.id ?? null;
}
