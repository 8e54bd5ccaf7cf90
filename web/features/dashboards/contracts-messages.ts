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
  premiumOnly: "Exclusivo para usuários Premium",
} as const;
