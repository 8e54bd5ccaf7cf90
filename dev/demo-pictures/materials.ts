import {
  BASE,
  bar,
  box,
  CONCRETE,
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
  SAND,
  STEEL,
  shadow,
  shape,
  type Tones,
  times,
  turned,
  WOOD,
} from "./kit.ts";

const sack = (x: number, y: number, width: number, height: number, t: Tones, label: string): string => {
  const right = x + width;
  const outline = `M${x + 22} ${y}Q${x + width / 2} ${y - 16} ${right - 22} ${y}Q${right + 16} ${y + height * 0.1} ${right} ${y + height / 2}Q${right + 16} ${y + height * 0.92} ${right - 22} ${y + height}Q${x + width / 2} ${y + height + 8} ${x + 22} ${y + height}Q${x - 16} ${y + height * 0.92} ${x} ${y + height / 2}Q${x - 16} ${y + height * 0.1} ${x + 22} ${y}Z`;
  return (
    shape(outline, t.base) +
    flat(
      shape(
        `M${x + 16} ${y + height * 0.74}H${right - 12}Q${right} ${y + height * 0.95} ${right - 26} ${y + height - 3}H${x + 26}Q${x} ${y + height * 0.95} ${x + 16} ${y + height * 0.74}Z`,
        t.dark,
      ),
      rect(x + 30, y + 8, width - 80, height * 0.13, t.light, 6),
      rect(x + width * 0.3, y + height * 0.3, width * 0.4, height * 0.4, label, 6),
    )
  );
};

const pallet = (x: number, width: number): string =>
  times(4, (i) => rect(x + (i * (width - 50)) / 3, BASE - 34, 50, 34, WOOD.dark)) +
  rect(x - 10, BASE - 50, width + 20, 20, WOOD.base, 3);

/** Bags on a pallet. */
export const sacks: Drawing = (t, accent) =>
  shadow(600, 400) +
  pallet(290, 620) +
  times(4, (row) =>
    times(row === 3 ? 1 : 2, (i) =>
      sack(300 + i * 304 + (row === 3 ? 150 : (row % 2) * 8), 616 - row * 104, 294, 100, t, accent.base),
    ),
  );

/** One bag, upright. */
export const sackUpright: Drawing = (t, accent) =>
  shadow(600, 300) +
  shape("M400 250Q600 210 800 250L786 300Q836 520 806 760Q600 786 394 760Q364 520 414 300Z", t.base) +
  flat(
    shape("M700 292H785Q834 520 804 757Q760 768 690 772Q740 520 700 292Z", t.dark),
    shape("M436 300H486Q456 520 470 740L412 734Q386 520 436 300Z", t.light),
    shape("M388 420Q600 450 814 420Q822 520 816 620Q600 646 386 620Q380 520 388 420Z", accent.base),
    shape("M716 437Q770 432 814 420Q822 520 816 620Q780 630 724 634Q734 540 716 437Z", accent.dark),
  ) +
  shape("M408 250Q600 212 792 250L786 300Q600 268 414 300Z", t.light) +
  line("M430 276Q600 244 770 276", t.deep, 4) +
  flat(polygon("600,462 690,606 510,606", "#fbfaf7"), rect(566, 550, 68, 56, accent.base));

const holed = (x: number, y: number, t: Tones): string =>
  box(x, y, 150, 96, 0, t) +
  times(2, (row) => times(3, (i) => rect(x + 13 + i * 44, y + 12 + row * 41, 34, 30, t.deep, 5)));

/** Ceramic bricks with six holes, piled. */
export const bricks: Drawing = (t) =>
  shadow(610, 420) +
  times(4, (row) =>
    times(5 - row, (i) => {
      const [x, y] = [240 + i * 152 + row * 62, BASE - 96 * (row + 1)];
      return (
        polygon(`${x},${y} ${x + 60},${y - 30} ${x + 210},${y - 30} ${x + 150},${y}`, t.light) +
        polygon(`${x + 150},${y} ${x + 210},${y - 30} ${x + 210},${y + 66} ${x + 150},${y + 96}`, t.dark) +
        holed(x, y, t)
      );
    }),
  );

const block = (x: number, y: number, t: Tones): string =>
  box(x, y, 250, 120, 90, t) +
  polygon(`${x + 52},${y - 10} ${x + 82},${y - 34} ${x + 162},${y - 34} ${x + 128},${y - 10}`, t.deep) +
  polygon(`${x + 160},${y - 10} ${x + 194},${y - 34} ${x + 276},${y - 34} ${x + 244},${y - 10}`, t.deep) +
  flat(rect(x + 20, y + 22, 40, 8, t.light), rect(x + 150, y + 80, 60, 8, t.dark), rect(x + 90, y + 50, 30, 8, t.dark));

/** Hollow concrete blocks. */
export const blocks: Drawing = (t) =>
  shadow(640, 430) +
  [
    [220, 650],
    [475, 650],
    [730, 650],
    [340, 528],
    [600, 528],
    [470, 406],
  ]
    .map(([x, y]) => block(x!, y!, t))
    .join("");

