import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take as long as dozens of others; begun last, one would run alone at the end. */
const SLOW =
  /\/(authorization-matrix|backup|live|known-devices|hidden-content|slow-bodies|payment-histories|directory-search)\.test\.ts$/;

/** Vitest's order, in which files are sorted by size until their times are known, but with the slowest at the front. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
