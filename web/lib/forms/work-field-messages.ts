export const SERVICES = {
  placeholder: "Escolha um serviço",
  full: (max: number) => `Máximo de ${max} escolhidos`,
  chosen: "Serviços escolhidos",
} as const;

export const PLACES = {
  hint: (max: number) => `Até ${max} cidades, ou todo o estado.`,
  placeholder: "Escolha uma cidade",
  full: (max: number) => `Máximo de ${max} escolhidas`,
  chosen: "Cidades escolhidas",
  wholeState: "Todo o estado",
  wholeStateHint: "Qualquer cidade de Mato Grosso do Sul.",
} as const;
