export const NONE = {
  title: "Nenhuma oportunidade aberta",
  text: "Novas solicitações aparecem aqui na hora. Precisa de um serviço? Publique a sua.",
  ofType: "Nenhuma oportunidade deste tipo",
  ofTypeText: (type: string) => `Não há solicitação aberta de “${type}” agora.`,
  inCity: (city: string) => `Nenhuma oportunidade em ${city}`,
  inCityText: "Veja as outras cidades. O que for publicado aqui aparece na hora.",
  allCities: "Ver em todas as cidades",
  forMeInCity: (city: string) => `Nada aberto para você em ${city}`,
  forMe: "Nada aberto para você agora",
  forMeText: "Com mais especialidades e regiões no seu perfil, mais solicitações aparecem aqui.",
  widen: "Ampliar no perfil",
  seeAll: "Ver todas as oportunidades",
} as const;
