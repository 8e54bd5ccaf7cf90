import { RESET_LIFETIME_MS, ROLE_WORDS, type Role } from "#src/features/auth/rules.ts";
import { MINUTE_MS } from "#src/shared/time.ts";
import type { Failure } from "@/lib/errors.ts";
import { type Causes, knownCause } from "@/lib/failure-messages.ts";
import { NEW_TAB } from "@/lib/messages.ts";
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
