import { number, oneOf, type SearchOf, searchParams, text } from "../../shared/search-params.ts";

/**
 * Search parameters of the classifieds. The names are Portuguese because people read and share these URLs. What the names
 * of categories, cities and periods mean is in addresses.ts.
 */
export const marketplaceParams = searchParams({
  q: text(),
  /** Slug of a category. */
  categoria: text(),
  /** A municipality's name as a slug, such as `tres-lagoas`. */
  cidade: text(),
  periodo: text(),
  /** In reais, inclusive. */
  min: number,
  max: number,
  ordem: text(),
  /** Cursor of a later page: the list begins there. */
  de: text(),
  /** Id of the open listing. */
  anuncio: text(),
  ver: oneOf(["publicar", "meus-anuncios", "favoritos", "buscas"]),
  /** Id of a saved search: the list shows only what its last notice tells of. */
  novos: text(),
  /** With `ver=publicar`: title of the new listing, whose category and city are `categoria` and `cidade`. */
  titulo: text(),
  /** Id of the person's own listing that is being edited. */
  editar: text(),
});
export type MarketplaceSearch = SearchOf<typeof marketplaceParams>;
