export const MISSING = {
  title: "Complete o seu cartão",
  text: "Com tudo preenchido, o cartão e a página aparecem no Portal e podem ser compartilhados.",
  done: (done: number, all: number) => `${done} de ${all} itens preenchidos`,
  fields: {
    name: "Nome completo",
    email: "Email",
    whatsapp: "WhatsApp",
    avatarUrl: "Foto de perfil",
    profession: "Profissão",
    professionalProfile: "Perfil profissional",
    specialties: "Especialidades",
    serviceRegions: "Regiões de atendimento",
    wholeState: "Regiões de atendimento",
  },
} as const;
