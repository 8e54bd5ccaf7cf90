const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

// Texts of requests for chosen professionals, which load late.

function missingPeople(missing: number, isNobodyLeft: boolean): string {
  if (missing > 1) return `${missing} dos profissionais que você escolheu não recebem pedidos de orçamento agora.`;
  const who = isNobodyLeft ? "O profissional" : "Um dos profissionais";
  return `${who} que você escolheu não recebe pedidos de orçamento agora.`;
}

export const ASKED = {
  title: "Para quem vai",
  loading: "Carregando profissionais...",
  failed: "Não foi possível carregar os profissionais",
  add: "Adicionar outro profissional",
  remove: (name: string) => `Tirar ${name}`,
  missing: (missing: number, isNobodyLeft: boolean) =>
    [
      missingPeople(missing, isNobodyLeft),
      isNobodyLeft ? "Escolha outro, ou a solicitação vai para todos." : "A solicitação vai para os demais.",
    ].join(" "),
  published: (names: readonly string[], isReserved: boolean) =>
    `Avisamos ${LIST.format(names)}. ${
      isReserved
        ? "Nas primeiras 24 horas, só quem você escolheu vê a solicitação. Depois, ela aparece para todos."
        : "Os outros profissionais também veem a solicitação na lista."
    }`,
} as const;

export const WHO_SEES = {
  label: "Quem vê a solicitação",
  options: [
    {
      value: "eles",
      label: "Só quem você escolheu nas primeiras 24 h",
      hint: "Depois, aparece para todos até o fim das 48 horas.",
    },
    {
      value: "todos",
      label: "Para todos",
      hint: "Quem você escolheu recebe um aviso na hora, e os outros também veem.",
    },
  ],
} as const;

export const ADD = {
  title: "Adicionar profissional",
  search: "Nome, profissão ou especialidade",
  list: "Profissionais",
  loading: "Buscando profissionais...",
  failed: "Não foi possível buscar profissionais",
  none: "Nenhum profissional encontrado.",
  add: "Adicionar",
  added: "Adicionado",
} as const;

/** Toast for a professional who can't be asked any more. */
export const addresseeFailure = {
  title: "Alguém não recebe pedidos de orçamento agora",
  text: "Um dos profissionais escolhidos não pode receber pedidos de orçamento. Confira a lista e publique de novo.",
} as const;
