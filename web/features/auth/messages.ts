import { RESET_LIFETIME_MS, ROLE_WORDS, type Role } from "#src/features/auth/rules.ts";
import { MINUTE_MS } from "#src/shared/time.ts";
import type { Failure } from "@/lib/errors.ts";
import { type Causes, knownCause } from "@/lib/failure-messages.ts";
import { NEW_TAB, RETRY } from "@/lib/messages.ts";
import { ACCESS } from "@/lib/moderation-messages.ts";

/** Title and text of a toast; the form also shows the text. */
export interface Message {
  title: string;
  text: string;
}

export const TABS = { label: "Entrar ou criar conta", login: "Fazer Login", signUp: "Novo Cadastro" } as const;

export const FIELDS = {
  role: "Como você vai usar o Portal?",
  roleClient: "Sou Cliente",
  roleClientHint: "Quero contratar",
  roleProvider: "Sou Prestador",
  roleProviderHint: "Quero trabalhar",
  name: "Nome completo",
  whatsapp: "WhatsApp",
  email: "E-mail",
  emailPlaceholder: "nome@exemplo.com",
  password: "Senha",
  newPassword: "Nova senha",
  confirmation: "Confirmar senha",
  terms: "Li e aceito os",
  termsLink: "termos de uso",
  privacy: "e li a",
  privacyLink: "política de privacidade",
  newTab: NEW_TAB,
  passwordNeeds: "A senha deve conter",
  present: "ok",
  missing: "falta",
} as const;

export const ACTIONS = {
  loggingIn: "Entrando...",
  signUp: "Criar conta",
  signingUp: "Criando conta...",
  forgot: "Esqueceu a senha?",
  resend: "Reenviar email de confirmação",
  sending: "Enviando...",
  or: "ou",
  google: "Continuar com Google",
  redirecting: "Redirecionando...",
  loginWithThisEmail: "Entrar com este e-mail",
  withoutRole: "Entrar sem escolher o perfil",
} as const;

export const LOGIN = {
  success: "Login realizado com sucesso!",
  failed: "Erro no login",
  wrong: "Email ou senha incorretos. Tente novamente ou use a opção de redefinir senha.",
  wrongFor: (role: Role) =>
    `Email ou senha incorretos, ou você não tem acesso como ${ROLE_WORDS[role]}. Tente novamente ou use a opção de redefinir senha.`,
  unconfirmed: "Seu e-mail ainda não foi confirmado. Abra o link que enviamos ou peça um novo.",
  passwordRequired: "Informe a senha.",
} as const;

export const SIGN_UP = {
  success: "Conta criada com sucesso!",
  successText: "Verifique seu email para confirmar a conta",
  failed: "Erro ao criar conta",
  failedText: "Verifique os dados informados e tente novamente.",
  taken: "Email já cadastrado",
  takenText: (kind: string) =>
    `Este email já está cadastrado em nossa plataforma como ${kind}. Para acessar essa funcionalidade você precisa se cadastrar com outro email.`,
  roleRequired: { title: "Perfil obrigatório", text: "Escolha se você é cliente ou prestador." },
} as const;

export const EMAIL_REQUIRED = "Email obrigatório";
export const EMAIL_REQUIRED_TEXT = "Informe seu e-mail.";
export const EMAIL_INVALID = "E-mail inválido";
export const EMAIL_INVALID_TEXT = "Informe um e-mail válido, como nome@exemplo.com.";
export const PHONE_INVALID = {
  title: "WhatsApp inválido",
  text: "Informe o número com DDD, como (67) 99999-9999.",
} as const;

