import type { Database } from "../../../db/client.ts";
import * as exam from "../../../src/features/college/queries-exam.ts";
import * as learning from "../../../src/features/college/queries-learning.ts";
import { newDraw } from "../../../src/features/college/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";

/** Runs every statement about learning and exams. */
export async function useCollege(db: Database, userId: string, now: number): Promise<void> {
  const learner = { userId, now, day: "2026-11-22" };
  await learning.findLearning(db, learner);
  await learning.findLesson(db, learner, "eletrica");
  await learning.setArea(db, learner, "eletrica");
  await learning.completeOnboarding(db, learner);
  const attempt = { id: newId(now), courseId: "eletrica", draw: newDraw(() => 0) } as const;
  await exam.insertAttempt(db, learner, attempt);
  await exam.gradeAttempt(db, learner, { attemptId: attempt.id, answers: [0], codes: ["x"] });
  await exam.findReview(db, learner, "eletrica");
}
