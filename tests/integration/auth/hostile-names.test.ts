import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sessions } from "../../../db/schema/index.ts";
import { GOOGLE_FALLBACK_NAMES } from "../../../src/features/auth/rules.ts";
import { isPlainName } from "../../../src/shared/schemas.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeProvider } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { scriptPayloads } from "../../support/script-payloads.ts";

const product = sharedProduct();

/** Each visitor gets few numbers. */
let visitors = 0;

/** What would begin another line, property or card of a vCard. */
const CARD_BREAKERS = [
  "Ana\r\nTEL:999",
  "Ana\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0",
  "Ana\r",
  "Ana;Silva,Filha\\",
  "Ana\\nTEL:999",
  `Ana ${"ç".repeat(90)}:;,`,
];

test.each([...CARD_BREAKERS, ...scriptPayloads(20)])("a vCard for %j is one card with this name", async (name) => {
  const { id, phone } = await makeProvider(product, { name });
  const headers = { "cf-connecting-ip": `10.9.0.${++visitors}` };
  const text = await (await product.fetch(`/contato/cartao/${id}?via=vcard`, { headers })).text();
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  // ical.js leaves "\;" of a vCard 3.0 as it is.
  const shown = String(card.getFirstPropertyValue("fn")).replaceAll("\\;", ";");
  expect(shown).toBe(name.trim().replace(/\r\n?/g, "\n"));
  expect(card.getAllProperties("tel").map((tel) => tel.getFirstValue())).toEqual([`+55${phone}`]);
  expect(text.match(/^(BEGIN|END):/gm)).toEqual(["BEGIN:", "END:"]);
});

test("a card's picture is a JPEG, whatever the name", async () => {
  for (const name of [...CARD_BREAKERS, ...scriptPayloads(3)]) {
    const { id } = await makeProvider(product, { name });
    const { headers } = await product.fetch(`/cartao/pessoa-${id}/imagem.jpg`);
    const picture = await product.fetch(headers.get("location") ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await picture.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  }
});

test("a name from Google is kept only if a sign-up could have it", async () => {
  for (const [i, name] of ["Ana\r\nBcc: x", "Ana\u202egpj", ...scriptPayloads(20)].entries()) {
    const email = `nome-${i}@exemplo.com`;
    const who = await enterWithGoogle(product, { name, email, verified: true });
    const { data } = await product.query("auth.me", undefined, who);
    const { name: kept } = data as { name: string };
    expect([name.trim().normalize("NFC").slice(0, 80), GOOGLE_FALLBACK_NAMES.person]).toContain(kept);
    expect(isPlainName(kept)).toBe(true);
  }
});

test("of a user agent, only known words are stored", async () => {
  const { id, email } = await makePerson(product, { passwordHash: await cheapHash() });
  for (const payload of scriptPayloads(8)) {
    const headers = { "user-agent": `${payload} (Windows NT 10.0) Chrome/142.0.0.0` };
    const input = { email, password: PASSWORD, role: null };
    expect((await product.mutate("auth.logIn", input, { headers })).status).toBe(200);
  }
  const stored = await product.db.select({ device: sessions.device }).from(sessions).where(eq(sessions.userId, id));
  expect(new Set(stored.map(({ device }) => device))).toEqual(new Set([null, "Chrome no Windows"]));
});
