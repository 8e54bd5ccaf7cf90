import { expect, test } from "vitest";
import { TERMS_VERSION, TERMS_VERSIONS } from "../../src/features/auth/rules.ts";
import { legalVersion, PRIVACY, TERMS } from "./legal-texts.ts";

/** After a change of the texts: a new version in rules.ts, then `npx vitest run --project unit -u` of this file. */
test("the present version says what is stored for it", async () => {
  const texts = `${JSON.stringify({ terms: TERMS, privacy: PRIVACY }, null, 2)}\n`;
  await expect(texts).toMatchFileSnapshot(`legal-versions/${TERMS_VERSION}.json`);
});

test("each version is stored, and the last one is the present one", () => {
  expect(TERMS_VERSIONS.at(-1)).toBe(TERMS_VERSION);
  expect([...TERMS_VERSIONS].sort()).toEqual(TERMS_VERSIONS);
  for (const version of TERMS_VERSIONS) {
    const { terms, privacy } = legalVersion(version);
    expect([terms.path, privacy.path]).toEqual([TERMS.path, PRIVACY.path]);
    expect(terms.sections.length).toBeGreaterThan(5);
    expect(privacy.sections.length).toBeGreaterThan(5);
  }
});
