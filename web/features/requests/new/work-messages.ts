import { SPECIALTIES_MAX } from "#src/features/profiles/rules.ts";

/** What a provider does and where, chosen in the list of requests for them. */
export const WORK = {
  title: "O que você faz, e onde?",
  text: "Escolha aqui e veja as solicitações para você. Fica salvo no seu perfil, e os alertas seguem a escolha.",
  specialties: "Especialidades",
  specialtiesHint: `Até ${SPECIALTIES_MAX}.`,
  specialtiesMissing: "Escolha pelo menos uma especialidade.",
  regions: "Regiões de atendimento",
  regionsMissing: "Escolha pelo menos uma cidade, ou todo o estado.",
  save: "Ver solicitações para mim",
  saving: "Salvando...",
  missing: "Falta escolher",
  saved: "Salvo no seu perfil!",
  savedText: "Esta lista e os alertas agora seguem a sua escolha.",
  failed: "Não foi possível salvar",
} as const;

export const UNDO_WORK = {
  label: "Desfazer",
  done: "Escolha desfeita",
  failed: "Não foi possível desfazer",
} as const;
