import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import {
  alertSettings,
  announcedRequests,
  pushSubscriptions,
  requestAlerts,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { expandRequest } from "../../../src/features/alerts/expand-request.ts";
import { sendSummaries } from "../../../src/features/alerts/send-alerts.ts";
import { sweepAlerts } from "../../../src/features/alerts/sweep-alerts.job.ts";
import type { RequestPage } from "../../../src/features/requests/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import {
  answerPushes,
  at,
  expandAt,
  fakesEnv,
  MORNING,
  makeProvider,
  makeRequestAt,
  pushesTo,
  sendAt,
} from "../../support/alerts.ts";
import { makePerson, newSubmission, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { findSlowSteps, planReader } from "../../support/plans/query-plans.ts";
import { openRecordingDatabase } from "../../support/plans/recording.ts";
import { eventually, startProduct } from "../../support/product.ts";
import { newBrowser, readPushes } from "../../support/pushes.ts";

const product = startProduct();

const NIGHT = Date.parse("2026-03-10T22:00-04:00");

const rowOf = async (requestId: string, { id }: Person) =>
  (
    await product.db
      .select()
      .from(requestAlerts)
      .where(and(eq(requestAlerts.serviceRequestId, requestId), eq(requestAlerts.userId, id)))
  )[0];

beforeEach(async () => {
  await answerPushes(product, {});
  await product.db.delete(alertSettings);
  await product.db.delete(announcedRequests);
});

describe("a push", () => {
  test("arrives at once, encrypted, with premium, and names no contact", async () => {
    const provider = await makeProvider(product);
    const id = await makeRequestAt(product, MORNING);
    await expandAt(product, id, MORNING);
    expect(await pushesTo(product, provider)).toEqual([
      {
        title: "Nova solicitação: Reforma de banheiro",
        body: "Campo Grande (Capital) · Urgente",
        path: `/oportunidades?solicitacao=${id}`,
        tag: id,
        isUrgent: true,
      },
    ]);
    const [message] = await readPushes(product.stack.fakesUrl);
    expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "43200" });
    expect(message?.headers["authorization"]).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
  });

  test("comes once, however often the delivery is repeated", async () => {
    const provider = await makeProvider(product);
    const id = await makeRequestAt(product, MORNING);
    await Promise.all([expandAt(product, id, MORNING), expandAt(product, id, MORNING)]);
    await expandAt(product, id, MORNING + MINUTE_MS);
    await sendAt(product, MORNING + HOUR_MS);
    expect(await pushesTo(product, provider)).toHaveLength(1);
  });

  test("comes a minute later if the push service or the first worker failed", async () => {
    const provider = await makeProvider(product);
    const id = await makeRequestAt(product, MORNING);
    await answerPushes(product, { isFailing: true });
    await expandAt(product, id, MORNING);
    await answerPushes(product, {});
    await sendAt(product, MORNING + MINUTE_MS - 1);
    expect(await pushesTo(product, provider)).toEqual([]);
    await sendAt(product, MORNING + MINUTE_MS);
    expect(await pushesTo(product, provider)).toHaveLength(1);
  });

  test("waits for the morning at night, and by then says how many", async () => {
    const provider = await makeProvider(product);
    const first = await makeRequestAt(product, NIGHT);
    await expandAt(product, first, NIGHT);
    const second = await makeRequestAt(product, NIGHT + 3 * HOUR_MS, { urgency: "tomorrow" });
    await expandAt(product, second, NIGHT + 3 * HOUR_MS);
    await sendAt(product, at("06:59:59", 11));
    expect(await pushesTo(product, provider)).toEqual([]);
    await sendAt(product, at("07:00", 11));
    expect(await pushesTo(product, provider)).toMatchObject([
      {
        title: "2 solicitações novas para você",
        body: "Reforma de banheiro em Campo Grande (Capital); Reforma de banheiro em Campo Grande (Capital).",
        path: "/oportunidades?para=mim",
      },
    ]);
  });

  test("comes at night if the request is urgent and the provider wants that", async () => {
    const provider = await makeProvider(product, { urgentAtNight: true });
    await expandAt(product, await makeRequestAt(product, NIGHT, { urgency: "tomorrow" }), NIGHT);
    expect(await pushesTo(product, provider)).toEqual([]);
    await expandAt(product, await makeRequestAt(product, NIGHT), NIGHT);
    expect(await pushesTo(product, provider)).toHaveLength(1);
  });

  test("waits for the next summary without premium", async () => {
    const provider = await makeProvider(product, { urgentAtNight: true }, { premium: false });
    await expandAt(product, await makeRequestAt(product, MORNING), MORNING);
    await sendAt(product, at("17:59:59"));
    expect(await pushesTo(product, provider)).toEqual([]);
    await sendAt(product, at("18:00"));
    expect(await pushesTo(product, provider)).toHaveLength(1);
    await expandAt(product, await makeRequestAt(product, NIGHT), NIGHT);
    await sendAt(product, at("06:59:59", 11));
    expect(await pushesTo(product, provider)).toHaveLength(1);
    await sendAt(product, at("07:00", 11));
    expect(await pushesTo(product, provider)).toHaveLength(2);
  });

  test("is not sent any more when the request has ended, was hidden or somebody was hired meanwhile", async () => {
    const provider = await makeProvider(product);
    const [closed, hidden, hired] = [
      await makeRequestAt(product, NIGHT),
      await makeRequestAt(product, NIGHT),
      await makeRequestAt(product, NIGHT),
    ];
    for (const id of [closed, hidden, hired]) await expandAt(product, id, NIGHT);
    await product.db.update(serviceRequests).set({ status: "expired" }).where(eq(serviceRequests.id, closed));
    await product.db.update(serviceRequests).set({ hiddenBecause: "decision" }).where(eq(serviceRequests.id, hidden));
    await product.db.update(serviceRequests).set({ hiredAt: NIGHT }).where(eq(serviceRequests.id, hired));
    await sendAt(product, at("07:00", 11));
    expect(await pushesTo(product, provider)).toEqual([]);
    expect(await rowOf(closed, provider)).toMatchObject({ pushDueAt: null });
  });

  test("forgets browsers that are gone, and reaches the others", async () => {
    const provider = await makeProvider(product);
    const former = newBrowser();
    const row = { ...former.subscription, id: newId(MORNING), userId: provider.id, createdAt: MORNING };
    await product.db.insert(pushSubscriptions).values(row);
    await answerPushes(product, { gone: [former.subscription.endpoint] });
    await expandAt(product, await makeRequestAt(product, MORNING), MORNING);
    expect(await pushesTo(product, provider)).toHaveLength(1);
    const left = await product.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, provider.id));
    expect(left.map(({ endpoint }) => endpoint)).toEqual([provider.browser.subscription.endpoint]);
  });
});

