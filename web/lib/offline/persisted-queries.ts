/**
 * The only queries whose answers stay on the device: the person's own account and lists, and lists and classifieds without
 * anybody's number, e-mail or handle. See docs/decisions/2026-11-22-installable-and-offline.md.
 */
export const PERSISTED_QUERIES: readonly string[] = [
  "auth.me",
  "requests.list",
  "requests.mine",
  "requests.stats",
  "requests.typeCounts",
  "hires.interests",
  "listings.search",
  "listings.count",
  "listings.byId",
  "listings.mine",
  "listings.favorites",
  "listings.favoriteIds",
  "listings.savedSearches",
  "listings.searchMail",
  "networking.overview",
  "networking.pendingCount",
  "notices.count",
  "notices.list",
];
