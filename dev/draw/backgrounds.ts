const WIDTH = 1200;
const HEIGHT = 630;
const GRID = 30;

interface Background {
  /** Right of the product's name. */
  hint: string;
  /** SVG below the texts. */
  drawing: string;
}

export const CARD: Background = {
  hint: "Cartão de visita digital",
  drawing: `<g fill="none" stroke="#b3d0ea" stroke-opacity=".35" stroke-width="1.5">
      <circle cx="230" cy="262" r="178"/><path d="M20 262H440M230 52V472" stroke-dasharray="14 6 3 6"/>
    </g>`,
};

export const CERTIFICATE: Background = {
  hint: "Faculdade do Portal",
  drawing: `<rect x="40" y="36" width="1120" height="454" rx="4" fill="#fff"/>
    <g fill="none" stroke="#0f4c81"><rect x="56.5" y="52.5" width="1087" height="421" stroke-width="3"/>
      <rect x="64.5" y="60.5" width="1071" height="405" stroke="#7fb0d9"/></g>
    <g fill="none" stroke="#b3d0ea" stroke-width="1.5">
      <circle cx="1000" cy="222" r="112"/><path d="M868 222H1132M1000 90V354" stroke-dasharray="14 6 3 6"/>
    </g>`,
};

export const DEMAND: Background = {
  hint: "Quadro de demanda",
  drawing: `<rect x="676" y="14" width="464" height="494" rx="6" fill="#fff"/>`,
};

/** The part of a picture that is the same for everyone: the sheet, its grid, the logo and the product's name. */
export function backgroundHtml(fontUrl: string, { hint, drawing }: Background): string {
  const lines = (count: number, line: (at: number, isMain: boolean) => string) =>
    Array.from({ length: count }, (_, i) => line((i + 1) * GRID, (i + 1) % 4 === 0)).join("");
  const stroke = (isMain: boolean) => `stroke="#b3d0ea" stroke-opacity="${isMain ? 0.2 : 0.09}"`;
  return `<!doctype html><style>
    @font-face { font-family: Archivo; src: url(${fontUrl}); font-weight: 400 700; font-stretch: 100% 115%; }
    * { margin: 0; box-sizing: border-box }
    body { width: ${WIDTH}px; height: ${HEIGHT}px; background: #0f4c81; font-family: Archivo; overflow: hidden; position: relative }
    svg { position: absolute }
    .strip { position: absolute; inset: auto 0 0; height: 104px; background: #fbfaf7; display: flex; align-items: center;
      gap: 18px; padding: 0 80px; color: #14202b; border-top: 8px solid #f97316 }
    .strip svg { position: static }
    .name { font: 700 34px Archivo; font-stretch: 112%; flex: 1 }
    .hint { font: 500 28px Archivo; color: #0f4c81 }
  </style>
  <svg width="${WIDTH}" height="${HEIGHT}">
    ${lines(WIDTH / GRID, (x, main) => `<path d="M${x + 0.5} 0V${HEIGHT}" ${stroke(main)}/>`)}
    ${lines(HEIGHT / GRID, (y, main) => `<path d="M0 ${y + 0.5}H${WIDTH}" ${stroke(main)}/>`)}
    ${drawing}
  </svg>
  <div class="strip">
    <svg width="56" height="56" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="7" fill="#0f4c81"/>
      <path d="M9.5 9V20" stroke="#fff" stroke-dasharray="1.6 1.4" opacity=".75"/>
      <path d="M23 8A13.2 13.2 0 0 1 9.8 21.2" stroke="#f97316" stroke-width="3"/>
      <path d="M9 8h15.5" stroke="#fff" stroke-width="3"/><path d="M9.5 4.5v5M9.5 19.7v8" stroke="#fff" stroke-width="5"/></svg>
    <span class="name">Portal da Construção</span><span class="hint">${hint}</span>
  </div>`;
}
