import type { Failure } from "@/lib/errors.ts";
import { type Causes, knownCause } from "@/lib/failure-messages.ts";
import type { Message } from "@/lib/mutations.ts";

export const ADMIN = {
  title: "Administração",
  checking: "Verificando permissões...",
  loading: "Carregando painel...",
} as const;

export const LOG_IN = {
  title: "Painel administrativo",
  text: "Entre com a conta de um administrador.",
  expired: "Por segurança, o painel pede sua senha a cada 12 horas.",
  expiredGoogle: "Por segurança, o painel pede uma nova entrada com o Google a cada 12 horas.",
  email: "E-mail",
  emailPlaceholder: "nome@exemplo.com",
  password: "Senha",
  submit: "Entrar",
  busy: "Entrando...",
  or: "ou",
  google: "Continuar com Google",
  success: "Login realizado!",
  failed: "Erro de autenticação",
  emailRequired: "Informe seu e-mail.",
  passwordRequired: "Informe a senha.",
} as const;

/** For admins who have a passkey. */
export const CONFIRM = {
  text: "Por segurança, o painel pede a digital, o rosto ou o PIN do aparelho a cada 12 horas.",
  withPasskey: "Confirmar com a digital ou o rosto",
  lost: "Usar um código de recuperação",
  code: "Código de recuperação",
  codeHint: "São 16 letras e números. Cada código vale uma vez.",
  codeRequired: "Digite um código.",
  codeWrong: "Este código não vale, ou já foi usado.",
  withCode: "Confirmar com o código",
  busy: "Confirmando...",
  done: "Confirmado!",
} as const;

/** Before the first passkey. */
export const FIRST_PASSKEY = {
  title: "Crie sua chave de acesso",
  text: "A administração abre com a senha e um aparelho seu: o painel pede a digital, o rosto ou o PIN dele. Você recebe dez códigos de recuperação.",
} as const;

export const DENIED = {
  title: "Acesso Negado",
  text: "Você não tem permissões para acessar o painel administrativo.",
  account: "Você entrou como",
  toast: "Acesso negado",
} as const;

/** Toasts on the way to the panel. */
export const ARRIVAL = {
  denied: { title: DENIED.toast, text: DENIED.text },
  expired: { title: "Sessão expirada", text: "Entre de novo para continuar no painel." },
  passkey: { title: "Confirme quem você é", text: "Use a digital, o rosto ou um código de recuperação." },
  unreachable: { title: "Erro", text: "Não foi possível verificar suas permissões." },
} as const satisfies Record<string, Message>;

const LOG_IN_CAUSES: Causes = {
  "auth.invalid_credentials": "E-mail ou senha incorretos.",
  "auth.email_unconfirmed": "Seu e-mail ainda não foi confirmado. Abra o link que enviamos.",
  "auth.blocked": "Esta conta está bloqueada. Fale com o suporte.",
};

export const logInCause = (failure: Failure) =>
  knownCause(failure, LOG_IN_CAUSES) ?? "Algo deu errado do nosso lado. Tente de novo.";
