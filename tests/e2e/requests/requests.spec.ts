import { eq } from "drizzle-orm";
import { rateLimits, serviceRequests, users } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { FREE_INTEREST_LIMIT, PUBLISH_LIMITS } from "../../../src/features/requests/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { ofPerson, type RateLimit, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { holdAnswers } from "../support/overlays.ts";
import { chooseAction, chooseCity } from "../support/requests.ts";
import { DEMO, expect, expectGoodScreen, expectLoaded, expectToast, FULL, REPEATED, test } from "../support/test.ts";

async function personOf(stack: Stack, email: string) {
  const [person] = await stack.db.select().from(users).where(eq(users.email, email));
  if (!person) throw new Error(`nobody has the e-mail ${email}`);
  return person;
}

test("visitors are redirected to the role choice", { tag: FULL }, async ({ page }) => {
  await page.goto("/oportunidades");
  await expect(page).toHaveURL("/tipo-usuario?voltar=%2Foportunidades");
});

test("the type filter shows counts, narrows the list, is kept in the URL and survives going back", {
  tag: REPEATED,
}, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/oportunidades");
  const filter = page.getByRole("combobox", { name: /Tipo de serviço/ });
  await filter.click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("xyzxyz");
  await expect(page.getByText("Nenhum tipo de serviço encontrado.").first()).toBeVisible();
  await expect(page.getByRole("option")).toHaveText([/^Outros/]);
  await page.getByPlaceholder("Buscar tipo de serviço").fill("VAZAMENTO");
  const option = page.getByRole("option", { name: /Conserto de vazamento/ });
  await expect(option).toContainText(/\d/);
  await option.click();
  await expect(page).toHaveURL(/tipo=Conserto/);
  const articles = page.getByRole("article");
  await expect(articles.first()).toContainText("Conserto de vazamento");
  await expect(articles.filter({ hasNotText: "Conserto de vazamento" })).toHaveCount(0);
  await expectLoaded(page);

  await articles.first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/solicitacao=/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/tipo=Conserto/);
  await page.reload();
  await expect(articles.first()).toContainText("Conserto de vazamento");
});

test("on a slow line, interest shows at once, and WhatsApp does not come where it was tapped", async ({
  newVisitor,
  stack,
}) => {
  const owner = await makePerson(stack, { client: true });
  await makeRequest(stack, owner, { serviceType: "Limpeza de ar-condicionado" });
  const openSlowly = async (premium: boolean) => {
    const { page, logIn } = await newVisitor();
    await logIn((await makePerson(stack, { provider: true, premium })).email);
    await page.goto("/oportunidades?tipo=Limpeza de ar-condicionado");
    const { release } = await holdAnswers(page, "requests.byId");
    await holdAnswers(page, "requests.setInterest");
    await page.getByRole("article").first().getByRole("link").click();
    const detail = page.getByRole("dialog");
    return { release, detail, interest: detail.getByRole("button", { name: /^(Tenho interesse|Interessado)$/ }) };
  };
  const free = await openSlowly(false);
  await free.interest.click();
  await expect(free.interest).toHaveText("Interessado");

  const { release, detail, interest } = await openSlowly(true);
  await expect(interest).toBeVisible();
  const place = await interest.boundingBox();
  release();
  await expect(detail.getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
  expect(await interest.boundingBox()).toEqual(place);
});

test("service types are found by everyday words, also with a wrong letter, and 'Outros' is offered otherwise", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/solicitar-servico");
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  const search = page.getByPlaceholder("Buscar tipo de serviço");
  const option = page.getByRole("option");
  for (const typed of ["encanador", "emcanador"]) {
    await search.fill(typed);
    await expect(option.filter({ hasText: "Conserto de vazamento" })).toBeVisible();
    await expect(option.filter({ hasText: "Móveis planejados" })).toHaveCount(0);
  }
  await search.fill("xyzxyz");
  await expect(page.getByText("Nenhum tipo de serviço encontrado.").first()).toBeVisible();
  await expect(option).toHaveText(["Outros"]);
  await expectGoodScreen(page);
  await option.click();
  await expect(page.getByRole("combobox", { name: /Tipo de serviço/ })).toHaveText("Outros");
});

