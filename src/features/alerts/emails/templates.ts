import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { URGENCY_LABELS } from "../../../shared/urgency.ts";
import { alertPath, countLabel, titleOf } from "../messages.ts";
import type { Receiver } from "../queries-due.ts";

/** Requests that a letter lists; the link shows all. */
const LISTED_MAX = 20;
const REMARK = "Você recebe este e-mail porque é prestador no Portal da Construção.";
const FREE_REMARK = "Com o Premium, os alertas chegam na hora e você vê o contato de quem pediu.";

/** A letter about new requests, without contacts. `appUrl` is the site's origin. */
export function alertEmail(appUrl: string, { name, requests, stopKey, isPremium }: Receiver): Email {
  const [first, ...others] = requests;
  const isOne = first !== undefined && others.length === 0;
  const stop = stopUrl(appUrl, stopKey);
  const listed = requests.slice(0, LISTED_MAX);
  return {
    subject: isOne ? titleOf(first) : `${countLabel(requests.length)} para você`,
    greeting: greeting(name),
    text: isOne
      ? "Há uma nova solicitação para a sua especialidade:"
      : "Há novas solicitações para as suas especialidades:",
    list: listed.map(
      (request) => `${request.serviceType}: ${request.city}, ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
    ),
    action: { label: isOne ? "Ver a solicitação" : "Ver as solicitações", url: appUrl + alertPath(requests) },
    remark: isPremium ? REMARK : `${FREE_REMARK} ${REMARK}`,
    stop: { label: "Parar de receber estes e-mails", url: stop },
  };
}

const stopUrl = (appUrl: string, stopKey: string) => `${appUrl}/alertas/parar/${stopKey}`;
