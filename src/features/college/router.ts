import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { openAttempt, readReview, sendAttempt } from "./exam.ts";
import { chooseArea, finishOnboarding } from "./learning-profile.ts";
import { readLearning, readLesson } from "./read-learning.ts";
import { EXAM_LIMIT, LEARNING_LIMIT } from "./rules.ts";
import {
  areaInput,
  attemptResult,
  courseInput,
  learning,
  lessonView,
  openedAttempt,
  sendAttemptInput,
} from "./schemas.ts";

export const collegeRouter = router({
  mine: userProcedure.output(learning).query(({ ctx }) => readLearning(ctx)),
  chooseArea: userMutation(LEARNING_LIMIT)
    .input(areaInput)
    .mutation(({ ctx, input }) => chooseArea(ctx, input.area)),
  finishOnboarding: userMutation(LEARNING_LIMIT).mutation(({ ctx }) => finishOnboarding(ctx)),
  lesson: userProcedure
    .input(courseInput)
    .output(lessonView)
    .query(({ ctx, input }) => readLesson(ctx, input.courseId)),
  openAttempt: userMutation(EXAM_LIMIT)
    .input(courseInput)
    .output(openedAttempt)
    .mutation(({ ctx, input }) => openAttempt(ctx, input.courseId)),
  sendAttempt: userMutation(EXAM_LIMIT)
    .input(sendAttemptInput)
    .output(attemptResult)
    .mutation(({ ctx, input }) => sendAttempt(ctx, input)),
  review: userProcedure
    .input(courseInput)
    .output(attemptResult.shape.review)
    .query(({ ctx, input }) => readReview(ctx, input.courseId)),
});
