import { expect, test } from "vitest";
import { hasMarkFor, markDevice, readDeviceMarks } from "./device-marks.ts";

const HASH = "scrypt$16384$8$5$c2FsdA$a2V5";

function cookieAfter(deviceMarks: string[], passwordHash: string, secure = true): string {
  const cookies: string[] = [];
  markDevice({ deviceMarks, secure, setCookie: (cookie) => cookies.push(cookie) }, passwordHash);
  return cookies[0] ?? "";
}

test("over HTTPS the cookie can only be set over HTTPS", () => {
  expect(cookieAfter([], HASH)).toMatch(/^__Secure-aparelho=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Strict$/);
  expect(cookieAfter([], HASH, false)).toMatch(/^aparelho=[\w-]{43}; .*; HttpOnly; SameSite=Strict$/);
});

test("a mark is of one password hash", () => {
  const [pair = ""] = cookieAfter([], HASH).split(";");
  const deviceMarks = readDeviceMarks(`outro=1; ${pair}`, true);
  expect([HASH, `${HASH}x`, "", null].map((hash) => hasMarkFor({ deviceMarks }, hash))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  "",
  "aparelho",
  "aparelho=",
  "aparelho=.",
  "aparelho=..",
  "aparelho=%",
  "__Secure-aparelho=x",
  "aparelho=\u00ff",
])("the cookies %j mark nothing", (header) => {
  const deviceMarks = readDeviceMarks(header, false);
  expect(hasMarkFor({ deviceMarks }, HASH)).toBe(false);
});

test("of a long cookie, few marks are read", () => {
  expect(readDeviceMarks(`aparelho=${"x.".repeat(1_000)}`, false)).toHaveLength(3);
});
