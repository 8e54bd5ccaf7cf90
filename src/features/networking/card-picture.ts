import type { Colour, Picture } from "../../platform/pictures/picture.ts";
import {
  type FontChoice,
  type Letters,
  layOut,
  PICTURE_FONTS,
  type PictureFont,
  widthOf,
  write,
} from "../../platform/pictures/picture-letters.ts";
import { formatAverage } from "../../shared/format.ts";

/** Data shown in a card's picture. */
export interface CardFacts {
  name: string;
  profession: string;
  specialties: readonly string[];
  /** Where the person works, as text. */
  region: string;
  averageRating: number;
  totalRatings: number;
  isPremium: boolean;
}

const WHITE: Colour = [255, 255, 255];
const PALE: Colour = [217, 232, 245];
const FAINT: Colour = [127, 160, 190];
const ORANGE: Colour = [253, 186, 116];
const GOLD: Colour = [250, 204, 21];
const PREMIUM: Colour = [254, 247, 224];
const PREMIUM_TEXT: Colour = [133, 77, 14];

const LEFT = 470;
const TEXT_WIDTH = 650;
/** Height above the bottom strip, in which the text is centered. */
const AREA_HEIGHT = 526;
const MARGIN = 20;
const AVATAR = { x: 230, y: 262, radius: 150 };
const RING = 8;
/** Side of the portrait in pixels. */
export const PORTRAIT_SIDE = AVATAR.radius * 2;
const LINE_HEIGHT: Record<PictureFont, number> = { title: 76, heading: 58, text: 52, small: 44 };
/** Nothing is cut: what is long gets smaller letters and more lines. */
const NAME: readonly [FontChoice, ...FontChoice[]] = [
  ["title", 2],
  ["heading", 3],
  ["text", 4],
];
const PROFESSION: readonly [FontChoice, ...FontChoice[]] = [
  ["text", 2],
  ["small", 3],
];
const SMALL: readonly [FontChoice] = [["small", 1]];

type Line = { font: PictureFont; text: string; colour: Colour } | { stars: number; text: string } | { badge: string };

function linesOf(letters: Letters, facts: CardFacts): Line[] {
  const wrapped = (text: string, colour: Colour, choices: readonly [FontChoice, ...FontChoice[]]): Line[] =>
    layOut(letters, text, TEXT_WIDTH, choices).map((line) => ({ ...line, colour }));
  const count = `${facts.totalRatings} ${facts.totalRatings === 1 ? "avaliação" : "avaliações"}`;
  return [
    ...(facts.isPremium ? [{ badge: "Premium" }] : []),
    ...wrapped(facts.name, WHITE, NAME),
    ...wrapped(facts.profession, ORANGE, PROFESSION),
    ...(facts.totalRatings > 0
      ? [
          {
            stars: Math.floor(facts.averageRating),
            text: `${formatAverage(facts.averageRating)} (${count})`,
          },
        ]
      : []),
    ...wrapped(facts.specialties.join(" • "), PALE, SMALL),
    ...wrapped(facts.region, PALE, SMALL),
  ];
}

const heightOf = (line: Line) => LINE_HEIGHT["font" in line ? line.font : "text"];

function drawLine(picture: Picture, letters: Letters, line: Line, y: number, height: number): void {
  const baseline = y + Math.round(height * 0.72);
  if ("font" in line) return void write(picture, letters, { ...line, x: LEFT, y: baseline });
  if ("badge" in line) {
    const width = Math.round(widthOf(letters, "small", `★ ${line.badge}`)) + 36;
    picture.fillRounded({ x: LEFT, y: y - 6, width, height: 42, radius: 21 }, PREMIUM);
    write(picture, letters, { font: "small", text: `★ ${line.badge}`, colour: PREMIUM_TEXT, x: LEFT + 18, y: y + 25 });
    return;
  }
  let pen = LEFT;
  for (let star = 1; star <= 5; star++) {
    pen = write(picture, letters, {
      font: "text",
      text: "★",
      colour: star <= line.stars ? GOLD : FAINT,
      x: pen,
      y: baseline,
    });
  }
  write(picture, letters, { font: "small", text: line.text, colour: WHITE, x: pen + 16, y: baseline });
}

/**
 * Draws a card onto its background (1200×630).
 * @param portrait square of PORTRAIT_SIDE; null draws the name's initial instead
 */
export function drawCard(background: Picture, letters: Letters, facts: CardFacts, portrait: Picture | null): Picture {
  const { x, y, radius } = AVATAR;
  background.drawDisc({ x, y, radius: radius + RING }, WHITE);
  background.drawDisc({ x, y, radius }, portrait ?? [36, 112, 179]);
  if (!portrait) {
    const initial = (facts.name.trim()[0] ?? "?").toUpperCase();
    const width = widthOf(letters, "title", initial);
    write(background, letters, {
      font: "title",
      text: initial,
      colour: WHITE,
      x: x - width / 2,
      y: y + Math.round(PICTURE_FONTS.title.size * 0.36),
    });
  }
  const lines = linesOf(letters, facts);
  const badgeHeight = facts.isPremium ? LINE_HEIGHT.text : 0;
  const wanted = lines.reduce((sum, line) => sum + heightOf(line), 0) - badgeHeight;
  const share = Math.min(1, (AREA_HEIGHT - 2 * MARGIN - badgeHeight) / wanted);
  let top = (AREA_HEIGHT - wanted * share - badgeHeight) / 2;
  for (const line of lines) {
    const height = "badge" in line ? badgeHeight : heightOf(line) * share;
    drawLine(background, letters, line, Math.round(top), height);
    top += height;
  }
  return background;
}
