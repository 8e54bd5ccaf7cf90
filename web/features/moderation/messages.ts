export const REPORT_BUTTON = "Denunciar";
export const BLOCK_BUTTON = { block: "Bloquear", unblock: "Desbloquear" } as const;

export const BLOCKED_PEOPLE = {
  title: "Pessoas bloqueadas",
  text: "Quem você bloqueou não pede conexão com você nem abre seus contatos.",
  open: "Ver a lista",
} as const;