test("no statement scans a growing table, but for the pages of a summary", async () => {
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const env = fakesEnv(product);
  await makeProvider(product);
  await makeProvider(product, { byMail: "digest" }, { premium: false });
  const requestId = await makeRequestAt(product, MORNING);
  await answerPushes(product, { isFailing: true });
  const ended = await expandRequest({ env, db: recording.db, now: MORNING }, { requestId });
  await batchOf(recording.db, { ended });
  await sendSummaries(recording.db, at("18:00"), env);
  await sweepAlerts(recording.db, MORNING);
  expect(recording.statements.length).toBeGreaterThan(15);
  const slow = await findSlowSteps(recording.statements, planReader(product));
  expect(slow.filter((step) => !step.includes("insert into summary_pages"))).toEqual([]);
});

describe("a mail", () => {
  test("lists the requests of a summary without contacts, and tells how to stop it", async () => {
    const provider = await makeProvider(product, { byMail: "digest" }, { premium: false, name: "Ana Souza" });
    for (let count = 0; count < 2; count++) {
      await expandAt(product, await makeRequestAt(product, MORNING, { urgency: "next_days" }), MORNING);
    }
    await sendAt(product, at("18:00"));
    const [mail] = await product.mails(provider.email);
    expect(mail?.subject).toBe("2 solicitações novas para você");
    expect(mail?.text).toContain("Olá, Ana!");
    expect(mail?.text).toContain("- Reforma de banheiro: Campo Grande (Capital), nos próximos dias");
    expect(mail?.text).toContain("Com o Premium, os alertas chegam na hora");
    expect(mail?.text).not.toContain(REQUEST_INPUT.contactName);
    expect(mail?.text).not.toContain(REQUEST_INPUT.contactPhone);
    expect(mail?.html).not.toContain(REQUEST_INPUT.contactPhone);
    const stop = /http\S+\/alertas\/parar\/[0-9a-f]{32}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail).toMatchObject({
      headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
  });

  test("is not sent any more once mails or alerts were stopped", async () => {
    const people = [];
    for (const change of [{ byMail: "never" as const }, { isOn: false }]) {
      const provider = await makeProvider(product, { byMail: "digest" });
      people.push(provider);
      await expandAt(product, await makeRequestAt(product, MORNING), MORNING);
      await product.db.update(alertSettings).set(change).where(eq(alertSettings.userId, provider.id));
    }
    await sendAt(product, at("18:00"));
    for (const { email } of people) expect(await product.mailsSoFar(email)).toEqual([]);
  });

  test("stops with one post from anywhere, not with a link that a program follows", async () => {
    const provider = await makeProvider(product, { byMail: "at_once" });
    const [settings] = await product.db.select().from(alertSettings).where(eq(alertSettings.userId, provider.id));
    const path = `/alertas/parar/${settings?.stopKey}`;
    const asked = await product.fetch(path);
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain("Parar os e-mails de alerta?");
    const byMail = async () =>
      (await product.db.select().from(alertSettings).where(eq(alertSettings.userId, provider.id)))[0]?.byMail;
    expect(await byMail()).toBe("at_once");
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.exemplo.com" };
    const stopped = await product.fetch(path, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
    expect(stopped.status).toBe(200);
    expect(await stopped.text()).toContain("Pronto, os e-mails pararam");
    expect(await byMail()).toBe("never");
    for (const key of ["0".repeat(32), "x", "%00"]) {
      expect((await product.fetch(`/alertas/parar/${key}`, { method: "POST" })).status).toBe(404);
    }
  });
});

describe("publishing", () => {
  test("tells providers through the worker, and an edit only when service or city change", async () => {
    const owner = await makePerson(product);
    // At any hour of the day.
    const provider = await makeProvider(product, { urgentAtNight: true });
    const other = await makeProvider(
      product,
      { urgentAtNight: true },
      { card: { specialties: ["Pintura de muro"], serviceRegions: ["Dourados"] } },
    );
    const created = await product.mutate("requests.create", newSubmission(), owner);
    const { id } = created.data as { id: string };
    await eventually(async () => ((await pushesTo(product, provider)).length > 0 ? true : undefined), "a push");
    const { serviceType: _, ...same } = REQUEST_INPUT;
    const changes = { ...same, serviceType: "Pintura de muro", city: "Dourados" };
    await product.mutate("requests.update", { id, changes }, owner);
    await eventually(
      async () => ((await pushesTo(product, other)).length > 0 ? true : undefined),
      "a push after the change",
    );
    expect(await pushesTo(product, provider)).toHaveLength(1);
  });
});

describe("a browser", () => {
  test("belongs to who subscribed last, and a sixth one replaces the first", async () => {
    const [ana, bia] = [await makePerson(product), await makePerson(product)];
    const shared = newBrowser().subscription;
    const others = Array.from({ length: 5 }, () => newBrowser().subscription);
    await product.mutate("alerts.subscribe", shared, ana);
    await product.mutate("alerts.subscribe", shared, bia);
    const endpointsOf = async ({ id }: Person) =>
      (await product.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))).map(
        (row) => row.endpoint,
      );
    expect(await endpointsOf(ana)).toEqual([]);
    for (const browser of others) await product.mutate("alerts.subscribe", browser, bia);
    expect((await endpointsOf(bia)).sort()).toEqual(others.map(({ endpoint }) => endpoint).sort());
    const [first] = others;
    await product.mutate("alerts.unsubscribe", { endpoint: first?.endpoint }, ana);
    expect(await endpointsOf(bia)).toHaveLength(5);
    await product.mutate("alerts.unsubscribe", { endpoint: first?.endpoint }, bia);
    expect(await endpointsOf(bia)).toHaveLength(4);
  });

  test("shows nothing any more once its session has ended", async () => {
    const person = await makePerson(product);
    const { subscription } = newBrowser();
    await product.mutate("alerts.subscribe", subscription, person);
    await product.mutate("auth.logOut", undefined, person);
    const left = await product.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, subscription.endpoint));
    expect(left).toEqual([]);
  });

  test("is one however its URL is written, and nobody takes it over without its keys", async () => {
    const [owner, thief] = [await makePerson(product), await makePerson(product)];
    const { subscription } = newBrowser();
    await product.mutate("alerts.subscribe", subscription, owner);
    const { host } = new URL(subscription.endpoint);
    const shouted = { ...subscription, endpoint: subscription.endpoint.replace(host, host.toUpperCase()) };
    expect((await product.mutate("alerts.subscribe", shouted, owner)).status).toBe(200);
    const stolen = { ...newBrowser().subscription, endpoint: subscription.endpoint };
    await product.mutate("alerts.subscribe", stolen, thief);
    const rows = await product.db
      .select()
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.userId, [owner.id, thief.id]));
    expect(rows).toMatchObject([{ userId: owner.id, endpoint: subscription.endpoint, auth: subscription.auth }]);
  });

  test("is refused on a host that is no push service", async () => {
    const person = await makePerson(product);
    const browser = { ...newBrowser().subscription, endpoint: "https://exemplo.com/push" };
    const { error } = await product.mutate("alerts.subscribe", browser, person);
    expect(error).toMatchObject({
      code: "input.invalid",
      fields: { endpoint: "Este navegador não pode receber avisos." },
    });
  });
});

