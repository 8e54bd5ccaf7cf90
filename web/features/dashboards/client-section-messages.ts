export const ACTIONS = {
  publish: "Solicitar serviço",
  opportunities: "Ver oportunidades",
  contracts: "Ver minhas contratações",
  openNow: (count: number) => (count === 1 ? "oportunidade aberta agora" : "oportunidades abertas agora"),
} as const;

export const STEPS = {
  title: "Como funciona",
  items: [
    { title: "Descreva o serviço", text: "Tipo, local, urgência e o que precisa ser feito." },
    { title: "Fica 48 horas no ar", text: "Depois disso a solicitação sai sozinha da lista." },
    { title: "Receba o contato", text: "Profissionais mostram interesse e chamam você no WhatsApp." },
  ],
} as const;

export const CLIENT_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, cliente do Portal da Construção, e preciso de ajuda.`;
