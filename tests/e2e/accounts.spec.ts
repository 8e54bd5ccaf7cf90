import { DEMO, expect, expectGoodScreen, expectToast, linkIn, mailsTo, test } from "./support/test.ts";

const PASSWORD = "Tijolo#42x";

test("sign-up tells its six checks in order, keeps what was typed, and puts the focus on the first wrong field", async ({
  page,
}) => {
  await page.goto("/entrar?aba=cadastro&papel=client");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const submit = () => page.getByRole("button", { name: "Criar conta" }).click();
  await expect(field("Nome completo")).toBeVisible();

  await submit();
  await expectToast(page, "Nome obrigatório", "Por favor, informe seu nome completo.");
  await expect(field("Nome completo")).toBeFocused();
  await expect(field("Nome completo")).toHaveAttribute("aria-invalid", "true");
  await expectGoodScreen(page);

  await field("Nome completo").fill("Ana Souza");
  await submit();
  await expectToast(page, "WhatsApp obrigatório", "Por favor, informe seu número do WhatsApp.");
  await expect(field("WhatsApp")).toBeFocused();

  await field("WhatsApp").fill("+55 67 99999-1234");
  await expect(field("WhatsApp")).toHaveValue("(67) 99999-1234");
  await submit();
  await expectToast(page, "Termos de uso obrigatório", "Você deve aceitar os termos de uso para continuar.");

  await page.getByRole("checkbox").check();
  await field("Senha").fill("abc");
  await submit();
  await expectToast(
    page,
    "Senha inválida",
    "A senha deve conter: um número, um caractere especial, pelo menos 6 caracteres",
  );

  await field("Senha").fill(PASSWORD);
  await field("Confirmar senha").fill("outra");
  await submit();
  await expectToast(page, "Senhas não coincidem", "Por favor, confirme sua senha corretamente.");

  await field("Confirmar senha").fill(PASSWORD);
  await field("Email").fill(DEMO.client.toUpperCase());
  await submit();
  await expectToast(page, "Email já cadastrado", "Este email já está cadastrado em nossa plataforma como cliente.");
  await expect(field("Nome completo")).toHaveValue("Ana Souza");

  await page.reload();
  await expect(field("Nome completo")).toHaveValue("Ana Souza");
  await expect(field("Senha")).toHaveValue("");
});

test("a wrong login says so, in the words of the role that was asked for", async ({ page }) => {
  const logIn = async (email: string, password: string) => {
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("textbox", { name: "Senha", exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
  };
  await page.goto("/entrar");
  await logIn(DEMO.client, "errada");
  await expectToast(
    page,
    "Erro no login",
    "Email ou senha incorretos. Tente novamente ou use a opção de redefinir senha.",
  );
  await expectGoodScreen(page);

  await page.goto("/prestador/login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=provider/);
  await logIn(DEMO.client, "Obra@2026");
  await expectToast(page, "Erro no login", "ou você não tem acesso como prestador.");

  await page.goto("/provider-login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=provider/);
  await page.goto("/client-login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=client/);
});

test("a forgotten password is replaced by a link that works once", async ({ page, stack }, info) => {
  const email = info.project.name === "phone" ? "esqueci-celular@exemplo.com" : "esqueci-mesa@exemplo.com";
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.request.post("/trpc/auth.signUp", {
    headers: { origin: stack.url, "content-type": "application/json" },
    data: {
      name: "Rui Lima",
      whatsapp: "67999991234",
      email,
      password: "Antiga#42x",
      passwordConfirmation: "Antiga#42x",
      termsAccepted: true,
      role: "provider",
    },
  });
  await page.goto("/entrar");
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expectToast(page, "Email obrigatório");
  await field("Email").fill(email);
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expectToast(page, "Email de recuperação enviado!");

  const [mail] = (await mailsTo(stack, email, 2)).filter(({ subject }) => subject.includes("nova senha"));
  await page.goto(linkIn(mail));
  await expect(field("Nova senha")).toBeVisible();
  await expectGoodScreen(page);
  await field("Nova senha").fill(PASSWORD);
  await field("Confirmar senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page).toHaveURL(/\/entrar/);
  await field("Email").fill(email);
  await field("Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(page, "Login realizado com sucesso!");
  await expect(page).toHaveURL(/\/(selecionar-painel|prestador\/dashboard)/);

  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(linkIn(mail));
  await field("Nova senha").fill(PASSWORD);
  await field("Confirmar senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText(/link.*(não vale|inválido|expirou)/i).first()).toBeVisible();
});

test("a first entry through Google chooses a role, gives WhatsApp and accepts the terms", async ({ page }, info) => {
  await page.goto("/entrar");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByLabel("Nome").last().fill("Nilza do Google");
  await page.getByLabel("E-mail", { exact: true }).last().fill(`nilza-${info.project.name}@gmail.com`);
  await page
    .getByRole("button", { name: /Continuar|Entrar/ })
    .last()
    .click();

  await expect(page.getByRole("heading", { name: /Bem-vindo/ })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Continuar como Prestador" }).click();
  await expectToast(page, "WhatsApp obrigatório");
  await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("67999991234");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Continuar como Prestador" }).click();
  await expect(page).toHaveURL(/\/prestador\/dashboard/);
  await expect(page.getByText("Olá, Nilza").first()).toBeVisible();
});

test("refused at Google comes back with the specified message", async ({ page }) => {
  await page.goto("/entrar?erro=google");
  await expectToast(page, "Erro no login com Google", "Não foi possível iniciar o login com Google. Tente novamente.");
});

test("the panel selector greets, leads to both panels and out", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/selecionar-painel");
  await expect(page).toHaveURL(/\/entrar/);
  await visitor.logIn(DEMO.client);
  await page.goto("/entrar");
  await expect(page).toHaveURL(/\/selecionar-painel/);
  await expect(page.getByRole("link", { name: "Acessar Painel do Cliente" })).toHaveAttribute(
    "href",
    "/cliente/dashboard",
  );
  await expect(page.getByRole("link", { name: "Acessar Painel do Prestador" })).toHaveAttribute(
    "href",
    "/prestador/dashboard",
  );
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/selecionar-painel");
  await expect(page).toHaveURL(/\/entrar/);
});
