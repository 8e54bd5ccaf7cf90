import { desc } from "drizzle-orm";
import { serviceRequests } from "../../../db/schema/index.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson } from "../../support/people.ts";
import { holdAnswers } from "../support/overlays.ts";
import { closeToasts, expect, expectGoodScreen, expectTakenOver, expectToast, FULL, test } from "../support/test.ts";

const CARD = { specialties: ["Reforma de banheiro"], serviceRegions: ["Campo Grande (Capital)"] };

test("a client asks two professionals for a price; they are told and answer, and a third sees nothing", async ({
  newVisitor,
  stack,
}) => {
  const [asking, answering, watching] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const client = await makePerson(stack, { name: "Clara Duarte" });
  const provider = await makeProvider(stack, { name: "Zuleica Prates", card: CARD });
  await makeProvider(stack, { name: "Zuleide Farias", card: CARD });
  const third = await makeProvider(stack, { name: "Zenaide Couto", card: CARD });

  await asking.logIn(client.email);
  const { page } = asking;
  await page.goto("/portal-conexoes?busca=Zuleica");
  const ask = page.getByRole("link", { name: "Pedir orçamento Zuleica Prates" });
  // Before, the link loads the form as another document, which has nowhere to go back to.
  await expectTakenOver(page);
  await ask.click();
  await expect(page).toHaveURL(`/solicitar-servico?para=${provider.id}`);
  // The directory, which stays until the form is there, has a 'Voltar' of its own.
  await expect(page.getByRole("heading", { level: 1, name: "Solicitar Serviço" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL("/portal-conexoes?busca=Zuleica");
  await ask.click();
  const panel = page.getByRole("region", { name: "Para quem vai" });
  await expect(panel.getByRole("listitem")).toContainText(["Zuleica Prates"]);
  await panel.getByRole("button", { name: "Adicionar outro profissional" }).click();
  const dialog = page.getByRole("dialog", { name: "Adicionar profissional" });
  await dialog.getByRole("searchbox").fill("Zuleide");
  await dialog.getByRole("button", { name: "Adicionar Zuleide Farias" }).click();
  await expect(panel.getByRole("listitem")).toContainText(["Zuleica Prates", "Zuleide Farias"]);
  await expect(panel.getByRole("radio", { name: "Só quem você escolheu nas primeiras 24 h" })).toBeChecked();
  await expectGoodScreen(page);

  await page.getByRole("combobox", { name: "Tipo de serviço" }).click();
  await page.getByRole("option", { name: "Reforma de banheiro" }).click();
  await page.getByText("Urgente", { exact: true }).click();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Trocar o piso do banheiro, 4 m².");
  await page.getByRole("combobox", { name: "Cidade" }).click();
  await page.getByRole("option", { name: "Dourados", exact: true }).click();
  await page.getByRole("textbox", { name: "Local", exact: true }).fill("Rua das Mangueiras Azuis");
  await panel.getByRole("button", { name: "Tirar Zuleide Farias" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expect(page.getByText("Avisamos Zuleica Prates. Nas primeiras 24 horas")).toBeVisible();
  await expectGoodScreen(page);
  const [made] = await stack.db.select().from(serviceRequests).orderBy(desc(serviceRequests.createdAt)).limit(1);
  await closeToasts(page);
  await page.getByRole("link", { name: "Ver minha solicitação" }).click();
  await expect(page).toHaveURL(`/cliente/dashboard?secao=minhas-oportunidades&solicitacao=${made?.id}`);
  await expect(page.getByRole("dialog")).toContainText(
    "Pedido de orçamento a Zuleica Prates. Os outros só veem a partir de",
  );
  await expectGoodScreen(page);

  await answering.logIn(provider.email);
  await answering.page.goto("/avisos");
  await answering.page.getByRole("link", { name: "Pedido de orçamento para você: Reforma de banheiro" }).click();
  const detail = answering.page.getByRole("dialog", { name: "Reforma de banheiro" });
  await expect(detail).toContainText("O cliente escolheu você");
  await expectGoodScreen(answering.page);
  await detail.getByRole("button", { name: "Tenho interesse" }).click();
  const sheet = answering.page.getByRole("dialog", { name: "O cliente agora vê seu cartão" });
  await sheet.getByRole("button", { name: "Depois" }).click();
  await expect(detail.getByRole("button", { name: "Interessado" })).toBeVisible();
  await answering.page.goto("/oportunidades");
  await expect(answering.page.getByRole("article").first()).toContainText("Pedido de orçamento");
  await expectGoodScreen(answering.page);

  await watching.logIn(third.email);
  await watching.page.goto(`/oportunidades?solicitacao=${made?.id}`);
  await expect(watching.page.getByRole("dialog")).toContainText("Solicitação não encontrada");
  await expect(watching.page.getByText("Rua das Mangueiras Azuis")).toHaveCount(0);
});

test("those who are chosen one after another on a slow line are all kept", async ({ visitor, stack }) => {
  const client = await makePerson(stack);
  const [first, ...others] = [
    await makeProvider(stack, { name: "Quitéria Alves", card: CARD }),
    await makeProvider(stack, { name: "Quirino Braga", card: CARD }),
    await makeProvider(stack, { name: "Quênia Couto", card: CARD }),
  ];
  const { page } = visitor;
  await visitor.logIn(client.email);
  const panel = page.getByRole("region", { name: "Para quem vai" });
  await page.goto(`/solicitar-servico?para=${(await makePerson(stack)).id}`);
  await expect(panel).toContainText("O profissional que você escolheu não recebe pedidos de orçamento agora.");
  await expect(panel.getByRole("radio")).toHaveCount(0);
  await page.goto(`/solicitar-servico?para=${first.id}`);
  await expect(panel.getByRole("listitem")).toContainText(["Quitéria Alves"]);
  const answers = await holdAnswers(page, "requests.addressees");
  for (const { name } of others) {
    await panel.getByRole("button", { name: "Adicionar outro profissional" }).click();
    const dialog = page.getByRole("dialog", { name: "Adicionar profissional" });
    await dialog.getByRole("searchbox").fill(name);
    await dialog.getByRole("button", { name: `Adicionar ${name}` }).click();
    await expect(dialog).toHaveCount(0);
  }
  answers.release();
  await expect(panel.getByRole("listitem")).toContainText(["Quitéria Alves", "Quirino Braga", "Quênia Couto"]);
});

test("a visitor asks a professional from their card, and sign-up leads back to the same request", {
  tag: FULL,
}, async ({ visitor, stack }) => {
  const provider = await makeProvider(stack, { name: "Zilda Paes", card: CARD });
  const { page } = visitor;
  await page.goto(`/cartao/${provider.id}`);
  await page.getByRole("link", { name: "Pedir orçamento" }).click();
  await expect(page.getByRole("region", { name: "Para quem vai" })).toContainText("Zilda Paes");
  await page.getByText("Para todos", { exact: true }).click();
  await page.getByRole("button", { name: "Pintura interna" }).click();
  await page.getByText("Para amanhã", { exact: true }).click();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Pintar a sala.");
  await page.getByRole("button", { name: "Campo Grande" }).click();
  await page.getByRole("textbox", { name: "Local", exact: true }).fill("Vila Carlota");
  await page.getByRole("textbox", { name: "Nome para contato" }).fill("Vera Visita");
  await page.getByRole("textbox", { name: "Telefone para contato" }).fill("67999991234");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/entrar\?/);
  const address = new URL(page.url()).searchParams.get("voltar") ?? "";
  const person = await makePerson(stack);
  await visitor.logIn(person.email);
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Para quem vai" })).toContainText("Zilda Paes");
  await expect(page.getByRole("radio", { name: /^Para todos/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Pintar a sala.");
  await page.goto("/");
  await page.goto("/solicitar-servico");
  await expect(page.getByRole("region", { name: "Para quem vai" })).toContainText("Zilda Paes");
  await expect(page.getByRole("radio", { name: /^Para todos/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Pintar a sala.");
});

test("another one for the same person keeps them when the form is left and opened again", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const client = await makePerson(stack, { name: "Clara Duarte" });
  const provider = await makeProvider(stack, { name: "Zoraide Pinto", card: CARD });
  const { page } = visitor;
  await visitor.logIn(client.email);
  await page.goto("/cliente/dashboard");
  const draft = { serviceType: "Reforma de banheiro", urgency: "urgent", city: "Dourados", location: "Vila Carlota" };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `portal.rascunho.solicitacao.${client.id}`,
    JSON.stringify({ ...draft, description: "Pintar a sala." }),
  ] as const);
  await page.goto(`/solicitar-servico?para=${provider.id}`);
  const panel = page.getByRole("region", { name: "Para quem vai" });
  await expect(panel).toContainText("Zoraide Pinto");
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await expectToast(page, "Solicitação criada com sucesso!");
  await closeToasts(page);
  await page.getByRole("button", { name: "Publicar outra" }).click();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Pintar o muro.");
  await page.goto("/cliente/dashboard");
  await page.goto("/solicitar-servico");
  await expect(panel).toContainText("Zoraide Pinto");
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Pintar o muro.");
});
