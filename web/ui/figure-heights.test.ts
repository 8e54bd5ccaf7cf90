import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIGURE_HEIGHTS, FIGURE_WIDTH } from "./figure-heights.ts";

const FOLDER = new URL("../public/figuras/faculdade/", import.meta.url);

test("every figure of the lessons is listed with its height", () => {
  const files = readdirSync(FOLDER).sort();
  const sizes = files.map((file) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(new URL(file, FOLDER), "utf8")) ?? [];
    expect([file, Number(width)]).toEqual([file, FIGURE_WIDTH]);
    return [file.replace(".svg", ""), Number(height)];
  });
  expect(FIGURE_HEIGHTS).toEqual(Object.fromEntries(sizes));
});
