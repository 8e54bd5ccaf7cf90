// Apart from messages.ts, because public pages load that first.

export const CANCEL = {
  action: "Cancelar pedido de conexão",
  question: (name: string) => ({
    title: "Cancelar pedido de conexão?",
    text: `${name} não verá mais o seu pedido de conexão. Você pode pedir de novo depois.`,
    confirmLabel: "Cancelar pedido de conexão",
    cancelLabel: "Manter",
  }),
  done: "Pedido de conexão cancelado",
  failed: "Não foi possível cancelar o pedido de conexão.",
} as const;

export const PENDING = {
  label: "Solicitação Pendente",
  incoming: "Quer se conectar com você",
} as const;

export const CONNECTIONS = {
  title: "Minhas conexões",
  lead: "Quem faz parte da sua rede, a quem você pediu conexão e quem pediu a você.",
  back: "Voltar ao Portal",
  tabs: "Listas de conexões",
  tab: { conexoes: "Conexões", pedidos: "Pedi", recebidos: "Recebi" },
  loading: "Carregando conexões...",
  failed: "Não foi possível carregar as conexões",
  news: "Nova",
  search: "Buscar profissionais",
  empty: {
    conexoes: { title: "Nenhuma conexão ainda", text: "Encontre profissionais no Portal e peça a conexão." },
    pedidos: {
      title: "Nenhum pedido de conexão em aberto",
      text: "Os que você enviar aparecem aqui até a resposta.",
    },
    recebidos: {
      title: "Nenhuma solicitação pendente",
      text: "Quando alguém quiser se conectar com você, aparece aqui.",
    },
  },
  waiting: (count: number) =>
    count === 1 ? "Um pedido de conexão seu espera resposta." : "Seus pedidos de conexão esperam resposta.",
  cancel: "Cancelar",
  requestTo: (name: string) => `pedido de conexão a ${name}`,
  disconnect: "Desconectar",
  disconnected: "Conexão desfeita",
  disconnectedText: (name: string) => `${name} saiu da sua rede.`,
  changeFailed: "Não foi possível mudar a conexão.",
} as const;
