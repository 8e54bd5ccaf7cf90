import type { SubjectKind } from "#src/features/moderation/rules.ts";

/** Classifieds also have 'Denunciar', which opens the support chat. */
export const reportLabel = (kind: SubjectKind) => (kind === "listing" ? "Denunciar ao Portal" : "Denunciar");
export const BLOCK_BUTTON = "Bloquear";

export const BLOCKED_PEOPLE = {
  title: "Pessoas bloqueadas",
  text: "Quem você bloqueou não pede conexão com você nem abre seus contatos.",
  open: "Ver a lista",
} as const;
