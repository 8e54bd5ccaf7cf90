import {
  BASE,
  bar,
  box,
  circle,
  type Drawing,
  drum,
  ellipse,
  flat,
  INK,
  IRON,
  line,
  polygon,
  RUBBER,
  rect,
  STEEL,
  shadow,
  shape,
  type Tones,
  tones,
  turned,
  WOOD,
} from "./kit.ts";

const FIRE = tones("#f07f22");
const LEAF = tones("#3f9460");

const can = (x: number, y: number, rx: number, height: number, t: Tones, paint: Tones): string =>
  line(`M${x - rx} ${y + 20}Q${x} ${y - rx * 2.1} ${x + rx} ${y + 20}`, INK, 9) +
  line(`M${x - rx} ${y + 20}Q${x} ${y - rx * 2.1} ${x + rx} ${y + 20}`, STEEL.light, 4) +
  drum(x, y, rx, height, t) +
  ellipse(x, y, rx * 0.84, rx * 0.2, paint.base) +
  flat(
    shape(
      `M${x - rx + 3} ${y + height * 0.4}Q${x} ${y + height * 0.4 + rx * 0.5} ${x + rx - 3} ${y + height * 0.4}V${y + height * 0.75}Q${x} ${y + height * 0.75 + rx * 0.5} ${x - rx + 3} ${y + height * 0.75}Z`,
      paint.base,
    ),
    shape(
      `M${x + rx * 0.5} ${y + height * 0.4 + rx * 0.22}Q${x + rx * 0.8} ${y + height * 0.4 + rx * 0.16} ${x + rx - 3} ${y + height * 0.4}V${y + height * 0.75}Q${x + rx * 0.8} ${y + height * 0.75 + rx * 0.16} ${x + rx * 0.5} ${y + height * 0.75 + rx * 0.22}Z`,
      paint.dark,
    ),
  ) +
  shape(`M${x - rx * 0.6} ${y + rx * 0.16}q10 ${height * 0.3} 24 ${height * 0.3}t22 ${-height * 0.28}Z`, paint.base);

/** Cans of paint and a roller. */
export const paint: Drawing = (t, accent) =>
  shadow(600, 440) +
  can(790, 330, 150, 380, STEEL, accent) +
  can(430, 400, 180, 330, tones("#eef0ee"), t) +
  can(680, 580, 110, 160, STEEL, tones("#f3c04f")) +
  turned(
    -20,
    960,
    620,
    rect(850, 540, 230, 80, t.base, 34) +
      flat(rect(864, 552, 200, 18, t.light, 9)) +
      bar("M1080 580H1110V660H980V700", STEEL.base, 10) +
      bar("M980 700V800", WOOD.base, 30),
  );

/** A sofa. */
export const sofa: Drawing = (t, accent) =>
  shadow(600, 480) +
  [270, 900].map((x) => rect(x, 720, 34, 50, WOOD.dark, 6)).join("") +
  shape("M230 330Q230 270 290 270H910Q970 270 970 330V600H230Z", t.dark) +
  line("M600 276V520", t.deep, 6) +
  flat(rect(270, 286, 300, 22, t.base, 11), rect(630, 286, 300, 22, t.base, 11)) +
  rect(220, 520, 385, 110, t.light, 30) +
  rect(596, 520, 385, 110, t.light, 30) +
  rect(200, 610, 800, 120, t.base, 16) +
  flat(rect(210, 690, 780, 32, t.dark, 10)) +
  shape("M130 470Q130 410 190 410Q250 410 250 470V730H170Q130 730 130 690Z", t.base) +
  shape("M950 470Q950 410 1010 410Q1070 410 1070 470V690Q1070 730 1030 730H950Z", t.base) +
  flat(shape("M1030 420Q1064 430 1064 470V690Q1064 724 1030 724Z", t.dark), rect(146, 440, 24, 220, t.light, 12)) +
  turned(-10, 380, 470, rect(300, 400, 150, 130, accent.base, 20) + flat(rect(316, 414, 118, 16, accent.light, 8))) +
  turned(12, 830, 480, rect(770, 410, 140, 120, accent.dark, 20));

