import type { Env } from "../../env.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import type { Colour, Picture } from "../../platform/pictures/picture.ts";
import {
  type FontChoice,
  type Letters,
  layOut,
  type PictureFont,
  write,
} from "../../platform/pictures/picture-letters.ts";
import { TILES } from "./catalogue.ts";
import type { DemandFacts } from "./demand-facts.ts";
import { DEMAND_PICTURE } from "./messages.ts";

/** Made by dev/draw/link-previews.ts: 1200×630 pixels without any stats. */
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
const MARGIN = 20;
/** From the first line of a text to the next. */
const STEP: Record<PictureFont, number> = { title: 68, heading: 52, text: 42, small: 36 };
const MAP = { x: 695, y: 28, step: 43, side: 39, radius: 4 };

interface Line {
  font: PictureFont;
  text: string;
  colour: Colour;
  /** From the line above, baseline to baseline. */
  step: number;
}

function linesOf(letters: Letters, { trade, top }: DemandFacts): Line[] {
  const wrapped = (text: string, colour: Colour, step: number, ...fonts: [FontChoice, ...FontChoice[]]): Line[] =>
    layOut(letters, text, TEXT_WIDTH, fonts).map((line, i) => ({
      ...line,
      colour,
      step: i === 0 ? step : STEP[line.font],
    }));
  return [
    ...wrapped(trade ?? DEMAND_PICTURE.title, WHITE, 68, ["title", 2], ["heading", 3]),
    ...wrapped(DEMAND_PICTURE.text, PALE, 46, ["small", 1]),
    ...(top.length === 0 ? wrapped(DEMAND_PICTURE.none, PALE, 62, ["small", 1]) : []),
    ...top.flatMap(({ name, requests }) => [
      ...wrapped(name, WHITE, 64, ["text", 1], ["small", 2]),
      ...wrapped(DEMAND_PICTURE.requests(requests), ORANGE, 34, ["small", 1]),
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
function drawDemand(picture: Picture, letters: Letters, facts: DemandFacts): void {
  const lines = linesOf(letters, facts);
  const wanted = lines.reduce((sum, { step }) => sum + step, 0);
  const share = Math.min(1, (AREA_HEIGHT - 2 * MARGIN) / wanted);
  let baseline = (AREA_HEIGHT - wanted * share) / 2;
  for (const { font, text, colour, step } of lines) {
    baseline += step * share;
    write(picture, letters, { font, text, colour, x: LEFT, y: Math.round(baseline) });
  }
  drawMap(picture, facts);
}

/** The picture of the board for link previews. */
export function makeDemandImage(env: Env, facts: DemandFacts): Promise<Response> {
  return drawOn(env, DEMAND_BACKGROUND, (picture, letters) => drawDemand(picture, letters, facts));
}
