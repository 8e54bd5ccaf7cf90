import { eq } from "drizzle-orm";
import {
  certificates,
  examAttempts,
  learningProgress,
  quizQuestions,
  userLearningProfile,
} from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import type { Area, CourseId } from "../../../src/features/college/catalogue.ts";
import { ATTEMPTS_PER_DAY, QUESTIONS_PER_EXAM } from "../../../src/features/college/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { expect, type Visitor } from "./test.ts";

export const COLLEGE = "/faculdade-teste-2025";

/** Somebody with premium who has chosen an area and read the introduction, logged in. */
export async function learner(stack: Stack, visitor: Visitor, area: Area): Promise<Person> {
  const person = await makePerson(stack, { premium: true });
  await stack.db
    .insert(userLearningProfile)
    .values({ userId: person.id, areaDeAtuacao: area, onboardingCompleted: true, createdAt: Date.now() });
  await visitor.logIn(person.email);
  return person;
}

export const exam = ({ page }: Visitor) => page.getByRole("dialog", { name: "Prova", exact: true });

/** The option of the question on screen that is right, or one that is wrong. */
export async function optionFor(stack: Stack, visitor: Visitor, isRight: boolean): Promise<string> {
  const text = (await exam(visitor).getByRole("heading", { level: 3 }).textContent()) ?? "";
  const [question] = await stack.db.select().from(quizQuestions).where(eq(quizQuestions.pergunta, text));
  if (!question) throw new Error(`no course asks: ${text}`);
  const { opcaoA: A, opcaoB: B, opcaoC: C, opcaoD: D, respostaCorreta } = question;
  if (isRight) return { A, B, C, D }[respostaCorreta];
  return respostaCorreta === "A" ? B : A;
}

/** Chooses an option by its words. Its radio button is below them. */
export async function choose(visitor: Visitor, option: string): Promise<void> {
  await exam(visitor).getByText(option, { exact: true }).click();
  await expect(exam(visitor).getByRole("radio", { name: option, exact: true })).toBeChecked();
}

/** Answers the questions from this one on, so many of them right, up to the last one, and leaves 'Finalizar' open. */
export async function answer(stack: Stack, visitor: Visitor, right: number, from = 1): Promise<void> {
  for (let place = from; place <= QUESTIONS_PER_EXAM; place++) {
    await expect(exam(visitor).getByText(`Pergunta ${place} de ${QUESTIONS_PER_EXAM}`)).toBeVisible();
    await choose(visitor, await optionFor(stack, visitor, place - from < right));
    if (place < QUESTIONS_PER_EXAM) await exam(visitor).getByRole("button", { name: "Próxima" }).click();
  }
}

/** Lets a person have passed a course before. */
export async function passCourse({ db }: Stack, { id: userId, name }: Person, courseId: CourseId, code: string) {
  const now = Date.now();
  await db.batch([
    db
      .insert(learningProgress)
      .values({ userId, courseId, completedAt: now, acertosPercentual: 90, status: "aprovado" }),
    db.insert(certificates).values({ code, userId, courseId, name, issuedAt: now }),
  ]);
}

/** Lets a person have failed an exam as often as a day allows. */
export async function useAllAttempts({ db }: Stack, { id: userId }: Person, courseId: CourseId): Promise<void> {
  const now = Date.now();
  const made = { userId, courseId, day: dayOf(now), createdAt: now, closedAt: now, acertosPercentual: 0 };
  const numbers = Array.from({ length: ATTEMPTS_PER_DAY }, (_, index) => index + 1);
  await db.insert(examAttempts).values(numbers.map((number) => ({ ...made, id: newId(now), number })));
}
