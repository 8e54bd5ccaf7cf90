import { randomInt } from "node:crypto";
import type { certificates, learningProgress, userLearningProfile } from "../../db/schema/index.ts";
import { type Area, BASIC_COURSE, type CourseId } from "../../src/features/college/catalogue.ts";
import { newCode } from "../../src/features/college/rules.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { DEMO_PEOPLE } from "./people.ts";

/** Premium providers who passed courses. The demo account with premium has passed none, so that one can try it. */
const GRADUATES: readonly { key: string; area: Area; passed: readonly CourseId[] }[] = [
  { key: "sergio-oshiro", area: "eletrica", passed: [BASIC_COURSE, "eletrica"] },
  { key: "nadia-zahran", area: "engenharias", passed: [BASIC_COURSE] },
];
const FIRST_PASSED = 4 * DAY_MS;
const SCORE = 90;

/** What the college knows of the demo people. */
export function collegeRows(idOf: (key: string) => string, now: number) {
  const nameOf = (key: string) => DEMO_PEOPLE.find((person) => person.key === key)?.name ?? "";
  const profiles = GRADUATES.map(({ key, area }): typeof userLearningProfile.$inferInsert => ({
    userId: idOf(key),
    areaDeAtuacao: area,
    onboardingCompleted: true,
    createdAt: now - FIRST_PASSED,
  }));
  const passed = GRADUATES.flatMap((graduate) =>
    graduate.passed.map((courseId, i) => ({ ...graduate, courseId, at: now - FIRST_PASSED + i * DAY_MS })),
  );
  const progress = passed.map(({ key, courseId, at }): typeof learningProgress.$inferInsert => ({
    userId: idOf(key),
    courseId,
    completedAt: at,
    acertosPercentual: SCORE,
    status: "aprovado",
  }));
  const issued = passed.map(({ key, courseId, at }): typeof certificates.$inferInsert => ({
    code: newCode(randomInt),
    userId: idOf(key),
    courseId,
    name: nameOf(key),
    issuedAt: at,
  }));
  return { profiles, progress, issued };
}
