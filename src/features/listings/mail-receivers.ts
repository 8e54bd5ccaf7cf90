import type { MailedMatch } from "./queries-mails.ts";

/** A search, and the listings of which its owner is told, the newest first. */
export interface MailedSearch extends Pick<MailedMatch, "searchName" | "path"> {
  listings: readonly MailedMatch[];
}

/** Somebody to tell, and of what. */
export interface MailReceiver extends Pick<MailedMatch, "userId" | "name" | "email" | "stopKey"> {
  searches: readonly MailedSearch[];
}

function searchesOf(matches: readonly MailedMatch[]): MailedSearch[] {
  return [...Map.groupBy(matches, ({ searchId }) => searchId).values()].flatMap((listings) => {
    const [first] = listings;
    return first ? [{ searchName: first.searchName, path: first.path, listings }] : [];
  });
}

/** One for each person, so that they get one letter. */
export function receiversOf(matches: readonly MailedMatch[]): MailReceiver[] {
  // Ids sort by time.
  const newestFirst = [...matches].sort((a, b) => (a.listingId < b.listingId ? 1 : -1));
  return [...Map.groupBy(newestFirst, ({ userId }) => userId).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, searches: searchesOf(own) }] : [];
  });
}
