export const CONTRACTS = {
  client: {
    title: "Minhas Contratações",
    hires: "Quem você contratou",
    text: "Aqui vão ficar os contratos em papel das suas contratações, prontos para assinar.",
  },
  provider: {
    title: "Meus Contratos",
    hires: "Quem contratou você",
    text: "Aqui vão ficar os seus contratos em papel, prontos para assinar.",
  },
  soon: "EM BREVE",
  premiumOnly: "Exclusivo para usuários Premium",
  back: "Voltar",
  premium: "Conhecer o Premium",
} as const;
