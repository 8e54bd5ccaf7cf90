import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { Figure } from "../support/measure/figures.ts";
import { EQUIVALENT_MUTANTS } from "./mutants-equivalent.ts";

/** Share of mutants that the unit tests of a file have to notice. */
const KILLED_MIN = 0.95;

/** The rules, and the shared code whose mistakes let something in or move a deadline. */
const MUTATED = [
  "src/features/*/rules*.ts",
  "!src/features/*/rules*.test.ts",
  "src/shared/{day,names,phone,schemas,slug,time,time-zone,video}.ts",
];

/** What the tests need, and `web` because tsconfig.json refers to it; Stryker works in a copy. */
const COPIED = ["src", "db", "tests", "web", "package.json", "tsconfig.json"];

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const isKilled = ({ status }: Mutant) => status === "Killed" || status === "Timeout";
const hasSurvived = ({ status }: Mutant) => status === "Survived" || status === "NoCoverage";

/** Changes the rules in every way that Stryker knows, one at a time, and runs their unit tests on each change. */
export async function killMutants(files?: readonly string[]): Promise<Figure[]> {
  const stryker = new Stryker({
    mutate: [...(files ?? MUTATED)],
    ignorePatterns: ["/*", ...COPIED.map((name) => `!/${name}`)],
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner"), import.meta.resolve("./mutants-ignored.ts")],
    ignorers: ["no-rules"],
    testRunner: "vitest",
    vitest: { configFile: "tests/attack/mutants.vitest.ts" },
    coverageAnalysis: "perTest",
    // There is no such file: Stryker rewrites it with an API that TypeScript no longer has.
    tsconfigFile: "none",
    tempDirName: join(tmpdir(), `mutants-${process.pid}`),
    timeoutMS: 20_000,
    reporters: ["progress-append-only"],
    warnings: false,
    allowConsoleColors: false,
  });
  const mutants = (await stryker.runMutationTest()).filter(({ status }) => status !== "Ignored");
  const used = new Set<object>();
  const figures = [...Map.groupBy(mutants, ({ fileName }) => fileName)].map(([fileName, ofFile]) =>
    figureOf(fileName, ofFile, used),
  );
  const unused = EQUIVALENT_MUTANTS.filter((equivalent) => !used.has(equivalent));
  if (files || unused.length === 0) return figures;
  return [
    ...figures,
    { name: "equivalent mutants that survived", target: "all", figure: JSON.stringify(unused), ok: false },
  ];
}

function figureOf(fileName: string, mutants: readonly Mutant[], used: Set<object>): Figure {
  const file = relative(process.cwd(), fileName);
  const lines = readFileSync(fileName, "utf8").split("\n");
  const isEquivalent = ({ location, replacement }: Mutant) => {
    const line = lines[location.start.line - 1]?.trim();
    const known = EQUIVALENT_MUTANTS.find(
      (one) => one.file === file && one.line === line && one.replacement === replacement,
    );
    if (known) used.add(known);
    return known !== undefined;
  };
  const survivors = mutants.filter((mutant) => hasSurvived(mutant) && !isEquivalent(mutant));
  const killed = mutants.filter(isKilled).length;
  const share = killed / (killed + survivors.length);
  for (const { location, mutatorName, replacement } of survivors) {
    console.log(`${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
  }
  return {
    name: file,
    target: `≥ ${KILLED_MIN * 100} %`,
    figure: `${(share * 100).toFixed(1)} % of ${mutants.length} mutants killed, ${survivors.length} survived`,
    ok: share >= KILLED_MIN,
  };
}