/** The two mails that users can request. */
export const MAILS = {
  reset: {
    need: "Informe seu e-mail para receber o link de recuperação.",
    sent: "Email de recuperação enviado!",
    sentText: "Verifique sua caixa de entrada ou spam.",
    failed: "Não foi possível enviar o email de recuperação.",
    note: (email: string) =>
      `Se houver uma conta com ${email}, o link para criar uma nova senha chega em instantes e vale por ${RESET_LIFETIME_MS / MINUTE_MS} minutos.`,
  },
  confirm: {
    need: "Informe seu e-mail para receber a confirmação.",
    sent: "Email de confirmação enviado!",
    sentText: "Verifique sua caixa de entrada ou spam.",
    failed: "Não foi possível reenviar o email de confirmação.",
    note: (email: string) => `Se a conta de ${email} ainda não foi confirmada, um novo link chega em instantes.`,
  },
} as const;
export const MAIL_FAILED = "Erro";

export const GOOGLE = {
  redirecting: "Redirecionando para o Google...",
  failed: "Erro no login com Google",
  failedText: "Não foi possível iniciar o login com Google. Tente novamente.",
} as const;

export const CHECK_MAIL = {
  title: "Confira seu e-mail",
  text: "Enviamos um link de confirmação para",
  hint: "Abra a mensagem, toque em “Confirmar meu e-mail” e digite a senha que você escolheu. Não chegou? Veja também o spam. O link vale por 24 horas.",
  done: "Já confirmei: entrar",
  wrongAddress: "O e-mail está errado? Cadastrar de novo",
} as const;

export const CONFIRMATION = {
  checking: "Verificando o link...",
  title: "Confirme seu e-mail",
  text: "Digite a senha que você escolheu ao cadastrar",
  confirm: "Confirmar e entrar",
  confirming: "Confirmando...",
  wrong: "Senha incorreta. Use a senha que você escolheu no cadastro.",
  notMine: "Não foi você que se cadastrou?",
  notMineText:
    "Então não precisa fazer nada: sem a senha, o cadastro não vale e é apagado em 48 horas. Se quiser usar o portal com este e-mail, faça o seu.",
  ownSignUp: "Fazer meu cadastro",
  done: "E-mail confirmado!",
  doneText: "Sua conta está pronta.",
  confirmed: "Este e-mail já foi confirmado",
  confirmedText: "Sua conta está pronta: é só entrar com seu e-mail e sua senha.",
  goOn: "Continuar",
  invalid: "Este link não vale mais",
  invalidText:
    "Ele já foi usado, passou de 24 horas ou há um mais novo. Se a conta já foi confirmada, é só entrar. Se não, peça outro link.",
  signUpAgain: "Cadastrar de novo",
  failed: "Não foi possível confirmar agora",
  failedText: "Algo deu errado. Tente de novo em instantes.",
  retry: RETRY,
} as const;

const OUTSIDE_CAUSES: Causes = {
  internal: "Algo deu errado do nosso lado. Tente de novo em instantes.",
};

/** Text for failures unrelated to the input; undefined for all others. */
export const outsideCause = (failure: Failure) => knownCause(failure, OUTSIDE_CAUSES);

export function logInMessage(failure: Failure, role: Role | null): Message {
  const outside = outsideCause(failure);
  if (outside) return { title: LOGIN.failed, text: outside };
  if (failure.code === "auth.blocked") return { title: LOGIN.failed, text: ACCESS.blocked };
  if (failure.code === "auth.email_unconfirmed") return { title: LOGIN.failed, text: LOGIN.unconfirmed };
  return { title: LOGIN.failed, text: role ? LOGIN.wrongFor(role) : LOGIN.wrong };
}

/** What the team decided, with the way to the support; null for other failures. */
export function decisionProblem({ code, fields }: Failure) {
  if (code !== "auth.blocked") return null;
  return { field: "root", text: Object.values(fields)[0] ?? ACCESS.blocked } as const;
}

export function signUpMessage(failure: Failure): Message {
  if (failure.code === "auth.email_taken") {
    return { title: SIGN_UP.taken, text: SIGN_UP.takenText(failure.params["kind"] ?? "usuário") };
  }
  return { title: SIGN_UP.failed, text: outsideCause(failure) ?? SIGN_UP.failedText };
}
