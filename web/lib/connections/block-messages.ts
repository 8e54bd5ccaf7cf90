import { failureToast } from "../failure-messages.ts";

export const BLOCK = {
  title: (name: string) => `Bloquear ${name}?`,
  text: [
    "Essa pessoa não poderá pedir conexão, abrir seus contatos nem avaliar você, a não ser por um serviço contratado.",
    "A conexão e os pedidos de conexão entre vocês são desfeitos. Ela não é avisada. Você pode desbloquear quando quiser, em Conta.",
  ].join(" "),
  confirm: "Bloquear",
  blocking: "Bloqueando...",
  done: "Pessoa bloqueada",
  doneText: (name: string) => `${name} não pode mais entrar em contato com você pelo portal.`,
} as const;

const GONE = "Esta pessoa não está mais no portal.";

/** Toast for a person who could not be blocked. */
export const blockFailure = failureToast("Não foi possível bloquear", {
  "block.limit": "Você chegou ao limite de pessoas bloqueadas. Desbloqueie alguém em Conta.",
  "block.own": "Este é o seu próprio perfil.",
  "user.not_found": GONE,
  "profile.not_found": GONE,
  rate_limited: "Foram muitos bloqueios seguidos. Tente de novo mais tarde.",
});
