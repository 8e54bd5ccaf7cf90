import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { scrypt } from "./scrypt.ts";

/** Source: RFC 7914, section 12. */
test.each([
  ["", "", { N: 16, r: 1, p: 1 }, "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"],
  ["password", "NaCl", { N: 1024, r: 8, p: 16 }, "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"],
  [
    "pleaseletmein",
    "SodiumChloride",
    { N: 16384, r: 8, p: 1 },
    "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2",
  ],
])("matches the RFC 7914 test vector for %j, %j, %j", async (password, salt, cost, expected) => {
  const key = await scrypt(password, Buffer.from(salt), 64, cost);
  expect(key.subarray(0, 32).toString("hex")).toBe(expected);
});

test("derives the same key as node:crypto with the product's parameters", async () => {
  const salt = Buffer.from("0123456789abcdef");
  const cost = { N: 16384, r: 8, p: 5 };
  for (const password of ["Tijolo#42x", "Ação: 10€ 🧱", "x".repeat(200)]) {
    const expected = scryptSync(password, salt, 32, { ...cost, maxmem: 64 * 1024 * 1024 });
    expect(await scrypt(password, salt, 32, cost)).toEqual(expected);
  }
});

test("lets other tasks run while it computes", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await scrypt("senha", Buffer.from("sal"), 32, { N: 16384, r: 8, p: 1 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test("stops when its signal is aborted", async () => {
  const request = new AbortController();
  const key = scrypt("senha", Buffer.from("sal"), 32, { N: 2 ** 20, r: 8, p: 16 }, request.signal);
  request.abort(new Error("gone"));
  await expect(key).rejects.toThrow("gone");
});
