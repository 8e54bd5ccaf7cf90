import { z } from "zod";
import { idField, textField, yesOrNo } from "../../shared/schemas.ts";
import { videoId, watchUrl } from "../../shared/video.ts";
import { LETTERS } from "../college/catalogue.ts";
import {
  DESCRIPTION_LENGTH,
  EXPLANATION_LENGTH,
  LESSON_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  QUESTION_LENGTH,
  TITLE_MAX_LENGTH,
  VIDEO_LINK_MAX_LENGTH,
} from "../college/rules.ts";
import { courseInput } from "../college/schemas.ts";

const courseSummary = courseInput.extend({
  title: z.string(),
  isPublished: z.boolean(),
  youtubeUrl: z.string().nullable(),
  publishedQuestions: z.number(),
  /** People with a result, up to CANDIDATES_MAX, the newest. */
  candidates: z.number(),
  /** How many of these passed. */
  approved: z.number(),
});
export type AdminCourse = z.infer<typeof courseSummary>;
export const courseList = z.array(courseSummary);

const adminQuestion = z.object({
  id: z.string(),
  /** From 1; a deleted one keeps its position. */
  position: z.number(),
  text: z.string(),
  /** A to D. */
  options: z.array(z.string()),
  right: z.enum(LETTERS),
  explanation: z.string(),
  isPublished: z.boolean(),
  isDeleted: z.boolean(),
  /** Closed attempts that it was in since it was written. */
  answered: z.number(),
  answeredRight: z.number(),
});
export type AdminQuestion = z.infer<typeof adminQuestion>;
export const adminCourse = courseSummary.extend({
  description: z.string(),
  lesson: z.string(),
  /** Identifies the latest change of its texts; null if nobody has changed them. */
  revision: z.string().nullable(),
  questions: z.array(adminQuestion),
});
export type AdminCourseDetail = z.infer<typeof adminCourse>;

function lengthField(length: { min: number; max: number }) {
  return textField({ max: length.max }).refine(
    (value) => value.length >= length.min,
    `Use pelo menos ${length.min} caracteres.`,
  );
}

const VIDEO_INVALID = "Use o link de um vídeo do YouTube, como https://youtu.be/…";
/** Blank for none. */
const videoField = z
  .string({ error: VIDEO_INVALID })
  .max(VIDEO_LINK_MAX_LENGTH, VIDEO_INVALID)
  .transform((value, context) => {
    if (value.trim() === "") return null;
    const id = videoId(value);
    if (id === null) context.addIssue({ code: "custom", message: VIDEO_INVALID });
    return id && watchUrl(id);
  });

export const courseTexts = z.object({
  title: textField({ max: TITLE_MAX_LENGTH }),
  description: lengthField(DESCRIPTION_LENGTH),
  youtubeUrl: videoField,
  lesson: textField({ max: LESSON_MAX_LENGTH, multiline: true }),
});
export const editCourseInput = courseInput.extend({
  changes: courseTexts,
  /** The one that the admin saw, because somebody else may have changed the course since. */
  revision: idField.nullable(),
});
const isPublished = yesOrNo;
export const coursePublishedInput = courseInput.extend({ isPublished });

const folded = (option: string) => option.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").toLowerCase();
const OPTIONS_INVALID = "Escreva quatro opções.";
export const questionTexts = z.object({
  text: lengthField(QUESTION_LENGTH),
  options: z
    .array(textField({ max: OPTION_MAX_LENGTH }), { error: OPTIONS_INVALID })
    .length(LETTERS.length, OPTIONS_INVALID)
    .refine(
      (options) => new Set(options.map(folded)).size === LETTERS.length,
      "As quatro opções precisam ser diferentes.",
    ),
  right: z.enum(LETTERS, { error: "Escolha a opção certa." }),
  explanation: lengthField(EXPLANATION_LENGTH),
});
/** `id` is chosen by the sender, so that sending twice adds one question. */
export const addQuestionInput = courseInput.extend({ id: idField, changes: questionTexts });
/** Another question, with the id `newId`, takes the place of the edited one. */
export const editQuestionInput = z.object({ id: idField, newId: idField, changes: questionTexts });
export const questionInput = z.object({ id: idField });
export const questionPublishedInput = questionInput.extend({ isPublished });
