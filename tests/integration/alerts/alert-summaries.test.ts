import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  alertSettings,
  announcedRequests,
  professionalProfiles,
  requestAlerts,
  serviceRequests,
  summaryPages,
} from "../../../db/schema/index.ts";
import { startSummary, takePage } from "../../../src/features/alerts/queries-summary.ts";
import type { AlertSettings } from "../../../src/features/alerts/schemas.ts";
import { grantPremium } from "../../../src/features/billing/statements.ts";
import type { MailWish } from "../../../src/shared/mail-wishes.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import {
  answerPushes,
  at,
  expandAt,
  MORNING,
  makeProvider,
  makeRequestAt,
  pushesTo,
  sendAt,
} from "../../support/alerts.ts";
import { endPremiumAt, makePerson, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";
import { readPushes } from "../../support/pushes.ts";

const product = startProduct();

beforeEach(async () => {
  await answerPushes(product, {});
  await product.db.delete(alertSettings);
  await product.db.delete(announcedRequests);
});

const FREE = { premium: false };
const EVENING = at("18:00");
const newProvider = (settings = {}, options = {}) =>
  makeProvider(product, { byMail: "digest", ...settings }, { ...FREE, ...options });

test("a summary stores nothing for those it reaches, and tells each once, however many runs send it", async () => {
  const people = await Promise.all(Array.from({ length: 70 }, () => newProvider()));
  const id = await makeRequestAt(product, MORNING);
  await expandAt(product, id, MORNING);
  await Promise.all(Array.from({ length: 3 }, () => sendAt(product, EVENING)));
  await sendAt(product, EVENING + HOUR_MS);
  const all = await readPushes(product.stack.fakesUrl);
  for (const { email, browser } of people) {
    expect(await product.mailsSoFar(email)).toHaveLength(1);
    expect(all.filter(({ endpoint }) => endpoint === browser.subscription.endpoint)).toHaveLength(1);
  }
  expect(await product.db.select().from(requestAlerts).where(eq(requestAlerts.serviceRequestId, id))).toEqual([]);
  expect(await product.db.select().from(summaryPages)).toEqual([]);
});

test("a summary tells again a minute later only whom it did not reach, and in the way that failed", async () => {
  const [failed, reached] = [await newProvider(), await newProvider({ byPush: false })];
  await expandAt(product, await makeRequestAt(product, MORNING), MORNING);
  await answerPushes(product, { isFailing: true });
  await sendAt(product, EVENING);
  await answerPushes(product, {});
  expect(await pushesTo(product, failed)).toEqual([]);
  await sendAt(product, EVENING + MINUTE_MS);
  expect(await pushesTo(product, failed)).toHaveLength(1);
  await sendAt(product, EVENING + HOUR_MS);
  for (const { email } of [failed, reached]) expect(await product.mailsSoFar(email)).toHaveLength(1);
  expect(await pushesTo(product, failed)).toHaveLength(1);
});

test("a summary goes on in the next run with what a worker that died had taken", async () => {
  const provider = await newProvider();
  await expandAt(product, await makeRequestAt(product, MORNING), MORNING);
  await startSummary(product.db, EVENING);
  expect(await takePage(product.db, EVENING, EVENING + MINUTE_MS)).toBeDefined();
  await sendAt(product, EVENING + MINUTE_MS - 1);
  expect(await product.mailsSoFar(provider.email)).toEqual([]);
  await sendAt(product, EVENING + MINUTE_MS);
  expect(await product.mailsSoFar(provider.email)).toHaveLength(1);
});

test("a summary has what was announced late in a further one, and a request whose service changes once", async () => {
  const BOTH = [REQUEST_INPUT.serviceType, "Pintura de muro"];
  const [both, painter, later] = [
    await newProvider({ services: BOTH }),
    await newProvider({ services: BOTH.slice(1) }),
    await newProvider({ services: BOTH }),
  ];
  const id = await makeRequestAt(product, MORNING);
  await expandAt(product, id, MORNING);
  await sendAt(product, EVENING);
  await product.db.update(serviceRequests).set({ serviceType: "Pintura de muro" }).where(eq(serviceRequests.id, id));
  await product.db.batch(grantPremium(product.db, later.id, Date.now()));
  // The clock of the worker that announces it is late.
  await expandAt(product, id, EVENING - 1);
  await sendAt(product, EVENING + MINUTE_MS);
  for (const { email } of [both, painter, later]) expect(await product.mailsSoFar(email)).toHaveLength(1);
});

test.each([
  ["hired", { hiredAt: MORNING }, { hiredAt: null }],
  ["closed", { expiresAt: EVENING, status: "expired" }, { expiresAt: MORNING + 2 * DAY_MS, status: "open" }],
] as const)(
  "a request that is %s at the hour of a summary is in the next one, if it is free by then",
  async (_state, during, after) => {
    const provider = await newProvider();
    const id = await makeRequestAt(product, MORNING);
    const change = (columns: object) =>
      product.db.update(serviceRequests).set(columns).where(eq(serviceRequests.id, id));
    await expandAt(product, id, MORNING);
    await change(during);
    await sendAt(product, EVENING);
    await change(after);
    await sendAt(product, EVENING + HOUR_MS);
    expect(await product.mailsSoFar(provider.email)).toEqual([]);
    for (let run = 0; run < 2; run++) await sendAt(product, EVENING + 13 * HOUR_MS);
    expect(await product.mailsSoFar(provider.email)).toHaveLength(1);
  },
);

test("a summary has nothing of one's own, and nothing for who is away", async () => {
  const away = { unavailableUntil: "2026-03-10" };
  const [owner, absent] = [await newProvider(), await newProvider()];
  await product.db.update(professionalProfiles).set(away).where(eq(professionalProfiles.userId, absent.id));
  await expandAt(product, await makeRequestAt(product, MORNING, {}, owner), MORNING);
  await sendAt(product, EVENING);
  for (const { email } of [owner, absent]) expect(await product.mailsSoFar(email)).toEqual([]);
});

describe("without a choice of mails", () => {
  const SAVED = { isOn: true, byPush: true, urgentAtNight: false, services: null, regions: null };
  const newProvider = (isPremium: boolean) =>
    makeProvider(product, { byMail: "digest", choseMail: false }, { premium: isPremium });
  const settingsOf = async (person: Person) =>
    (await product.query("alerts.settings", undefined, person)).data as AlertSettings | null;
  const save = (person: Person, byMail: MailWish) => product.mutate("alerts.save", { ...SAVED, byMail }, person);

  test("mails come at once from the moment premium starts, and in summaries once it has ended", async () => {
    const provider = await newProvider(false);
    const publish = async () => expandAt(product, await makeRequestAt(product, MORNING), MORNING);
    const subjects = async () => (await product.mailsSoFar(provider.email)).map(({ subject }) => subject);
    expect(await settingsOf(provider)).toMatchObject({ byMail: "digest" });
    await publish();
    expect(await subjects()).toEqual([]);
    await product.db.batch(grantPremium(product.db, provider.id, Date.now()));
    expect(await settingsOf(provider)).toMatchObject({ byMail: "at_once", isPremium: true });
    await publish();
    expect(await subjects()).toHaveLength(1);
    await endPremiumAt(product, provider, MORNING - 1);
    expect(await settingsOf(provider)).toMatchObject({ byMail: "digest" });
    await publish();
    await sendAt(product, at("17:59:59"));
    expect(await subjects()).toHaveLength(1);
    // The first and the third.
    await sendAt(product, at("18:00"));
    expect(await subjects()).toContain("2 solicitações novas para você");
    expect(await subjects()).toHaveLength(2);
  });

  test("saving the other settings leaves it open, and choosing another way is remembered", async () => {
    const [same, other, stopped] = [await newProvider(false), await newProvider(true), await newProvider(false)];
    await save(same, "digest");
    await save(other, "digest");
    const [row] = await product.db.select().from(alertSettings).where(eq(alertSettings.userId, stopped.id));
    await product.fetch(`/alertas/parar/${row?.stopKey}`, { method: "POST" });
    for (const person of [same, stopped]) await product.db.batch(grantPremium(product.db, person.id, Date.now()));
    expect(await settingsOf(same)).toMatchObject({ byMail: "at_once" });
    expect(await settingsOf(other)).toMatchObject({ byMail: "digest" });
    expect(await settingsOf(stopped)).toMatchObject({ byMail: "never" });
    await save(other, "at_once");
    expect(await settingsOf(other)).toMatchObject({ byMail: "at_once" });
  });

  test("people are providers from the choice of their role on", async () => {
    const person = await makePerson(product, { client: false });
    expect(await settingsOf(person)).toBeUndefined();
    const input = { role: "provider", name: "Ana Prado", whatsapp: "67991234567", termsAccepted: true };
    expect((await product.mutate("auth.chooseRole", input, person)).error).toBeNull();
    expect(await settingsOf(person)).toMatchObject({ isOn: true, byMail: "digest", card: { services: [] } });
  });
});
