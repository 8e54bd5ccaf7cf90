import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { personBlocks, professionalProfiles, profiles, requestAddressees } from "../../../db/schema/index.ts";
import { relistProvider } from "../../../src/features/networking/statements.ts";
import { RECIPIENTS_PAGE_SIZE } from "../../../src/features/requests/rules.ts";
import type { RecipientPage } from "../../../src/features/requests/schemas.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { readNotifications } from "../../support/fakes.ts";
import {
  endPremiumAt,
  makePerson,
  makeRequest,
  newSubmission,
  type Person,
  type PersonOptions,
  REQUEST_INPUT,
} from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const TOKEN = "segredo-da-bancada-para-os-destinatarios";
const SPECIALTY = REQUEST_INPUT.serviceType;
const CAPITAL = "Campo Grande (Capital)";

function ask(id: string, cursor?: string, authorization = `Bearer ${TOKEN}`) {
  const search = cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`;
  return product.fetch(`/n8n/solicitacoes/${id}/destinatarios${search}`, { headers: { authorization } });
}

async function page(id: string, cursor?: string): Promise<RecipientPage> {
  const response = await ask(id, cursor);
  expect(response.status).toBe(200);
  return (await response.json()) as RecipientPage;
}

type Card = Partial<typeof professionalProfiles.$inferInsert>;

/** A provider with premium, consent and the specialty in the capital, unless changed. */
async function makeReceiver(card: Card = {}, options: PersonOptions = {}): Promise<Person> {
  const person = await makePerson(product, { premium: true, provider: true, ...options });
  const { db } = product;
  const usual = { specialties: [SPECIALTY], serviceRegions: [CAPITAL], assistantConsentAt: 1 };
  await db.batch([
    db
      .update(professionalProfiles)
      .set({ ...usual, ...card })
      .where(eq(professionalProfiles.userId, person.id)),
    ...relistProvider(db, person.id),
  ]);
  return person;
}

describe("the recipients of a request", () => {
  test("are providers with premium, specialty, region and consent, with nothing but name and number", async () => {
    const owner = await makePerson(product, { client: true });
    const [city, state] = [
      await makeReceiver({ unavailableUntil: "2026-01-31" }),
      await makeReceiver({ wholeState: true, serviceRegions: [] }),
    ];
    const others = [
      await makeReceiver({ assistantConsentAt: null }),
      await makeReceiver({}, { premium: false }),
      await makeReceiver({ specialties: ["Outros"] }),
      await makeReceiver({ serviceRegions: ["Dourados"] }),
      await makeReceiver({ whatsapp: "" }),
      await makeReceiver({ unavailableUntil: dayOf(Date.now()) }),
      await makeReceiver({}, { confirmed: false }),
    ];
    const ended = await makeReceiver();
    await endPremiumAt(product, ended, Date.now());
    const [blocking, blocked, asked] = [await makeReceiver(), await makeReceiver(), await makeReceiver()];
    await product.db.insert(personBlocks).values([
      { blockerId: blocking.id, blockedId: owner.id, createdAt: 1 },
      { blockerId: owner.id, blockedId: blocked.id, createdAt: 1 },
    ]);
    others.push(blocking, blocked, asked);
    const id = await makeRequest(product, owner);
    await product.db.insert(requestAddressees).values({ serviceRequestId: id, providerId: asked.id });
    const answer = await (await ask(id)).text();
    const { recipients, nextCursor } = JSON.parse(answer) as RecipientPage;
    const told = ({ name, phone }: Person) => ({ name, whatsapp: `55${phone}` });
    expect(recipients).toHaveLength(2);
    expect(recipients).toEqual(expect.arrayContaining([told(city), told(state)]));
    expect(nextCursor).toBeNull();
    for (const { name, phone, email, id: personId } of [...others, ended, owner]) {
      for (const secret of [`"${name}"`, phone, email, personId]) expect(answer).not.toContain(secret);
    }
    for (const { email, id: personId } of [city, state]) {
      for (const secret of [email, personId]) expect(answer).not.toContain(secret);
    }
    expect(answer).not.toContain(REQUEST_INPUT.contactPhone);
  });

  test("are those of the request's city, whatever its location says", async () => {
    const serviceType = "Conserto de vazamento";
    const specialties = [serviceType];
    const receiver = await makeReceiver({ specialties, serviceRegions: ["Dourados"] });
    await makeReceiver({ specialties });
    const location = "Rua Campo Grande";
    const id = await makeRequest(product, await makePerson(product), { serviceType, city: "Dourados", location });
    expect((await page(id)).recipients.map(({ name }) => name)).toEqual([receiver.name]);
  });

  test("come in pages without repetitions or gaps, which may be short", async () => {
    const serviceType = "Limpeza pós-obra";
    const made: string[] = [];
    for (let i = 0; i < RECIPIENTS_PAGE_SIZE + 20; i++) {
      const assistantConsentAt = i % 3 === 0 ? null : 1;
      const whole = i % 2 === 0 ? { wholeState: true, serviceRegions: [] } : {};
      const { phone } = await makeReceiver({ specialties: [serviceType], assistantConsentAt, ...whole });
      if (assistantConsentAt) made.push(`55${phone}`);
    }
    const id = await makeRequest(product, await makePerson(product), { serviceType });
    const first = await page(id);
    expect(first.recipients.length).toBeLessThan(RECIPIENTS_PAGE_SIZE);
    const second = await page(id, first.nextCursor ?? "");
    expect(second.nextCursor).toBeNull();
    const found = [...first.recipients, ...second.recipients].map(({ whatsapp }) => whatsapp);
    expect(found.sort()).toEqual(made.sort());
  });

  test("need the token, and an open request for which nobody was hired", async () => {
    const receiver = await makeReceiver();
    const owner = await makePerson(product, { admin: true });
    const id = await makeRequest(product, owner);
    const wrong = [
      "",
      "Bearer ",
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      TOKEN,
      "Bearer segredo-da-bancada-n8n",
    ];
    for (const authorization of wrong) {
      const response = await ask(id, undefined, authorization);
      expect([response.status, await response.text()]).toEqual([401, '{"message":"Token inválido."}']);
    }
    const headers = { cookie: owner.cookie };
    expect((await product.fetch(`/n8n/solicitacoes/${id}/destinatarios`, { headers })).status).toBe(401);
    const expired = await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    const hired = await makeRequest(product, owner, { hiredAt: Date.now() });
    for (const unknown of [expired, hired, crypto.randomUUID(), "x"]) {
      const response = await ask(unknown);
      expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining(receiver.phone)]);
    }
    expect((await ask(id)).headers.get("cache-control")).toBe("no-store");
    const logged = product.stack.worker.logs.map((line) => line.message).join("\n");
    for (const secret of [TOKEN, receiver.phone]) expect(logged).not.toContain(secret);
  });

  test("are fetched by the fakes' workflow when it is notified", async () => {
    const { name, phone } = await makeReceiver({ specialties: ["Outros"] });
    const client = await makePerson(product, { client: true });
    const sent = await product.mutate("requests.create", { ...newSubmission(), serviceType: "Outros" }, client);
    const { id } = sent.data as { id: string };
    const notification = await eventually(async () => {
      const all = await readNotifications(product.stack.fakesUrl);
      return all.find(({ payload }) => payload["p_id"] === id);
    }, "the notification");
    expect(notification.recipients).toContainEqual({ name, whatsapp: `55${phone}` });
    const shown = await (await fetch(`${product.stack.fakesUrl}/notifications`)).text();
    expect(shown).toContain(`55${phone}`);
  });
});

test("consent is given and withdrawn in the profile, keeps its first time, and is exported", async () => {
  const person = await makePerson(product, { provider: true });
  await product.db.update(profiles).set({ avatarUrl: "/img/a.webp" }).where(eq(profiles.id, person.id));
  const input = {
    name: person.name,
    email: person.email,
    whatsapp: person.phone,
    profession: "Pintora",
    professionalProfile: "operacional",
    specialties: ["Outros"],
    serviceRegions: ["Dourados"],
    wholeState: false,
    instagram: "",
  };
  const saved = async (change: { acceptsAssistant?: boolean }) => {
    const answer = await product.mutate("profiles.saveProfessional", { ...input, ...change }, person);
    expect(answer.status).toBe(200);
    const own = (await product.query("profiles.professional", undefined, person)).data;
    const exported = (await product.mutate("profiles.exportData", {}, person)).data;
    const { assistantConsentAt } = (exported as { professional: { assistantConsentAt: string | null } }).professional;
    expect((own as { acceptsAssistant: boolean }).acceptsAssistant).toBe(assistantConsentAt !== null);
    return assistantConsentAt;
  };
  expect(await saved({})).toBeNull();
  const first = await saved({ acceptsAssistant: true });
  expect(first).toMatch(/^20/);
  expect(await saved({ acceptsAssistant: true })).toBe(first);
  expect(await saved({})).toBe(first);
  expect(await saved({ acceptsAssistant: false })).toBeNull();
});
