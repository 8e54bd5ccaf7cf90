import type { Page } from "@playwright/test";
import { makeProvider } from "../../support/network.ts";
import { makePhoto } from "../../support/photos.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  followContact,
  query,
  REPEATED,
  test,
} from "../support/test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Path of the professional page that belongs to this business card. */
async function pageOf(page: Page, slugOrId: string): Promise<string> {
  const { id } = await query<{ id: string }>(page, "networking.card", { slugOrId });
  return `/portal-conexoes/perfil/${id}`;
}

test("anyone can view the page, and an unknown id shows a message", { tag: REPEATED }, async ({
  visitor: { page, logIn },
  stack,
}) => {
  await page.goto(await pageOf(page, "renata-shimabukuro-alves"));
  await expect(page.getByRole("heading", { name: "Renata Shimabukuro Alves", level: 1 })).toBeVisible();
  await expect(page.getByText("4,9 de 13 avaliações")).toBeVisible();
  await expect(page.getByRole("list", { name: "Números da página" }).getByRole("listitem")).toHaveText([
    /^\d+conex(ão|ões)$/,
    /^\d+referências?$/,
    "13avaliações",
  ]);
  await expect(page.getByRole("button", { name: "Adicionar referência" })).toHaveCount(0);
  const contact = page.getByRole("region", { name: "Contato" });
  const chat = await followContact(page, contact.getByRole("link", { name: "Entrar em contato via WhatsApp" }));
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/55679\d{8}\?text=/);
  await expect(contact.getByRole("link", { name: "Ver no Instagram" })).toBeVisible();
  await expect(page.locator('a[href^="/profissionais"]')).toHaveCount(0);
  await expectLoaded(page);
  await page.getByRole("button", { name: "Conectar" }).click();
  await expectToast(page, "Erro de autenticação", "Faça login para conectar.");

  await page.goto("/portal-conexoes/perfil/00000000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Profissional não encontrado" })).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("link", { name: "Voltar ao Portal" }).click();
  await expect(page.getByRole("heading", { name: "Portal Conexões" })).toBeVisible();

  const { id } = await makeProvider(stack);
  await page.goto(`/portal-conexoes/perfil/${id}`);
  await expect(page.getByText("Nenhuma referência ainda")).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText("Conte como foi.")).toHaveCount(0);
  await logIn(DEMO.client);
  await page.goto(`/portal-conexoes/perfil/${id}`);
  await expect(page.getByText("Conte como foi.")).toBeVisible();
});

test("a connection request can be sent and cancelled", { tag: [FULL, REPEATED] }, async ({ visitor }) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.client);
  await page.goto(await pageOf(page, "amanda-ribeiro-saad"));
  await page.getByRole("button", { name: "Conectar" }).click();
  await expectToast(page, "Solicitação enviada", "Aguardando aprovação.");
  await expect(page.getByRole("button", { name: "Solicitação Pendente" })).toBeDisabled();
  await page.getByRole("button", { name: "Cancelar pedido de conexão" }).click();
  await expectGoodScreen(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar pedido de conexão" }).click();
  await expectToast(page, "Pedido de conexão cancelado");
  await page.reload();
  await expect(page.getByRole("button", { name: "Conectar" })).toBeEnabled();
});

