import { PREMIUM_PRICE_CENTS } from "#src/features/billing/catalogue.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { moreThan, OWNER_FIGURES } from "@/lib/owner-figures.ts";
import { SINCE } from "./footer-messages.ts";

export const HEADER = {
  panel: "Ir para o painel",
} as const;

export const HERO = {
  place: `Mato Grosso do Sul, desde ${SINCE}`,
  title: "Sua obra anda com a gente certa.",
  text: "Clientes publicam o que precisam. Pedreiros, pintores, eletricistas e arquitetos da região respondem pelo WhatsApp.",
  start: "Começar Agora",
  request: "Publicar solicitação",
  fine: "De graça para clientes. Nas campanhas, prestadores ganham 30 dias, com perfil completo e um amigo indicado.",
} as const;

export const AUDIENCES = {
  title: "Dois lados da mesma obra",
  client: {
    title: "Para quem vai construir",
    points: [
      "Publique sua solicitação em um minuto, sem custo",
      "Receba contato de profissionais da sua cidade",
      "Compare pelas avaliações de outros clientes",
      "Compre e venda material e sobras de obra",
    ],
    go: "Quero contratar",
  },
  provider: {
    title: "Para quem vive da obra",
    points: [
      "Veja solicitações novas todos os dias",
      "No Premium, fale com o cliente pelo WhatsApp",
      "Mostre seu trabalho no cartão digital",
      "Cresça com acordos por escrito e cursos",
    ],
    go: "Quero trabalhar",
  },
} as const;

export const WHY = {
  title: "Por que o Portal",
  reasons: [
    { title: "Gente da região", text: "Profissionais de todo o Mato Grosso do Sul, perto da sua obra." },
    { title: "Conversa direta", text: "Cliente e profissional se falam pelo WhatsApp." },
    { title: "Solicitações que valem", text: "Cada solicitação sai do ar em 48 horas. Nada de anúncio velho." },
    { title: "Avaliações de quem contratou", text: "A nota de cada profissional ajuda você a escolher." },
    { title: "Compra e Venda", text: "Material, ferramenta e sobra de obra trocam de mãos aqui." },
    { title: "Sem custo para o cliente", text: "Publicar e contratar é de graça." },
  ],
  statsTitle: "O Portal em números",
  stats: [
    { value: moreThan(OWNER_FIGURES.opportunitiesADay), label: "novas oportunidades por dia" },
    { value: moreThan(OWNER_FIGURES.members), label: "membros ativos" },
    { value: `${OWNER_FIGURES.cities}`, label: "cidades atendidas" },
    { value: moreThan(OWNER_FIGURES.projects), label: "projetos" },
    { value: `${OWNER_FIGURES.satisfaction}%`, label: "de satisfação" },
  ],
} as const;

/** Made-up samples for the preview of the provider panel. */
export const PREVIEW = {
  title: "O painel do prestador por dentro",
  text: "Tudo o que traz trabalho, na tela do celular.",
  card: {
    title: "Cartão digital",
    text: "Um endereço só seu, com foto, especialidades e botão de WhatsApp.",
    name: "Seu nome aqui",
    trade: "Pedreiro e azulejista",
    place: "Campo Grande e região",
    skills: ["Reforma", "Pisos", "Alvenaria"],
    call: "Chamar no WhatsApp",
  },
  opportunities: {
    title: "Oportunidades",
    text: "Solicitações da região, com prazo à vista. Demonstre interesse com um toque.",
    list: [
      {
        service: "Reforma de banheiro",
        urgency: "tomorrow",
        place: "Jardim dos Estados, Campo Grande",
        left: "41 h 20 min",
      },
      { service: "Construção de muro", urgency: "next_days", place: "Centro, Dourados", left: "18 h 5 min" },
    ],
  },
  connections: {
    title: "Conexões",
    text: "Conheça outros profissionais, troque indicações e monte sua equipe.",
    list: [
      { name: "Eletricista", place: "Três Lagoas", isConnected: true },
      { name: "Pintora", place: "Campo Grande", isConnected: true },
      { name: "Arquiteto", place: "Corumbá", isConnected: false },
    ],
    connected: "Conectado",
    connect: "Conectar",
  },
} as const;

export const HISTORY = {
  title: "Nossa história",
  steps: [
    {
      when: `${SINCE}`,
      title: "A fundação",
      text: "O Portal da Construção nasce em Mato Grosso do Sul para juntar quem constrói e quem precisa construir.",
    },
    {
      when: "Ao longo dos anos",
      title: "Obra por obra",
      text: "Os projetos se somam, e as avaliações de quem contratou também.",
    },
    {
      when: "Hoje",
      title: "O estado inteiro",
      text: "Clientes e profissionais de todos os municípios se encontram aqui.",
    },
  ],
} as const;

export const OFFER = {
  eyebrow: "Para prestadores",
  title: "Portal Premium",
  text: "Nas campanhas, 30 dias grátis, uma vez por pessoa, com perfil completo e um amigo indicado.",
  price: formatPrice(PREMIUM_PRICE_CENTS),
  period: "por mês",
  benefits: [
    "Acesso ilimitado aos contatos",
    "Destaque nas buscas",
    "Suporte prioritário",
    "Análises detalhadas",
    "Selo premium",
    "Recursos exclusivos: Faculdade, assistente e alertas na hora",
  ],
  go: "Assinar Premium",
} as const;