/** Square tiles: a box of them and two that lean on it. */
export const tiles: Drawing = (t, accent) =>
  shadow(620, 420) +
  box(520, 500, 380, 270, 130, WOOD) +
  flat(rect(560, 560, 210, 90, accent.base, 8), rect(584, 586, 120, 12, "#fbfaf7"), rect(584, 612, 80, 12, "#fbfaf7")) +
  polygon("500,330 850,292 880,640 530,690", t.dark) +
  polygon("300,300 640,250 690,730 350,790", t.deep) +
  polygon("280,296 620,246 670,726 330,786", t.base) +
  flat(polygon("300,314 470,289 372,500 320,508", t.light), polygon("560,275 604,268 480,752 420,760", t.light)) +
  line("M300 560q90 -70 160 -10t170 -60M312 660q120 -70 210 -20t130 -50", t.dark, 4);

/** A heap with a shovel in it. */
export const heap: Drawing = (t) =>
  shadow(600, 440, BASE, 34) +
  bar("M790 170L690 560", WOOD.base, 22) +
  bar("M756 158L826 178", IRON.base, 24) +
  shape("M190 770Q260 690 360 600Q480 420 600 400Q700 410 790 540Q900 660 1010 770Q600 800 190 770Z", t.base) +
  flat(
    shape("M620 404Q720 430 790 545Q895 660 1003 768Q860 784 740 782Q800 640 620 404Z", t.dark),
    shape("M380 600Q490 440 590 420Q520 520 470 620Q420 700 330 720Q360 650 380 600Z", t.light),
    times(26, (i) =>
      circle(270 + ((i * 211) % 640), 560 + ((i * 97) % 200), 4 + (i % 4) * 2, i % 3 ? t.dark : t.light),
    ),
  );

/** Steel rods in a bundle, with their ribs. */
export const rods: Drawing = (t, accent) =>
  shadow(610, 500, 740, 40) +
  times(4, (row) =>
    times(6 - row, (i) => {
      const [x, y] = [100 + i * 34 + row * 24, 752 - row * 40 - i * 24];
      return (
        bar(`M${x} ${y}L${x + 820} ${y - 70}`, i % 2 ? t.base : t.light, 26) +
        line(
          times(20, (n) => `M${x + 24 + n * 40} ${y - 14 - n * 3.4}l10 22`),
          t.deep,
          4,
        ) +
        circle(x, y, 16, t.dark)
      );
    }),
  ) +
  bar("M370 520Q300 610 380 740", accent.base, 22) +
  bar("M800 480Q740 580 820 700", accent.base, 22);

/** I-beams. */
export const beams: Drawing = (t) => {
  const beam = (x: number, y: number) =>
    polygon(`${x + 170},${y} ${x + 690},${y - 190} ${x + 690},${y - 164} ${x + 170},${y + 30}`, t.dark) +
    polygon(`${x},${y} ${x + 520},${y - 190} ${x + 690},${y - 190} ${x + 170},${y}`, t.light) +
    polygon(`${x + 102},${y + 30} ${x + 600},${y - 152} ${x + 600},${y - 40} ${x + 102},${y + 130}`, t.dark) +
    polygon(`${x + 170},${y + 130} ${x + 690},${y - 60} ${x + 690},${y - 34} ${x + 170},${y + 160}`, t.dark) +
    polygon(`${x + 102},${y + 130} ${x + 622},${y - 60} ${x + 690},${y - 60} ${x + 170},${y + 130}`, t.light) +
    shape(`M${x} ${y}h170v30h-66v100h66v30H${x}v-30h66v-100H${x}z`, t.base);
  return shadow(600, 460, 770, 36) + beam(420, 600) + beam(190, 610) + beam(310, 440);
};

/** Sawn boards, stacked. */
export const boards: Drawing = (t) =>
  shadow(610, 470) +
  times(2, (i) => box(270 + i * 480, 730, 70, 40, 150, WOOD)) +
  times(6, (row) => {
    const [x, y] = [180 + ((row * 53) % 40), 690 - row * 54];
    return (
      box(x, y, 660, 44, 170, t) +
      line(`M${x + 40} ${y + 16}h200M${x + 300} ${y + 28}h230M${x + 560} ${y + 14}h70`, t.dark, 4)
    );
  });

/** Sheets of plywood, leaning. */
export const sheets: Drawing = (t, accent) =>
  shadow(620, 400) +
  times(4, (i) => {
    const x = 560 - i * 74;
    return (
      polygon(
        `${x},${190 + i * 22} ${x + 330},${160 + i * 22} ${x + 360},${740 + i * 8} ${x + 30},${770 + i * 5}`,
        i === 3 ? t.base : t.dark,
      ) +
      polygon(
        `${x + 330},${160 + i * 22} ${x + 350},${172 + i * 22} ${x + 380},${736 + i * 8} ${x + 360},${740 + i * 8}`,
        t.light,
      )
    );
  }) +
  flat(
    shape(
      "M380 330q60 120 20 200t30 200q-50 -90 -20 -200t-30 -200zM500 320q70 160 10 240t40 190q-80 -90 -30 -190t-20 -240z",
      t.dark,
    ),
    rect(420, 300, 120, 34, accent.base, 6),
  );

