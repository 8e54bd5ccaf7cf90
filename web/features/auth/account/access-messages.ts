import { RESET_LIFETIME_MS } from "#src/features/auth/rules.ts";
import { MINUTE_MS } from "#src/shared/time.ts";
import { failureToast } from "@/lib/failure-messages.ts";

export const ACCESS = {
  title: "Acesso à conta",
  email: "E-mail",
  changeEmail: "Trocar e-mail",
  pendingEmail: (email: string) => `Falta confirmar ${email}: abra o link que enviamos para lá.`,
  password: "Senha",
  passwordText: "Ao trocar a senha, os outros aparelhos saem da conta.",
  change: "Trocar senha",
  noPasswordText: "Você entra com o Google. Com uma senha, entra também com o seu e-mail.",
  create: "Criar senha",
  sending: "Enviando...",
  sent: "Link enviado!",
  sentText: (email: string) =>
    `Abra a mensagem que enviamos para ${email}. O link vale por ${RESET_LIFETIME_MS / MINUTE_MS} minutos.`,
  sendFailed: "Não foi possível enviar o link",
} as const;

/** For a dialog whose code failed to load. */
export const PASSWORD_CHANGE = {
  title: "Trocar senha",
  text: "Os outros aparelhos saem da conta, e você recebe um e-mail de aviso.",
  current: "Senha atual",
  currentRequired: { title: "Campo obrigatório", text: "Informe a senha." },
  new: "Nova senha",
  save: "Salvar nova senha",
  saving: "Salvando...",
  done: "Senha alterada com sucesso!",
  doneText: "Os outros aparelhos saíram da conta.",
  failed: "Erro ao alterar a senha",
} as const;

export const SESSIONS = {
  title: "Aparelhos conectados",
  text: "Não reconhece algum? Saia dele e troque a senha.",
  loading: "Carregando os aparelhos...",
  loadFailed: "Não foi possível carregar os aparelhos",
  unknown: "Aparelho desconhecido",
  current: "Este aparelho",
  since: (moment: string) => `Desde ${moment}`,
  inUse: "Em uso agora",
  lastUse: (day: string) => `Último uso em ${day}`,
  end: "Sair",
  endOf: (device: string, moment: string) => `de ${device}, desde ${moment}`,
  ended: "O aparelho saiu da conta",
  endAll: "Sair de todos os outros",
  ending: "Saindo...",
  endedAll: "Os outros aparelhos saíram da conta",
  failed: "Não foi possível sair do aparelho",
} as const;

/** Toast for devices that could not be logged out. */
export const sessionsFailure = failureToast(SESSIONS.failed);
