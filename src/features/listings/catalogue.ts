/** The five fixed categories of the classifieds, in display order. Slugs are part of URLs and never change. */
export const MARKETPLACE_CATEGORIES: readonly { readonly name: string; readonly slug: string }[] = [
  { name: "Materiais de construção", slug: "materiais-construcao" },
  { name: "Máquinas e ferramentas", slug: "maquinas-ferramentas" },
  { name: "Materiais usados", slug: "materiais-usados" },
  { name: "Sobras de obra", slug: "sobras-obra" },
  { name: "Móveis e outros", slug: "moveis-outros" },
];
