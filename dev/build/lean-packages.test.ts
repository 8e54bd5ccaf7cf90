import { expect, test } from "vitest";
import { leanModule } from "./lean-packages.ts";

const CODE = `
class A {
  used() { return help(); }
  async unused() { return other(); }
}
function help() { return isLate ? 1 : 2; }
function other(value) { return value; }
`;

test("takes out methods, functions and other parts", () => {
  expect(leanModule(CODE, { methods: ["unused"], functions: ["other"], parts: [["isLate", "false"]] })).toBe(`
class A {
  used() { return help(); }
  
}
function help() { return false ? 1 : 2; }
function other(value) { throw Error("left out by dev/build") }
`);
});

test.each([{ methods: ["gone"] }, { functions: ["used"] }, { parts: [["gone", ""]] as [string, string][] }])(
  "fails when a module has no %o",
  (unused) => {
    expect(() => leanModule(CODE, unused)).toThrow(/^no (gone|used)$/);
  },
);
