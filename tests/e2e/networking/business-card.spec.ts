import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { makeProvider } from "../../support/network.ts";
import { readCode } from "../support/paper.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  followContact,
  REPEATED,
  test,
} from "../support/test.ts";

const SLUG = "adilson-ramires-vera";

test("anyone can view a card, contact its owner, and save it as a contact or QR code", { tag: REPEATED }, async ({
  page,
  stack,
}) => {
  await page.goto(`/cartao/${SLUG}`);
  const name = page.getByRole("heading", { name: "Adilson Ramires Vera", level: 1 });
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.y).toBeLessThan(320);
  await expect(page.getByText("Pedreiro de acabamento")).toBeVisible();
  await expect(page.getByRole("img", { name: "4 de 5" })).toBeVisible();
  await expect(page.getByText("4,6 de 10 avaliações")).toBeVisible();
  const ratings = page.getByRole("link", { name: "Ver avaliações" });
  await expect(ratings).toHaveAttribute("href", /^\/avaliacoes\?user=[0-9a-f-]{36}&type=service_provider$/);
  for (const text of ["Assentamento de porcelanato", "Campo Grande (Capital)", "Sidrolândia"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const bar = page.getByRole("region", { name: "Contato" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText("Nunca pague adiantado por PIX.")).toBeVisible();
  const chat = await followContact(page, bar.getByRole("link", { name: "WhatsApp" }), { taps: 1 });
  expect(chat.origin + chat.pathname).toBe("https://wa.me/5567900000102");
  expect(chat.searchParams.get("text")).toContain("Olá, Adilson Ramires Vera!");
  const instagram = page.getByRole("link", { name: "Instagram" });
  await expect(instagram).toHaveAttribute("href", "https://www.instagram.com/adilson.acabamentos");
  await expect(page.getByRole("link", { name: "Entrar na plataforma" })).toHaveAttribute("href", "/tipo-usuario");
  await expect(page.getByRole("link", { name: "Editar informações" })).toHaveCount(0);
  for (const title of ["Referências", "Portfólio"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(page.locator('a[href^="/profissionais"]')).toHaveCount(0);
  await expect(page).toHaveTitle("Adilson Ramires Vera | Portal da Construção");
  await expectLoaded(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Salvar contato" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${SLUG}.vcf`);
  const contact = new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")) as unknown[]);
  expect(contact.getFirstPropertyValue("fn")).toBe("Adilson Ramires Vera");
  expect(contact.getFirstPropertyValue("tel")).toBe("+5567900000102");
  expect(contact.getFirstProperty("photo")?.getParameter("type")).toBe("JPEG");
  expect(contact.getFirstPropertyValue("url")).toBe(`${stack.url}/cartao/${SLUG}`);

  await page.getByRole("button", { name: "QR code" }).click();
  const code = page.getByRole("img", { name: /^QR code de/ });
  await expect(code).toBeVisible();
  await expectGoodScreen(page);
  expect(await readCode(await code.screenshot())).toBe(`${stack.url}/cartao/${SLUG}`);
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Salvar imagem" }).click();
  const saved = await picture;
  expect(saved.suggestedFilename()).toBe("QR code de Adilson Ramires Vera.png");
  expect(await readCode(await readFile(await saved.path()))).toBe(`${stack.url}/cartao/${SLUG}`);
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "QR code" })).toBeFocused();
});

test("a URL without a card shows a message", async ({ page }) => {
  await page.goto("/cartao/ninguem-mora-aqui");
  await expect(page.getByRole("heading", { name: "Cartão não encontrado", level: 1 })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Buscar profissionais" }).click();
  await expect(page.getByRole("heading", { name: "Portal Conexões" })).toBeVisible();
});

test("people with a session find the way back to their panel, and no invitation to log in", { tag: REPEATED }, async ({
  visitor,
}) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.provider);
  await page.goto(`/cartao/${SLUG}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adilson Ramires Vera");
  await expect(page.getByRole("link", { name: "Entrar na plataforma" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Portal da Construção, painel" })).toHaveAttribute(
    "href",
    "/prestador/dashboard",
  );
  if (page.viewportSize()?.width === 360) {
    await expect(page.getByRole("link", { name: "Meu cartão" })).toHaveAttribute("aria-current", "page");
  }
  await expectLoaded(page);
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL(/prestador\/dashboard/);
});

test("the owner can edit and share the card", async ({ visitor, stack }) => {
  const { page, logIn } = visitor;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(DEMO.provider);
  await page.goto(`/cartao/${SLUG}`);
  await expect(page.getByRole("link", { name: "Editar informações" })).toHaveAttribute("href", "/perfil");
  await expectLoaded(page);
  await page.getByRole("button", { name: "Copiar e compartilhar" }).click();
  await expectToast(page, "Copiado!", "Texto copiado para a área de transferência.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${stack.url}/cartao/${SLUG}`);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copiar e compartilhar" }).click();
  await expectToast(page, "Não foi possível copiar o texto.");
});

test("the owner is told that others don't read contacts in the texts", { tag: REPEATED }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const owner = await makeProvider(stack, { card: { presentation: "Ligue 67 98123-4501" } });
  const other = await newVisitor();
  await other.page.goto(`/cartao/${owner.id}`);
  await expect(other.page.getByText("Ligue [contato oculto]")).toBeVisible();
  await expect(other.page.getByText("Este é o seu cartão.")).toHaveCount(0);

  const { page } = visitor;
  await visitor.logIn(owner.email);
  await page.goto(`/cartao/${owner.id}`);
  await expect(page.getByText("Ligue 67 98123-4501")).toBeVisible();
  await expect(
    page.getByText("Os clientes veem assim; se houver contatos nos textos, eles ficam ocultos."),
  ).toBeVisible();
  await expectGoodScreen(page);
});
