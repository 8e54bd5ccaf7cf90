import type { PushNotice } from "../../platform/delivery/push.ts";
import { URGENCY_LABELS } from "../../shared/urgency.ts";
import type { AlertedRequest } from "./queries-due.ts";

const LIST = "/oportunidades";
/** Requests that a notice of several names. */
const NAMED_MAX = 3;

/** Path of the screen that shows the requests. */
export function alertPath(requests: readonly AlertedRequest[]): string {
  const [first, ...others] = requests;
  return first && others.length === 0 ? `${LIST}?solicitacao=${first.id}` : `${LIST}?para=mim`;
}

/** Such as "Pintura de muro em Dourados". */
export const titleOf = (request: AlertedRequest) => `${request.serviceType} em ${request.city}`;

export const countLabel = (count: number) => (count === 1 ? "1 solicitação nova" : `${count} solicitações novas`);

/** What a push says about these requests, of which there is at least one. */
export function pushNotice(requests: readonly AlertedRequest[]): PushNotice {
  const [first, ...others] = requests;
  const path = alertPath(requests);
  const isUrgent = requests.some(({ urgency }) => urgency === "urgent");
  if (first && others.length === 0) {
    const body = `${first.city} · ${URGENCY_LABELS[first.urgency]}`;
    return { title: `Nova solicitação: ${first.serviceType}`, body, path, tag: first.id, isUrgent };
  }
  const named = requests.slice(0, NAMED_MAX).map(titleOf).join("; ");
  const rest = requests.length > NAMED_MAX ? ` e mais ${requests.length - NAMED_MAX}` : "";
  return { title: `${countLabel(requests.length)} para você`, body: `${named}${rest}.`, path, tag: "resumo", isUrgent };
}

export const STOP_PAGE = {
  title: "Parar os e-mails de alerta?",
  text: "Você não recebe mais e-mails sobre novas solicitações. Os avisos no celular continuam como estão.",
  doneText: "Você pode ligar os alertas de novo quando quiser, na tela “Alertas”.",
  settings: "Ver meus alertas",
} as const;