test("a reference is checked, added, hidden by the professional, and shown again", async ({ visitor, newVisitor }) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.client);
  const address = await pageOf(page, "renata-shimabukuro-alves");
  await page.goto(address);
  await page.getByRole("button", { name: "Adicionar referência" }).click();
  const dialog = page.getByRole("dialog", { name: "Adicionar Referência" });
  const submit = () => dialog.getByRole("button", { name: "Adicionar referência" }).click();
  await submit();
  await expectToast(page, "Erro", "Por favor, preencha todos os campos obrigatórios.");
  await expect(field(page, "Descrição do serviço")).toBeFocused();
  for (const text of [
    "Descreva o serviço.",
    "Informe a data do serviço.",
    "Informe o local do serviço.",
    "Selecione pelo menos uma especialidade.",
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expectGoodScreen(page);
  await field(page, "Descrição do serviço").fill("Projetou nossa casa e acompanhou a obra.");
  await expect(dialog.getByText("40/500")).toBeVisible();
  await dialog.getByLabel("Data do serviço").fill("2026-03-14");
  await field(page, "Local do serviço").fill("Centro, Bonito");
  await expect(dialog.getByText("Descreva o serviço.")).toHaveCount(0);
  await submit();
  await expectToast(page, "Erro", "Selecione pelo menos uma especialidade.");
  await expect(dialog.getByRole("group", { name: "Especialidades" })).toBeFocused();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Construção" }).click();
  await dialog.getByRole("button", { name: "Pintura" }).click();
  await dialog.getByRole("button", { name: "Pintura" }).click();
  await dialog.getByLabel("Data do serviço").fill("2099-01-01");
  await submit();
  await expectToast(page, "Erro", "futuro");

  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sair" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Adicionar referência" }).click();
  await expect(field(page, "Local do serviço")).toHaveValue("Centro, Bonito");
  await dialog.getByLabel("Data do serviço").fill("2026-03-14");
  await dialog.getByLabel("Nível de dificuldade").selectOption("3");
  await submit();
  await expectToast(page, "Sucesso", "Referência adicionada com sucesso!");
  await expect(dialog).toHaveCount(0);
  const places = page.getByRole("region", { name: "Referências" }).getByRole("listitem");
  await expect(places.filter({ hasText: /^$/ })).toHaveCount(0);
  const reference = page.getByRole("article").filter({ hasText: "Projetou nossa casa" });
  for (const text of [
    "14/03/2026",
    "Centro, Bonito",
    "Dificuldade: 3/5",
    "Recomendação: 5/5",
    "Construção",
    "Cliente",
  ]) {
    await expect(reference.getByText(text)).toBeVisible();
  }
  await expect(reference.getByText("Pintura")).toHaveCount(0);

  const owner = await newVisitor();
  await owner.logIn(DEMO.premium);
  await owner.page.goto(address);
  await expect(owner.page.getByRole("button", { name: "Pedir referência" })).toBeVisible();
  await expect(owner.page.getByRole("button", { name: "Adicionar referência" })).toHaveCount(0);
  const received = owner.page.getByRole("article").filter({ hasText: "Projetou nossa casa" });
  await received.getByRole("button", { name: "Ocultar referência" }).click();
  await expectToast(owner.page, "Referência oculta");
  await expect(received.getByText("Só você vê esta referência.")).toBeVisible();
  await expectGoodScreen(owner.page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Portfólio" })).toBeVisible();
  await expect(page.getByText("Carregando referências...")).toHaveCount(0);
  await expect(reference).toHaveCount(0);
  await received.getByRole("button", { name: "Mostrar referência" }).click();
  await expectToast(owner.page, "Referência visível");
  await page.reload();
  await expect(reference).toBeVisible();
});

test("a professional asks for a reference by link, which leads through the log-in to the form", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const owner = visitor.page;
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitor.logIn(DEMO.provider);
  const address = await pageOf(owner, "adilson-ramires-vera");
  await owner.goto(`${address}?referencia=nova`);
  await owner.getByRole("button", { name: "Pedir referência" }).click();
  const sharing = owner.getByRole("dialog", { name: "Texto copiado!" });
  await expect(sharing).toBeVisible();
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  const link = `${stack.url}/portal-conexoes/perfil/adilson-ramires-vera?referencia=nova`;
  expect(copied).toContain(link);
  const whatsapp = sharing.getByRole("link", { name: "Abrir WhatsApp" });
  expect(new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text")).toContain(link);
  await expectGoodScreen(owner);
  await expect(owner.getByRole("dialog")).toHaveCount(1);

  const { page } = await newVisitor();
  await page.goto(link);
  await expect(page).toHaveURL(`${stack.url}${address}?referencia=nova`);
  const asking = page.getByRole("dialog", { name: "Adilson Ramires Vera pediu uma referência sua" });
  await expectLoaded(page);
  await asking.getByRole("button", { name: "Ver a página" }).click();
  await expect(asking).toHaveCount(0);
  await expect(page).toHaveURL(stack.url + address);
  await page.goto(link);
  await asking.getByRole("link", { name: "Entrar" }).click();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(DEMO.client);
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill("Obra@2026");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();

  const dialog = page.getByRole("dialog", { name: "Adicionar Referência" });
  await field(page, "Descrição do serviço").fill("Assentou o porcelanato da sala.");
  await dialog.getByLabel("Data do serviço").fill("2026-03-14");
  await field(page, "Local do serviço").fill("Centro, Terenos");
  await dialog.getByRole("button", { name: "Reforma residencial" }).click();
  await expectLoaded(page);
  await dialog.getByRole("button", { name: "Adicionar referência" }).click();
  await expectToast(page, "Sucesso", "Referência adicionada com sucesso!");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(stack.url + address);
  await expect(page.getByRole("article").filter({ hasText: "Assentou o porcelanato da sala." })).toBeVisible();
});

