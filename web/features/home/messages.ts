export const NOT_FOUND = {
  tab: "Página não encontrada",
  title: "Oops! Page not found",
  text: "Esta página não existe ou mudou de endereço.",
  home: "Voltar ao início",
  homeEnglish: "Return to Home",
} as const;

export const ERROR = {
  unreachable: {
    title: "Não foi possível falar com o portal",
    text: "Verifique sua internet e tente de novo.",
  },
  unknown: {
    title: "Algo saiu do prumo",
    text: "A tela falhou por um erro nosso. Tente de novo; se continuar, volte ao início.",
  },
  home: "Voltar ao início",
} as const;

export const HEADER = {
  home: "Portal da Construção, início",
  enter: "Entrar",
  panel: "Ir para o painel",
} as const;

export const HERO = {
  place: "Mato Grosso do Sul, desde 2016",
  title: "Sua obra anda com a gente certa.",
  text: "Clientes publicam o que precisam. Pedreiros, pintores, eletricistas e arquitetos da região respondem pelo WhatsApp.",
  start: "Começar Agora",
  fine: "De graça para clientes. 30 dias grátis para prestadores.",
} as const;

export const AUDIENCES = {
  title: "Dois lados da mesma obra",
  client: {
    title: "Para quem vai construir",
    points: [
      "Publique seu pedido em um minuto, sem custo",
      "Receba contato de profissionais da sua cidade",
      "Compare pelas avaliações de outros clientes",
      "Compre e venda material e sobras de obra",
    ],
    go: "Quero contratar",
  },
  provider: {
    title: "Para quem vive da obra",
    points: [
      "Veja pedidos novos todos os dias",
      "Fale direto com o cliente pelo WhatsApp",
      "Mostre seu trabalho no cartão digital",
      "Cresça com contratos prontos e cursos",
    ],
    go: "Quero trabalhar",
  },
} as const;

/** What the product says of itself; source: specification of the client side, section 1. */
export const FIGURES = {
  title: "Por que o Portal",
  list: [
    { value: "+20", label: "novas oportunidades por dia" },
    { value: "+3.500", label: "membros ativos" },
    { value: "79", label: "cidades atendidas" },
    { value: "+15.000", label: "projetos" },
    { value: "98%", label: "de satisfação" },
    { value: "2016", label: "ano de fundação" },
  ],
} as const;

export const FOOTER = {
  text: "O ponto de encontro da construção civil em Mato Grosso do Sul.",
  label: "Rodapé",
  enter: "Entrar",
  signUp: "Criar conta",
  start: "Cliente ou prestador?",
  terms: "Termos de uso",
  newTab: "(abre em nova aba)",
  rights: (year: number) => `© 2016–${year} Portal da Construção`,
} as const;
