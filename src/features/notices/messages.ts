import type { PushNotice } from "../../platform/delivery/push.ts";
import { noticePath } from "./addresses.ts";
import type { Notice } from "./schemas.ts";

function textsOf(notice: Notice): { title: string; body: string } {
  switch (notice.kind) {
    case "interest": {
      const { serviceType } = notice.details;
      return notice.people === 1
        ? { title: "Alguém tem interesse na sua solicitação", body: `${serviceType}. Veja quem é.` }
        : {
            title: "Sua solicitação tem interessados",
            body: `${serviceType}: ${notice.people} pessoas. Veja quem são.`,
          };
    }
    case "request-ending":
      return {
        title: "Sua solicitação ainda está sem interessados",
        body: `${notice.details.serviceType} termina em menos de 6 horas. Veja o que ajuda.`,
      };
    case "listing-ending":
      return {
        title: "Seu anúncio sai do ar em menos de um dia",
        body: `${notice.details.title}. Renove com um toque.`,
      };
    case "saved-search": {
      const { name, count } = notice.details;
      return {
        title: count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`,
        body: name,
      };
    }
    case "phone-moved":
      return {
        title: "Seu WhatsApp foi confirmado em outra conta",
        body: "O selo “Número confirmado” saiu da sua. Veja o que fazer.",
      };
  }
}

/** What a push says. */
export function pushOf(notice: Notice, now: number): PushNotice {
  return { ...textsOf(notice), path: noticePath(notice, now), tag: notice.id, isUrgent: false };
}
