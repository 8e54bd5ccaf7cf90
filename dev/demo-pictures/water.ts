import {
  bar,
  box,
  CHINA,
  circle,
  type Drawing,
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
  times,
  tones,
  turned,
} from "./kit.ts";

const WATER = tones("#8ec5e3");

/** A wash basin on its column. */
export const sink: Drawing = (t, accent) =>
  shadow(600, 240) +
  shape("M520 500H680L700 770H500Z", t.dark) +
  flat(rect(530, 510, 40, 254, t.base)) +
  shape("M250 380H950Q950 470 860 520Q720 580 600 580Q480 580 340 520Q250 470 250 380Z", t.base) +
  flat(shape("M640 576Q740 566 856 516Q940 470 944 400Q860 500 640 530Z", t.dark)) +
  ellipse(600, 380, 352, 84, t.light) +
  ellipse(600, 392, 270, 54, t.dark) +
  ellipse(600, 404, 220, 36, WATER.base) +
  ellipse(600, 412, 22, 8, IRON.deep) +
  bar("M600 330V220Q600 180 650 180H690Q716 180 716 214V250", accent.base, 26) +
  rect(560, 316, 80, 26, accent.dark, 8) +
  bar("M500 330V290M700 330V300", accent.base, 22) +
  bar("M470 288H530", accent.light, 16);

/** A toilet with cistern. */
export const toilet: Drawing = (t, accent) =>
  shadow(620, 300) +
  rect(380, 190, 260, 300, t.base, 22) +
  flat(rect(394, 240, 22, 236, t.light, 8), rect(596, 240, 36, 240, t.dark)) +
  rect(366, 160, 288, 60, t.light, 18) +
  rect(480, 146, 60, 20, accent.base, 8) +
  shape("M440 560H760Q750 640 690 690L710 770H450L470 690Z", t.base) +
  flat(shape("M640 570H752Q740 640 682 688L700 764H610Q650 680 640 570Z", t.dark)) +
  shape("M380 480H850Q880 500 870 530Q830 610 700 610H470Q390 600 380 480Z", t.base) +
  flat(shape("M400 560Q420 600 470 604H700Q810 604 856 540Q760 576 640 572Z", t.dark)) +
  shape("M372 470Q372 440 420 436H760Q890 440 888 480Q880 510 760 512H420Q372 508 372 470Z", accent.light) +
  shape("M420 470Q430 454 480 454H740Q830 456 828 476Q810 494 730 494H480Q424 492 420 470Z", t.deep);

/** A tap. */
export const tap: Drawing = (t, accent) =>
  shadow(620, 330) +
  rect(280, 724, 680, 46, CHINA.base, 10) +
  flat(rect(292, 730, 656, 12, "#fff", 5)) +
  bar("M470 720V380Q470 190 630 190Q790 190 790 380V470", t.base, 66) +
  line("M452 700V380Q452 176 620 172", t.light, 13) +
  line("M492 700V390Q492 222 630 220Q764 222 764 390V470", t.dark, 11) +
  rect(742, 456, 96, 44, t.dark, 10) +
  shape("M410 724L424 640H516L530 724Z", t.base) +
  flat(shape("M480 644H514L526 720H486Z", t.dark)) +
  bar("M510 560H600", t.dark, 40) +
  bar("M600 590V480", accent.base, 34) +
  circle(600, 560, 34, accent.light) +
  shape("M790 540Q834 604 790 636Q746 604 790 540Z", WATER.base) +
  shape("M790 664Q812 694 790 708Q768 694 790 664Z", WATER.base);

/** PVC pipes with elbows. */
export const pipes: Drawing = (t, accent) => {
  const pipe = (x: number, y: number, tone: Tones) =>
    bar(`M${x} ${y}L${x + 720} ${y - 70}`, tone.base, 64) +
    line(`M${x} ${y - 17}L${x + 720} ${y - 87}`, tone.light, 12) +
    line(`M${x + 6} ${y + 21}L${x + 720} ${y - 49}`, tone.dark, 10) +
    ellipse(x - 6, y + 1, 24, 35, tone.dark) +
    ellipse(x - 6, y + 1, 15, 24, INK);
  return (
    shadow(600, 480) +
    pipe(250, 660, t) +
    pipe(190, 728, t) +
    pipe(270, 588, accent) +
    pipe(224, 622, t) +
    pipe(300, 520, t) +
    bar("M960 740V650Q960 600 1010 600H1060", t.base, 60) +
    rect(918, 716, 84, 44, t.dark, 8) +
    rect(1040, 558, 42, 84, t.dark, 8)
  );
};

