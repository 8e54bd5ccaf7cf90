/** Figures are drawn 400 units wide. */
export const FIGURE_WIDTH = 400;

/** Heights of the figures in `web/public/figuras/faculdade/`, so that lessons don't move while these load. */
export const FIGURE_HEIGHTS: Readonly<Record<string, number>> = {
  "eletrica-banheiro": 300,
  "eletrica-escolha": 230,
  "eletrica-interruptor": 270,
  "eletrica-passos": 320,
  "eletrica-quadro": 310,
  "fundamentos-cargas": 300,
  "fundamentos-escala": 296,
  "fundamentos-esquadro": 262,
  "fundamentos-parede": 230,
  "fundamentos-umidade": 316,
};
