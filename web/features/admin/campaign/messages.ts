export const CAMPAIGN = {
  label: "Campanha dos 30 dias grátis",
  loading: "Carregando a campanha...",
  failed: "Não foi possível carregar a campanha",
  days: (first: string, last: string) => `De ${first} a ${last}.`,
  forOne: "Quem indica ganha 30 dias.",
  forBoth: "Quem indica e quem é indicado ganham 30 dias.",
  edit: "Editar campanha",
} as const;

export const CAMPAIGN_STATES = {
  off: "Desligada",
  future: "Ainda não começou",
  running: "No ar",
  over: "Terminou",
} as const;

export const CAMPAIGN_FORM = {
  title: "Editar campanha",
  text: "A promoção só aparece entre o primeiro e o último dia, e só enquanto a campanha está ligada.",
  name: "Título",
  nameHint: "Aparece acima de '30 Dias Grátis de Premium!'.",
  startsOn: "Primeiro dia",
  endsOn: "Último dia",
  isOn: "Campanha ligada",
  isForBoth: "Quem é indicado também ganha",
  isForBothHint:
    "Quem entrou por um convite ganha os 30 dias sem indicar ninguém. O perfil completo continua necessário.",
  save: "Salvar campanha",
  saving: "Salvando...",
  saved: "Campanha salva!",
  invalid: "Confira os campos",
  error: "Erro",
  saveFailed: "Não foi possível salvar a campanha.",
} as const;
