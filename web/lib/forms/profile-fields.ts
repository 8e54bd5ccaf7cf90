import type { ProfessionalField } from "#src/features/profiles/rules.ts";

/** What a complete profile needs, as people read it. */
export const PROFILE_FIELDS: Readonly<Record<ProfessionalField, string>> = {
  name: "Nome completo",
  email: "E-mail",
  whatsapp: "WhatsApp",
  avatarUrl: "Foto de perfil",
  profession: "Profissão",
  professionalProfile: "Perfil profissional",
  specialties: "Especialidades",
  serviceRegions: "Regiões de atendimento",
  wholeState: "Regiões de atendimento",
};
