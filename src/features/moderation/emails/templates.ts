import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import type { Decision, SubjectKind } from "../../../shared/decisions.ts";
import { formatDay } from "../../../shared/format.ts";
import { endedRenewalText } from "../../billing/emails/templates.ts";
import type { CaseKind, Verdict } from "../rules.ts";

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

type Good = Extract<Verdict, "keep" | "restore" | "unblock">;

const DECIDED: Readonly<Record<Exclude<Verdict, Good>, { subject: string; effect: string }>> = {
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
  premium: {
    subject: "Seu Premium no Portal da Construção foi desativado",
    effect: "Seu Premium foi desativado pela nossa equipe. Sua conta continua gratuita.",
  },
};

const REVIEWED_SUBJECT = "Revimos uma decisão no Portal da Construção";

/** What `keep` means after another decision. */
const TAKEN_BACK: Readonly<Partial<Record<Verdict, string>>> = {
  hide: "O conteúdo voltou a aparecer.",
  delete: "O conteúdo excluído não volta, mas você pode publicar de novo.",
  warn: "O aviso foi retirado.",
  block: "Sua conta foi desbloqueada: você já pode entrar, e o que você publicou voltou a aparecer.",
};

const OUTCOMES: Readonly<Record<Decision, string>> = {
  keep: "O conteúdo continua publicado, porque não encontramos nada contra as regras do portal.",
  hide: "O conteúdo foi ocultado.",
  delete: "O conteúdo foi excluído.",
  warn: "Quem publicou recebeu um aviso.",
  block: "A conta de quem publicou foi bloqueada.",
};

/** The decision that this one replaces, which may be the same; null for the first one. */
export type Replaced = Verdict | null;

interface Renewal {
  /** YYYY-MM-DD; null if nothing was paid. */
  paidUntil: string | null;
}

interface Decided {
  name: string;
  kind: CaseKind;
  /** What it said; blank for accounts. */
  excerpt: string;
  isReported: boolean;
  /** Blank if none was given. */
  reason: string;
  /** The renewal that a block ended. */
  renewal: Renewal | null;
  replaced: Replaced;
}

const nameOf = ({ kind, excerpt }: Decided) =>
  kind === "account" ? "sua conta" : `${OWN[kind]}${excerpt === "" ? "" : ` (“${excerpt}”)`}`;

function beginning(decided: Decided): string {
  if (decided.replaced) return `Revimos a decisão sobre ${nameOf(decided)}.`;
  if (decided.kind === "account") return "";
  return decided.isReported
    ? `Recebemos uma denúncia sobre ${nameOf(decided)} e analisamos o conteúdo.`
    : `Nossa equipe analisou ${nameOf(decided)}.`;
}

const sentences = (...all: string[]) => all.filter((one) => one !== "").join(" ");
const reasonText = ({ reason }: Decided) => (reason === "" ? "" : `Motivo: ${reason}`);

/** To the owner. `token` is that of the page on which they may answer; null if they did. */
export function decisionEmail(
  decided: Decided,
  decision: Exclude<Verdict, Good>,
  token: string | null,
  portalUrl: string,
): Email {
  const { subject, effect } = DECIDED[decision];
  const { replaced, renewal } = decided;
  const text = sentences(
    beginning(decided),
    replaced === decision ? "Ela continua a mesma." : effect,
    decision === "block" && renewal ? endedRenewalText(renewal.paidUntil) : "",
    reasonText(decided),
  );
  const letter = { subject: replaced ? REVIEWED_SUBJECT : subject, greeting: greeting(decided.name), text };
  if (token === null) {
    const remark = "Nossa equipe leu a sua resposta. Se precisar de ajuda, fale com o suporte.";
    return { ...letter, action: { label: "Falar com o suporte", url: `${portalUrl}/suporte` }, remark };
  }
  return {
    ...letter,
    action: { label: "Responder à decisão", url: `${portalUrl}/resposta#token=${token}` },
    remark: "Se você não concorda, responda por este link: você pode enviar uma resposta, que a nossa equipe vai ler.",
  };
}

const RENEW = "A renovação do seu Premium foi cancelada com o bloqueio: para continuar com ele, assine de novo.";

/** To the owner, if nothing is taken from them. Who comes back from a block is offered to subscribe again. */
export function goodNewsEmail(decided: Decided, decision: Good, portalUrl: string): Email {
  const { name, replaced, renewal } = decided;
  const isBack = decision === "unblock" || replaced === "block";
  const offers = isBack && renewal !== null;
  const action = offers
    ? { label: "Assinar de novo", url: `${portalUrl}/gerenciar-assinatura` }
    : { label: "Abrir o portal", url: portalUrl };
  const remark = "Você não precisa fazer nada.";
  const letter = { greeting: greeting(name), action, remark };
  const end = sentences(offers ? RENEW : "", reasonText(decided));
  if (replaced) {
    const effect = TAKEN_BACK[replaced] ?? "Ela continua a mesma.";
    return { ...letter, subject: REVIEWED_SUBJECT, text: sentences(beginning(decided), effect, end) };
  }
  if (decision === "unblock") {
    const text = sentences(TAKEN_BACK.block ?? "", end);
    return { ...letter, subject: "Sua conta no Portal da Construção foi desbloqueada", text };
  }
  const isRestored = decision === "restore";
  return {
    ...letter,
    subject: isRestored
      ? "Seu conteúdo voltou a aparecer no Portal da Construção"
      : "Seu conteúdo continua no Portal da Construção",
    text: sentences(beginning(decided), isRestored ? "Ele voltou a aparecer." : "Ele continua publicado.", end),
  };
}

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
    text: `Analisamos a denúncia que você fez em ${formatDay(reportedAt)} sobre ${REPORTED[kind]}. ${OUTCOMES[decision]}`,
    action: { label: "Abrir o portal", url: portalUrl },
    remark: "Obrigado por ajudar a manter o portal seguro. Quem publicou não fica sabendo quem denunciou.",
  };
}
