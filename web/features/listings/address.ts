import { foldText } from "@/ui/fold-text.ts";

const ID_LENGTH = 36;
const WORDS_MAX_LENGTH = 60;

/** The last part of a listing's public address: its title in plain letters, then its id. */
export function listingSlug({ title, id }: { title: string; id: string }): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, WORDS_MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
  return words ? `${words}-${id}` : id;
}

/** The id in such an address; only its last 36 characters count, so links survive a changed title. */
export const idOfSlug = (slug: string) => slug.slice(-ID_LENGTH);
