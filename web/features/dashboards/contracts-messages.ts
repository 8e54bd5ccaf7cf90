export const CONTRACTS = {
  client: {
    title: "Minhas Contratações",
    hires: "Quem você contratou",
  },
  provider: {
    title: "Meus Contratos",
    hires: "Quem contratou você",
  },
  soon: "EM BREVE",
  text: "Contratos em papel, prontos para assinar.",
  premiumOnly: "Exclusivo para usuários Premium",
  premium: "Conhecer o Premium",
} as const;
