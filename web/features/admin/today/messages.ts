import type { AdminWork, AlertWay, StatMetric } from "#src/features/admin/rules.ts";

export const TODAY = {
  slug: "hoje",
  label: "Hoje",
  waiting: "O que espera por você",
  nothing: "Nada espera por você",
  nothingText: "Denúncias, respostas, conferências e envios com falha aparecem aqui.",
  since: { f: (ago: string) => `a mais antiga: ${ago}`, m: (ago: string) => `o mais antigo: ${ago}` },
  recent: "nas últimas 24 horas",
  yesterday: (day: string) => `Ontem, ${day}`,
  same: "igual a anteontem",
  more: (difference: string) => `${difference} a mais que anteontem`,
  less: (difference: string) => `${difference} a menos que anteontem`,
  health: "Saúde do portal",
  jobs: "Tarefas de cada minuto",
  jobsRan: (ago: string) => `rodaram ${ago}`,
  jobsNever: "ainda não rodaram",
  jobsLate: (ago: string) => `paradas: rodaram ${ago}`,
  failed: "Tarefas com erro",
  failedNone: "nenhuma em 24 horas",
  failedAt: (name: string, ago: string) => `${name}, ${ago}`,
  deliveries: "E-mails e chamadas",
  deliveriesOk: "em dia",
  deliveriesLate: (count: string) =>
    count === "1" ? "1 falha e é tentado de novo" : `${count} falham e são tentados de novo`,
  backup: "Cópia de segurança",
  backupMade: (ago: string) => `feita ${ago}`,
  backupLate: (ago: string) => `atrasada: a última foi ${ago}. Rode-a no GitHub, em Actions → backup`,
  backupNever: "ainda não há",
  couldNotLoad: "Não foi possível carregar o dia",
} as const;

/** What may wait, most urgent first, with the tab that shows it. */
export const WAITING = {
  openCases: { label: "Denúncias abertas", gender: "f", tab: { aba: "denuncias" } },
  answeredCases: { label: "Respostas a decisões", gender: "f", tab: { aba: "denuncias", filtro: "respondidas" } },
  pendingCredentials: { label: "Conferências pendentes", gender: "f", tab: { aba: "conferencias" } },
  deadDeliveries: { label: "Envios com falha", gender: "m", tab: { aba: "integracoes" } },
  paymentDifferences: { label: "Pagamentos que não batem com o Asaas", gender: "m", tab: { aba: "pagamentos" } },
} as const;
export const REFUNDS = { label: "Estornos", tab: { aba: "pagamentos", filtro: "estornados" } } as const;

/** Names of the figures of a day. */
export const FIGURE_NAMES: Readonly<Record<StatMetric, string>> = {
  sign_ups: "Cadastros",
  requests: "Solicitações",
  interests: "Interesses",
  contacts: "Contatos abertos",
  listings: "Anúncios",
  premium: "Usuários Premium",
  income: "Receita",
};

export const ALERTS = {
  title: "Como você é avisado",
  text: "Na hora: no sino, nos avisos ligados no aparelho e por e-mail. De manhã: no resumo das 7 h, se houver algo.",
  loading: "Carregando seus avisos...",
  loadFailed: "Não foi possível carregar seus avisos",
  saved: { title: "Aviso salvo" },
  failed: { title: "Erro", text: "Não foi possível salvar o aviso." },
} as const;
export const ALERT_KINDS: Readonly<Record<AdminWork, string>> = {
  reports: "Denúncias que não podem esperar",
  answers: "Respostas a decisões",
  credentials: "Registros para conferir",
  deliveries: "Envios com falha",
  jobs: "Tarefas com erro",
  backup: "Cópia de segurança atrasada",
  refunds: "Muitos estornos",
  payments: "Pagamentos que não batem com o Asaas",
};
export const ALERT_WAYS: Readonly<Record<AlertWay, string>> = {
  now: "Na hora",
  morning: "De manhã",
  never: "Nunca",
};

export const PASSKEY = {
  missing: "Crie sua chave de acesso",
  missingText:
    "Hoje, quem descobre a sua senha vê os contatos de todas as pessoas. Com uma chave de acesso, o painel pede também a digital, o rosto ou o PIN do seu aparelho. Você recebe dez códigos de recuperação.",
  title: "Sua chave de acesso",
  text: (left: number) =>
    `O painel pede a digital, o rosto ou o PIN do aparelho a cada 12 horas. ${left === 1 ? "Resta 1 código de recuperação." : `Restam ${left} códigos de recuperação.`} As chaves ficam em Conta, em Aparelhos.`,
  renew: "Criar novos códigos",
  renewing: "Criando...",
  renewFailed: "Não foi possível criar os códigos",
} as const;
