import { readFileSync } from "node:fs";
import type { TERMS_VERSIONS } from "../../src/features/auth/rules.ts";
import type { LegalText } from "./legal-texts.ts";

export interface LegalVersion {
  terms: LegalText;
  privacy: LegalText;
}

/** What the legal texts said in a version. They are stored, because limits that they name change with the code. */
export function legalVersion(version: (typeof TERMS_VERSIONS)[number]): LegalVersion {
  return JSON.parse(readFileSync(`dev/build/legal-versions/${version}.json`, "utf8"));
}