test(
  "a request is drafted, corrected, published, edited, shared and deleted by its owner",
  { tag: REPEATED },
  async ({ visitor }, info) => {
    const { page } = visitor;
    const place = `Vila Canária ${info.project.name}`;
    await visitor.logIn(DEMO.client);
    await page.goto("/oportunidades");
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });

    await test.step("the draft survives a reload", async () => {
      await page
        .getByRole("button", { name: "Adicionar Oportunidade" })
        .or(page.getByRole("link", { name: "Adicionar Oportunidade" }))
        .first()
        .click();
      await expect(page.getByRole("dialog", { name: "Nova Solicitação de Serviço" })).toBeVisible();
      await field("Descrição").fill("Rebocar um muro de 12 metros. Me ligue no 67 99999-1234.");
      await expect(page.getByText("Parece haver um contato na descrição")).toBeVisible();
      await expect(field("Telefone para contato")).not.toHaveValue("");
      await page.reload();
      await page.goto("/solicitar-servico");
      await expect(field("Descrição")).toHaveValue(/Rebocar um muro/);
    });

    await test.step("errors appear beside the fields, and no input is lost", async () => {
      await field("Descrição").fill("x".repeat(451));
      await expect(page.getByText("451/500")).toBeVisible();
      await field("Descrição").fill("Rebocar um muro de 12 metros.");
      await field("Local").fill(`${place}\u200b`);
      await page.getByRole("button", { name: "Publicar solicitação" }).click();
      await expectToast(page, "Erro ao criar solicitação");
      await expect(
        page.getByText("Escolha um tipo de serviço da lista.").or(page.getByText("Escolha o tipo de serviço.")).first(),
      ).toBeVisible();
      await expect(page.getByText(/caracteres invisíveis/).first()).toBeVisible();
      await expectGoodScreen(page);
    });

    await test.step("a double click publishes once", async () => {
      await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
      await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
      await page.getByRole("option", { name: "Outros", exact: true }).click();
      await page.getByText("Urgente", { exact: true }).click();
      await chooseCity(page);
      await field("Local").fill(place);
      await page.getByRole("button", { name: "Publicar solicitação" }).dblclick();
      await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
      await page.goto("/oportunidades?tipo=Outros");
      await expect(page.getByRole("article").filter({ hasText: place })).toHaveCount(1);
      await expect(page.getByRole("article").filter({ hasText: place })).toContainText("Sua");
    });

    const dialog = page.getByRole("dialog");
    await test.step("the owner has no interest button, and can share and edit it", async () => {
      await page.getByRole("article").filter({ hasText: place }).getByRole("link").click();
      await expect(dialog.getByRole("button", { name: "Mais ações da solicitação" })).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Tenho interesse" })).toHaveCount(0);
      const share = new URL(
        (await dialog.getByRole("link", { name: "Compartilhar no WhatsApp" }).getAttribute("href")) ?? "",
      );
      expect(share.host).toBe("wa.me");
      expect(share.searchParams.get("text")).toContain("48 horas");
      expect(share.searchParams.get("text")).not.toContain(place);
      expect(share.searchParams.get("text")).toContain("/oportunidades?solicitacao=");
      await expectLoaded(page);
      await chooseAction(page, "Editar");
      await field("Local").fill(`${place}, Dourados`);
      await page.getByRole("button", { name: /^Salvar/ }).click();
      await expectToast(page, "Solicitação atualizada com sucesso!");
      await expect(page.getByText(`${place}, Dourados`).first()).toBeVisible();
    });

    await test.step("deleting asks for confirmation", async () => {
      await chooseAction(page, "Excluir");
      const question = page
        .getByRole("alertdialog")
        .or(page.getByRole("dialog", { name: "Excluir solicitação" }))
        .first();
      await expect(question).toContainText(
        "Tem certeza que deseja excluir esta solicitação? Esta ação não pode ser desfeita.",
      );
      await question.getByRole("button", { name: "Excluir" }).click();
      await expectToast(page, "Solicitação excluída com sucesso!");
      await expect(page.getByRole("article").filter({ hasText: place })).toHaveCount(0);
    });
  },
);

test("a failed call reverts the interest with the fixed message", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.premium);
  await page.goto("/oportunidades?tipo=Conserto%20de%20vazamento");
  await page.getByRole("article").first().getByRole("link").click();
  const button = page.getByRole("dialog").getByRole("button", { name: "Tenho interesse" });
  await expect(button).toBeVisible();
  await page.route("**/trpc/requests.setInterest*", (route) => route.abort());
  await button.click();
  await expectToast(page, "Erro", "Não foi possível atualizar seu interesse. Tente novamente.");
  await expect(button).toBeVisible();
});

test("after a logout in one tab, a second tab asks for a login", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.premium);
  await page.goto("/selecionar-painel");
  const second = await page.context().newPage();
  await second.goto("/oportunidades");
  await expect(second.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(second).toHaveURL("/tipo-usuario?voltar=%2Foportunidades");
});

test("after three publications within an hour, a message says when to try again, and the text is kept", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await personOf(stack, "kenji.miyahira@demo.portal");
  const [limit] = PUBLISH_LIMITS as [RateLimit];
  await stack.db.insert(rateLimits).values({
    key: rateLimitKey(limit, ofPerson(person.id)),
    count: limit.max,
    // 14:30:20 in Campo Grande.
    windowEndsAt: Date.UTC(2099, 4, 7, 18, 30, 20),
  });
  await visitor.logIn("kenji.miyahira@demo.portal");
  await page.goto("/solicitar-servico");
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
  await page.getByRole("option", { name: "Outros", exact: true }).click();
  await page.getByText("Urgente", { exact: true }).click();
  const description = page.getByRole("textbox", { name: "Descrição", exact: true });
  await description.fill("Rebocar um muro de 12 metros.");
  await chooseCity(page);
  await page.getByRole("textbox", { name: "Local", exact: true }).fill("Vila Carlota, Campo Grande");
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expectToast(page, "Limite de solicitações atingido", "Tente de novo em 07/05/2099 às 14:31.");
  await expect(description).toHaveValue("Rebocar um muro de 12 metros.");
  await expectLoaded(page);
});

