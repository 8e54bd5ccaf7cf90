import { serviceRequestInterests } from "../../../db/schema/index.ts";
import { INTERESTED_PAGE_SIZE } from "../../../src/features/hires/rules.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { confirm, enter, personCard } from "../support/hires.ts";
import { publishRequest } from "../support/requests.ts";
import {
  closeToasts,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  mutate,
  REPEATED,
  test,
} from "../support/test.ts";

const OTHER = { email: "antonio.caceres@demo.portal", name: "Antônio Carlos Cáceres" };

/** 80 characters. */
const LONG_NAME = "Maria Aparecida dos Santos Albuquerque Figueiredo de Vasconcelos e Souza Pereira";

test("the client sorts and compares people, asks them all one question, and declines one", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const client = await makePerson(stack);
  const card = { serviceRegions: ["Campo Grande (Capital)"], averageRating: 4.5, totalRatings: 2 };
  const near = await makeProvider(stack, { name: "Perto Prado", card });
  const cheap = await makeProvider(stack, { name: "Barato Barros" });
  const dear = await makeProvider(stack, { name: "Caro Castro" });
  const serviceType = "Instalação de calhas";
  const requestId = await makeRequest(stack, client, { serviceType });
  await makeInterests(stack, requestId, [near], { minPriceCents: 50_000, note: "Começo na segunda.", createdAt: 1 });
  await makeInterests(stack, requestId, [cheap], { minPriceCents: 20_000, maxPriceCents: 30_000, createdAt: 2 });
  await makeInterests(stack, requestId, [dear], { minPriceCents: 90_000, createdAt: 3 });
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(stack)));
  await makeInterests(stack, await makeRequest(stack, near, { serviceType }), others, { minPriceCents: 40_000 });

  const { page } = visitor;
  await visitor.logIn(client.email);
  await page.goto("/cliente/dashboard");
  await page.getByRole("link", { name: "Ver 3 interessados" }).click();
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText([near.name, dear.name, cheap.name]);
  await expect(page.getByText(/Preço comum para este serviço: R\$\s350,00 a R\$\s450,00/)).toBeVisible();
  await page.getByLabel("Ordenar por").selectOption("Menor preço");
  await expect(page).toHaveURL(/ordem=preco/);
  await expect(names).toHaveText([cheap.name, near.name, dear.name]);
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL("/cliente/dashboard");
  await page.goForward();

  await test.step("side by side", async () => {
    for (const { name } of [near, cheap, dear]) await page.getByRole("checkbox", { name: `Comparar ${name}` }).check();
    await expect(page.getByText("3 escolhidos")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Comparar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Comparar interessados" });
    await expect(dialog.getByRole("columnheader")).toHaveText([/Barato Barros/, /Perto Prado/, /Caro Castro/]);
    await expect(dialog.getByRole("cell", { name: "Começo na segunda." })).toBeVisible();
    await expectGoodScreen(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Limpar" }).click();
    await expect(page.getByRole("button", { name: "Comparar", exact: true })).toHaveCount(0);
  });

  const provider = await enter(newVisitor, near.email);
  await test.step("one question to all, which each answers once", async () => {
    await page.getByRole("button", { name: "Perguntar a todos" }).click();
    await page.getByRole("textbox", { name: "Sua pergunta" }).fill("Qual o prazo?");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Perguntar", exact: true }).click();
    await expectToast(page, "Pergunta enviada!");
    await expect(page.getByRole("button", { name: "Perguntar a todos" })).toHaveCount(0);
    await provider.goto("/avisos");
    await provider.getByRole("link", { name: /O cliente fez uma pergunta/ }).click();
    await expect(provider.getByText("Qual o prazo?")).toBeVisible();
    await provider.getByRole("button", { name: "Responder à pergunta" }).click();
    await provider.getByRole("textbox", { name: "Sua resposta" }).fill("Dez dias, com o material.");
    await expectGoodScreen(provider);
    await provider.getByRole("button", { name: "Enviar resposta" }).click();
    await expectToast(provider, "Resposta enviada!");
    await expect(provider.getByRole("button", { name: "Responder à pergunta" })).toHaveCount(0);
    await expectGoodScreen(provider);
    await expect(personCard(page, near.name)).toContainText("Dez dias, com o material.");
    await expect(personCard(page, dear.name)).toContainText("Ainda não respondeu");
  });

  await test.step("declining takes one tap, and is undone with another", async () => {
    await page.getByRole("button", { name: `Recusar ${cheap.name}` }).click();
    await expectToast(page, `Agradecemos a ${cheap.name} por você`);
    await expect(names).toHaveText([near.name, dear.name, cheap.name]);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expectToast(page, "De volta à lista");
    await closeToasts(page);
    await page.getByRole("button", { name: `Recusar ${near.name}` }).click();
    await expect(personCard(page, near.name)).toContainText("Recusado");
    await expect(personCard(page, near.name)).not.toContainText("Novo interesse");
    await expect(names).toHaveText([cheap.name, dear.name, near.name]);
    await expectGoodScreen(page);
    await provider.getByRole("article").filter({ hasText: "Desta vez, não" }).getByRole("heading").click();
    const detail = provider.getByRole("dialog");
    await expect(detail.getByText("Desta vez, não")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Interessado" })).toHaveCount(0);
    await expectGoodScreen(provider);
    await detail.getByRole("button", { name: "Fechar" }).click();
    await closeToasts(page);
    await page.getByRole("button", { name: `Voltar a considerar ${near.name}` }).click();
    await expect(personCard(page, near.name)).not.toContainText("Recusado");
  });
});

test("for one interested person, there is nobody else to ask, and no end of a list", async ({ visitor, stack }) => {
  const client = await makePerson(stack);
  const [one, other] = [await makeProvider(stack, { name: "Única Uchoa" }), await makeProvider(stack)];
  const requestId = await makeRequest(stack, client);
  await makeInterests(stack, requestId, [one], {});
  const { page } = visitor;
  await visitor.logIn(client.email);
  await page.goto(`/solicitacao/${requestId}/interessados`);
  await expect(personCard(page, one.name)).toBeVisible();
  const ask = page.getByRole("button", { name: "Perguntar a todos" });
  const end = page.getByText("Você chegou ao fim da lista.");
  const compare = page.getByRole("checkbox", { name: /^Comparar/ });
  await expect(ask).toHaveCount(0);
  await expect(end).toHaveCount(0);
  await makeInterests(stack, requestId, [other], {});
  await page.reload();
  await expect(ask).toBeVisible();
  await expect(compare).toHaveCount(2);
  await page.getByRole("button", { name: `Recusar ${other.name}` }).click();
  await expect(page.getByRole("button", { name: `Voltar a considerar ${other.name}` })).toBeVisible();
  for (const tool of [ask, compare, page.getByLabel("Ordenar por")]) await expect(tool).toHaveCount(0);
  await expect(end).toHaveCount(0);
});

test("a long list of interested people loads page by page, with long names", { tag: [FULL, REPEATED] }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await visitor.logIn("marcelo.zanchet@demo.portal");
  const request = await publishRequest(page, stack, "Fazer o muro dos fundos.");
  for (let number = 1; number <= INTERESTED_PAGE_SIZE + 3; number++) {
    const name = number === INTERESTED_PAGE_SIZE ? LONG_NAME : `Interessado ${number}`;
    const { id } = await makePerson(stack, { provider: true, name });
    const createdAt = Date.now() + number;
    await stack.db.insert(serviceRequestInterests).values({ serviceRequestId: request, userId: id, createdAt });
  }
  await page.goto(`/solicitacao/${request}/interessados`);
  await expect(personCard(page, LONG_NAME)).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("button", { name: "Ver mais" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Você chegou ao fim da lista.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(INTERESTED_PAGE_SIZE + 3);
  await mutate(page, stack, "requests.delete", { id: request });
});

test("a provider denies a hire; others' requests and agreements are not found", { tag: FULL }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const { page } = visitor;
  await visitor.logIn("dirce.ovelar@demo.portal");
  const request = await publishRequest(page, stack, "Pintar o portão.");
  const provider = await enter(newVisitor, OTHER.email);
  await mutate(provider, stack, "requests.setInterest", { id: request, interested: true });
  await page.goto(`/solicitacao/${request}/interessados`);
  await expect(page.getByText(/Vila Carlota/)).toBeVisible();
  await personCard(page, OTHER.name).getByRole("button", { name: "Contratei" }).click();
  await confirm(page, "Contratei");
  await expectToast(page, "Contratação registrada!");

  await provider.goto("/provider-contracts");
  await provider.getByRole("button", { name: "Não fui contratado" }).click();
  await confirm(provider, "Não fui contratado");
  await expectToast(provider, "Resposta enviada.");
  await expect(personCard(page, OTHER.name)).toContainText("Contratação não confirmada");

  await provider.goto(`/solicitacao/${request}/interessados`);
  await expect(provider.getByRole("heading", { name: "Solicitação não encontrada" })).toBeVisible();
  await expect(provider.getByText(/Vila Carlota/)).toHaveCount(0);
  await provider.goto(`/solicitacao/${request}/resultado`);
  await expect(provider.getByRole("heading", { name: "Solicitação não encontrada" })).toBeVisible();
  await provider.goto(`/contratacao/${request}/acordo`);
  await expect(provider.getByRole("heading", { name: "Contratação não encontrada" })).toBeVisible();
  await expectLoaded(provider);
  await mutate(page, stack, "requests.delete", { id: request });
});
