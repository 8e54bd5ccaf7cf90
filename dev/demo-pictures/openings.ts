import {
  BASE,
  bar,
  circle,
  type Drawing,
  flat,
  INK,
  IRON,
  line,
  polygon,
  RUBBER,
  rect,
  STEEL,
  shadow,
  times,
  tones,
  WOOD,
} from "./kit.ts";

const PANE = tones("#a8d3e6");

const panes = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, PANE.base) +
  flat(
    polygon(
      `${x + width * 0.2},${y + 3} ${x + width * 0.48},${y + 3} ${x + width * 0.16},${y + height - 3} ${x + 3},${y + height - 3} ${x + 3},${y + height * 0.7}`,
      PANE.light,
    ),
    polygon(
      `${x + width * 0.78},${y + 3} ${x + width * 0.88},${y + 3} ${x + width * 0.56},${y + height - 3} ${x + width * 0.46},${y + height - 3}`,
      PANE.light,
    ),
  );

/** A panelled door in its frame. */
export const door: Drawing = (t, accent) =>
  shadow(610, 300) +
  rect(360, 90, 480, 680, t.deep, 6) +
  rect(400, 130, 400, 640, t.base, 4) +
  flat(rect(404, 134, 14, 632, t.light), rect(776, 134, 20, 632, t.dark)) +
  [
    [440, 170, 140, 240],
    [620, 170, 140, 240],
    [440, 450, 140, 280],
    [620, 450, 140, 280],
  ]
    .map(
      ([x, y, w, h]) =>
        rect(x!, y!, w!, h!, t.dark, 4) +
        flat(rect(x! + 14, y! + 14, w! - 28, h! - 28, t.base, 3), rect(x! + 14, y! + 14, 10, h! - 28, t.light)),
    )
    .join("") +
  rect(590, 400, 22, 80, accent.base, 8) +
  rect(590, 424, 70, 18, accent.light, 9);

/** A sliding window with two leaves. */
export const window: Drawing = (t) =>
  shadow(600, 430) +
  rect(190, 200, 820, 540, t.dark, 8) +
  flat(rect(200, 210, 800, 16, t.light)) +
  rect(226, 236, 400, 470, t.base, 4) +
  panes(262, 272, 328, 398) +
  rect(574, 250, 400, 470, t.base, 4) +
  flat(rect(580, 256, 10, 458, t.light)) +
  panes(610, 286, 328, 398) +
  rect(584, 440, 18, 100, RUBBER.base, 6) +
  rect(166, 736, 868, 34, t.light, 6);

/** An iron gate with bars. */
export const gate: Drawing = (t, accent) =>
  shadow(610, 470) +
  rect(110, 190, 90, 580, "#d9cdbb", 4) +
  rect(1000, 190, 90, 580, "#d9cdbb", 4) +
  flat(rect(170, 194, 26, 572, "#bfae97"), rect(1060, 194, 26, 572, "#bfae97")) +
  rect(96, 160, 118, 36, "#c7b59d", 6) +
  rect(986, 160, 118, 36, "#c7b59d", 6) +
  times(12, (i) => bar(`M${256 + i * 62.5} ${300 - Math.sin(((i + 0.5) / 12) * Math.PI) * 90}V750`, t.base, 14)) +
  bar("M230 330Q600 170 970 330", t.base, 20) +
  bar("M226 480H974M226 740H974", t.base, 20) +
  [350, 475, 600, 725, 850]
    .map(
      (x) =>
        circle(x, 540, 32, "none") +
        line(`M${x - 30} 540a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`, INK, 15) +
        line(`M${x - 30} 540a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`, accent.base, 8),
    )
    .join("") +
  rect(576, 590, 60, 70, IRON.base, 8) +
  circle(606, 620, 10, INK);

/** A shower box or sheets of tempered glass. */
export const glass: Drawing = (t, accent) =>
  shadow(620, 400) +
  `<g opacity=".92">${polygon("680,150 940,110 960,740 690,770", PANE.dark)}</g>` +
  `<g opacity=".88">${polygon("300,180 690,120 700,760 310,790", PANE.base)}</g>` +
  flat(
    polygon("360,180 500,158 330,560 312,560 308,380", "#e4f4fb"),
    polygon("600,150 650,140 420,770 370,776", "#d3ebf5"),
    polygon("820,140 880,130 740,640 712,700", "#cfe6f0"),
  ) +
  bar("M280 170L950 84", t.base, 22) +
  bar("M312 792L700 762L960 742", t.dark, 16) +
  rect(640, 430, 20, 150, accent.base, 8) +
  [250, 640].map((y) => rect(300, y, 44, 60, t.base, 6)).join("");

/** An aluminium shutter door or venetian door. */
export const shutter: Drawing = (t, accent) =>
  shadow(600, 330) +
  rect(320, 110, 560, 660, t.deep, 6) +
  [350, 605]
    .map(
      (x) =>
        rect(x, 140, 245, 630, t.base, 4) +
        flat(times(15, (i) => rect(x + 26, 168 + i * 38, 193, 28, i % 2 ? t.light : t.dark, 4))),
    )
    .join("") +
  rect(575, 420, 18, 110, accent.base, 6) +
  rect(607, 420, 18, 110, accent.base, 6);

/** A kitchen counter top of stone with its cut-out. */
export const stone: Drawing = (t, accent) =>
  shadow(620, 460) +
  [240, 900].map((x) => polygon(`${x},560 ${x + 60},560 ${x + 40},770 ${x + 20},770`, WOOD.dark)).join("") +
  rect(230, 540, 760, 30, WOOD.base) +
  polygon("140,470 340,360 1090,360 960,470", t.light) +
  rect(140, 470, 820, 70, t.base) +
  polygon("960,470 1090,360 1090,420 960,540", t.dark) +
  polygon("480,440 560,394 830,394 780,440", INK) +
  flat(polygon("500,436 564,402 610,402 560,436", STEEL.dark)) +
  flat(
    times(34, (i) => circle(170 + ((i * 137) % 770), 486 + ((i * 31) % 42), 3 + (i % 3), i % 2 ? t.deep : t.light)),
    times(22, (i) => circle(330 + ((i * 91) % 130), 380 + ((i * 17) % 70), 3, t.dark)),
  ) +
  bar(`M880 400V330Q880 290 920 290H950V320`, accent.base, 16) +
  line(`M300 ${BASE - 60}H920`, WOOD.dark, 12);
