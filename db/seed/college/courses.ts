import type { CourseContent } from "./content.ts";
import { eletrica } from "./eletrica.ts";
import { empreitadas } from "./empreitadas.ts";
import { engenharias } from "./engenharias.ts";
import { fundamentos } from "./fundamentos.ts";
import { hidraulica } from "./hidraulica.ts";
import { projetos } from "./projetos.ts";
import { vendas } from "./vendas.ts";

/** The courses of the college: the basic module, then those of the areas in the order of the catalogue. */
export const COURSES: readonly CourseContent[] = [
  fundamentos,
  engenharias,
  empreitadas,
  eletrica,
  hidraulica,
  projetos,
  vendas,
];
