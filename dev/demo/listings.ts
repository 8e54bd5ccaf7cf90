import { FURNITURE } from "./listings/furniture.ts";
import { LEFTOVERS } from "./listings/leftovers.ts";
import type { DemoListingText } from "./listings/listing.ts";
import { MATERIALS } from "./listings/materials.ts";
import { TOOLS } from "./listings/tools.ts";
import { USED_MATERIALS } from "./listings/used-materials.ts";

/** `category` is a slug from the catalogue of listing categories. */
export type DemoListing = DemoListingText & { category: string };

const filedUnder = (category: string, listings: readonly DemoListingText[]): DemoListing[] =>
  listings.map((listing) => ({ ...listing, category }));

/** Newest first. Only the last four are older than the 5 days (7200 minutes) that a listing is active. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  ...filedUnder("materiais-construcao", MATERIALS),
  ...filedUnder("maquinas-ferramentas", TOOLS),
  ...filedUnder("materiais-usados", USED_MATERIALS),
  ...filedUnder("sobras-obra", LEFTOVERS),
  ...filedUnder("moveis-outros", FURNITURE),
].sort((a, b) => a.ageMinutes - b.ageMinutes);
