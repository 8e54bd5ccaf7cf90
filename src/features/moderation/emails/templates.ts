import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { TIME_ZONE } from "../../../shared/time-zone.ts";
import type { Decision, SubjectKind } from "../rules.ts";

const OWN: Readonly<Record<SubjectKind, string>> = {
  request: "sua solicitação",
  listing: "seu anúncio",
  card: "seu cartão de visita",
  reference: "a referência que você escreveu",
  photo: "sua foto do portfólio",
  rating: "a avaliação que você escreveu",
  comment: "o que você escreveu em um anúncio",
};

const REPORTED: Readonly<Record<SubjectKind, string>> = {
  request: "uma solicitação",
  listing: "um anúncio",
  card: "um cartão de visita",
  reference: "uma referência",
  photo: "uma foto de portfólio",
  rating: "uma avaliação",
  comment: "uma pergunta ou resposta em um anúncio",
};

const DECIDED: Readonly<Record<Exclude<Decision, "keep">, { subject: string; effect: string }>> = {
  hide: {
    subject: "Ocultamos um conteúdo seu no Portal da Construção",
    effect: "O conteúdo foi ocultado: as outras pessoas não o veem mais.",
  },
  delete: { subject: "Excluímos um conteúdo seu no Portal da Construção", effect: "O conteúdo foi excluído." },
  warn: {
    subject: "Aviso sobre um conteúdo seu no Portal da Construção",
    effect: "O conteúdo continua publicado, mas este é um aviso: se acontecer de novo, ele pode ser excluído.",
  },
  block: {
    subject: "Sua conta no Portal da Construção foi bloqueada",
    effect: "Sua conta foi bloqueada, e as outras pessoas não veem mais o que você publicou.",
  },
};

const OUTCOMES: Readonly<Record<Decision, string>> = {
  keep: "O conteúdo continua publicado, porque não encontramos nada contra as regras do portal.",
  hide: "O conteúdo foi ocultado.",
  delete: "O conteúdo foi excluído.",
  warn: "Quem publicou recebeu um aviso.",
  block: "A conta de quem publicou foi bloqueada.",
};

interface Decided {
  name: string;
  kind: SubjectKind;
  /** What was reported. */
  excerpt: string;
  reason: string;
}

const analysed = ({ kind, excerpt }: Decided) =>
  `Recebemos uma denúncia sobre ${OWN[kind]} (“${excerpt}”) e analisamos o conteúdo.`;

/** To the owner. `answerUrl` opens the page on which they may answer. */
export function decisionEmail(decided: Decided, decision: Exclude<Decision, "keep">, answerUrl: string): Email {
  const { subject, effect } = DECIDED[decision];
  return {
    subject,
    greeting: greeting(decided.name),
    text: `${analysed(decided)} ${effect} Motivo: ${decided.reason}`,
    action: { label: "Responder à decisão", url: answerUrl },
    remark: "Se você não concorda, responda por este link: você pode enviar uma resposta, que a nossa equipe vai ler.",
  };
}

/** To the owner, if nothing changes for them. */
export function keptEmail(decided: Decided, portalUrl: string): Email {
  return {
    subject: "Seu conteúdo continua no Portal da Construção",
    greeting: greeting(decided.name),
    text: `${analysed(decided)} Ele continua publicado. Motivo: ${decided.reason}`,
    action: { label: "Abrir o portal", url: portalUrl },
    remark: "Você não precisa fazer nada.",
  };
}

const shown = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short" });

/** To a reporter. Says nothing about the owner and what they wrote. */
export function outcomeEmail(
  report: { name: string; kind: SubjectKind; reportedAt: number },
  decision: Decision,
  portalUrl: string,
): Email {
  const { name, kind, reportedAt } = report;
  return {
    subject: "Analisamos sua denúncia no Portal da Construção",
    greeting: greeting(name),
    text: `Analisamos a denúncia que você fez em ${shown.format(reportedAt)} sobre ${REPORTED[kind]}. ${OUTCOMES[decision]}`,
    action: { label: "Abrir o portal", url: portalUrl },
    remark: "Obrigado por ajudar a manter o portal seguro. Quem publicou não fica sabendo quem denunciou.",
  };
}
