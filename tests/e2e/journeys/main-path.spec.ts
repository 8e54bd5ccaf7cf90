import { PASSWORD } from "../../support/passwords.ts";
import { chooseCity } from "../support/requests.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  followContact,
  linkIn,
  mailsTo,
  test,
} from "../support/test.ts";

const SERVICE = "Reforma de banheiro";
const CANARY = { name: "Canário da Silva", phone: "(67) 98765-1234", digits: "67987651234" };

test(
  "a new client's request reaches a premium provider",
  { tag: FULL },
  async ({ visitor, newVisitor, stack }, info) => {
    const email = `nova-${info.project.name}@exemplo.com`;
    const place = `Rua Canária, Tiradentes (${info.project.name})`;
    const { page } = visitor;

    await test.step("the client signs up", async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Começar Agora" }).first().click();
      await expect(page.getByRole("heading", { name: "Como você quer usar o Portal?" })).toBeVisible();
      await page.getByRole("link", { name: /Sou Cliente/ }).click();
      await page.getByRole("textbox", { name: "Nome completo", exact: true }).fill("Ana Canária");
      await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("67999991234");
      await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
      await page.getByRole("textbox", { name: "Senha", exact: true }).fill(PASSWORD);
      await page.getByRole("textbox", { name: "Confirmar senha", exact: true }).fill(PASSWORD);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Criar conta" }).click();
      await expectToast(page, "Conta criada com sucesso!", "Verifique seu email para confirmar a conta");
      await expectGoodScreen(page);
    });

    await test.step("the client confirms the email address with the password and is logged in", async () => {
      const [mail] = await mailsTo(stack, email);
      await page.goto(linkIn(mail));
      await page.getByRole("textbox", { name: "Senha", exact: true }).fill(PASSWORD);
      expect(page.url()).not.toContain("confirmar=");
      await page.getByRole("button", { name: "Confirmar e entrar" }).click();
      await expectToast(page, "E-mail confirmado!");
      await expect(page.getByText("Olá, Ana").first()).toBeVisible();
    });

    const premium = await newVisitor();
    await premium.logIn(DEMO.premium);
    await premium.page.goto("/oportunidades");
    await expect(premium.page.getByRole("heading", { name: "Oportunidades de Trabalho" })).toBeVisible();
    await expect(premium.page.getByText(place)).toHaveCount(0);

    const free = await newVisitor();
    const received = free.listen();
    await free.logIn(DEMO.provider);
    await free.page.goto("/oportunidades");
    await expect(free.page.getByRole("heading", { name: "Oportunidades de Trabalho" })).toBeVisible();

    await test.step("the client publishes a request", async () => {
      await page.goto("/solicitar-servico");
      await page.getByLabel("Tipo de serviço").click();
      await page.getByPlaceholder("Buscar tipo de serviço").fill("reforma de banh");
      await page.getByRole("option", { name: SERVICE }).click();
      await page.getByText("Para amanhã").click();
      await page
        .getByRole("textbox", { name: "Descrição", exact: true })
        .fill("Trocar piso e azulejo de um banheiro de 4 m², material já comprado.");
      await chooseCity(page);
      await page.getByRole("textbox", { name: "Local", exact: true }).fill(place);
      await page.getByRole("textbox", { name: "Nome para contato", exact: true }).fill(CANARY.name);
      await page.getByRole("textbox", { name: "Telefone para contato", exact: true }).fill(CANARY.phone);
      await page.getByRole("button", { name: "Publicar solicitação" }).click();
      await expectToast(page, "Solicitação criada com sucesso!", "48 horas");
    });

    await test.step("the premium provider sees it without a reload, shows interest and gets the contact", async () => {
      const card = premium.page.getByRole("article").filter({ hasText: place }).getByRole("link");
      await expect(card).toBeVisible();
      await card.click();
      const dialog = premium.page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Tenho interesse" }).click();
      await expectToast(premium.page, "Interesse adicionado!");
      await dialog.getByRole("button", { name: "Depois" }).click();
      await expect(dialog.getByRole("button", { name: "Interessado" })).toBeVisible();
      await expect(dialog.getByText(CANARY.name)).toBeVisible();
      const address = await followContact(premium.page, dialog.getByRole("link", { name: "Chamar no WhatsApp" }));
      expect(address.origin + address.pathname).toBe(`https://wa.me/55${CANARY.digits}`);
      expect(address.searchParams.get("text")).toContain(SERVICE);
      await expectLoaded(premium.page);
    });

    await test.step("the owner's interest count rises without a reload", async () => {
      await page.goto("/cliente/dashboard");
      await expect(page.getByText("1 interessado").first()).toBeVisible();
      const second = await newVisitor();
      await second.logIn(DEMO.admin);
      await second.page.goto("/oportunidades");
      await second.page.getByRole("article").filter({ hasText: place }).getByRole("link").click();
      await second.page.getByRole("dialog").getByRole("button", { name: "Tenho interesse" }).click();
      await expect(page.getByText("2 interessados").first()).toBeVisible();
    });

    await test.step("the free provider sees it, but nothing the server sent contains the contact", async () => {
      const card = free.page.getByRole("article").filter({ hasText: place }).getByRole("link");
      await expect(card).toBeVisible();
      await card.click();
      const dialog = free.page.getByRole("dialog");
      await expect(dialog.getByRole("link", { name: "Conhecer o Premium" })).toHaveAttribute(
        "href",
        /^\/premium\?voltar=/,
      );
      await dialog.getByRole("button", { name: "Tenho interesse" }).click();
      await expectToast(free.page, "Interesse adicionado!");
      const sent = received.join("\n");
      expect(sent).toContain(place);
      expect(sent).not.toContain(CANARY.name);
      expect(sent).not.toContain(CANARY.digits);
      expect(sent).not.toContain(CANARY.phone);
    });
  },
);
