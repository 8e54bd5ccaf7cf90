import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  cliente,
  oauthAccounts,
  professionalProfiles,
  sessions,
  userRegistrations,
  users,
} from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { agreeAtGoogle, enterFromGoogle, type Visit } from "../../support/google.ts";
import { makePerson } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const agree = (person: { name: string; email: string; verified: boolean }) => agreeAtGoogle(product, person);
const enter = (visit: Visit) => enterFromGoogle(product, visit);

const FAILED = "/entrar?erro=google";

/** Paths that a browser resolves to another site, or that lead in circles. */
const HOSTILE_PLACES = [
  "https://exemplo.com",
  "//exemplo.com",
  "/\\exemplo.com",
  "/\t/exemplo.com",
  "/.//exemplo.com",
  "/entrar",
];

describe("the Google sign-in", () => {
  test("creates an account without a role the first time, and finds it the second time", async () => {
    const person = { name: "Nilza Google", email: "nilza@gmail.com", verified: true };
    const first = await enter(await agree(person));
    const me = await product.query("auth.me", undefined, first);
    expect(me.data).toMatchObject({
      name: person.name,
      email: person.email,
      phone: "",
      isClient: false,
      isProvider: false,
      hasAcceptedTerms: false,
    });
    const { id } = me.data as { id: string };
    expect(await product.db.select().from(userRegistrations).where(eq(userRegistrations.userId, id))).toHaveLength(1);
    const second = await enter(await agree(person));
    expect((await product.query("auth.me", undefined, second)).data).toMatchObject({ id });
    expect(second.cookie).not.toBe(first.cookie);
  });

  test("in a window of its own ends with a page that tells the other tabs, and the next one leads on", async () => {
    const person = { name: "Nilza Google", email: "nilza-janela@gmail.com", verified: true };
    const opened = await agreeAtGoogle(product, person, { query: "?janela=1" });
    const response = await product.fetch(opened.callback, { headers: { cookie: opened.cookies } });
    const page = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(response.headers.getSetCookie().join()).toContain("sessao=");
    const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}'`);
    expect(page.match(/<script/g)).toHaveLength(1);
    const next = await agreeAtGoogle(product, person, { cookie: opened.cookies });
    expect((await enter(next)).location).toBe("/entrar");
    const failed = await agreeAtGoogle(
      product,
      { ...person, email: "sem-verificar@gmail.com", verified: false },
      { query: "?janela=1" },
    );
    expect(await enter(failed)).toEqual({ location: null, cookie: undefined });
  });

  test("logs in to a confirmed account with the same e-mail, and keeps its password", async () => {
    const passwordHash = await hashPassword("Tijolo#42x");
    const person = await makePerson(product, { client: true, passwordHash });
    const who = await enter(await agree({ name: "Outro Nome", email: person.email, verified: true }));
    expect((await product.query("auth.me", undefined, who)).data).toMatchObject({
      id: person.id,
      name: person.name,
    });
    const [user] = await product.db.select().from(users).where(eq(users.id, person.id));
    expect(user?.passwordHash).toBe(passwordHash);
  });

  test("clears the password and sessions of an account whose e-mail was never confirmed", async () => {
    const squatter = await makePerson(product, { confirmed: false, passwordHash: await hashPassword("Tijolo#42x") });
    const person = await enter(await agree({ name: "Dona", email: squatter.email, verified: true }));
    expect((await product.query("auth.me", undefined, squatter)).data).toBeNull();
    expect((await product.query("auth.me", undefined, person)).data).toMatchObject({ id: squatter.id });
    const [user] = await product.db.select().from(users).where(eq(users.id, squatter.id));
    expect(user).toMatchObject({ passwordHash: null });
    expect(user?.emailConfirmedAt).not.toBeNull();
  });

  test("neither logs in to nor creates an account with an e-mail that Google has not verified", async () => {
    const person = await makePerson(product, { client: true });
    for (const email of [person.email, "nova@gmail.com"]) {
      const entered = await enter(await agree({ name: "X", email, verified: false }));
      expect(entered).toEqual({ location: FAILED, cookie: undefined });
    }
    expect(await product.db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, person.id))).toEqual([]);
    expect(await product.db.select().from(users).where(eq(users.email, "nova@gmail.com"))).toEqual([]);
  });

  test("refuses another browser's state, a used code and a refusal at Google", async () => {
    const visit = await agree({ name: "Y", email: "y@gmail.com", verified: true });
    const other = await agree({ name: "Z", email: "z@gmail.com", verified: true });
    expect((await enter({ ...visit, cookies: "" })).location).toBe(FAILED);
    expect((await enter({ ...visit, cookies: other.cookies })).location).toBe(FAILED);
    expect((await enter({ ...visit, callback: "/auth/google/callback?error=access_denied" })).location).toBe(FAILED);
    const swapped = visit.cookies.replace(/google_nonce=[^;]+/, /google_nonce=[^;]+/.exec(other.cookies)?.[0] ?? "");
    expect((await enter({ ...visit, cookies: swapped })).location).toBe(FAILED);
    expect((await enter(other)).location).toBe("/entrar");
    expect((await enter(other)).location).toBe(FAILED);
    expect(await product.db.select().from(sessions)).not.toContainEqual(
      expect.objectContaining({ userId: "y@gmail.com" }),
    );
  });

  test("refuses an ID token without a nonce", async () => {
    const person = { name: "Sem Nonce", email: "sem-nonce@gmail.com", verified: true };
    expect((await enter(await agreeAtGoogle(product, person, { without: "nonce" }))).location).toBe(FAILED);
  });

  test("remembers the requested page, even after a failure, but no other site", async () => {
    const someone = await makePerson(product, { client: true });
    const person = { name: someone.name, email: someone.email, verified: true };
    const asked = await agreeAtGoogle(product, person, { query: "?voltar=/profile", cookie: someone.cookie });
    expect(asked.address.searchParams.get("login_hint")).toBe(someone.email);
    expect((await enter(asked)).location).toBe("/entrar?voltar=%2Fprofile");
    expect((await enter(asked)).location).toBe(`${FAILED}&voltar=%2Fprofile`);
    const deep = "/cliente/dashboard?secao=suporte&x=a%20b#topo";
    const visit = await agreeAtGoogle(product, person, { query: `?voltar=${encodeURIComponent(deep)}` });
    const back = new URL((await enter(visit)).location ?? "", "https://portal.invalid");
    expect([back.pathname, back.searchParams.get("voltar")]).toEqual(["/entrar", deep]);
    for (const place of HOSTILE_PLACES) {
      const query = `?voltar=${encodeURIComponent(place)}`;
      const lured = await agreeAtGoogle(product, person, { query });
      expect(lured.cookies).not.toContain("google_return_to");
      expect((await enter(lured)).location).toBe("/entrar");
      const forged = { ...(await agree(person)) };
      forged.cookies += `; google_return_to=${encodeURIComponent(place)}`;
      expect((await enter(forged)).location).toBe("/entrar");
    }
  });

  test("leads back to the same tab for the same role after a failure, and to nothing else", async () => {
    const person = { name: "Desistente", email: "desistente@gmail.com", verified: false };
    const visit = await agreeAtGoogle(product, person, { query: "?papel=provider&aba=cadastro&voltar=/profile" });
    expect((await enter(visit)).location).toBe(`${FAILED}&papel=provider&aba=cadastro&voltar=%2Fprofile`);
    const odd = await agreeAtGoogle(product, person, { query: "?papel=admin&aba=x" });
    expect((await enter(odd)).location).toBe(FAILED);
    const next = await agreeAtGoogle(product, { ...person, verified: true }, { query: "?papel=client" });
    expect((await enter(next)).location).toBe("/entrar");
  });

  test.each([
    ["client", "Cliente Google"],
    ["provider", "Prestador Google"],
  ] as const)("names a person without a name after the role they choose: %s", async (role, fallback) => {
    // An invisible character doesn't count as a name.
    const email = `sem-nome-${role}@gmail.com`;
    const person = await enter(await agree({ name: "\u200b", email, verified: true }));
    expect((await product.query("auth.me", undefined, person)).data).toMatchObject({ name: "Usuário Google" });
    const chosen = await product.mutate(
      "auth.chooseRole",
      { role, whatsapp: "67999991234", termsAccepted: true },
      person,
    );
    expect(chosen.error).toBeNull();
    const rows = await product.db.select().from(role === "client" ? cliente : professionalProfiles);
    expect(rows.find((row) => row.email === email)?.name).toBe(fallback);
  });
});