/** A water tank with its lid. */
export const tank: Drawing = (t, accent) =>
  shadow(600, 380) +
  shape("M250 340H950L880 740Q870 770 830 770H370Q330 770 320 740Z", t.base) +
  flat(
    shape("M780 340H944L876 738Q866 764 830 764H730Z", t.dark),
    shape("M290 360H350L400 744H372Q336 740 328 720Z", t.light),
  ) +
  line("M270 460Q600 500 930 460M290 590Q600 630 908 590", t.deep, 8) +
  ellipse(600, 340, 372, 66, t.dark) +
  shape("M236 322Q240 250 600 240Q960 250 964 322Q930 380 600 386Q270 380 236 322Z", t.light) +
  flat(shape("M620 380Q900 376 956 326Q950 290 900 272Q880 350 620 380Z", t.base)) +
  ellipse(600, 262, 110, 22, t.dark) +
  rect(560, 236, 80, 26, accent.base, 10) +
  circle(430, 690, 30, accent.base) +
  circle(430, 690, 14, INK);

/** An electric shower, spraying. */
export const shower: Drawing = (t, accent) =>
  shadow(600, 200, 800) +
  bar("M330 120V300H520", STEEL.base, 28) +
  rect(296, 90, 70, 60, STEEL.dark, 10) +
  shape("M470 240Q600 170 730 240L780 380H420Z", t.base) +
  flat(shape("M660 220L724 244L772 374H680Z", t.dark), shape("M486 250L540 220L510 374H432Z", t.light)) +
  rect(404, 376, 392, 56, t.dark, 20) +
  rect(540, 300, 120, 34, accent.base, 10) +
  line("M570 317H600M615 317H640", "#fff", 8) +
  line(
    times(8, (i) => `M${436 + i * 46} 450L${400 + i * 57} 780`),
    WATER.light,
    9,
  ) +
  line(
    times(7, (i) => `M${460 + i * 46} 480L${430 + i * 56} 760`),
    WATER.base,
    6,
  );

/** A kitchen sink of steel in its cabinet. */
export const sinkCabinet: Drawing = (t, accent) =>
  shadow(640, 470) +
  box(190, 400, 740, 340, 150, t) +
  rect(210, 740, 700, 30, RUBBER.base) +
  [210, 452, 694]
    .map(
      (x) =>
        rect(x, 430, 222, 290, t.base, 4) +
        flat(rect(x + 8, 438, 206, 14, t.light), rect(x + 196, 452, 18, 260, t.dark)) +
        rect(x + 150, 480, 40, 14, accent.base, 6),
    )
    .join("") +
  polygon("160,396 320,310 1110,310 960,396", STEEL.light) +
  rect(160, 394, 800, 24, STEEL.base) +
  polygon("960,396 1110,310 1110,334 960,418", STEEL.dark) +
  polygon("400,384 480,334 720,334 660,384", IRON.base) +
  flat(polygon("420,380 486,340 560,340 510,380", IRON.light)) +
  bar("M640 330V220Q640 170 690 170Q730 170 730 210V240", STEEL.base, 18);

/** Rainwater gutter and downpipe. */
export const gutter: Drawing = (t, accent) =>
  shadow(620, 440) +
  shape("M150 330L900 190L1000 230L1000 290L260 440Q170 440 150 330Z", t.base) +
  polygon("150,330 900,190 1000,230 262,372", t.dark) +
  flat(polygon("190,330 890,202 910,212 220,344", t.deep), shape("M262 376L996 236V256L270 402Z", t.light)) +
  bar("M420 420V560Q420 610 470 640L520 670V764", t.base, 74) +
  flat(rect(396, 450, 14, 110, t.light, 6)) +
  rect(374, 410, 94, 40, accent.base, 8) +
  rect(474, 700, 94, 36, accent.base, 8) +
  turned(-9, 780, 720, rect(640, 690, 340, 62, t.dark, 8), flat(rect(652, 698, 316, 14, t.light, 6)));
