import { runIntegrationTests } from "../run/integration-tests.ts";
import type { Figure } from "../support/measure/figures.ts";

/** A part of the attacks that the integration tests cover completely. */
export interface Tested {
  name: string;
  what: string;
  files: readonly string[];
}

export const TESTED: readonly Tested[] = [
  { name: "authorization", what: "procedures × audiences, limits", files: ["authorization-matrix"] },
  {
    name: "canaries",
    what: "contacts, exam answers, hidden content and tokens only for those entitled",
    files: ["contacts/contact-answers", "college/exam-secrets", "moderation/hidden-content", "notices/live-news"],
  },
  { name: "logs", what: "no secrets and personal data", files: ["platform/logs"] },
  { name: "headers", what: "of each kind of answer", files: ["platform/security-headers"] },
  { name: "log-in-limits", what: "guessing from one and from many addresses", files: ["auth/login-limits"] },
  { name: "bad-input", what: "each invalid field is refused in Portuguese", files: ["bad-input"] },
];

/** Runs the integration tests of an attack. */
export const runTests = async ({ what, files }: Tested): Promise<Figure[]> => [await runIntegrationTests(what, files)];
