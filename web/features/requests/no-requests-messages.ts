export const NONE = {
  title: "Nenhuma oportunidade aberta",
  text: "Novas solicitações aparecem aqui na hora. Precisa de um serviço? Publique a sua.",
  ofType: "Nenhuma oportunidade deste tipo",
  ofTypeText: (type: string) => `Não há solicitação aberta de “${type}” agora.`,
  forMe: "Nada aberto para você agora",
  forMeText: "Com mais especialidades e regiões no seu perfil, mais solicitações aparecem aqui.",
  widen: "Ampliar no perfil",
  seeAll: "Ver todas as oportunidades",
} as const;
