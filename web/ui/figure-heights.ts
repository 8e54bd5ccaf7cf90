/** Figures are drawn 400 units wide. */
export const FIGURE_WIDTH = 400;

/** Heights of the figures in `web/public/figuras/faculdade/`, so that lessons don't move while these load. */
export const FIGURE_HEIGHTS: Readonly<Record<string, number>> = {
  "eletrica-banheiro": 300,
  "eletrica-escolha": 230,
  "eletrica-interruptor": 270,
  "eletrica-passos": 320,
  "eletrica-quadro": 310,
  "empreitadas-cronograma": 304,
  "empreitadas-gabarito": 306,
  "empreitadas-guarda-corpo": 300,
  "empreitadas-telhado": 266,
  "empreitadas-verga": 312,
  "engenharias-abatimento": 268,
  "engenharias-cobrimento": 300,
  "engenharias-fissuras": 244,
  "engenharias-sapata": 316,
  "engenharias-spt": 300,
  "fundamentos-cargas": 300,
  "fundamentos-escala": 296,
  "fundamentos-esquadro": 262,
  "fundamentos-parede": 230,
  "fundamentos-umidade": 316,
  "projetos-compatibilizacao": 252,
  "projetos-corte": 320,
  "projetos-lote": 262,
  "projetos-rampa": 264,
  "projetos-ventilacao": 272,
};
