import type { AdminUser } from "#src/features/admin/schemas.ts";
import type { AdminBan } from "#src/features/admin/schemas-bans.ts";
import { PREMIUM_PERIOD_MS } from "#src/features/billing/rules.ts";
import { formatDay } from "#src/shared/format.ts";
import type { ActTexts } from "../act.ts";

export const USERS = {
  label: "Usuários",
  user: "Usuário",
  premium: "Premium",
  created: "Cadastro",
  none: "Nenhum usuário ainda",
  until: (day: string) => `até ${day}`,
  forever: "ativo",
  no: "não",
  admin: "Admin",
  blocked: "Bloqueado",
  unconfirmed: "E-mail não confirmado",
  client: "Cliente",
  provider: "Prestador",
  both: "Cliente e prestador",
  noRole: "Sem perfil escolhido",
} as const;

export function rolesOf({ isClient, isProvider }: AdminUser): string {
  if (isClient && isProvider) return USERS.both;
  if (isProvider) return USERS.provider;
  return isClient ? USERS.client : USERS.noRole;
}

export const USER_FILTERS = {
  all: { slug: "todos", label: "Todos" },
  premium: { slug: "premium", label: "Premium" },
  blocked: { slug: "bloqueados", label: "Bloqueados" },
  admins: { slug: "admins", label: "Admins" },
  banned: { slug: "impedidos", label: "Impedidos" },
} as const;

export const BANS = {
  label: "Impedidos de se cadastrar",
  what: "E-mail e WhatsApp",
  reason: "Motivo",
  who: "Quem",
  since: "Desde",
  until: "Até",
  none: "Ninguém está impedido",
  noneText: "Ao bloquear ou excluir um usuário, você pode impedir que ele se cadastre de novo.",
  deleted: "Conta excluída",
  goneAdmin: "Administrador excluído",
} as const;

/** Beside the reason of a block or deletion. */
export const BAN = {
  label: "Impedir novo cadastro",
  hint: "E-mail e WhatsApp, por um ano.",
} as const;

export const LIFT_BAN: ActTexts<Pick<AdminBan, "hint">> = {
  label: "Suspender impedimento",
  title: "Suspender o impedimento?",
  text: ({ hint }) => `${hint}: a pessoa pode se cadastrar de novo. Um bloqueio da conta continua.`,
  confirm: "Suspender impedimento",
  busy: "Suspendendo...",
  done: { title: "Impedimento suspenso!" },
  failed: { title: "Erro", text: "Não foi possível suspender o impedimento." },
};

/** What happens with the subscription of who loses access. */
function subscriptionEnds({ renewal }: AdminUser): string {
  if (!renewal) return "Não há assinatura que renove.";
  const paid =
    renewal.paidUntil === null ? "" : ` Está paga até ${formatDay(renewal.paidUntil)}: a pessoa recebe a data.`;
  return `A assinatura é cancelada no Asaas e não cobra mais.${paid}`;
}

const who = ({ name, email }: AdminUser) => `${name} (${email})`;
const ERROR = "Erro";

export const USER_ACTS = {
  create: {
    label: "Criar assinatura manual",
    title: "Criar assinatura manual?",
    text: (user) =>
      `${who(user)} recebe o Premium até ${formatDay(Date.now() + PREMIUM_PERIOD_MS - 1)}, sem pagar pelo Asaas, e é avisado por e-mail.`,
    confirm: "Criar assinatura",
    busy: "Criando...",
    done: { title: "Assinatura criada!" },
    failed: { title: ERROR, text: "Não foi possível criar a assinatura." },
  },
  end: {
    label: "Desativar premium",
    title: "Desativar o Premium?",
    text: (user) => `${who(user)} perde o Premium agora: assinatura, promoção e prorrogações terminam juntas.`,
    confirm: "Desativar premium",
    busy: "Desativando...",
    done: { title: "Status atualizado!" },
    failed: { title: ERROR, text: "Não foi possível atualizar o status premium." },
  },
  block: {
    label: "Bloquear conta",
    title: "Bloquear esta conta?",
    text: (user) =>
      `${who(user)} sai de todos os aparelhos, não entra mais, e seu conteúdo fica oculto. ${subscriptionEnds(user)}`,
    confirm: "Bloquear conta",
    busy: "Bloqueando...",
    done: { title: "Conta bloqueada!" },
    failed: { title: ERROR, text: "Não foi possível bloquear a conta." },
  },
  unblock: {
    label: "Desbloquear conta",
    title: "Desbloquear esta conta?",
    text: (user) =>
      `${who(user)} volta a entrar, e o conteúdo oculto pelo bloqueio volta a aparecer. Uma assinatura cancelada pelo bloqueio não volta: o e-mail convida a assinar de novo.`,
    confirm: "Desbloquear conta",
    busy: "Desbloqueando...",
    done: { title: "Conta desbloqueada!" },
    failed: { title: ERROR, text: "Não foi possível desbloquear a conta." },
  },
  ban: {
    label: BAN.label,
    title: "Impedir novo cadastro?",
    text: (user) =>
      `${who(user)} não se cadastra de novo com este e-mail ou WhatsApp, por um ano. A conta continua bloqueada.`,
    confirm: "Impedir cadastro",
    busy: "Impedindo...",
    done: { title: "Novo cadastro impedido!" },
    failed: { title: ERROR, text: "Não foi possível impedir o cadastro." },
  },
  liftBan: { ...LIFT_BAN, text: (user) => LIFT_BAN.text({ hint: who(user) }) },
  makeAdmin: {
    label: "Tornar administrador",
    title: "Tornar esta pessoa administradora?",
    text: (user) =>
      `${who(user)} passa a ver contatos e denúncias e a fazer tudo o que se faz neste painel, também tornar e remover administradores.`,
    confirm: "Tornar administrador",
    busy: "Salvando...",
    done: { title: "Agora administra o portal!" },
    failed: { title: ERROR, text: "Não foi possível tornar administrador." },
  },
  removeAdmin: {
    label: "Remover administrador",
    title: "Remover este administrador?",
    text: (user) => `${who(user)} perde agora o acesso a este painel, em todos os aparelhos. A conta continua igual.`,
    confirm: "Remover administrador",
    busy: "Removendo...",
    done: { title: "Não administra mais o portal!" },
    failed: { title: ERROR, text: "Não foi possível remover o administrador." },
  },
  delete: {
    label: "Excluir usuário",
    title: "Excluir este usuário?",
    text: (user) =>
      `${who(user)}: tudo o que é da pessoa é apagado para sempre. Contratações e avaliações ficam com a outra parte. ${subscriptionEnds(user)}`,
    confirm: "Excluir usuário",
    busy: "Excluindo...",
    done: { title: "Usuário excluído!" },
    failed: { title: ERROR, text: "Não foi possível excluir o usuário." },
  },
} as const satisfies Record<string, ActTexts<AdminUser>>;

export const USER_CAUSES = {
  exists: { title: "Assinatura já existe", text: "Este usuário já possui uma assinatura ativa." },
  right: ({ name }: AdminUser) => `Entendi: ${name} perde o acesso ao painel, mesmo que seja eu.`,
  consent: (user: AdminUser) => `Entendi: quero excluir ${user.name} para sempre.`,
} as const;
