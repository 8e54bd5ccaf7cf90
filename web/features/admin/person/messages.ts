import type { AdminAccount, AdminPerson } from "#src/features/admin/schemas-person.ts";
import type { ActTexts } from "../act.ts";

export type PersonNote = AdminPerson["notes"][number];

export const PERSON = {
  failed: "Não foi possível carregar a pessoa",
  unknown: "Esta pessoa não existe",
  unknownText: "O endereço não é de uma conta, e nada ficou no portal com este identificador.",
  goneText: "Os dados pessoais foram apagados. Ficou só o que pertence à outra pessoa ou à auditoria.",
  account: "Conta",
  email: "E-mail",
  phone: "WhatsApp",
  confirmed: "confirmado",
  entry: "Entrada",
  google: "com Google",
  password: "com senha",
  created: "Cadastro",
  sessions: "Sessões",
  noSession: "nenhuma aberta",
  openSessions: (count: number, ago: string) => `${count === 1 ? "1 aberta" : `${count} abertas`}, último uso ${ago}`,
  terms: "Termos",
  noTerms: "não aceitos",
  accepted: (version: string, day: string) => `versão ${version}, aceita em ${day}`,
  assistant: "Assistente",
  assistantSince: (day: string) => `pode mandar solicitações, desde ${day}`,
  credentials: "Registros",
  /** Other accounts that are probably the same person's. Hires and ratings between them don't count. */
  linked: "Contas ligadas",
  id: "Identificador",
  card: "Abrir o cartão",
  notes: "Anotações internas",
  noNotes: "Só administradores leem e escrevem aqui.",
  noteBy: (admin: string, ago: string) => `${admin}, ${ago}`,
  noteActions: "esta anotação",
  nothingIn: (titles: string) => `Nada em: ${titles}.`,
  all: (title: string) => `Ver tudo em ${title}`,
  client: "contratou",
  provider: "contratação por",
  to: "para",
  from: "de",
  open: "Aberta",
  due: (day: string) => `vence em ${day}`,
  until: (day: string) => `até ${day}`,
  since: (day: string) => `desde ${day}`,
  paid: (day: string) => `paga em ${day}`,
  refunded: (day: string) => `estornada em ${day}`,
  asAdmin: "Ver o que fez como administrador",
} as const;

export const SHARED: Readonly<Record<AdminAccount["linked"][number]["kind"], string>> = {
  address: "mesmo endereço de internet",
  device: "mesmo aparelho",
  document: "mesmo pagador",
  phone: "mesmo WhatsApp",
};

export const SECTIONS = {
  requests: "Solicitações",
  listings: "Anúncios",
  ratingsBy: "Avaliações feitas",
  ratingsAbout: "Avaliações recebidas",
  hires: "Contratações",
  casesAbout: "Denúncias e ações diretas",
  reportsBy: "Denúncias feitas",
  subscriptions: "Assinaturas",
  payments: "Cobranças",
  audit: "Auditoria",
} as const;

export const HIRES = {
  proposed: "Aguarda resposta",
  confirmed: "Confirmada",
  denied: "Recusada",
  done: "Serviço concluído",
  cancelled: "Cancelada",
} as const;

const ERROR = "Erro";

export const NOTE_ACTS = {
  add: {
    label: "Anotar",
    title: "Anotação interna",
    text: ({ name }) => `Sobre ${name}. Só administradores leem, e some com a conta.`,
    confirm: "Salvar anotação",
    busy: "Salvando...",
    done: { title: "Anotação salva!" },
    failed: { title: ERROR, text: "Não foi possível salvar a anotação." },
  } satisfies ActTexts<AdminAccount>,
  remove: {
    label: "Excluir anotação",
    title: "Excluir esta anotação?",
    text: ({ text }) => `“${text}”`,
    confirm: "Excluir anotação",
    busy: "Excluindo...",
    done: { title: "Anotação excluída!" },
    failed: { title: ERROR, text: "Não foi possível excluir a anotação." },
  } satisfies ActTexts<PersonNote>,
} as const;

export const NOTE = { label: "Anotação", hint: "Escreva só o que a pessoa também poderia ler." } as const;
