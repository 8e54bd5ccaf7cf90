/** Figures are drawn 400 units wide. */
export const FIGURE_WIDTH = 400;

/** Heights of the figures in `web/public/figuras/faculdade/`, so that lessons don't move while these load. */
export const FIGURE_HEIGHTS: Readonly<Record<string, number>> = {};
