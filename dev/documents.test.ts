import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md"]);

/** What the worked example in CONTRIBUTING adds. */
const OF_THE_EXAMPLE = "db/migrations/0002_note_of_favorites.sql";

function missingIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:src|web|db|dev|tests|docs)\/[\w.$/-]*[\w/])`/g)].map(([, path = ""]) => path);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => join(dirname(document), path));
  return [...paths, ...links].filter((path) => path !== OF_THE_EXAMPLE && !existsSync(path));
}

test.each(DOCUMENTS)("files that %s names exist", (document) => {
  expect(missingIn(document)).toEqual([]);
});
