/** The areas of the college, in display order. Keys are stored and part of URLs, so they never change. */
export const AREAS = [
  { key: "engenharias", name: "Engenharias", text: "Projetos estruturais e civis" },
  { key: "empreitadas", name: "Empreitadas", text: "Execução de obras" },
  { key: "eletrica", name: "Elétrica", text: "Instalações elétricas" },
  { key: "hidraulica", name: "Hidráulica", text: "Água e esgoto" },
  { key: "projetos", name: "Projetos", text: "Desenho e compatibilização" },
  { key: "vendas", name: "Vendas de Produtos", text: "Materiais de construção" },
] as const;
export type Area = (typeof AREAS)[number]["key"];

/** Id of the basic module, which everyone takes first. */
export const BASIC_COURSE = "fundamentos";

/** A course per area, with the area's key as its id, and the basic module. */
export const COURSE_IDS = [BASIC_COURSE, ...AREAS.map(({ key }) => key)] as const;
export type CourseId = (typeof COURSE_IDS)[number];

export const LETTERS = ["A", "B", "C", "D"] as const;
export type Letter = (typeof LETTERS)[number];