/** Roof tiles in rows. */
export const roof: Drawing = (t) =>
  shadow(620, 430) +
  times(5, (row) =>
    times(7, (i) => {
      const [x, y] = [210 + i * 106 + row * 18, 330 + row * 84];
      return (
        shape(
          `M${x} ${y}Q${x + 53} ${y - 62} ${x + 106} ${y}L${x + 122} ${y + 104}Q${x + 64} ${y + 40} ${x + 10} ${y + 104}Z`,
          (row + i) % 3 ? t.base : t.light,
        ) +
        flat(
          shape(
            `M${x + 74} ${y - 22}Q${x + 94} ${y - 14} ${x + 103} ${y}L${x + 118} ${y + 92}Q${x + 104} ${y + 76} ${x + 88} ${y + 70}Z`,
            t.dark,
          ),
        )
      );
    }),
  );

/** Corrugated sheets. */
export const corrugated: Drawing = (t) =>
  shadow(620, 450) +
  times(3, (i) => {
    const y = 700 - i * 60;
    const wave = times(9, () => "q22 -34 44 0t44 0");
    return (
      shape(
        `M${140 + i * 20} ${y}${wave}L${1090 + i * 10} ${y - 200}${times(9, () => "q-18 -24 -36 0t-36 0")}Z`,
        i === 2 ? t.base : t.dark,
      ) +
      line(
        times(9, (n) => `M${162 + i * 20 + n * 88} ${y - 14}L${464 + i * 10 + n * 72} ${y - 208}`),
        i === 2 ? t.light : t.deep,
        i === 2 ? 14 : 5,
      )
    );
  });

/** Paving stones in a pattern, and a pile of them. */
export const pavers: Drawing = (t, accent) =>
  shadow(600, 440) +
  times(4, (row) =>
    times(6 - row, (i) =>
      box(220 + i * 126 + row * 60, BASE - 76 * (row + 1), 118, 68, 46, (i + row) % 3 === 1 ? accent : t),
    ),
  );

/** A water-proof membrane or insulation in rolls. */
export const rolls: Drawing = (t, accent) => {
  const roll = (x: number, y: number) =>
    drum(x, y, 96, BASE - y - 24, t) +
    ellipse(x, y, 58, 15, t.dark) +
    ellipse(x, y, 34, 9, INK) +
    flat(rect(x - 96, y + 150, 192, 60, accent.base));
  return shadow(600, 380) + roll(400, 330) + roll(790, 330) + roll(595, 400);
};

/** Plasterboard profiles and slabs: long C-profiles. */
export const gypsum: Drawing = (t) =>
  shadow(600, 440) +
  box(200, 560, 640, 40, 200, t) +
  box(210, 604, 640, 40, 200, t) +
  box(196, 648, 640, 40, 200, t) +
  box(204, 692, 640, 40, 200, t) +
  turned(
    -8,
    600,
    400,
    rect(180, 420, 820, 22, STEEL.light),
    rect(180, 442, 820, 40, STEEL.base),
    rect(180, 482, 820, 14, STEEL.dark),
  ) +
  turned(
    -8,
    600,
    400,
    rect(240, 350, 780, 20, STEEL.light),
    rect(240, 370, 780, 36, STEEL.base),
    rect(240, 406, 780, 12, STEEL.dark),
  ) +
  flat(rect(230, 700, 590, 10, CONCRETE.dark));

/** A lorry that tips sand. */
export const lorry: Drawing = (t, accent) =>
  shadow(600, 500) +
  shape("M90 770Q130 700 190 660Q240 700 290 770Z", SAND.base) +
  turned(
    -13,
    330,
    600,
    shape("M250 400H800L770 590H300Z", accent.base),
    flat(rect(284, 420, 480, 22, accent.light), shape("M310 540H778L770 590H300Z", accent.dark)),
    line("M380 400V586M500 400V586M620 400V586M720 400V580", accent.deep, 7),
    shape("M262 400Q360 320 480 350Q600 300 700 350Q760 360 788 400Z", SAND.base),
  ) +
  rect(230, 620, 780, 46, IRON.dark, 8) +
  bar("M560 630L640 520", STEEL.base, 24) +
  shape("M820 660V400Q822 372 850 372H960Q990 372 1006 400L1060 510Q1076 530 1076 560V660Z", t.base) +
  flat(rect(824, 600, 248, 56, t.dark), shape("M836 392h30v200h-30z", t.light)) +
  shape("M884 408H956L1010 512H884Z", "#cfe8f3") +
  flat(polygon("900,420 930,420 900,490", "#fff")) +
  rect(1040, 580, 46, 28, "#fde68a", 6) +
  line("M880 540V650", t.deep, 5) +
  [310, 430, 950]
    .map((x) => `${circle(x, 700, 70, RUBBER.base)}${circle(x, 700, 36, STEEL.base)}${circle(x, 700, 12, IRON.deep)}`)
    .join("");
