import type { Failure } from "@/lib/errors.ts";
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
  unreachable: { title: "Erro", text: "Não foi possível verificar suas permissões." },
} as const satisfies Record<string, Message>;

const LOG_IN_CAUSES: Partial<Record<Failure["code"], string>> = {
  "auth.invalid_credentials": "E-mail ou senha incorretos.",
  "auth.email_unconfirmed": "Seu e-mail ainda não foi confirmado. Abra o link que enviamos.",
  "auth.blocked": "Esta conta está bloqueada. Fale com o suporte.",
  rate_limited: "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.",
  network: "Sem conexão com o portal. Verifique a internet e tente de novo.",
};

export const logInCause = ({ code }: Failure) => LOG_IN_CAUSES[code] ?? "Algo deu errado do nosso lado. Tente de novo.";
