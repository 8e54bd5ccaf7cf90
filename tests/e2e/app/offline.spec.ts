import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { profiles, serviceRequestInterests } from "../../../db/schema/index.ts";
import { SETTLE_AFTER_MS } from "../../../web/lib/timings.ts";
import { chooseCity, publishRequest } from "../support/requests.ts";
import { DEMO, expect, expectTakenOver, expectToast, FULL, holdTimers, mutate, test } from "../support/test.ts";

/**
 * Serves the product as another address does, where a new version can be published: other files for the app. Once it hangs,
 * it answers nothing but files.
 */
async function serveVersions(origin: string) {
  let isNew = false;
  let isHanging = false;
  const asked: string[] = [];
  const server = createServer(async ({ url = "/", headers }, answer) => {
    asked.push(url);
    if (isHanging && !url.startsWith("/assets/")) return;
    const from = await fetch(origin + url, { headers: { accept: headers.accept ?? "*/*" }, redirect: "manual" });
    const kept = ["content-type", "cache-control", "content-security-policy"];
    for (const name of kept) answer.setHeader(name, from.headers.get(name) ?? "");
    answer.statusCode = from.status;
    const isApp = url.startsWith("/telas/app");
    if (isNew && url === "/service-worker.js") return answer.end(`${await from.text()}\n// new`);
    if (isNew && isApp) return answer.end((await from.text()).replaceAll("/assets/index-", "/assets/new-"));
    answer.end(Buffer.from(await from.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Paths in the order in which they were requested. */
    asked,
    publish: () => {
      isNew = true;
    },
    hang: () => {
      isHanging = true;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has the files that this page loaded. */
async function expectReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open("arquivos");
      const wanted = performance.getEntriesByType("resource").map(({ name }) => name);
      const scripts = wanted.filter((url) => /\/assets\/[^/]+\.js$/.test(url));
      const found = await Promise.all(scripts.map((url) => caches.match(url)));
      return found.every(Boolean) && (await cache.keys()).length > 0;
    });
  await expect.poll(stored).toBe(true);
}

/** Waits until these queries are stored. */
async function expectPersisted(page: Page, ...names: string[]): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const answer = await caches.match("/", { cacheName: "respostas" });
      const { queries } = (await answer?.json()) ?? { queries: [] };
      return (queries as { queryKey: [string[]] }[]).map(({ queryKey }) => queryKey[0].join("."));
    });
  await expect.poll(stored).toEqual(expect.arrayContaining(names));
}

