import { AREAS, BASIC_COURSE, type CourseId } from "#src/features/college/catalogue.ts";

/** Search params of the college: the dialog that is open, and its course. */
export interface CollegeSearch {
  prova?: CourseId;
  respostas?: CourseId;
  video?: CourseId;
  area?: true;
}

const COURSES: readonly string[] = [BASIC_COURSE, ...AREAS.map(({ key }) => key)];

export const isCourse = (value: unknown): value is CourseId => COURSES.includes(value as string);

/** At most one dialog; anything unknown means none. */
export function collegeSearch(search: Record<string, unknown>): CollegeSearch {
  for (const name of ["prova", "respostas", "video"] as const) {
    const course = search[name];
    if (isCourse(course)) return { [name]: course };
  }
  return search["area"] === true || search["area"] === 1 ? { area: true } : {};
}
