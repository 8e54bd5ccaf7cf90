import { type Email, greeting, type LetterGroup } from "../../../platform/delivery/mail.ts";
import { MUNICIPALITIES } from "../../../shared/municipalities.ts";
import { listingPath } from "../addresses.ts";
import type { MailedSearch, MailReceiver } from "../mail-receivers.ts";
import { listingPrice } from "../messages.ts";
import type { MailedMatch } from "../queries-mails.ts";
import { MAILED_MAX } from "../rules.ts";

const SEARCHES = { label: "Ver minhas buscas", path: "/marketplace?ver=buscas" };

const cityOf = ({ cityId }: MailedMatch) => MUNICIPALITIES.find(({ ibge }) => ibge === cityId)?.name ?? "";
/** Such as "Betoneira 400 L: R$ 2.500,00, Dourados". */
const labelOf = (listing: MailedMatch) => `${listing.title}: ${listingPrice(listing.priceCents)}, ${cityOf(listing)}`;
const pathOf = ({ listingId: id, title }: MailedMatch) => listingPath({ id, title });
const hasMore = ({ listings }: MailedSearch) => listings.length > MAILED_MAX;

function groupOf(appUrl: string, search: MailedSearch): LetterGroup {
  const listed = search.listings.slice(0, MAILED_MAX);
  return {
    title: search.searchName,
    links: listed.map((listing) => ({ label: labelOf(listing), url: appUrl + pathOf(listing) })),
    more: { label: hasMore(search) ? "Ver todos desta busca" : "Ver esta busca", url: appUrl + search.path },
  };
}

/** The listing, if there is one in all. Several searches may have the same. */
function onlyListing(searches: readonly MailedSearch[]): MailedMatch | undefined {
  const [first, ...others] = searches.flatMap(({ listings }) => listings);
  return others.every(({ listingId }) => listingId === first?.listingId) ? first : undefined;
}

function countLabel(searches: readonly MailedSearch[]): string {
  const shown = searches.flatMap(({ listings }) => listings.slice(0, MAILED_MAX));
  const count = new Set(shown.map(({ listingId }) => listingId)).size;
  return `${searches.some(hasMore) ? "Mais de " : ""}${count} anúncios novos nas suas buscas`;
}

/** A letter about new listings in saved searches, without contacts. `appUrl` is the site's origin. */
export function savedSearchEmail(appUrl: string, { name, searches, stopKey }: MailReceiver): Email {
  const only = onlyListing(searches);
  return {
    subject: only ? labelOf(only) : countLabel(searches),
    greeting: greeting(name),
    text: only ? "Apareceu um anúncio novo na sua busca:" : "Apareceram anúncios novos nas suas buscas:",
    groups: searches.map((search) => groupOf(appUrl, search)),
    action: only
      ? { label: "Ver o anúncio", url: appUrl + pathOf(only) }
      : { label: SEARCHES.label, url: appUrl + SEARCHES.path },
    remark: "Você recebe este e-mail porque salvou uma busca no Portal da Construção.",
    stop: { label: "Parar de receber estes e-mails", url: `${appUrl}/buscas/parar/${stopKey}` },
  };
}