/** Takes the network away, and waits until the page knows. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

/** Everything that the origin has stored on the device, as text. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts;
  });

test("what was read opens without a network, with its time, and is refreshed when the network is back", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  const text = await first.getByRole("heading").innerText();
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me", "requests.list");

  await page.context().setOffline(true);
  await page.goto("/oportunidades");
  await expect(page.getByText(/^Você está offline: conteúdo de \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(text);
  await page.goto("/conta");
  await expect(page.getByRole("heading", { name: "Esta tela não abre offline" })).toBeVisible();
  await page.goto("/oportunidades");

  await page.context().setOffline(false);
  await expect(page.getByText("Você está offline")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("log-out deletes what was stored", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/selecionar-painel");
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me");
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await storedTexts(page)).join().includes(DEMO.client)).toBe(false);
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Entrar" }).first()).toBeVisible();
});

test("log-out in another tab deletes what was stored, and takes the person's screen away", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard?secao=minhas-oportunidades");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me", "requests.mine");
  const other = await page.context().newPage();
  await other.goto("/selecionar-painel");
  await other.getByRole("button", { name: "Sair" }).click();
  await expect(other).toHaveURL("/");
  await expect(page).toHaveURL("/entrar?voltar=%2Fcliente%2Fdashboard%3Fsecao%3Dminhas-oportunidades");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect.poll(async () => (await storedTexts(page)).join().includes(DEMO.client)).toBe(false);
});

test("a page that gets no answer for eight seconds opens with what was stored", { tag: FULL }, async ({
  newVisitor,
  stack,
}) => {
  const line = await serveVersions(stack.url);
  const { page } = await newVisitor();
  await page.goto(`${line.url}/marketplace`);
  const first = page.getByRole("article").first().getByRole("heading");
  const text = await first.innerText();
  await expectReadyForOffline(page);
  await expectPersisted(page, "listings.search");
  line.hang();
  await page.goto(`${line.url}/marketplace`);
  await expect(page.getByText(/^Você está offline: conteúdo de /)).toBeVisible();
  await expect(first).toHaveText(text);
  await page.goto("about:blank");
  await line.close();
});

test("nobody else's contact stays on the device", async ({ visitor, newVisitor, stack }) => {
  const client = await newVisitor();
  await client.logIn(DEMO.client);
  const made = await mutate(client.page, stack, "requests.create", {
    submissionId: crypto.randomUUID(),
    serviceType: "Outros",
    urgency: "urgent",
    description: "Canário na gaiola.",
    city: "Campo Grande (Capital)",
    location: "Vila Carlota",
    contactName: "Zulmira do Canário",
    contactPhone: "67998877665",
  });
  const { page } = visitor;
  await visitor.logIn(DEMO.premium);
  await page.goto("/oportunidades");
  await expectReadyForOffline(page);
  await page.goto(`/oportunidades?solicitacao=${(made as { id: string }).id}`);
  await expect(page.getByText("Zulmira do Canário").first()).toBeVisible();
  const numbers = await stack.db.select({ phone: profiles.phone, email: profiles.email }).from(profiles);
  for (const path of ["/portal-conexoes", "/prestador/dashboard", "/provider-contracts", "/marketplace"]) {
    await page.goto(path);
    await expect(page.locator(".shimmer:visible")).toHaveCount(0);
  }
  await expectPersisted(page, "auth.me", "listings.search");
  await page.goto("/oportunidades");
  await expectPersisted(page, "requests.list", "listings.search");
  // Writing lags behind what was loaded.
  await expect.poll(async () => (await storedTexts(page)).join()).toContain("Canário na gaiola.");
  const stored = (await storedTexts(page)).join("\n");
  for (const gated of ["Zulmira", "67998877665", "(67) 99887-7665"]) expect(stored).not.toContain(gated);
  const others = numbers.filter(({ email }) => email !== DEMO.premium);
  for (const { phone, email } of others) {
    if (phone) expect(stored).not.toContain(phone);
    if (email) expect(stored).not.toContain(email);
  }
});

test("routes of the worker and missing files answer as they do without a service worker", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/");
  await expectReadyForOffline(page);
  expect((await page.goto("/certificado/nenhum"))?.status()).toBe(404);
  expect((await page.goto("/assets/nenhum.js"))?.status()).toBe(404);
  expect((await page.goto("/robots.txt"))?.status()).toBe(200);
  await page.context().setOffline(true);
  await expect(page.goto("/health")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("a request published offline is sent once the network is back, although its form was left", async ({
  visitor,
}) => {
  const { page } = visitor;
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me", "requests.list");
  await page.goto("/solicitar-servico");
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
  await page.getByRole("option", { name: "Outros", exact: true }).click();
  await page.getByText("Urgente", { exact: true }).click();
  await field("Descrição").fill("Levantar um muro sem internet.");
  await chooseCity(page);
  await field("Local").fill("Bairro sem Sinal");
  await expectReadyForOffline(page);
  await goOffline(page);
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expect(page.getByRole("button", { name: "Aguardando internet..." })).toBeVisible();

  await page.goto("/oportunidades");
  await expect(page.getByText("Você está offline")).toBeVisible();
  await page.context().setOffline(false);
  await expectToast(page, "Solicitação criada com sucesso!");
  await page.goto("/oportunidades?tipo=Outros");
  await expect(page.getByRole("article").filter({ hasText: "Levantar um muro sem internet." })).toHaveCount(1);
  await page.goto("/solicitar-servico");
  await expect(field("Descrição")).toHaveValue("");
});

test("an interest shown offline waits, can be taken back, and is sent once when the network is back", {
  tag: FULL,
}, async ({ visitor, newVisitor, stack }) => {
  const owner = await newVisitor();
  await owner.logIn(DEMO.client);
  const id = await publishRequest(owner.page, stack, "Trocar o portão sem internet.");
  const interests = () =>
    stack.db.select().from(serviceRequestInterests).where(eq(serviceRequestInterests.serviceRequestId, id));
  const { page } = visitor;
  await visitor.logIn(DEMO.premium);
  await page.goto(`/oportunidades?solicitacao=${id}`);
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: /^(Tenho interesse|Interessado)$/ });
  const note = dialog.getByText("Sem internet. Seu interesse será enviado assim que a conexão voltar.");
  await expect(button).toBeVisible();
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me", "requests.list");
  await goOffline(page);
  await button.click();
  await expect(note).toBeVisible();
  await button.click();
  await expect(note).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect
    .poll(async () => (await storedTexts(page)).join())
    .toMatch(new RegExp(`"${id}"[^{}]*"isInterested":true`));

  await page.reload();
  await expect(page.getByText("Você está offline")).toBeVisible();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Fechar", exact: true }).click();
  const card = page.getByRole("article").filter({ hasText: "Trocar o portão sem internet." });
  await expect(card.getByText("Interesse aguardando internet")).toBeVisible();
  await card.getByRole("link").click();
  expect(await interests()).toEqual([]);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("requests.setInterest") && sent.push(request.url()));
  await page.context().setOffline(false);
  await expectToast(page, "Interesse adicionado!");
  await expect(note).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect([sent.length, (await interests()).length]).toEqual([1, 1]);
});

test("the second page opens without a network, and the first one has told the service worker to", {
  tag: FULL,
}, async ({ page }) => {
  await page.goto("/lp-clientes");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto("/entrar");
  await expectReadyForOffline(page);
  await expectPersisted(page, "auth.me");
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Entre na sua conta" })).toBeVisible();
});

test("a new version is announced, and loaded when the person wants it", async ({ newVisitor, stack }) => {
  const versions = await serveVersions(stack.url);
  const { page } = await newVisitor();
  await page.goto(`${versions.url}/lp-clientes`);
  await expectReadyForOffline(page);
  versions.publish();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expectToast(page, "Nova versão disponível");
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole("button", { name: "Atualizar" }).click();
  await page.waitForFunction(() => !("isOld" in window));
  await page.goto("about:blank");
  await versions.close();
});

test("a page outside the app is requested once, like one of the app", async ({ stack, newVisitor }) => {
  const versions = await serveVersions(stack.url);
  const { page } = await newVisitor();
  await page.goto(`${versions.url}/lp-clientes`);
  await expectReadyForOffline(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  for (const path of ["/termos", "/lp-clientes"]) {
    versions.asked.length = 0;
    await page.goto(versions.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(versions.asked.filter((url) => url === path)).toEqual([path]);
  }
  await page.goto("about:blank");
  await versions.close();
});

test("phones are offered to install the app once, on the second visit", async ({ visitor }) => {
  const { page } = visitor;
  const offer = page.getByText("Instale o portal no celular");
  const promptSoon = () =>
    page.evaluate(() => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => null })));
  const visit = async () => {
    await page.goto("/lp-clientes");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await promptSoon();
  };
  await visit();
  expect(await page.evaluate(() => localStorage.getItem("visitas"))).toBe("1");
  await expect(offer).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/lp-clientes");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visitas"))).toBe("2");
  await promptSoon();
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("visitas"))).toBe("convidado");
});

test("a first visit loads nothing for later before it is used", async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url });
  await holdTimers(page, SETTLE_AFTER_MS);
  const paths: string[] = [];
  page.context().on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto("/lp-clientes");
  await expectTakenOver(page);
  expect(paths).not.toContain("/service-worker.js");
  expect(paths).not.toContain("/telas/app");
  await page.close();
});
