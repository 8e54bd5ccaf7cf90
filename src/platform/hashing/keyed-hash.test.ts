import { expect, test } from "vitest";
import { keyedHash } from "./keyed-hash.ts";

const settings = { HASH_KEY: "a key of at least thirty-two characters" };

test("equal texts of one kind have one hash", () => {
  expect(keyedHash(settings, "phone", "67999990000")).toBe(keyedHash(settings, "phone", "67999990000"));
});

test("another text, kind or key gives another hash", () => {
  const hash = keyedHash(settings, "phone", "67999990000");
  expect(keyedHash(settings, "phone", "67999990001")).not.toBe(hash);
  expect(keyedHash(settings, "email", "67999990000")).not.toBe(hash);
  expect(keyedHash({ HASH_KEY: `${settings.HASH_KEY}.` }, "phone", "67999990000")).not.toBe(hash);
});
