import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import type { HireNotice } from "../../../platform/delivery/outbox.ts";

/** What a letter about a hire says. */
export interface HireFacts {
  /** The receiver. */
  name: string;
  /** The other person. */
  otherName: string;
  serviceType: string;
  /** Why the other person cancelled the hire. */
  reason: string;
  /** Whether the receiver is the client. */
  isClient: boolean;
  /** Pages of the client's hires, of the provider's, and of the agreement. */
  clientUrl: string;
  providerUrl: string;
  agreementUrl: string;
}

type Text = Omit<Email, "greeting">;

const LETTERS: Record<HireNotice, (facts: HireFacts) => Text> = {
  proposed: ({ otherName, serviceType, providerUrl }) => ({
    subject: "Você foi contratado? Confirme no Portal da Construção",
    text: `${otherName} informou que contratou você para “${serviceType}”. Confirme a contratação, ou diga que não foi você.`,
    action: { label: "Responder", url: providerUrl },
    remark: "Depois da confirmação, vocês dois podem se avaliar com o selo “Com Contrato”.",
  }),
  confirmed: ({ otherName, serviceType, clientUrl }) => ({
    subject: "Sua contratação foi confirmada",
    text: `${otherName} confirmou a contratação para “${serviceType}”.`,
    action: { label: "Ver minhas contratações", url: clientUrl },
    remark:
      "O próximo passo é pôr o combinado em um acordo. No fim, vocês dois podem se avaliar com o selo “Com Contrato”.",
  }),
  denied: ({ otherName, serviceType, clientUrl }) => ({
    subject: "Sua contratação não foi confirmada",
    text: `${otherName} informou que não foi contratado para “${serviceType}”. Você pode escolher outra pessoa entre as interessadas.`,
    action: { label: "Ver minhas contratações", url: clientUrl },
    remark: "Se isso for um engano, fale diretamente com a pessoa.",
  }),
  agreement: ({ otherName, serviceType, agreementUrl }) => ({
    subject: "Há um acordo para você ler",
    text: `${otherName} escreveu o acordo do serviço “${serviceType}”. Leia com calma e aceite se estiver tudo certo.`,
    action: { label: "Ler o acordo", url: agreementUrl },
    remark: "Uma mudança só vale depois que você aceitar. Até lá, continua valendo o último acordo aceito, se houver.",
  }),
  accepted: ({ otherName, serviceType, agreementUrl }) => ({
    subject: "Seu acordo foi aceito",
    text: `${otherName} aceitou o acordo do serviço “${serviceType}”.`,
    action: { label: "Ver e imprimir o acordo", url: agreementUrl },
    remark: "Vocês dois podem imprimir o acordo quando quiserem.",
  }),
  closed: ({ serviceType, isClient, agreementUrl }) => ({
    subject: "Uma conta da sua contratação foi encerrada",
    text: `Quem estava com você na contratação de “${serviceType}” não tem mais conta no portal.`,
    action: { label: "Ver a contratação", url: agreementUrl },
    remark: `O que vocês dois aceitaram continua com você e pode ser impresso. As avaliações também continuam.${
      isClient
        ? " Se o serviço não foi feito, você pode escolher outra pessoa na solicitação, enquanto ela estiver no portal."
        : ""
    }`,
  }),
  cancelled: ({ otherName, serviceType, reason, isClient, clientUrl, providerUrl }) => ({
    subject: "Sua contratação foi cancelada",
    text: `${otherName} cancelou a contratação para “${serviceType}”. Motivo: “${reason}”`,
    action: { label: "Ver minhas contratações", url: isClient ? clientUrl : providerUrl },
    remark: isClient
      ? "Se a sua solicitação ainda estiver aberta, você pode escolher outra pessoa entre as interessadas."
      : "Vocês dois ainda podem se avaliar por esta contratação.",
  }),
  "accepted-own": ({ otherName, serviceType, agreementUrl }) => ({
    subject: "Você aceitou um acordo",
    text: `Você aceitou o acordo do serviço “${serviceType}” com ${otherName}.`,
    action: { label: "Ver e imprimir o acordo", url: agreementUrl },
    remark: "Vocês dois podem imprimir o acordo quando quiserem.",
  }),
};

export function hireEmail(notice: HireNotice, facts: HireFacts): Email {
  return { ...LETTERS[notice](facts), greeting: greeting(facts.name) };
}

/** The day after a request's expiry. `resultUrl` is the page that takes the answer. */
export function outcomeEmail(
  { name, serviceType, hasInterested }: { name: string; serviceType: string; hasInterested: boolean },
  resultUrl: string,
): Email {
  const elsewhere = { label: "Resolvi de outro jeito", url: `${resultUrl}?resposta=outro` };
  const notYet = { label: "Ainda não: publicar de novo", url: `${resultUrl}?resposta=ainda-nao` };
  return {
    subject: "Conseguiu resolver?",
    greeting: greeting(name),
    text: `O prazo da sua solicitação de “${serviceType}” terminou. Conseguiu resolver?`,
    ...(hasInterested
      ? {
          action: { label: "Contratei alguém do portal", url: `${resultUrl}?resposta=contratei` },
          others: [elsewhere, notYet],
        }
      : { action: notYet, others: [elsewhere] }),
    remark: "Sua resposta ajuda a mostrar números verdadeiros no portal. Perguntamos só uma vez por solicitação.",
  };
}

/** To a person who is interested in a request. `url` is the page that takes the answer. */
export function questionEmail(asked: { name: string; serviceType: string; question: string; url: string }): Email {
  const { name, serviceType, question, url } = asked;
  return {
    subject: "O cliente fez uma pergunta sobre o serviço",
    greeting: greeting(name),
    text: `Quem publicou “${serviceType}” pergunta a todos os interessados: “${question}”`,
    action: { label: "Responder", url },
    remark:
      "Sua resposta fica ao lado do seu recado, e só o cliente vê. Em “Alertas” você escolhe se recebe e-mails como este.",
  };
}
