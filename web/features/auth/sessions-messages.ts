import type { Failure } from "@/lib/errors.ts";

export const SESSIONS = {
  title: "Aparelhos conectados",
  text: "Não reconhece algum? Saia dele e troque a senha.",
  loading: "Carregando os aparelhos...",
  loadFailed: "Não foi possível carregar os aparelhos",
  unknown: "Aparelho desconhecido",
  current: "Este aparelho",
  since: (moment: string) => `Desde ${moment}`,
  lastUse: (day: string) => `Visto em ${day}`,
  end: "Sair",
  endOf: (device: string, moment: string) => ` de ${device}, desde ${moment}`,
  ended: "O aparelho saiu da conta",
  endAll: "Sair de todos os outros",
  ending: "Saindo...",
  endedAll: "Os outros aparelhos saíram da conta",
  failed: "Não foi possível sair do aparelho",
} as const;

const CAUSES: Partial<Record<Failure["code"], string>> = {
  network: "Sem conexão com o portal. Verifique a internet e tente de novo.",
  rate_limited: "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.",
  "auth.required": "Sua sessão terminou. Entre de novo na sua conta.",
};

/** Toast for devices that could not be logged out. */
export function sessionsFailure({ code }: Failure) {
  return { title: SESSIONS.failed, text: CAUSES[code] ?? "Ocorreu um erro inesperado." };
}
