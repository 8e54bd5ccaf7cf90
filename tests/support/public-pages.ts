import { desc, eq, sql } from "drizzle-orm";
import { marketplaceListingImages, marketplaceListings, profiles } from "../../db/schema/index.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { listingPath } from "../../src/features/listings/addresses.ts";
import { localPathOf } from "../../src/features/networking/local-places.ts";

export interface PublicPage {
  /** As in `PAGES` (tests/budget/pages.ts). */
  name: string;
  path: string;
  /** CSS for an element of the main content. */
  content: string;
}

/** The pages that the build renders. */
export const PRERENDERED_PAGES: readonly PublicPage[] = ["/", "/lp-clientes", "/landing-prestadores"].map((path) => ({
  name: path,
  path,
  content: "main h1",
}));

/** The public pages with data, with the newest listing that has photos and a premium provider of the demo. */
export async function publicDataPages({ db }: Pick<Stack, "db">): Promise<PublicPage[]> {
  const [listing] = await db
    .select({ id: marketplaceListings.id, title: marketplaceListings.title })
    .from(marketplaceListings)
    .innerJoin(marketplaceListingImages, eq(marketplaceListingImages.listingId, marketplaceListings.id))
    .where(eq(marketplaceListings.status, "active"))
    .orderBy(desc(marketplaceListings.seq))
    .limit(1);
  const [person] = await db
    .select({ id: profiles.id, slug: profiles.nameSlug })
    .from(profiles)
    .where(eq(profiles.email, "premium@demo.portal"));
  const [pair] = await db.all<{ specialty: string; region: string }>(sql`
    select specialty, region from directory_facets where specialty not in ('', 'Outros') and region not in ('', 'estado')
    order by specialty, region limit 1`);
  const local = localPathOf(pair?.specialty ?? "", pair?.region ?? "");
  if (!listing || !person || !local) throw new Error("the demo data are missing");
  return [
    { name: "/marketplace", path: "/marketplace", content: "main article" },
    { name: "/anuncio/$slug", path: listingPath(listing), content: "main h2" },
    { name: "/cartao/$slug", path: `/cartao/${person.slug}`, content: "main article h1" },
    { name: "/demanda", path: "/demanda", content: "main table" },
    { name: "/portal-conexoes", path: "/portal-conexoes", content: "main article" },
    { name: "/profissionais/$especialidade/$cidade", path: local, content: "main article" },
    { name: "/portal-conexoes/perfil/$id", path: `/portal-conexoes/perfil/${person.id}`, content: "main h2" },
  ];
}
