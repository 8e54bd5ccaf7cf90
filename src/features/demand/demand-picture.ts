import type { Env } from "../../env.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import type { Colour, Picture } from "../../platform/pictures/picture.ts";
import { type Letters, type PictureFont, wrap, write } from "../../platform/pictures/picture-letters.ts";
import { TILES } from "./catalogue.ts";
import type { DemandFacts } from "./demand-facts.ts";
import { DEMAND_PICTURE } from "./messages.ts";

/** Made by dev/card-picture/make.ts: 1200×630 pixels without any stats. */
export const DEMAND_BACKGROUND = "/figuras/demanda-fundo.png";

const WHITE: Colour = [255, 255, 255];
const PALE: Colour = [217, 232, 245];
const ORANGE: Colour = [253, 186, 116];
/** By class of the number of requests; BLANK for municipalities without a number. */
const SHADES: readonly Colour[] = [
  [217, 232, 245],
  [179, 208, 234],
  [127, 176, 217],
  [36, 112, 179],
  [10, 48, 84],
];
const BLANK: Colour = [236, 233, 226];

const LEFT = 80;
const TEXT_WIDTH = 560;
/** Height above the bottom strip, in which the text is centered. */
const AREA_HEIGHT = 526;
const MAP = { x: 695, y: 28, step: 43, side: 39, radius: 4 };

interface Line {
  font: PictureFont;
  text: string;
  colour: Colour;
  /** From the line above, baseline to baseline. */
  step: number;
}

function linesOf(letters: Letters, { trade, top }: DemandFacts): Line[] {
  const wrapped = (text: string, max: number, line: Omit<Line, "text">): Line[] =>
    wrap(letters, line.font, text, TEXT_WIDTH, max).map((part) => ({ ...line, text: part }));
  const note = { font: "small", colour: PALE, step: 46 } as const;
  return [
    ...wrapped(trade ?? DEMAND_PICTURE.title, 2, { font: "title", colour: WHITE, step: 68 }),
    ...wrapped(DEMAND_PICTURE.text, 1, note),
    ...(top.length === 0 ? wrapped(DEMAND_PICTURE.none, 1, { ...note, step: 62 }) : []),
    ...top.flatMap(({ name, requests }) => [
      ...wrapped(name, 1, { font: "text", colour: WHITE, step: 64 }),
      ...wrapped(DEMAND_PICTURE.requests(requests), 1, { font: "small", colour: ORANGE, step: 34 }),
    ]),
  ];
}

function drawMap(picture: Picture, { classes }: DemandFacts): void {
  const shades = new Map(classes.map(({ city, shade }) => [city, SHADES[shade]]));
  const { x, y, step, side, radius } = MAP;
  for (const { city, row, column } of TILES) {
    const box = { x: x + (column - 1) * step, y: y + (row - 1) * step, width: side, height: side, radius };
    picture.fillRounded(box, shades.get(city) ?? BLANK);
  }
}

/** Draws the most asked and the map onto the background (1200×630). */
export function drawDemand(picture: Picture, letters: Letters, facts: DemandFacts): void {
  const lines = linesOf(letters, facts);
  let baseline = Math.round((AREA_HEIGHT - lines.reduce((sum, { step }) => sum + step, 0)) / 2);
  for (const { font, text, colour, step } of lines) {
    baseline += step;
    write(picture, letters, { font, text, colour, x: LEFT, y: baseline });
  }
  drawMap(picture, facts);
}

/** The picture of the board for link previews. */
export function makeDemandImage(env: Env, facts: DemandFacts): Promise<Response> {
  return drawOn(env, DEMAND_BACKGROUND, (picture, letters) => drawDemand(picture, letters, facts));
}
