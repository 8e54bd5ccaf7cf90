import type { Page } from "@playwright/test";
import type { Stack } from "../../../dev/stack/stack.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { inFull } from "../../support/size.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectToast,
  FULL,
  linkIn,
  mailsTo,
  mutate,
  REPEATED,
  test,
} from "../support/test.ts";

async function signUp(page: Page, stack: Stack, email: string, password: string): Promise<void> {
  const passwords = { password, passwordConfirmation: password };
  const person = { name: "Rui Lima", whatsapp: "67999991234", email, termsAccepted: true, role: "provider" };
  await mutate(page, stack, "auth.signUp", { ...person, ...passwords });
}

/** Signs in through Google's stand-in with a verified email address. */
async function enterWithGoogle(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/entrar");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByLabel("Nome").last().fill(name);
  await page.getByLabel("E-mail", { exact: true }).last().fill(email);
  await page
    .getByRole("button", { name: /Continuar|Entrar/ })
    .last()
    .click();
}

test("sign-up reports its six checks in order, keeps the input, and focuses the first invalid field", async ({
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
  await field("E-mail").fill(DEMO.client.toUpperCase());
  await submit();
  await expectToast(page, "Email já cadastrado", "Este email já está cadastrado em nossa plataforma como cliente.");
  await expect(field("Nome completo")).toHaveValue("Ana Souza");

  await page.reload();
  await expect(field("Nome completo")).toHaveValue("Ana Souza");
  await expect(field("Senha")).toHaveValue("");
});

test("a failed login shows the message for the requested role", async ({ page }) => {
  const logIn = async (email: string, password: string) => {
    await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
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

  await page.goto("/prestador/login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=provider/);
  await page.getByRole("tab", { name: "Fazer Login" }).click();
  await logIn(DEMO.client, "Obra@2026");
  await expectToast(page, "Erro no login", "ou você não tem acesso como prestador.");

  await page.goto("/provider-login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=provider/);
  await page.goto("/client-login");
  await expect(page).toHaveURL(/\/entrar\?.*papel=client/);
});

test("a forgotten password can be reset with a link that works once", async ({ page, stack }, info) => {
  const email = info.project.name === "phone" ? "esqueci-celular@exemplo.com" : "esqueci-mesa@exemplo.com";
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await signUp(page, stack, email, "Antiga#42x");
  const [confirmation] = await mailsTo(stack, email);
  const token = linkIn(confirmation).split("#confirmar=")[1];
  await mutate(page, stack, "auth.confirmEmail", { token, password: "Antiga#42x" });
  await page.context().clearCookies();
  await page.goto("/entrar");
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expectToast(page, "Email obrigatório");
  await field("E-mail").fill(email);
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expectToast(page, "Email de recuperação enviado!");

  const [mail] = (await mailsTo(stack, email, 2)).filter(({ subject }) => subject.includes("nova senha"));
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL("/reset-password");
  await page.reload();
  await expect(field("Nova senha")).toBeVisible();
  await expectGoodScreen(page);
  await field("Nova senha").fill(PASSWORD);
  await field("Confirmar senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page).toHaveURL(/\/entrar/);
  await field("E-mail").fill(email);
  await field("Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(page, "Login realizado com sucesso!");
  await expect(page).toHaveURL(/\/(selecionar-painel|prestador\/dashboard)/);

  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(linkIn(mail));
  await expect(page.getByText(/link.*(não vale|inválido|expirou)/i).first()).toBeVisible();
});

test(
  "a first Google sign-in asks for a role, a WhatsApp number and acceptance of the terms",
  { tag: REPEATED },
  async ({ page }, info) => {
    await enterWithGoogle(page, "Nilza do Google", `nilza-${info.project.name}@gmail.com`);
    await expect(page.getByRole("heading", { name: /Bem-vindo/ })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Continuar como Prestador" }).click();
    await expectToast(page, "WhatsApp obrigatório");
    await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("67999991234");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Prestador" }).click();
    await expect(page).toHaveURL(/\/prestador\/dashboard/);
    await expect(page.getByText("Olá, Nilza").first()).toBeVisible();
  },
);

test("a confirmation link asks for the password, logs in, and then says that it was already used", async ({
  page,
  stack,
}, info) => {
  const email = `confirma-${info.project.name}@exemplo.com`;
  await signUp(page, stack, email, PASSWORD);
  const [mail] = await mailsTo(stack, email);
  const password = page.getByRole("textbox", { name: "Senha", exact: true });
  await page.goto(linkIn(mail));
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expectGoodScreen(page);

  await password.press("Enter");
  await expectToast(page, "Não foi possível confirmar agora", "Informe a senha.");
  await password.fill("errada");
  await password.press("Enter");
  await expectToast(page, "Não foi possível confirmar agora", "Senha incorreta.");
  await expect(password).toBeFocused();
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(password).toHaveAttribute("type", "text");

  await password.fill(PASSWORD);
  await password.press("Enter");
  await expectToast(page, "E-mail confirmado!");
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);

  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(linkIn(mail));
  await expect(page.getByRole("heading", { name: "Este e-mail já foi confirmado" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("tab", { name: "Fazer Login" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Fazer Login" })).toBeVisible();
});

test(
  "an invalid confirmation link offers a new email or a new sign-up",
  { tag: FULL },
  async ({ page, stack }, info) => {
    const email = `vencido-${info.project.name}@exemplo.com`;
    await signUp(page, stack, email, PASSWORD);
    // Mail apps may cut a link.
    for (const token of ["abcdef", "a".repeat(43)]) {
      await page.goto("/");
      await page.goto(`/entrar#confirmar=${token}`);
      await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
    }
    await expectGoodScreen(page);
    await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
    await page.getByRole("button", { name: "Reenviar email de confirmação" }).click();
    await expectToast(page, "Email de confirmação enviado!");
    await mailsTo(stack, email, 2);
    await page.getByRole("button", { name: "Cadastrar de novo" }).click();
    await expect(page.getByRole("textbox", { name: "Nome completo", exact: true })).toBeVisible();
  },
);

test(
  "someone whose email address a stranger signed up with resets the password and enters their own details",
  { tag: FULL },
  async ({ page, stack }, info) => {
    const email = `alheio-${info.project.name}@exemplo.com`;
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await signUp(page, stack, email, "Estranho#1");
    const [confirmation] = await mailsTo(stack, email);
    await page.goto(linkIn(confirmation));
    await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
    await expectToast(page, "Email de recuperação enviado!");
    const [reset] = await mailsTo(stack, email, 2);
    await page.goto(linkIn(reset));
    await field("Nova senha").fill(PASSWORD);
    await field("Confirmar senha").fill(PASSWORD);
    await page.getByRole("button", { name: "Salvar nova senha" }).click();
    await field("E-mail").fill(email);
    await field("Senha").fill(PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();

    await expect(page.getByRole("heading", { name: /Bem-vindo/ })).toBeVisible();
    await expect(page.getByText("Rui")).toHaveCount(0);
    await page.getByRole("button", { name: "Continuar como Cliente" }).click();
    await expectToast(page, "Nome obrigatório");
    await field("Nome completo").fill("Dona Verdadeira");
    await field("WhatsApp").fill("67977770000");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Cliente" }).click();
    await expect(page).toHaveURL(/\/cliente\/dashboard/);
    await expect(page.getByText("Olá, Dona").first()).toBeVisible();
  },
);

const SIGNED_IN = [
  "/prestador/dashboard",
  "/cliente/dashboard?secao=suporte",
  "/selecionar-painel",
  "/solicitar-servico",
  "/client-contracts",
  "/provider-contracts",
  "/profile",
  "/perfil",
  "/premium",
  "/marketplace",
  "/portal-conexoes",
  "/cliente/login",
  "/oportunidades?tipo=Pintura",
];

test(
  "a Google account without a role is sent to the role choice from every page, then to the requested page",
  { tag: FULL },
  async ({ page }, info) => {
    await enterWithGoogle(page, "Rita do Google", `rita-${info.project.name}@gmail.com`);
    const welcome = page.getByRole("heading", { name: /Bem-vindo/ });
    for (const path of SIGNED_IN.filter((_, n) => n % inFull(4, 1) === 0)) {
      await page.goto(path);
      await expect(welcome).toBeVisible();
    }
    await page.getByRole("textbox", { name: "WhatsApp", exact: true }).fill("67999991234");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Prestador" }).click();
    await expect(page.getByRole("heading", { name: "Oportunidades de Trabalho" })).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(SIGNED_IN.at(-1));
    await page.goto("/prestador/dashboard");
    await expect(page.getByText("Olá, Rita").first()).toBeVisible();
  },
);

test("a user who declines the terms can log out or delete the account", { tag: FULL }, async ({ page }, info) => {
  const email = `sem-termos-${info.project.name}@gmail.com`;
  const welcome = page.getByRole("heading", { name: /Bem-vindo/ });
  for (const path of ["/", "/oportunidades"]) {
    await enterWithGoogle(page, "Sem Termos", email);
    await expect(welcome).toBeVisible();
    await page.goto(path);
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }

  await enterWithGoogle(page, "Sem Termos", email);
  await expect(welcome).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir minha conta" })).toBeHidden();
  await page.getByText("Baixar seus dados ou excluir a conta").click();
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("EXCLUIR");
  await dialog.getByRole("button", { name: "Excluir minha conta" }).click();
  await expectToast(page, "Conta excluída");
  await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();
});

test("a refused Google sign-in shows the fixed message", { tag: FULL }, async ({ page }) => {
  await page.goto("/entrar?erro=google");
  await expectToast(page, "Erro no login com Google", "Não foi possível iniciar o login com Google. Tente novamente.");
});

test("people who go back from Google find the role and the tab that they had chosen", async ({ page }) => {
  await page.goto("/entrar?papel=provider&aba=cadastro");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expectToast(page, "Erro no login com Google");
  await expect(page.getByRole("heading", { level: 1, name: "Cadastro de Prestador" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Novo Cadastro" })).toHaveAttribute("aria-selected", "true");
});

test("the dashboard selector requires a login, links to both dashboards and logs out", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/selecionar-painel");
  await expect(page).toHaveURL(/\/entrar/);
  await visitor.logIn(DEMO.client);
  await page.goto("/entrar");
  await expect(page).toHaveURL(/\/cliente\/dashboard$/);
  await page.goto("/selecionar-painel");
  await expect(page.getByRole("link", { name: "Acessar Painel do Cliente" })).toHaveAttribute(
    "href",
    "/cliente/dashboard",
  );
  await expect(page.getByRole("link", { name: "Acessar Painel do Prestador" })).toHaveAttribute(
    "href",
    "/prestador/dashboard",
  );
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/selecionar-painel");
  await expect(page).toHaveURL(/\/entrar/);
});