test("the owner adds three portfolio photos, edits one, pairs it with another, enlarges it, and deletes one", async ({
  visitor,
}) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.provider);
  await page.goto(await pageOf(page, "adilson-ramires-vera"));
  await expect(page.getByText("Nenhuma foto no portfólio ainda.")).toBeVisible();
  const add = page.getByRole("button", { name: "Adicionar foto", exact: true });
  const dialog = page.getByRole("dialog", { name: "Adicionar Foto ao Portfólio" });
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: /Escolher foto|Trocar foto/ }).click();
    await (await chooser).setFiles({ name, mimeType: "", buffer });
  };
  await add.click();
  await dialog.getByRole("button", { name: "Adicionar foto" }).click();
  await expectToast(page, "Erro", "Preencha título e selecione uma imagem.");
  await expect(dialog.getByRole("button", { name: "Escolher foto" })).toBeFocused();
  await choose("nota.txt", Buffer.from("isto não é uma foto"));
  await expectToast(page, "Erro", "Selecione apenas imagens.");
  await expectGoodScreen(page);
  for (const title of ["Banheiro", "Fachada", "Muro"]) {
    if (title !== "Banheiro") await add.click();
    await choose(`${title}.jpg`, await makePhoto("jpeg", 800, 600));
    await expect(dialog.getByRole("img", { name: "Foto escolhida" })).toBeVisible();
    await field(page, "Título").fill(title);
    await dialog.getByRole("button", { name: "Adicionar foto" }).click();
    await expectToast(page, "Sucesso", "Foto adicionada ao portfólio!");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(add).toBeDisabled();
  await expect(page.getByText("3 de 3 fotos")).toBeVisible();
  await expect(page.getByRole("link", { name: "Com Premium, até 12 fotos" })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Editar Fachada" }).click();
  await field(page, "Título").fill(" ");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectToast(page, "Erro", "O título não pode ficar vazio.");
  await field(page, "Título").fill("Fachada nova");
  await field(page, "Descrição").fill("Grafiato e pintura.");
  await expect(page.getByText("19/255")).toBeVisible();
  await page.getByRole("combobox", { name: "Foto de antes" }).selectOption("Banheiro");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectToast(page, "Atualizado", "Foto atualizada com sucesso.");
  await expect(page.getByText("Grafiato e pintura.")).toBeVisible();

  const pair = page.getByRole("figure").filter({ hasText: "Grafiato e pintura." });
  await expect(pair.getByRole("link", { name: "Ampliar foto: Antes: Banheiro" })).toBeVisible();
  await expectGoodScreen(page);
  await pair.getByRole("link", { name: "Ampliar foto: Depois: Fachada nova" }).click();
  await expect(page.getByRole("button", { name: "Próxima foto" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Próxima foto" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Próxima foto" })).toHaveCount(0);

  // The toasts over the next button go once the pointer is elsewhere.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Excluir Muro" }).click();
  await expect(page.getByText("Tem certeza que deseja excluir esta foto?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectToast(page, "Excluído", "Foto removida.");
  await expect(page.getByRole("heading", { name: "Muro" })).toHaveCount(0);
  await expect(add).toBeEnabled();
});

test("the form waits for a portfolio photo that is still being opened, and a failed change says so in view", async ({
  visitor,
  stack,
}) => {
  const { page, logIn } = visitor;
  const owner = await makeProvider(stack);
  await page.addInitScript(() => {
    const open = window.createImageBitmap;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    window.addEventListener("open-photo", resolve);
    const openLater = async (image: ImageBitmapSource, options: ImageBitmapOptions) => {
      await promise;
      return open(image, options);
    };
    window.createImageBitmap = openLater as typeof open;
  });
  await logIn(owner.email);
  await page.goto(`/portal-conexoes/perfil/${owner.id}`);
  await page.getByRole("button", { name: "Adicionar foto", exact: true }).click();
  const add = page.getByRole("dialog", { name: "Adicionar Foto ao Portfólio" });
  const chooser = page.waitForEvent("filechooser");
  await add.getByRole("button", { name: "Escolher foto" }).click();
  await (await chooser).setFiles({ name: "Muro.jpg", mimeType: "", buffer: await makePhoto("jpeg", 800, 600) });
  await field(page, "Título").fill("Muro");
  await field(page, "Título").press("Enter");
  await expect(add.getByRole("button", { name: "Abrindo a foto..." })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("open-photo")));
  await expect(add.getByRole("img", { name: "Foto escolhida" })).toBeVisible();
  await expect(page.getByText("Preencha título e selecione uma imagem.")).toHaveCount(0);
  await add.getByRole("button", { name: "Adicionar foto" }).click();
  await expectToast(page, "Sucesso", "Foto adicionada ao portfólio!");
  await expect(add).toHaveCount(0);

  await page.route("**/trpc/networking.updatePhoto**", (route) => route.abort());
  await page.getByRole("button", { name: "Editar Muro" }).click();
  const edit = page.getByRole("dialog", { name: "Editar Foto" });
  await field(page, "Título").fill("Muro alto");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(edit.getByRole("alert")).toBeInViewport({ ratio: 1 });
});

test("the owner shares the page, and the dialog copies the invitation when it opens", async ({ visitor, stack }) => {
  const { page, logIn } = visitor;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(DEMO.provider);
  const address = await pageOf(page, "adilson-ramires-vera");
  await page.goto(address);
  await page.getByRole("button", { name: "Compartilhar página" }).click();
  const dialog = page.getByRole("dialog", { name: "Página Profissional Copiada!" });
  await expect(dialog).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${stack.url}/portal-conexoes/perfil/adilson-ramires-vera`);
  expect(copied).toContain("gratuito");
  await expect(dialog.getByRole("link", { name: "Abrir WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=/,
  );
  await dialog.getByRole("button", { name: "Copiar texto" }).click();
  await expect(dialog.getByRole("button", { name: "Copiado!" })).toBeVisible();
  await expectLoaded(page);
  await dialog.getByRole("button", { name: "Fechar" }).last().click();
  await expect(dialog).toHaveCount(0);
  await page.goto("/portal-conexoes/perfil/adilson-ramires-vera");
  await expect(page).toHaveURL(stack.url + address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adilson Ramires Vera");
});

test("an incomplete page leads its owner to what is missing, and not to oneself", async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makeProvider(stack, { card: { specialties: [] } });
  await visitor.logIn(owner.email);
  for (const path of ["/portal-conexoes/perfil", "/cartao"]) {
    await page.goto(`${path}/${owner.id}`);
    await expect(page.getByRole("heading", { name: "Referências" })).toBeVisible();
    await expectLoaded(page);
    await expect(page.getByRole("button", { name: /Compartilhar|compartilhar|QR code|Pedir referência/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole("link", { name: /WhatsApp|Ver avaliações|Salvar contato/ })).toHaveCount(0);
    await expectGoodScreen(page);
  }
  await page.getByRole("link", { name: "Complete o seu cartão" }).click();
  await expect(page).toHaveURL("/perfil");

  await page.goto(`/avaliacoes?user=${owner.id}&type=service_provider`);
  await expect(page.getByText("Estas são as avaliações sobre você.")).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
});
