import { expect, test } from "vitest";
import { leanModule } from "./lean-module.ts";

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

test("takes out members, exports, properties and stretches, and idle functions do nothing", () => {
  const code = `
class B { constructor() { this.used = 1; this.unused = () => 2; } }
exports.used = { kept: 1, cut: 2, };
exports.unused = B;
function note() { first(); second(); third(); }
function rest() { return 3; }
`;
  const unused = {
    members: ["unused"],
    exports: ["unused"],
    properties: ["cut"],
    stretches: [["first();", "third();"]] as [string, string][],
    idle: ["rest"],
  };
  expect(leanModule(code, unused)).toBe(`
class B { constructor() { this.used = 1;  } }
exports.used = { kept: 1,  };

function note() { third(); }
function rest() {}
`);
});

test("takes out cases of switches, with comparisons of the same tags", () => {
  const code = `
function run(item) {
  if (7 === item.tag || item.tag !== 8) return item;
  switch (item.tag) {
    case 7:
      var size = one(), step = (inner) => { var own = inner; return own; };
      break;
    case 1:
      size = two();
      break;
    case 2:
    case 8:
      three();
      break;
    default:
      return size;
  }
  switch (item) {
    case ODD:
      return 1;
    case EVEN:
      return 2;
  }
  return 7 === item.size;
}
`;
  const lean = leanModule(code, { cases: [7, 8, "ODD"] });
  expect(lean.replaceAll(/\s+/g, " ").trim()).toBe(
    "function run(item) { var size, step; if (false || true) return item; switch (item.tag) { " +
      "case 1: size = two(); break; case 2: three(); break; default: return size; } " +
      "switch (item) { case EVEN: return 2; } return 7 === item.size; }",
  );
});

test.each([
  { methods: ["gone"] },
  { functions: ["used"] },
  { members: ["gone"] },
  { exports: ["gone"] },
  { properties: ["gone"] },
  { idle: ["gone"] },
  { parts: [["gone", ""]] as [string, string][] },
  { stretches: [["class", "gone"]] as [string, string][] },
  { cases: ["gone"] },
])("fails when a module has no %o", (unused) => {
  expect(() => leanModule(CODE, unused)).toThrow(/^no (?:case )?(gone|used)$/);
});