test("what is left of ten interests a day is shown, and after them a message says when to try again; premium owners' requests are marked", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const email = "kenji.miyahira@demo.portal";
  const person = await personOf(stack, email);
  await stack.db.insert(rateLimits).values({
    key: rateLimitKey(FREE_INTEREST_LIMIT, ofPerson(person.id)),
    count: FREE_INTEREST_LIMIT.max - 1,
    // 14:30:20 in Campo Grande.
    windowEndsAt: Date.UTC(2099, 4, 7, 18, 30, 20),
  });
  const id = newId(Date.now());
  const times = { createdAt: Date.now(), expiresAt: Date.now() + DAY_MS };
  const contact = { contactName: "Renata", contactPhone: "67999990000" };
  await stack.db.insert(serviceRequests).values({
    ...times,
    ...contact,
    id,
    serviceType: "Outros",
    description: "Levantar um muro.",
    location: "Coophasul",
    city: "Campo Grande (Capital)",
    urgency: "urgent",
    createdBy: (await personOf(stack, DEMO.premium)).id,
  });
  await visitor.logIn(email);
  await page.goto("/oportunidades?tipo=Outros");
  const card = page.getByRole("article").filter({ hasText: "Coophasul" });
  await expect(card).toContainText("Destaque");
  await expect(page.getByText("Destaque")).toHaveCount(1);
  await expectGoodScreen(page);
  await card.getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Resta 1 de 10 interesses hoje.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Sem limite no Premium" })).toHaveAttribute("href", "/premium");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Tenho interesse" }).click();
  await expectToast(page, "Interesse adicionado!");
  await page
    .getByRole("dialog", { name: "O cliente agora vê seu interesse" })
    .getByRole("button", { name: "Depois" })
    .click();
  await expect(dialog.getByRole("button", { name: "Adicionar recado e preço" })).toBeVisible();
  const interested = dialog.getByRole("button", { name: "Interessado" });
  await expect(interested).toBeFocused();
  await interested.click();
  await expectToast(page, "Interesse removido!");
  await expect(page.getByText("Interesse adicionado!")).toHaveCount(0);
  await expect(dialog.getByText("Você já usou seus 10 interesses de hoje.")).toBeVisible();
  await dialog.getByRole("button", { name: "Tenho interesse" }).click();
  await expectToast(page, "Limite de interesses atingido", "de novo em 07/05/2099 às 14:31. No Premium não há limite.");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Tenho interesse" })).toBeVisible();
  await stack.db.delete(serviceRequests).where(eq(serviceRequests.id, id));
});

test("the list stays readable offline and shows a notice", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Você está sem internet. O que já foi carregado continua aqui.")).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Você está sem internet. O que já foi carregado continua aqui.")).toHaveCount(0);
});

test(
  "a request published offline waits, can still be edited, and is sent once when the network is back",
  { tag: FULL },
  async ({ visitor }, info) => {
    const { page } = visitor;
    const place = `Jardim Noroeste ${info.project.name}`;
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await visitor.logIn(DEMO.client);
    await page.goto("/solicitar-servico");
    await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
    await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
    await page.getByRole("option", { name: "Outros", exact: true }).click();
    await page.getByText("Urgente", { exact: true }).click();
    await field("Descrição").fill("Rebocar um muro.");
    await chooseCity(page);
    await field("Local").fill(place);
    await page.context().setOffline(true);
    const note = page.getByText("O que você preencheu está guardado e será enviado assim que a conexão voltar.");
    await page.getByRole("button", { name: "Publicar solicitação" }).click();
    await expect(page.getByRole("button", { name: "Aguardando internet..." })).toBeVisible();
    await expect(note).toBeVisible();

    await field("Descrição").fill("Rebocar um muro de 12 metros.");
    await expect(note).toHaveCount(0);
    await page.getByRole("button", { name: "Publicar solicitação" }).click();
    await expect(note).toBeVisible();
    await page.context().setOffline(false);
    await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
    await page.goto("/oportunidades?tipo=Outros");
    const card = page.getByRole("article").filter({ hasText: place });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Rebocar um muro de 12 metros.");
  },
);

test("a form that is closed while waiting for the network sends nothing", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await page.goto("/oportunidades");
  await page.getByRole("article").filter({ hasText: "Sua" }).first().getByRole("link").click();
  await chooseAction(page, "Editar");
  await page.getByRole("textbox", { name: "Local", exact: true }).fill("Um lugar que ninguém conhece");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("button", { name: "Aguardando internet..." })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog", { name: "Sair sem salvar?" }).getByRole("button", { name: "Sair" }).click();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.context().setOffline(false);
  await expect(page.getByText("Você está sem internet")).toHaveCount(0);
  // What waited for the network would be sent before this.
  await page.evaluate(() => fetch("/trpc/auth.me").then((answer) => answer.text()));
  expect(sent.filter((url) => url.includes("requests.update"))).toEqual([]);
});
