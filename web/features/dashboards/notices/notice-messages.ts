import { PEOPLE_MAX } from "#src/features/notices/rules.ts";
import { countdown, OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { CREDENTIAL_LABELS } from "#src/shared/credentials.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { formatReais } from "#src/shared/money.ts";
import type { Notice, NoticeDetails, NoticeKind, NoticeOf } from "#src/shared/notices.ts";
import { DAY_MS } from "#src/shared/time.ts";

const requestOf = (serviceType: string) =>
  serviceType === OTHER_SERVICE ? "sua solicitação" : `sua solicitação de ${serviceType}`;

function peopleText(people: number): string {
  if (people === 1) return "Alguém tem interesse";
  return people < PEOPLE_MAX ? `${people} pessoas têm interesse` : `Mais de ${PEOPLE_MAX - 1} pessoas têm interesse`;
}

/** Such as "5 h 20 min"; null if it is over. */
function timeLeft(endsAt: number, now: number): string | null {
  const left = countdown(endsAt, now);
  if (left.state === "expired") return null;
  const { hours, minutes } = left;
  if (hours === 0) return `${Math.max(minutes, 1)} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

function requestText(endsAt: number, now: number): string {
  const left = timeLeft(endsAt, now);
  return left === null
    ? "Terminou sem interessados. Toque para publicar de novo."
    : `Termina em ${left}. Fotos, o bairro e uma descrição completa ajudam a atrair profissionais.`;
}

/** Whether the listing of a notice was renewed since. */
export const wasRenewed = ({ createdAt, endsAt }: { createdAt: number; endsAt: number }) => endsAt > createdAt + DAY_MS;

function listingText(notice: NoticeOf<"listing-ending">, now: number): string {
  if (wasRenewed(notice)) return `Renovado. Fica no ar até ${formatDay(notice.endsAt)}.`;
  const left = timeLeft(notice.endsAt, now);
  return left === null ? "Saiu do ar. Renove para ele voltar." : `Sai do ar em ${left}. Renove para ele continuar.`;
}

const jobOf = (serviceType: string) => (serviceType === OTHER_SERVICE ? "o serviço" : serviceType);
const ofJob = (serviceType: string) => (serviceType === OTHER_SERVICE ? "do serviço" : `de ${serviceType}`);
const requested = (serviceType: string) =>
  serviceType === OTHER_SERVICE ? "Sua solicitação" : `Sua solicitação de ${serviceType}`;
const wanted = (serviceType: string) =>
  serviceType === OTHER_SERVICE ? "A solicitação" : `A solicitação de ${serviceType}`;

const starsOf = (stars: number) => (stars === 1 ? "1 estrela" : `${stars} estrelas`);
/** With the trade, so that a person knows who that is. */
const named = ({ person: { name, trade } }: Pick<NoticeOf<"connection-asked">, "person">) =>
  trade ? `${name} (${trade})` : name;
/** DD/MM/YYYY */
const dueOn = ({ dueDate }: NoticeDetails<"charge-open">) => formatDate(dueDate);

type Content = NoticeDetails<"content">["kind"];
const OWN: Readonly<Record<Content, string>> = {
  request: "Sua solicitação",
  listing: "Seu anúncio",
  card: "Seu cartão de visita",
  reference: "A referência que você escreveu",
  photo: "Sua foto do portfólio",
  rating: "A avaliação que você escreveu",
  comment: "O que você escreveu em um anúncio",
};
const REPORTED: Readonly<Record<Content, string>> = {
  request: "a solicitação",
  listing: "o anúncio",
  card: "o cartão de visita",
  reference: "a referência",
  photo: "a foto",
  rating: "a avaliação",
  comment: "a mensagem no anúncio",
};
const DECIDED: Readonly<Record<NoticeDetails<"decision">["decision"], string>> = {
  keep: "Analisamos uma denúncia, e o conteúdo continua publicado.",
  hide: "Analisamos uma denúncia e ocultamos o conteúdo. Veja o motivo e, se não concorda, responda.",
  delete: "Analisamos uma denúncia e excluímos o conteúdo. Veja o motivo e, se não concorda, responda.",
  warn: "Analisamos uma denúncia. O conteúdo continua publicado, mas este é um aviso. Veja o motivo e, se não concorda, responda.",
  block: "Sua conta foi bloqueada. Para responder, use o link que está no seu e-mail.",
  unblock: "Você já pode usar o portal, e o que publicou voltou a aparecer.",
  premium: "Nossa equipe desativou o seu Premium. Veja o motivo e, se não concorda, responda.",
};
const REVIEWED: Readonly<Record<NoticeDetails<"decision">["decision"], string>> = {
  keep: "O conteúdo está publicado.",
  hide: "O conteúdo está oculto: só você vê.",
  delete: "O conteúdo está excluído.",
  warn: "O conteúdo está publicado, com um aviso a você.",
  block: DECIDED.block,
  unblock: DECIDED.unblock,
  premium: "O seu Premium continua desativado.",
};
const ACCOUNT: Readonly<Partial<Record<NoticeDetails<"decision">["decision"], string>>> = {
  unblock: "Sua conta foi desbloqueada",
  premium: "Seu Premium foi desativado",
};
const OUTCOMES: Readonly<Record<NoticeDetails<"report-outcome">["decision"], string>> = {
  keep: "O conteúdo continua publicado, porque não encontramos nada contra as regras do portal.",
  hide: "O conteúdo foi ocultado.",
  delete: "O conteúdo foi excluído.",
  warn: "Quem publicou recebeu um aviso.",
  block: "A conta de quem publicou foi bloqueada.",
};
const ACTS: Readonly<Record<NoticeDetails<"content">["act"], { title: string; text: string }>> = {
  hide: {
    title: "não aparece mais no portal",
    text: "Nossa equipe ocultou o conteúdo. Só você ainda vê. Veja o motivo e, se não concorda, responda.",
  },
  restore: { title: "voltou a aparecer no portal", text: "As outras pessoas já podem ver de novo." },
  delete: {
    title: "saiu do portal",
    text: "Nossa equipe excluiu o conteúdo. Veja o motivo e, se não concorda, responda.",
  },
};

interface Texts {
  title: string;
  text: string;
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const ADMIN_WORK: Readonly<Record<NoticeDetails<"admin-work">["what"], (count: number) => Texts>> = {
  reports: (count) => ({
    title: many(count, "denúncia que não pode esperar", "denúncias que não podem esperar"),
    text: "De golpe, de contato ou produto proibido, ou de várias pessoas.",
  }),
  answers: (count) => ({
    title: many(count, "resposta a uma decisão", "respostas a decisões"),
    text: "O caso voltou: leia e decida de novo.",
  }),
  credentials: (count) => ({
    title: many(count, "registro para conferir", "registros para conferir"),
    text: "Compare com o registro público e responda.",
  }),
  deliveries: (count) => ({
    title: many(count, "envio falhou de vez", "envios falharam de vez"),
    text: "Veja o motivo e tente de novo.",
  }),
  jobs: (count) => ({
    title: many(count, "tarefa do portal falha", "tarefas do portal falham"),
    text: "O painel diz quais.",
  }),
  backup: () => ({ title: "A cópia de segurança não foi feita", text: "Veja no GitHub por que falhou." }),
  refunds: (count) => ({ title: `${count} estornos em 24 horas`, text: "Mais do que de costume. Veja de quem são." }),
  payments: (count) => ({
    title: many(count, "pagamento não bate com o Asaas", "pagamentos não batem com o Asaas"),
    text: "O painel diz no que diferem.",
  }),
};

function decisionTexts({ kind, decision, isReviewed = 0 }: NoticeDetails<"decision">): Texts {
  if (isReviewed) {
    const about = kind === "account" ? "a sua conta" : REPORTED[kind];
    return { title: `Revimos a decisão sobre ${about}`, text: REVIEWED[decision] };
  }
  if (kind === "account") return { title: ACCOUNT[decision] ?? "Sua conta", text: DECIDED[decision] };
  const end = kind === "listing" || kind === "card" || kind === "comment" ? "o" : "a";
  return { title: `${OWN[kind]} foi denunciad${end}`, text: DECIDED[decision] };
}

const TEXTS: { readonly [Kind in NoticeKind]: (notice: NoticeOf<Kind>, now: number) => Texts } = {
  interest: ({ details, people }) => ({
    title: `${peopleText(people)} na ${requestOf(details.serviceType)}`,
    text: people === 1 ? "Veja quem é." : "Veja quem são.",
  }),
  question: ({ details }) => ({
    title: `O cliente fez uma pergunta sobre ${jobOf(details.serviceType)}`,
    text: "Responda em uma linha. Só ele vê sua resposta.",
  }),
  answered: ({ details }) => ({
    title: `Sua pergunta sobre ${jobOf(details.serviceType)} teve resposta`,
    text: "Veja as respostas ao lado das ofertas.",
  }),
  declined: ({ details }) => ({
    title: `Desta vez, o cliente vai seguir com outra pessoa para ${jobOf(details.serviceType)}`,
    text: "Obrigado por mostrar interesse. Há outras oportunidades para você.",
  }),
  "request-ending": ({ details, endsAt }, now) => ({
    title: `Ninguém se interessou ainda pela ${requestOf(details.serviceType)}`,
    text: requestText(endsAt, now),
  }),
  "request-outcome": ({ details }) => ({
    title: "Conseguiu resolver?",
    text: `O prazo da ${requestOf(details.serviceType)} terminou. Conte como foi, ou publique de novo.`,
  }),
  "request-deleted": ({ details }) => ({
    title: `${requested(details.serviceType)} foi excluída`,
    text: "Nossa equipe excluiu a solicitação. O motivo está no seu e-mail.",
  }),
  addressed: ({ details }) => ({
    title: `Pedido de orçamento para você: ${jobOf(details.serviceType)}`,
    text: "Um cliente escolheu você. Veja e responda.",
  }),
  recommended: (notice) => ({
    title: `${named(notice)} indicou uma solicitação para você`,
    text: `${notice.details.serviceType}. Veja se é para você.`,
  }),
  "request-closed": ({ details }) => ({
    title: `${wanted(details.serviceType)} foi encerrada`,
    text: "Ela não está mais aberta. Veja outras oportunidades.",
  }),
  "other-chosen": ({ details }) => ({
    title: `Outra pessoa foi contratada para ${jobOf(details.serviceType)}`,
    text: "Desta vez não foi você. Veja outras oportunidades.",
  }),
  hired: ({ details, person }) => ({
    title: `${person.name} contratou você para ${jobOf(details.serviceType)}`,
    text: "Confirme a contratação, ou diga que não foi você.",
  }),
  "hire-confirmed": ({ details, person }) => ({
    title: `${person.name} confirmou a contratação ${ofJob(details.serviceType)}`,
    text: "Encerre a solicitação, ou diga que ainda procura mais gente.",
  }),
  "hire-denied": ({ details, person }) => ({
    title: `${person.name} não confirmou a contratação ${ofJob(details.serviceType)}`,
    text: "Você pode escolher outra pessoa entre as interessadas.",
  }),
  agreement: ({ details, person }) => ({
    title: `${person.name} escreveu o acordo ${ofJob(details.serviceType)}`,
    text: "Leia com calma e aceite se estiver tudo certo.",
  }),
  "agreement-accepted": ({ details, person }) => ({
    title: `${person.name} aceitou o acordo ${ofJob(details.serviceType)}`,
    text: "Vocês dois podem imprimir o acordo quando quiserem.",
  }),
  "hire-done": ({ details, person }) => ({
    title: `${person.name} concluiu o serviço ${ofJob(details.serviceType)}`,
    text: "Conte como foi: avalie a pessoa.",
  }),
  "hire-cancelled": ({ details, person }) => ({
    title: `${person.name} cancelou a contratação ${ofJob(details.serviceType)}`,
    text: "Veja o motivo na contratação.",
  }),
  "hire-closed": ({ details }) => ({
    title: `Conta encerrada na contratação ${ofJob(details.serviceType)}`,
    text: "O que vocês dois aceitaram e as avaliações continuam com você.",
  }),
  rating: ({ details, person }) => ({
    title: `${person.name} avaliou você com ${starsOf(details.stars)}`,
    text: "Leia a avaliação. Você pode responder.",
  }),
  "rating-reply": ({ person }) => ({
    title: `${person.name} respondeu à sua avaliação`,
    text: "Leia a resposta.",
  }),
  reference: ({ person }) => ({
    title: `${person.name} escreveu uma referência sobre você`,
    text: "Ela já está na sua página.",
  }),
  "connection-asked": (notice) => ({ title: `${named(notice)} quer se conectar com você`, text: "Aceite ou recuse." }),
  "connection-accepted": (notice) => ({
    title: `${named(notice)} aceitou o seu pedido de conexão`,
    text: "Agora vocês são conexões.",
  }),
  "listing-ending": (notice, now) => ({
    title: `Seu anúncio “${notice.details.title}” está acabando`,
    text: listingText(notice, now),
  }),
  "listing-question": ({ details }) => ({
    title: `Nova pergunta no seu anúncio ${details.title}`,
    text: "Responda ali mesmo: a resposta ajuda outras pessoas também.",
  }),
  "listing-answer": ({ details }) => ({
    title: details.title
      ? `Responderam à sua pergunta em ${details.title}`
      : "Responderam à sua pergunta em um anúncio",
    text: "Veja a resposta no anúncio.",
  }),
  "saved-search": ({ details: { count, name } }) => ({
    title: count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`,
    text: name,
  }),
  "charge-open": ({ details }) => ({
    title: `Sua cobrança do Premium vence em ${dueOn(details)}`,
    text: `${formatReais(details.valueCents)}, com PIX, cartão ou boleto.`,
  }),
  "charge-overdue": ({ details }) => ({
    title: "Não recebemos o pagamento do seu Premium",
    text: `A cobrança de ${formatReais(details.valueCents)}, com vencimento em ${dueOn(details)}, ainda não foi paga.`,
  }),
  "charge-paid": ({ details }) => ({
    title: "Pagamento do Premium confirmado",
    text: `Recebemos ${formatReais(details.valueCents)}. Veja até quando seu Premium está pago.`,
  }),
  "charge-refunded": ({ details }) => ({
    title: "Seu pagamento do Premium foi estornado",
    text: `${formatReais(details.valueCents)}, com vencimento em ${dueOn(details)}. Veja como fica sua assinatura.`,
  }),
  "renewal-cancelled": () => ({
    title: "A renovação do seu Premium foi cancelada",
    text: "Não haverá novas cobranças. Você pode reativar quando quiser.",
  }),
  "premium-ending": ({ details: { endsAt } }, now) => ({
    // The end is the first moment after the last day.
    title: `Seu Premium ${endsAt > now ? "termina" : "terminou"} em ${formatDay(endsAt - 1)}`,
    text: "Continue vendo os contatos das solicitações.",
  }),
  "premium-granted": ({ details: { endsAt } }) => ({
    title: `Você ganhou o Premium até ${formatDay(endsAt - 1)}`,
    text: "Acesso liberado pelo portal, sem cobrança a mais.",
  }),
  "friend-joined": () => ({
    title: "Um amigo entrou pelo seu convite",
    text: "A indicação conta para os seus 30 dias grátis de Premium. Veja o que falta e ative.",
  }),
  decision: ({ details }) => decisionTexts(details),
  "report-outcome": ({ details }) => ({
    title: `Analisamos sua denúncia sobre ${REPORTED[details.kind]}`,
    text: OUTCOMES[details.decision],
  }),
  content: ({ details }) => ({
    title: `${OWN[details.kind]} ${ACTS[details.act].title}`,
    text: ACTS[details.act].text,
  }),
  credential: ({ details }) => ({
    title: `Seu ${CREDENTIAL_LABELS[details.kind]} ${details.result === "confirmed" ? "foi confirmado" : "não foi confirmado"}`,
    text: details.result === "confirmed" ? "O selo já está no seu cartão." : "Veja o motivo e corrija no seu perfil.",
  }),
  "admin-work": ({ details: { what, count } }) => ADMIN_WORK[what](count),
  "phone-moved": () => ({
    title: "Seu WhatsApp foi confirmado em outra conta",
    text: "O selo “Número confirmado” saiu da sua. Se o número ainda é seu, confirme de novo.",
  }),
};

function textsBy<Kind extends NoticeKind>(notice: NoticeOf<Kind>, now: number): Texts {
  return TEXTS[notice.kind](notice, now);
}

/** What a notice says now. */
export const noticeTexts = (notice: Notice, now: number): Texts => textsBy(notice, now);
