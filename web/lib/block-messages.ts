import type { Failure } from "./errors.ts";
import type { Message } from "./mutations.ts";

export const BLOCK = {
  title: (name: string) => `Bloquear ${name}?`,
  text: [
    "Essa pessoa não poderá pedir conexão, abrir seus contatos nem avaliar você, a não ser por um serviço contratado.",
    "Pedidos de conexão pendentes são desfeitos. Ela não é avisada. Para desbloquear, abra Conta.",
  ].join(" "),
  confirm: "Bloquear",
  blocking: "Bloqueando...",
  done: "Pessoa bloqueada",
  doneText: (name: string) => `${name} não pode mais entrar em contato com você pelo portal.`,
} as const;

const FAILED = "Não foi possível bloquear";

/** Toast for a person who could not be blocked. */
export function blockFailure({ code }: Failure): Message {
  switch (code) {
    case "block.limit":
      return { title: FAILED, text: "Você chegou ao limite de pessoas bloqueadas. Desbloqueie alguém em Conta." };
    case "block.own":
      return { title: FAILED, text: "Este é o seu próprio perfil." };
    case "user.not_found":
    case "profile.not_found":
      return { title: FAILED, text: "Esta pessoa não está mais no portal." };
    case "auth.required":
      return { title: "Login necessário", text: "Sua sessão terminou. Entre de novo para bloquear." };
    case "rate_limited":
      return { title: FAILED, text: "Foram muitos bloqueios seguidos. Tente de novo mais tarde." };
    default:
      return { title: FAILED, text: "Verifique sua conexão e tente de novo." };
  }
}
