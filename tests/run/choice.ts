import { BUILD, STEPS, type Step, testFilesOf } from "./steps.ts";

/** The steps to run. */
export type Choice = readonly Step[];

/** Limits a step to some files. */
export const limitTo = (step: Step, files: readonly string[]): Step => ({
  ...step,
  command: [step.command, ...files.map((file) => `'${file}'`)].join(" "),
});

/** Adds the build if a chosen step needs it. */
export const withBuild = (choice: Choice): Choice =>
  choice.some(({ needsBuild }) => needsBuild) && !choice.includes(BUILD) ? [BUILD, ...choice] : choice;

const isNamed = ({ name }: Step, word: string) => name === word || name.startsWith(`${word}-`);

/**
 * Words that name a step choose it; the others limit the steps to test files whose paths contain one of them.
 * Without the name of a step, all steps with such files are chosen; without words, all steps.
 */
export function chooseByWords(words: readonly string[]): Choice {
  const named = STEPS.filter((step) => words.some((word) => isNamed(step, word)));
  const steps = named.length > 0 ? named : STEPS;
  const fileWords = words.filter((word) => !STEPS.some((step) => isNamed(step, word)));
  if (fileWords.length === 0) return withBuild(steps);
  const limited = steps.flatMap((step) => {
    const files = testFilesOf(step).filter((file) => fileWords.some((word) => file.includes(word)));
    return files.length > 0 ? [limitTo(step, files)] : [];
  });
  if (limited.length === 0) throw new Error(`No test file has one of these words in its path: ${fileWords.join(", ")}`);
  return withBuild(limited);
}
