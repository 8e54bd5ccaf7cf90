import type { CourseId } from "#src/features/college/catalogue.ts";
import { flag, oneOf, type SearchOf, searchParams } from "#src/shared/search-params.ts";

// Spelled out: importing the catalogue would bloat the first file of the app, which includes this one.
const course = oneOf<CourseId>([
  "fundamentos",
  "engenharias",
  "empreitadas",
  "eletrica",
  "hidraulica",
  "projetos",
  "vendas",
]);

export const isCourse = (value: string): value is CourseId => course(value) !== undefined;

/** Search params of the college: the dialog that is open, and its course. */
export const collegeSearch = searchParams({ prova: course, respostas: course, video: course, area: flag });
export type CollegeSearch = SearchOf<typeof collegeSearch>;

/** Search params of a lesson: whether the video is shown. */
export const lessonSearch = searchParams({ video: flag });
