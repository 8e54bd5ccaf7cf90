import type { ErrorCode } from "../../errors.ts";
import type { StaticPage } from "../../platform/static-page.ts";
import { phoneLink } from "../../shared/links.ts";
import { formatPhone } from "../../shared/phone.ts";
import { PAGES } from "./messages.ts";
import type { OpenedContact } from "./open-contact.ts";
import type { ContactName } from "./rules.ts";
import type { ContactAddress } from "./schemas.ts";

/** Path of the screen that shows the contact's item. */
const ITEM_PATH: Record<ContactName, (id: string) => string> = {
  anuncio: (id) => `/anuncio/${id}`,
  cartao: (id) => `/cartao/${id}`,
  solicitacao: (id) => `/oportunidades?solicitacao=${id}`,
};
const LIST_PATH: Record<ContactName, string> = {
  anuncio: "/marketplace",
  cartao: "/portal-conexoes",
  solicitacao: "/oportunidades",
};

export const itemPath = ({ name, id }: ContactAddress) => ITEM_PATH[name](id);

const backTo = (address: ContactAddress) => ({ label: PAGES.back[address.name], href: itemPath(address) });

export function phonePage(address: ContactAddress, { name, phone }: OpenedContact): StaticPage {
  return {
    title: PAGES.phone.title(name),
    text: PAGES.phone.text,
    link: { label: formatPhone(phone), href: phoneLink(phone) },
    actions: [backTo(address)],
  };
}

function tooManyPage(address: ContactAddress, waitSeconds: number, isVisitor: boolean): StaticPage {
  const { title, text, visitorText, logIn } = PAGES.tooMany;
  const minutes = Math.ceil(waitSeconds / 60);
  const back = backTo(address);
  const logInLink = { label: logIn, href: `/tipo-usuario?${new URLSearchParams({ voltar: back.href })}` };
  return {
    title,
    text: (isVisitor ? visitorText : text)(minutes),
    actions: [...(isVisitor ? [logInLink] : []), back],
  };
}

/** Page for a refusal; `address` is null if the URL is invalid. */
export function refusalPage(
  address: ContactAddress | null,
  code: ErrorCode,
  { waitSeconds, isVisitor }: { waitSeconds: number; isVisitor: boolean },
): StaticPage {
  const home = { label: PAGES.home, href: "/" };
  if (!address) return { ...PAGES.notFound, actions: [home] };
  if (code === "rate_limited") return tooManyPage(address, waitSeconds, isVisitor);
  if (code === "premium.required") {
    const { title, text, action } = PAGES.premium;
    const back = backTo(address);
    const premium = { label: action, href: `/premium?${new URLSearchParams({ voltar: back.href })}` };
    return { title, text, actions: [premium, back] };
  }
  if (code === "auth.required") {
    const { title, text, action } = PAGES.logIn;
    return { title, text, actions: [{ label: action, href: ITEM_PATH.solicitacao(address.id) }, home] };
  }
  return { ...PAGES.notFound, actions: [{ label: PAGES.search[address.name], href: LIST_PATH[address.name] }, home] };
}
