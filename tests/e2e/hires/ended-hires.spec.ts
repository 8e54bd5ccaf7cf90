import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  agreements,
  hires,
  ratings,
  serviceRequestInterests,
  serviceRequests,
  users,
} from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { AGREEMENT_TEXT, makeHire } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, REQUEST_INPUT } from "../../support/people.ts";
import { confirm, enter, personCard } from "../support/hires.ts";
import { publishRequest } from "../support/requests.ts";
import { expect, expectGoodScreen, expectLoaded, expectToast, FULL, mutate, test } from "../support/test.ts";

test("what a reform leaves over is advertised from the hire once it is rated, by either side, and a hire is cancelled", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const { page: client } = visitor;
  const email = "gilmar.benites@demo.portal";
  await visitor.logIn("thiago.salamene@demo.portal");
  const provider = await enter(newVisitor, email);
  const request = await publishRequest(client, stack, "Trocar o piso e o forro.");
  await mutate(provider, stack, "requests.setInterest", { id: request, interested: true });
  const [chosen] = await stack.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await mutate(client, stack, "hires.propose", { requestId: request, providerId: chosen?.id });
  const ofRequest = eq(hires.requestId, request);
  await stack.db.update(hires).set({ status: "confirmed", answeredAt: Date.now() }).where(ofRequest);
  const [hire] = await stack.db.select({ id: hires.id }).from(hires).where(ofRequest);
  for (const [page, list] of [
    [client, "/client-contracts"],
    [provider, "/provider-contracts"],
  ] as const) {
    const link = page.getByRole("article").first().getByRole("link", { name: "Sobrou material?" });
    await page.goto(list);
    await expect(page.getByRole("article").first()).toContainText("Contratação confirmada");
    await expect(link).toHaveCount(0);
    await stack.db.update(hires).set({ serviceType: "Reforma de cozinha" }).where(ofRequest);
    await page.reload();
    await expectLoaded(page);
    await expect(link).toHaveCount(0);
    await mutate(page, stack, "ratings.rateHire", {
      hireId: hire?.id,
      stars: 5,
      comment: "Serviço entregue no prazo.",
    });
    await page.reload();
    // The provider rates last, and asks for a reference once both have.
    if (page === provider) await expect(page.getByRole("link", { name: /^Pedir referência a / }).first()).toBeVisible();
    await link.click();
    await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Sobra de material: Reforma de cozinha");
    await expect(page.getByRole("combobox", { name: "Categoria" })).toHaveValue("sobras-obra");
    await expect(page.getByRole("combobox", { name: /Cidade/ })).toContainText("Campo Grande");
    await stack.db.update(hires).set({ serviceType: "Construção de muro" }).where(ofRequest);
  }
  await client.goto("/client-contracts");
  await client
    .getByRole("button", { name: /^Mais ações da contratação/ })
    .first()
    .click();
  await client.getByRole("menuitem", { name: "Cancelar contratação" }).click();
  const dialog = client.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancelar contratação" }).click();
  await expect(dialog.getByText("Escreva em poucas palavras por que cancela.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("A obra foi adiada.");
  await expectGoodScreen(client);
  await dialog.getByRole("button", { name: "Cancelar contratação" }).click();
  await expectToast(client, "Contratação cancelada.");
  await provider.goto("/provider-contracts");
  await expect(provider.getByRole("article").first()).toContainText("Motivo: A obra foi adiada.");
  await mutate(client, stack, "requests.delete", { id: request });
});

test("both panels begin with a hire and its next step, until it is rated", async ({ visitor, newVisitor, stack }) => {
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true })];
  const { id } = await makeHire(stack, client, provider, "proposed");
  await visitor.logIn(client.email);
  const working = await enter(newVisitor, provider.email);
  const running = (page: Page) => page.getByRole("region", { name: /^(Minhas contratações|Meus contratos)$/ });
  await visitor.page.goto("/cliente/dashboard");
  await expect(running(visitor.page)).toContainText("Aguardando confirmação");

  await working.goto("/prestador/dashboard");
  await expect(working.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Meus contratos");
  await expectGoodScreen(working);
  await running(working).getByRole("button", { name: "Confirmar" }).click();
  await expectToast(working, "Contratação confirmada!");
  await expect(running(working).getByRole("link", { name: "Fazer acordo" })).toBeVisible();

  await mutate(visitor.page, stack, "hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT });
  await expect(running(working).getByRole("link", { name: "Ler e aceitar o acordo" })).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
    "Minhas contratações",
  );
  await running(visitor.page)
    .getByRole("button", { name: /^Mais ações/ })
    .click();
  await visitor.page.getByRole("menuitem", { name: "Serviço concluído" }).click();
  await confirm(visitor.page, "Serviço concluído");
  await expectToast(visitor.page, "Serviço concluído!");
  await expect(visitor.page.getByRole("button", { name: "Encerrar a solicitação" })).toHaveCount(0);
  const own = visitor.page.getByRole("region", { name: "Minhas solicitações" });
  await expect(own.getByRole("article")).toContainText("Serviço concluído");
  await expect(own.getByText("Contratada", { exact: true })).toHaveCount(0);
  await expectGoodScreen(visitor.page);
  await expect(running(visitor.page).getByText("Serviço concluído", { exact: true })).toBeVisible();
  for (const page of [visitor.page, working]) {
    await running(page).getByRole("button", { name: "Avaliar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Comentário" }).fill("Tudo como combinado.");
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await expect(running(page)).toHaveCount(0);
  }
});

