export const FIRST_STEPS = {
  title: "Primeiros passos",
  provider: (done: number, all: number) => `${done} de ${all} feitos`,
  client: "Comece por um destes caminhos.",
  done: "Feito:",
  dismiss: "Dispensar",
  dismissFailed: "Não foi possível dispensar",
} as const;

interface StepTexts {
  title: string;
  /** What the step brings. */
  text: string;
}

export const CLIENT_STEPS: Readonly<Record<"request" | "directory", StepTexts>> = {
  request: {
    title: "Publique sua primeira solicitação",
    text: "Quem se interessa aparece para você comparar e escolher. É grátis.",
  },
  directory: {
    title: "Encontre um profissional",
    text: "Veja avaliações e fotos de trabalhos e chame quem você escolher.",
  },
};

export const PROVIDER_STEPS: Readonly<Record<"profile" | "alerts" | "assistant" | "interest", StepTexts>> = {
  profile: {
    title: "Complete o perfil",
    text: "Seu cartão aparece no Portal Conexões e as solicitações certas chegam até você. Falta:",
  },
  alerts: {
    title: "Ative os avisos neste aparelho",
    text: "Saiba na hora de cada solicitação para você, mesmo com o portal fechado.",
  },
  assistant: {
    title: "Aceite receber solicitações no WhatsApp",
    text: "O assistente manda as da sua especialidade e região. Marque a opção no perfil.",
  },
  interest: {
    title: "Mostre interesse em uma solicitação",
    text: "O cliente vê seu cartão e pode contratar você.",
  },
};

/** After the title of the step `assistant`, for those without it. */
export const WITH_PREMIUM = " (com o Premium)";

export const ALERTS_STEP = {
  action: "Ativar avisos",
  busy: "Ativando...",
} as const;