test("own choices replace those of the card, until they are given up", async () => {
  const provider = await makeProvider(product);
  const save = (choice: { services: string[] | null; regions: string[] | null }) =>
    product.mutate(
      "alerts.save",
      { isOn: true, byPush: true, byMail: "never", urgentAtNight: false, ...choice },
      provider,
    );
  const isNotified = async (serviceType: string, city: string) => {
    const id = await makeRequestAt(product, MORNING, { serviceType, city });
    await expandAt(product, id, MORNING);
    return (await rowOf(id, provider)) !== undefined;
  };
  await save({ services: ["Pintura de muro"], regions: [] });
  expect(await isNotified("Pintura de muro", "Dourados")).toBe(true);
  expect(await isNotified(REQUEST_INPUT.serviceType, REQUEST_INPUT.city)).toBe(false);
  const { data } = await product.query("alerts.settings", undefined, provider);
  expect(data).toMatchObject({ services: ["Pintura de muro"], regions: [], card: { wholeState: false } });
  await save({ services: null, regions: null });
  expect(await isNotified("Pintura de muro", "Dourados")).toBe(false);
  expect(await isNotified(REQUEST_INPUT.serviceType, REQUEST_INPUT.city)).toBe(true);
});

test("providers without premium see how many with premium were told at once, in whatever way", async () => {
  const now = Date.now();
  const wishes = { byMail: "at_once", urgentAtNight: true } as const;
  const [both, mailed] = [
    await makeProvider(product, wishes),
    await makeProvider(product, { ...wishes, byPush: false }),
  ];
  const free = await makeProvider(product, {}, { premium: false });
  const client = await makePerson(product);
  const [id, late] = [
    await makeRequestAt(product, now, {}, client),
    await makeRequestAt(product, now - HOUR_MS, {}, client),
  ];
  const shownTo = async (person: Person) => {
    const { data } = await product.query("requests.list", { serviceType: null }, person);
    const { premiumTold } = (data as RequestPage).items.find((request) => request.id === id) ?? expect.fail();
    expect((await product.query("requests.byId", { id }, person)).data).toMatchObject({ premiumTold });
    return premiumTold;
  };
  await answerPushes(product, { isFailing: true });
  for (const request of [id, late]) await expandAt(product, request, now);
  expect(await rowOf(id, both)).toMatchObject({ toldAtOnce: true });
  expect(await shownTo(free)).toBe(2);
  await answerPushes(product, {});
  await sendAt(product, now + MINUTE_MS);
  const shown = await Promise.all([free, mailed, client].map(shownTo));
  expect(shown).toEqual([2, 0, 0]);
  const [row] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, late));
  expect([row?.premiumTold, await rowOf(late, both)]).toMatchObject([0, { toldAtOnce: false, mailDueAt: null }]);
});
