import { expect, test } from "vitest";
import { MINUTE_MS } from "../../shared/time.ts";
import { CHALLENGE_LIFETIME_MS, passkeyDomain, recoveryCodeFrom, typedRecoveryCode } from "./rules-passkeys.ts";

const BYTES = new Uint8Array([0, 31, 32, 63, 255, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);

test("a device has five minutes to sign", () => {
  expect(CHALLENGE_LIFETIME_MS).toBe(5 * MINUTE_MS);
});

test("a recovery code has four groups of signs that don't look alike", () => {
  expect(recoveryCodeFrom(BYTES)).toBe("A9A9-9HJK-LMNP-QRST");
  const all = recoveryCodeFrom(Uint8Array.from({ length: 16 }, (_, i) => i)) + recoveryCodeFrom(BYTES);
  expect(all).not.toMatch(/[IO01]/);
});

test.each([
  ["A9A9-9HJK-LMNP-QRST", "A9A99HJKLMNPQRST"],
  [" a9a9 9hjk lmnp qrst ", "A9A99HJKLMNPQRST"],
  ["A9A9-9HJK-LMNP-QRS", null],
  ["A9A9-9HJK-LMNP-QRSTU", null],
  ["A9A9-9HJK-LMNP-QRS0", null],
  ["", null],
])("%j is read as %j", (typed, code) => {
  expect(typedRecoveryCode(typed)).toBe(code);
});

test("passkeys belong to the domain alone, without protocol and port", () => {
  expect(passkeyDomain("http://localhost:8787")).toBe("localhost");
  expect(passkeyDomain("https://portal.exemplo.com.br")).toBe("portal.exemplo.com.br");
});