/** A dining table with chairs. */
export const table: Drawing = (t, accent) => {
  const chair = (x: number) =>
    bar(`M${x} 320V764M${x + 150} 320V764`, t.dark, 18) +
    rect(x - 6, 310, 162, 60, accent.base, 10) +
    rect(x - 6, 396, 162, 40, accent.base, 10) +
    flat(rect(x + 4, 318, 140, 12, accent.light, 6));
  return (
    shadow(600, 470) +
    chair(330) +
    chair(720) +
    bar("M210 560V764M990 560V764M330 520V700M880 520V700", t.dark, 26) +
    polygon("130,540 300,440 910,440 1070,540", t.light) +
    rect(130, 538, 940, 44, t.base, 4) +
    line("M330 470H860M290 500H920", t.base, 5) +
    flat(rect(140, 564, 920, 14, t.dark)) +
    shape("M540 480Q540 380 560 380H620Q640 380 640 480Q590 500 540 480Z", tones("#8ec5e3").base) +
    line("M590 390Q570 310 540 290M590 390Q610 300 650 290M590 390V270", "#3f7d4a", 9) +
    [540, 650, 590].map((x, i) => circle(x, i === 2 ? 262 : 284, 24, accent.light)).join("")
  );
};

/** A wardrobe. */
export const wardrobe: Drawing = (t, accent) =>
  shadow(640, 400) +
  box(270, 150, 600, 590, 110, t) +
  rect(290, 740, 60, 30, t.deep) +
  rect(790, 740, 60, 30, t.deep) +
  [290, 482, 674]
    .map(
      (x, i) =>
        rect(x, 176, 180, 400, i === 1 ? tones("#a8d3e6").base : t.base, 4) +
        flat(
          i === 1
            ? polygon(`${x + 30},180 ${x + 100},180 ${x + 20},572 ${x + 4},572 ${x + 4},420`, "#d8edf6")
            : rect(x + 8, 184, 14, 384, t.light),
        ) +
        rect(x + 150, 360, 14, 70, accent.base, 6),
    )
    .join("") +
  [290, 578]
    .map(
      (x) =>
        rect(x, 600, 276, 120, t.base, 4) +
        flat(rect(x + 8, 608, 260, 12, t.light), rect(x + 8, 696, 260, 16, t.dark)) +
        rect(x + 98, 646, 80, 16, accent.base, 8),
    )
    .join("");

/** An office desk with a drawer unit. */
export const desk: Drawing = (t, accent) =>
  shadow(620, 460) +
  box(720, 470, 260, 300, 80, t) +
  [490, 584, 678].map((y) => rect(736, y, 228, 80, t.base, 4) + rect(810, y + 32, 80, 14, accent.base, 6)).join("") +
  bar("M230 470V764M330 420V700", IRON.base, 24) +
  polygon("170,440 310,360 1110,360 1000,440", WOOD.light) +
  rect(170, 438, 830, 36, WOOD.base, 4) +
  polygon("1000,440 1110,360 1110,396 1000,474", WOOD.dark) +
  shape("M480 390H680L690 404H470Z", IRON.base) +
  rect(570, 330, 24, 66, IRON.base) +
  rect(430, 150, 310, 190, RUBBER.base, 12) +
  rect(446, 166, 278, 150, "#2470b3", 4) +
  flat(polygon("450,170 590,170 500,312 450,312", "#5b9bd5")) +
  bar("M880 380V300L820 220", accent.base, 14) +
  shape("M770 240L830 180L880 250Z", accent.base);

/** Shelves of steel with boxes. */
export const shelves: Drawing = (t, accent) =>
  shadow(620, 400) +
  bar("M330 130V700M960 130V700", t.dark, 18) +
  [180, 370, 560, 720]
    .map(
      (y, row) =>
        polygon(`250,${y} 340,${y - 44} 970,${y - 44} 880,${y}`, t.light) +
        rect(250, y, 630, 24, t.base) +
        polygon(`880,${y} 970,${y - 44} 970,${y - 20} 880,${y + 24}`, t.dark) +
        (row === 0
          ? ""
          : box(300 + row * 30, y - 110, 150, 96, 40, WOOD) +
            box(540 + row * 24, y - 90, 120, 76, 34, row % 2 ? accent : tones("#2f8f5b"))),
    )
    .join("") +
  bar("M250 150V764M880 150V764", t.base, 20);