test("whoever stays opens and prints the agreement after the other person deleted the account", { tag: FULL }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const [leaver, stayer] = [await makePerson(stack, { name: "Noé Vai" }), await makePerson(stack, { provider: true })];
  const { id, requestId } = await makeHire(stack, leaver, stayer);
  const offer = { minPriceCents: 30_000, maxPriceCents: 50_000 };
  await stack.db.update(serviceRequestInterests).set(offer).where(eq(serviceRequestInterests.userId, stayer.id));
  await stack.db.update(serviceRequests).set({ location: "Vila Carlota" }).where(eq(serviceRequests.id, requestId));
  const { page } = visitor;
  await visitor.logIn(stayer.email);
  await page.goto(`/contratacao/${id}/acordo`);
  await expect(page.getByRole("textbox", { name: "Local", exact: true })).toHaveValue(/^Vila Carlota, /);
  await expect(page.getByRole("textbox", { name: "Valor total" })).toHaveValue("500,00");
  await expect(page.getByRole("textbox", { name: "Quando" })).toHaveValue("ao terminar");
  await page.getByLabel("Data de início").fill("2026-12-15");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Enviar para aceite" }).click();
  await expectToast(page, "Acordo enviado!");
  const [version] = await stack.db.select().from(agreements).where(eq(agreements.hireId, id));
  const leaving = await enter(newVisitor, leaver.email);
  const { textHash } = version ?? {};
  await mutate(leaving, stack, "hires.acceptAgreement", { hireId: id, version: 1, textHash });

  await leaving.goto("/conta");
  await leaving.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = leaving.getByRole("dialog", { name: "Excluir minha conta?" });
  await expect(dialog.getByRole("listitem").filter({ hasText: stayer.name })).toBeVisible();
  await expectGoodScreen(leaving);
  await dialog.getByRole("textbox", { name: "Digite EXCLUIR para confirmar" }).fill("EXCLUIR");
  await dialog.getByRole("button", { name: "Excluir minha conta" }).click();
  await expectToast(leaving, "Conta excluída");

  await page.goto("/provider-contracts");
  const card = personCard(page, "Conta encerrada");
  await expect(card.getByRole("button", { name: /^Avaliar/ })).toHaveCount(0);
  await expectGoodScreen(page);
  await card.getByRole("link", { name: "Ver acordo" }).click();
  await expect(page.getByText("A outra pessoa encerrou a conta.", { exact: false })).toBeVisible();
  await expect(page.getByText(/Aceito por Noé Vai em/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Alterar acordo" })).toHaveCount(0);
  await expectGoodScreen(page);
});

test("the client writes to who is hired, and after both ratings adds a reference or asks again", async ({
  visitor,
  stack,
}) => {
  const client = await makePerson(stack);
  const provider = await makeProvider(stack, { name: "Rita Reforma" });
  const { id, requestId } = await makeHire(stack, client, provider);
  await stack.db
    .update(serviceRequests)
    .set({ expiresAt: Date.now(), status: "expired" })
    .where(eq(serviceRequests.id, requestId));
  const { page } = visitor;
  await visitor.logIn(client.email);
  await page.goto("/client-contracts");
  const card = personCard(page, provider.name);
  await expect(card.getByRole("link", { name: `WhatsApp ${provider.name}` })).toHaveAttribute(
    "href",
    `/contato/cartao/${provider.id}`,
  );
  await expectGoodScreen(page);

  const now = Date.now();
  await stack.db.update(hires).set({ endedAs: "done", endedAt: now, endedBy: "provider" }).where(eq(hires.id, id));
  const rating = { stars: 5, comment: "Muito bom", createdAt: now, revealedAt: now, hireId: id };
  const asClient = {
    evaluatorId: client.id,
    evaluatorType: "client",
    evaluatedId: provider.id,
    evaluatedType: "service_provider",
  } as const;
  const asProvider = {
    evaluatorId: provider.id,
    evaluatorType: "service_provider",
    evaluatedId: client.id,
    evaluatedType: "client",
  } as const;
  await stack.db.insert(ratings).values([
    { id: newId(now), ...rating, ...asClient },
    { id: newId(now), ...rating, ...asProvider },
  ]);
  await page.reload();
  await expect(card.getByRole("link", { name: /^Fazer acordo/ })).toHaveCount(0);
  await expect(card.getByRole("link", { name: `WhatsApp ${provider.name}` })).toBeVisible();
  await expect(card.getByRole("link", { name: `Pedir orçamento ${provider.name}` })).toHaveAttribute(
    "href",
    `/solicitar-servico?para=${provider.id}`,
  );
  await expectGoodScreen(page);
  await card.getByRole("link", { name: `Adicionar referência ${provider.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Adicionar Referência" });
  await expect(dialog.getByLabel("Descrição do serviço")).toHaveValue(REQUEST_INPUT.serviceType);
  await expect(dialog.getByLabel("Data do serviço")).toHaveValue(dayOf(now));
  await expect(dialog.getByLabel("Local do serviço")).toHaveValue(REQUEST_INPUT.city);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Reforma residencial" }).click();
  await dialog.getByRole("button", { name: "Adicionar referência" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto("/client-contracts");
  await expect(card.getByRole("link", { name: /^Pedir orçamento/ })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Adicionar referência/ })).toHaveCount(0);
});
