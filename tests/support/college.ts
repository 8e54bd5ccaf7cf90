import { eq } from "drizzle-orm";
import { learningProgress, quizQuestions, trainingCourses, userLearningProfile } from "../../db/schema/index.ts";
import { BASIC_COURSE, type CourseId, LETTERS, type Letter } from "../../src/features/college/catalogue.ts";
import type { AttemptResult, Learning, OpenedAttempt } from "../../src/features/college/schemas.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { makePerson, type Person } from "./people.ts";
import type { Product } from "./product.ts";

export const POOL_SIZE = 20;
/** In every right answer and explanation of these courses. */
export const RIGHT = "canariocerto";
export const EXPLANATION = "canarioexplica";
export const LESSON = "canariodaaula";

type Store = Pick<Product, "db">;

/** Replaces a course by one whose questions have canaries; the right letters go round A to D. */
export async function makeCourse({ db }: Store, courseId: CourseId, questions = POOL_SIZE): Promise<void> {
  const now = Date.now();
  const isBasic = courseId === BASIC_COURSE;
  const pool = Array.from({ length: questions }, (_, index) => {
    const right = LETTERS[index % LETTERS.length] as Letter;
    const text = (letter: Letter) => `Opção ${letter}${letter === right ? ` ${RIGHT}` : ""} de ${courseId} ${index}`;
    return {
      id: newId(now),
      courseId,
      ordem: index + 1,
      pergunta: `Pergunta ${index} de ${courseId}?`,
      ...{ opcaoA: text("A"), opcaoB: text("B"), opcaoC: text("C"), opcaoD: text("D") },
      respostaCorreta: right,
      explicacao: `Porque ${EXPLANATION} ${index}.`,
      createdAt: now,
    };
  });
  await db.batch([
    db.delete(trainingCourses).where(eq(trainingCourses.id, courseId)),
    db.insert(trainingCourses).values({
      id: courseId,
      modulo: isBasic ? "basic" : "expert",
      areaDeAtuacao: isBasic ? "" : courseId,
      titulo: `Curso ${courseId}`,
      descricao: "Para testes",
      lesson: `# ${LESSON}`,
    }),
    ...(questions > 0 ? [db.insert(quizQuestions).values(pool)] : []),
  ]);
}

/** A person with premium, an area and, unless told otherwise, the basic module passed. */
export async function makeLearner(
  product: Store,
  options: { area?: CourseId; hasPassedBasic?: boolean; name?: string } = {},
): Promise<Person> {
  const { area = "eletrica", hasPassedBasic = true, name } = options;
  const person = await makePerson(product, { premium: true, ...(name ? { name } : {}) });
  const { db } = product;
  await db.batch([
    db.insert(userLearningProfile).values({ userId: person.id, areaDeAtuacao: area, createdAt: 1 }),
    ...(hasPassedBasic ? [passed(product, person, BASIC_COURSE)] : []),
  ]);
  return person;
}

/** Statement that notes a passed course, without certificate and attempt. */
export function passed({ db }: Store, { id }: Person, courseId: CourseId) {
  return db
    .insert(learningProgress)
    .values({ userId: id, courseId, completedAt: 1, acertosPercentual: 90, status: "aprovado" });
}

/** The places of the right options of questions made by {@link makeCourse}, or of as many wrong ones. */
export function answersOf({ questions }: OpenedAttempt, rightCount: number): number[] {
  return questions.map(({ options }, index) => {
    const right = options.findIndex((option) => option.includes(RIGHT));
    return index < rightCount ? right : (right + 1) % options.length;
  });
}

/** The calls of the college as a person. */
export function collegeOf(product: Product) {
  const mutate = (path: string, person: Person, input?: unknown) => product.mutate(`college.${path}`, input, person);
  const query = (path: string, person: Person, input?: unknown) => product.query(`college.${path}`, input, person);
  return {
    mutate,
    query,
    open: (person: Person, courseId: CourseId) => mutate("openAttempt", person, { courseId }),
    send: (person: Person, attemptId: string, answers: unknown) =>
      mutate("sendAttempt", person, { attemptId, answers }),
    async mine(person: Person): Promise<Learning> {
      return (await query("mine", person)).data as Learning;
    },
    /** Opens an attempt. Throws if it is refused. */
    async opened(person: Person, courseId: CourseId): Promise<OpenedAttempt> {
      const answer = await mutate("openAttempt", person, { courseId });
      if (answer.error) throw new Error(answer.error.code);
      return answer.data as OpenedAttempt;
    },
    /** Sends an attempt at a course of {@link makeCourse} with so many right answers. Throws if it is refused. */
    async sent(person: Person, attempt: OpenedAttempt, rightCount: number): Promise<AttemptResult> {
      const answers = answersOf(attempt, rightCount);
      const answer = await mutate("sendAttempt", person, { attemptId: attempt.id, answers });
      if (answer.error) throw new Error(answer.error.code);
      return answer.data as AttemptResult;
    },
  };
}
