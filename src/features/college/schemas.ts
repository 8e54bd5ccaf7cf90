import { z } from "zod";
import { publicBadge } from "../../shared/badges.ts";
import { idField } from "../../shared/schemas.ts";
import { AREAS, COURSE_IDS, LETTERS } from "./catalogue.ts";
import { QUESTIONS_PER_EXAM } from "./rules.ts";

const area = z.enum(
  AREAS.map(({ key }) => key),
  { error: "Escolha uma área de atuação." },
);
export const areaInput = z.object({ area });

const courseId = z.enum(COURSE_IDS, { error: "Escolha um curso." });
export const courseInput = z.object({ courseId });

/** A module card. */
const moduleView = z.object({
  courseId,
  title: z.string(),
  description: z.string(),
  /** The expert module before the basic one is passed. */
  isLocked: z.boolean(),
  /** Whether it is published. */
  isReady: z.boolean(),
  /** Whether there are enough questions for an exam. */
  hasExam: z.boolean(),
  youtubeUrl: z.string().nullable(),
  status: z.enum(["aprovado", "reprovado"]).nullable(),
  /** Latest score in percent. */
  score: z.number().nullable(),
  attemptsLeft: z.number(),
  /** Whether an attempt was opened and not sent yet. */
  hasOpenAttempt: z.boolean(),
});
export type ModuleView = z.infer<typeof moduleView>;

/** Without premium, only the badges earned before. */
export const learning = z.object({
  isPremium: z.boolean(),
  /** Null before an area is chosen, and without premium. */
  area: area.nullable(),
  onboardingCompleted: z.boolean(),
  badges: z.array(publicBadge),
  /** The basic module and the one of the area; empty until an area is chosen. */
  modules: z.array(moduleView),
});
export type Learning = z.infer<typeof learning>;

/** Markdown. */
export const lessonView = z.object({
  courseId,
  title: z.string(),
  lesson: z.string(),
  youtubeUrl: z.string().nullable(),
});
export type LessonView = z.infer<typeof lessonView>;

/** An open attempt: the drawn questions in their order, with their options in theirs. */
export const openedAttempt = z.object({
  id: z.string(),
  courseId,
  title: z.string(),
  /** From 1 to 5, of the day. */
  number: z.number(),
  questions: z.array(z.object({ text: z.string(), options: z.array(z.string()).length(LETTERS.length) })),
});
export type OpenedAttempt = z.infer<typeof openedAttempt>;

export const sendAttemptInput = z.object({
  attemptId: idField,
  /** The chosen option of each question as it was shown: 0 for the first. */
  answers: z
    .array(
      z
        .int({ error: "Responda todas as perguntas." })
        .min(0)
        .max(LETTERS.length - 1),
    )
    .length(QUESTIONS_PER_EXAM, "Responda todas as perguntas."),
});

/** A question of a passed exam. */
const reviewedQuestion = z.object({ text: z.string(), chosen: z.string(), right: z.string(), explanation: z.string() });

export const attemptResult = z.object({
  /** In percent. */
  score: z.number(),
  rightCount: z.number(),
  isApproved: z.boolean(),
  attemptsLeft: z.number(),
  /** Null unless approved. */
  certificateCode: z.string().nullable(),
  /** Empty unless approved. */
  review: z.array(reviewedQuestion),
});
export type AttemptResult = z.infer<typeof attemptResult>;