/** A refrigerator. */
export const fridge: Drawing = (t, accent) =>
  shadow(620, 300) +
  box(400, 110, 380, 640, 90, t) +
  rect(420, 748, 340, 22, RUBBER.base) +
  line("M400 310H780", INK, 8) +
  flat(rect(412, 124, 22, 170, t.light, 10), rect(412, 330, 22, 400, t.light, 10), rect(410, 700, 364, 40, t.dark)) +
  rect(720, 200, 24, 90, STEEL.dark, 10) +
  rect(720, 340, 24, 160, STEEL.dark, 10) +
  rect(500, 380, 90, 70, accent.base, 6) +
  rect(560, 470, 70, 60, "#f3c04f", 6) +
  circle(540, 210, 26, accent.base);

/** A barbecue of bricks. */
export const barbecue: Drawing = (t) =>
  shadow(610, 360) +
  box(370, 90, 300, 220, 70, t) +
  line("M370 160H670M370 230H670M470 90V160M570 160V230M430 230V300", t.deep, 5) +
  polygon("370,310 670,310 830,440 250,440", t.dark) +
  box(250, 440, 580, 330, 100, t) +
  line("M250 520H300M250 600H300M250 690H300M780 520H830M780 600H830M780 690H830", t.deep, 5) +
  shape("M310 690V520Q310 470 360 470H720Q770 470 770 520V690Z", INK) +
  flat(
    shape("M340 690Q360 600 400 640Q420 560 470 620Q520 540 560 620Q600 560 640 640Q690 590 740 690Z", FIRE.base),
    shape("M390 690Q420 640 450 660Q500 600 540 660Q590 620 620 670L660 690Z", "#f3c04f"),
  ) +
  bar("M320 580H760", STEEL.base, 12) +
  shape("M420 560Q460 520 520 550Q540 580 480 582H430Q406 578 420 560Z", "#8f4a35") +
  shape("M590 556Q640 520 690 552Q704 580 660 582H606Q580 578 590 556Z", "#8f4a35") +
  rect(220, 690, 640, 26, "#bcb6aa", 4) +
  line(`M260 ${BASE}h560`, INK, 5);

/** A garden bench of wood and iron. */
export const bench: Drawing = (t, accent) =>
  shadow(600, 460) +
  [230, 900]
    .map((x) =>
      bar(`M${x + 40} 300L${x + 10} 560L${x - 20} 764M${x + 10} 560H${x + 60}L${x + 90} 764`, accent.base, 22),
    )
    .join("") +
  [300, 370, 440].map((y) => rect(190, y, 830, 50, t.base, 8) + flat(rect(200, y + 6, 810, 12, t.light, 6))).join("") +
  polygon("170,560 230,530 990,530 1050,560", t.light) +
  rect(160, 558, 900, 44, t.base, 8) +
  flat(rect(172, 586, 876, 12, t.dark, 6));

/** A plant in a pot. */
export const plant: Drawing = (t) =>
  shadow(600, 220) +
  turned(
    -6,
    600,
    500,
    ...[-64, -38, -14, 12, 38, 62].map((angle, i) =>
      turned(
        angle,
        600,
        560,
        shape(
          `M600 560Q${540 - i * 4} 380 600 ${180 + (i % 3) * 40}Q${660 + i * 4} 380 600 560Z`,
          i % 2 ? LEAF.base : LEAF.dark,
        ) + line(`M600 550V${230 + (i % 3) * 40}`, LEAF.light, 5),
      ),
    ),
  ) +
  shape("M430 540H770L720 770H480Z", t.base) +
  flat(shape("M660 546H764L714 764H640Z", t.dark), shape("M452 560H500L520 760H492Z", t.light)) +
  rect(410, 500, 380, 60, t.base, 10) +
  flat(rect(424, 508, 352, 14, t.light, 7));
