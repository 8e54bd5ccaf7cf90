import { NEVER_PAY_FIRST } from "./rules.ts";

/** Prefilled first message to the contact. */
export const GREETINGS = {
  listing: (listing: { seller: string; title: string; price: string; link: string }) =>
    `Olá, ${listing.seller}! Vi no Portal da Construção o anúncio “${listing.title}” (${listing.price}) e tenho interesse. Ainda está disponível? ${listing.link}`,
  card: (name: string) => `Olá, ${name}! Vi seu perfil no Portal da Construção e gostaria de conversar.`,
  request: (request: { name: string; service: string; place: string }) =>
    `Olá, ${request.name}! Vi no Portal da Construção a sua solicitação de “${request.service}” (${request.place}) e tenho interesse. Podemos conversar?`,
} as const;

/** Organization in vCards. */
export const ORG = "Portal da Construção";

function wait(minutes: number): string {
  if (minutes <= 1) return "1 minuto";
  if (minutes <= 90) return `${minutes} minutos`;
  return `${Math.ceil(minutes / 60)} horas`;
}

export const PAGES = {
  notFound: {
    title: "Contato não encontrado",
    text: "O que você procurava saiu do ar, ou este contato não é mostrado.",
    listingText: "O anúncio foi vendido, saiu do ar, ou não mostra este contato.",
  },
  tooMany: {
    title: "Muitos contatos em pouco tempo",
    text: (minutes: number) => `Para proteger as pessoas do portal, tente de novo em ${wait(minutes)}.`,
    visitorText: (minutes: number) =>
      `Para proteger as pessoas do portal, tente de novo em ${wait(minutes)}, ou entre na sua conta para continuar agora.`,
    logIn: "Entrar",
  },
  premium: {
    title: "Contato liberado no Premium",
    text: "Veja o nome e o telefone de quem publicou e chame direto no WhatsApp.",
    action: "Conhecer o Premium",
  },
  logIn: {
    title: "Entre na sua conta",
    text: "O contato de uma solicitação é mostrado a quem entrou na conta e é Premium.",
    action: "Entrar",
  },
  account: {
    title: "Entre na sua conta",
    text: "Para proteger as pessoas do portal, o contato é mostrado a quem entrou e confirmou o WhatsApp.",
    action: "Entrar",
  },
  unconfirmed: {
    title: "Confirme seu WhatsApp",
    text: "Para proteger as pessoas do portal, o contato é mostrado a quem confirmou o próprio número. Leva um minuto: enviamos um código de 6 dígitos.",
    action: "Confirmar meu número",
  },
  first: {
    title: (name: string) => `Antes de falar com ${name}`,
    text: "Veja com quem você vai conversar. A pessoa pode ver que você abriu o contato.",
    known: "O que sabemos desta pessoa",
    sinceMonth: (month: string) => `No portal desde ${month}`,
    sinceDays: (days: number) => {
      if (days === 0) return "Conta criada hoje";
      return days === 1 ? "Conta criada ontem" : `Conta criada há ${days} dias`;
    },
    /** `age`: since when the person has an account. */
    since: (age: string, has: { hasConfirmedEmail: boolean; hasConfirmedPhone: boolean }) => {
      const confirmed = [
        ...(has.hasConfirmedEmail ? ["e-mail"] : []),
        ...(has.hasConfirmedPhone ? ["número de WhatsApp"] : []),
      ];
      if (confirmed.length === 0) return age;
      return `${age}, com ${confirmed.join(" e ")} ${confirmed.length > 1 ? "confirmados" : "confirmado"}`;
    },
    /** `by`: how many different people hired the provider, or were hired by the client. */
    hires: (count: string, by: string, role: "client" | "provider") => {
      if (count === "0") return "Nenhuma contratação confirmada ainda";
      const hires = count === "1" ? "1 contratação confirmada" : `${count} contratações confirmadas`;
      if (role === "provider") return by === "1" ? `${hires} de 1 cliente` : `${hires} de ${by} clientes diferentes`;
      return by === "1" ? `${hires} com 1 prestador` : `${hires} com ${by} prestadores diferentes`;
    },
    ratings: (average: string, count: number) =>
      `nota ${average} em ${count} ${count === 1 ? "avaliação" : "avaliações"}`,
    reports: (count: string) => {
      if (count === "0") return "Nenhuma denúncia confirmada";
      return count === "1" ? "1 denúncia confirmada" : `${count} denúncias confirmadas`;
    },
    advice: "Para não cair em golpes",
    rules: [NEVER_PAY_FIRST, "Veja o serviço ou o material antes de pagar."],
    action: {
      whatsapp: "Continuar para o WhatsApp",
      compartilhado: "Continuar para o WhatsApp",
      telefone: "Continuar e ver o telefone",
      vcard: "Continuar e salvar o contato",
    },
  },
  phone: {
    title: (name: string) => `Telefone de ${name}`,
    text: "Toque no número para ligar. A pessoa pode ver que você abriu o contato.",
  },
  /** Labels of the link back to the contact's item. */
  back: { anuncio: "Voltar ao anúncio", cartao: "Voltar ao cartão", solicitacao: "Voltar à solicitação" },
  /** Labels of the link to similar items. */
  search: { anuncio: "Ver anúncios", cartao: "Buscar profissionais", solicitacao: "Ver oportunidades" },
  home: "Ir para o início",
} as const;
