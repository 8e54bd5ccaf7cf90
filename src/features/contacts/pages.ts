import type { ErrorCode } from "../../errors.ts";
import type { StaticPage } from "../../platform/pages/static-page.ts";
import { daysBetween } from "../../shared/day.ts";
import { formatAverage } from "../../shared/format.ts";
import { phoneLink } from "../../shared/links.ts";
import { formatPhone } from "../../shared/phone.ts";
import { TIME_ZONE } from "../../shared/time.ts";
import { PAGES } from "./messages.ts";
import type { OpenedContact } from "./open-contact.ts";
import type { ContactOwner } from "./queries-owner.ts";
import { awarePath, COUNTED_MAX, type ContactName, YOUNG_DAYS } from "./rules.ts";
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

const upToMost = (count: number) => (count < COUNTED_MAX ? String(count) : `mais de ${COUNTED_MAX - 1}`);

const monthOf = (time: number) =>
  new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: TIME_ZONE }).format(time);

/** Young accounts tell their age in days. */
function ageOf(memberSince: number, now: number): string {
  const days = daysBetween(memberSince, now);
  return days < YOUNG_DAYS ? PAGES.first.sinceDays(Math.max(0, days)) : PAGES.first.sinceMonth(monthOf(memberSince));
}

/** The page before the first contact: what is known of the person, two rules, and the way on. */
export function firstContactPage({ name, id, way }: ContactAddress, owner: ContactOwner, now: number): StaticPage {
  const { title, text, known, since, hires, ratings, reports, advice, rules, action } = PAGES.first;
  const average = formatAverage(owner.averageRating);
  const work = [
    hires(upToMost(owner.hires), upToMost(owner.hiredBy), owner.role),
    ...(owner.totalRatings > 0 ? [ratings(average, owner.totalRatings)] : []),
  ];
  return {
    title: title(owner.name),
    text,
    lists: [
      {
        title: known,
        items: [since(ageOf(owner.memberSince, now), owner), work.join(", "), reports(upToMost(owner.upheldReports))],
      },
      { title: advice, items: rules },
    ],
    actions: [
      { label: action[way], href: awarePath(name, id, way) },
      { label: PAGES.back[name], href: ITEM_PATH[name](id) },
    ],
  };
}

const logInPath = (place: string) => `/tipo-usuario?${new URLSearchParams({ voltar: place })}`;

function tooManyPage(address: ContactAddress, waitSeconds: number, isVisitor: boolean): StaticPage {
  const { title, text, visitorText, logIn } = PAGES.tooMany;
  const minutes = Math.ceil(waitSeconds / 60);
  const back = backTo(address);
  const logInLink = { label: logIn, href: logInPath(back.href) };
  return {
    title,
    text: (isVisitor ? visitorText : text)(minutes),
    actions: [...(isVisitor ? [logInLink] : []), back],
  };
}

/** The portal demands a confirmed WhatsApp, or before that an account. */
function unconfirmedPage(address: ContactAddress, code: "auth.required" | "phone.unconfirmed"): StaticPage {
  const { title, text, action } = code === "auth.required" ? PAGES.account : PAGES.unconfirmed;
  const back = backTo(address);
  const href =
    code === "auth.required"
      ? logInPath(back.href)
      : `/profile?${new URLSearchParams({ confirmar: "numero", voltar: back.href })}`;
  return { title, text, actions: [{ label: action, href }, back] };
}

/** Page for a refusal; `address` is null if the URL is invalid. */
export function refusalPage(
  address: ContactAddress | null,
  code: ErrorCode,
  { waitSeconds, isVisitor }: { waitSeconds: number; isVisitor: boolean },
): StaticPage {
  const home = { label: PAGES.home, href: "/" };
  if (!address) return { title: PAGES.notFound.title, text: PAGES.notFound.text, actions: [home] };
  if (code === "rate_limited") return tooManyPage(address, waitSeconds, isVisitor);
  if (code === "premium.required") {
    const { title, text, action } = PAGES.premium;
    const back = backTo(address);
    const premium = { label: action, href: `/premium?${new URLSearchParams({ voltar: back.href })}` };
    return { title, text, actions: [premium, back] };
  }
  if (code === "auth.required" && address.name === "solicitacao") {
    const { title, text, action } = PAGES.logIn;
    return { title, text, actions: [{ label: action, href: itemPath(address) }, home] };
  }
  if (code === "auth.required" || code === "phone.unconfirmed") return unconfirmedPage(address, code);
  const { title, text, listingText } = PAGES.notFound;
  const toList = { label: PAGES.search[address.name], href: LIST_PATH[address.name] };
  // A sold listing is still shown.
  if (address.name === "anuncio") return { title, text: listingText, actions: [backTo(address), toList] };
  return { title, text, actions: [toList, home] };
}
