export interface Heading {
  id: string;
  title: string;
}

const READ_PER_MINUTE = 200;

/** The anchor of a heading: `traco-do-concreto` */
export function headingId(title: string): string {
  return title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The `##` headings of a lesson. */
export function outlineOf(lesson: string): Heading[] {
  return [...lesson.matchAll(/^##[ \t]+(.+?)[ \t#]*$/gm)].map(([, title = ""]) => {
    const plain = title.replace(/[*_`]/g, "");
    return { id: headingId(plain), title: plain };
  });
}

/** How long a lesson takes to read. */
export function readingMinutes(lesson: string): number {
  return Math.max(1, Math.round(lesson.split(/\s+/).length / READ_PER_MINUTE));
}
