export const LOADING = "Carregando...";

export const HOME_LABEL = "Portal da Construção, início";

export const BACK_TO_PANEL = "Voltar ao painel";

export const NO_NAME = "Nome não informado";

export const NO_WHATSAPP = "WhatsApp não informado";

export const NO_RATINGS = "Ainda sem avaliações";

/** On links and buttons that lead to the log-in. */
export const LOG_IN = "Entrar";

export const RETRY = "Tentar de novo";

export const CLOSE = "Fechar";

export const NEW_TAB = "(abre em nova aba)";

export const LIST_END = {
  more: "Ver mais",
  failed: "Não foi possível carregar mais.",
  end: "Você chegou ao fim da lista.",
} as const;

export const CONNECTION_LOST = "Verifique sua conexão e tente de novo.";

/** For a dialog or a part of a screen whose code did not load. */
export const LATE_FAILED = "Não foi possível abrir";

export const UNREACHABLE = {
  title: "Não foi possível falar com o portal",
  text: CONNECTION_LOST,
} as const;

/** For pages that opened without a network; `since` as `14:32` or `21/11 às 14:32`. */
export const OFFLINE_SINCE = (since: string) => `Você está offline: conteúdo de ${since}.`;

export const LOG_OUT = {
  label: "Sair",
  busy: "Saindo...",
  failed: "Não foi possível sair",
} as const;

export const LINK_COPY = {
  done: "Link copiado!",
  failed: "Não foi possível copiar o link",
} as const;
