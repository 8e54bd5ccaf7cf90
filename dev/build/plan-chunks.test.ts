import { expect, test } from "vitest";
import { closureOf, planChunks } from "./plan-chunks.ts";

/** Plans the files of modules, given as `name: [size, ...imports]`, for screens that each begin with one of them. */
function plan(graph: Record<string, readonly [number, ...string[]]>, screens: readonly string[], weight = 1): string[] {
  const modules = new Map(Object.entries(graph).map(([id, [size, ...imports]]) => [id, { size, imports }]));
  const needsOf = (id: string) => closureOf([id], (id) => modules.get(id)?.imports ?? []);
  const files = planChunks(
    modules,
    screens.map((id) => ({ modules: needsOf(id), weight })),
  );
  return files.map((file) => file.sort().join("+")).sort();
}

test("modules that the same screens need share a file", () => {
  const graph = { a: [9000, "shared", "more"], b: [9000, "shared", "more"], shared: [9000], more: [9000] } as const;
  expect(plan(graph, ["a", "b"])).toEqual(["a", "b", "more+shared"]);
});

test("a small module joins a file that some load without it, a large one does not", () => {
  const graph = (size: number) =>
    ({ a: [9000, "few", "all"], b: [9000, "few", "all"], c: [9000, "all"], few: [size], all: [9000] }) as const;
  expect(plan(graph(1000), ["a", "b", "c"])).toEqual(["a", "all+few", "b", "c"]);
  expect(plan(graph(9000), ["a", "b", "c"])).toEqual(["a", "all", "b", "c", "few"]);
});

test("what a small module imports counts too, because whoever loads its file loads that", () => {
  const graph = {
    a: [9000, "few", "all"],
    b: [9000, "few", "all"],
    c: [9000, "all"],
    d: [9000, "large"],
    few: [1000, "large"],
    large: [9000],
    all: [9000],
  } as const;
  expect(plan(graph, ["a", "b", "c", "d"])).toEqual(["a", "all", "b", "c", "d", "few+large"]);
});

test("files that would import each other stay apart", () => {
  const graph = {
    a: [9000, "first", "last"],
    b: [9000, "middle", "last"],
    first: [10, "middle"],
    middle: [9000, "last"],
    last: [10],
  } as const;
  for (const file of plan(graph, ["a", "b"])) expect(file).not.toBe("first+last");
});

test("code that hardly anybody loads is not joined with what everybody loads", () => {
  const graph = { a: [9000, "shared"], b: [9000, "shared"], shared: [2000] } as const;
  expect(plan(graph, ["a", "b"], 0.003)).toEqual(["a", "b", "shared"]);
});
