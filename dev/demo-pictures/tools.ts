import {
  BASE,
  bar,
  box,
  circle,
  type Drawing,
  ellipse,
  flat,
  group,
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
  turned,
  WOOD,
  wheel,
} from "./kit.ts";

const battery = (x: number, y: number, t: Tones): string =>
  rect(x, y, 190, 92, RUBBER.base, 12) +
  flat(rect(x + 14, y + 12, 162, 14, RUBBER.light, 6), rect(x + 30, y + 46, 130, 26, t.base, 6));

/** A cordless drill. */
export const drill: Drawing = (t, accent) =>
  shadow(560, 330) +
  bar("M900 330H1040", STEEL.base, 12) +
  line("M930 324l18 12M966 324l18 12M1002 324l18 12", STEEL.deep, 4) +
  shape("M790 286H860L900 308V352L860 374H790Z", STEEL.dark) +
  flat(polygon("794,292 858,292 880,304 794,306", STEEL.light)) +
  rect(740, 270, 56, 122, RUBBER.base, 8) +
  shape(
    "M320 250Q320 226 344 226H700Q744 226 744 270V390Q744 432 700 432H560L548 500Q540 524 516 524H500L470 660H310L352 432Q320 420 320 380Z",
    t.base,
  ) +
  flat(
    shape("M330 380Q334 422 360 426H700Q738 426 738 390V366H330Z", t.dark),
    rect(344, 244, 340, 22, t.light, 10),
    shape("M372 440H440L392 654H322Z", RUBBER.base),
    times(5, (i) => rect(600 + i * 24, 296, 11, 56, t.deep, 5)),
  ) +
  shape("M480 436H540L528 492Q500 500 470 486Z", accent.base) +
  rect(296, 650, 200, 34, t.dark, 8) +
  battery(300, 676, accent);

/** An angle grinder. */
export const grinder: Drawing = (t, accent) =>
  shadow(600, 420) +
  turned(
    -10,
    600,
    560,
    bar("M742 300V470", RUBBER.base, 44) +
      rect(170, 500, 250, 104, RUBBER.base, 40) +
      shape("M380 480H700Q730 480 740 510V590Q730 622 700 622H380Q350 600 350 550Q350 500 380 480Z", t.base) +
      flat(
        shape("M356 580Q362 610 384 616H700Q726 616 734 588V570H356Z", t.dark),
        rect(392, 496, 300, 20, t.light, 8),
        times(5, (i) => rect(410 + i * 26, 534, 12, 40, t.deep, 5)),
        rect(570, 530, 110, 40, accent.base, 6),
      ) +
      rect(730, 476, 130, 150, STEEL.dark, 16) +
      flat(rect(742, 490, 106, 22, STEEL.light, 8)) +
      shape("M650 640Q660 560 800 560Q940 560 950 640Z", IRON.base),
  ) +
  ellipse(800, 618, 172, 40, STEEL.base) +
  ellipse(800, 614, 130, 28, STEEL.light) +
  ellipse(800, 612, 40, 10, accent.base) +
  line("M190 620Q60 700 140 760T420 764", INK, 18) +
  line("M190 620Q60 700 140 760T420 764", RUBBER.base, 10);

/** A spirit level. */
export const level: Drawing = (t, accent) =>
  shadow(600, 440, 700) +
  turned(
    -9,
    600,
    560,
    rect(120, 470, 960, 150, t.base, 14) +
      flat(rect(132, 482, 936, 24, t.light, 8), rect(132, 578, 936, 34, t.dark, 8)) +
      rect(110, 462, 50, 166, RUBBER.base, 12) +
      rect(1040, 462, 50, 166, RUBBER.base, 12) +
      rect(480, 486, 240, 84, accent.base, 12) +
      rect(500, 500, 200, 54, "#d7f26b", 26) +
      flat(ellipse(604, 520, 34, 14, "#f6ffd0")) +
      line("M566 500V554M640 500V554", INK, 5) +
      circle(300, 544, 46, accent.base) +
      circle(300, 544, 32, "#d7f26b") +
      line("M286 520V568M314 520V568", INK, 4) +
      circle(900, 544, 46, accent.base) +
      circle(900, 544, 32, "#d7f26b") +
      line("M876 530H924M876 558H924", INK, 4),
  );

/** A tool box with tools that stick out. */
export const toolBox: Drawing = (t, accent) =>
  shadow(620, 400) +
  bar("M430 470L390 250", WOOD.base, 28) +
  shape("M310 210Q330 190 370 200L450 214V270L330 290Q350 250 310 210Z", IRON.base) +
  bar("M560 470V300", accent.base, 40) +
  bar("M560 290V190", STEEL.base, 14) +
  shape("M690 470L720 300Q676 270 690 210L724 250L764 240L772 196Q816 240 780 300L758 470Z", STEEL.base) +
  box(280, 500, 560, 270, 120, t) +
  rect(260, 460, 600, 60, t.dark, 12) +
  flat(rect(276, 470, 560, 14, t.light, 6)) +
  shape("M420 460V400Q420 372 450 372H690Q720 372 720 400V460H680V412H460V460Z", RUBBER.base) +
  rect(340, 500, 70, 76, STEEL.base, 8) +
  rect(710, 500, 70, 76, STEEL.base, 8) +
  flat(rect(300, 690, 520, 60, t.dark), rect(470, 600, 180, 60, accent.base, 8));

/** A step ladder. */
export const ladder: Drawing = (t, accent) => {
  const step = (y: number) => {
    const inset = (BASE - y) * 0.17;
    return (
      rect(356 + inset, y, 330 - inset * 1.4, 26, t.base, 4) +
      flat(rect(362 + inset, y + 4, 316 - inset * 1.4, 7, t.light))
    );
  };
  return (
    shadow(620, 340) +
    bar("M620 160L860 764M500 160L720 700", t.dark, 24) +
    line("M620 420L560 380M790 590L680 570", IRON.base, 10) +
    [650, 540, 430, 320, 215].map(step).join("") +
    bar("M470 150L350 764", t.base, 30) +
    bar("M600 150L700 764", t.base, 30) +
    rect(440, 112, 200, 50, accent.base, 10) +
    flat(rect(452, 120, 176, 12, accent.light, 5)) +
    [350, 700, 860].map((x) => rect(x - 24, 748, 50, 28, RUBBER.base, 6)).join("")
  );
};

/** A wheelbarrow. */
export const wheelbarrow: Drawing = (t, accent) =>
  shadow(600, 430) +
  bar("M1080 430L700 600L300 690", IRON.base, 22) +
  bar("M760 600L860 762", IRON.base, 22) +
  bar("M690 616L780 762", IRON.dark, 22) +
  shape("M300 420Q420 330 540 370Q660 320 760 380L820 420Z", accent.base) +
  shape("M210 420H850L740 620H420Q330 610 290 550Z", t.base) +
  flat(
    shape("M216 428H840L828 450H232Z", t.light),
    shape("M720 450H830L736 614H420Q350 606 312 566Q520 600 640 570Z", t.dark),
  ) +
  wheel(290, 676, 94, t) +
  bar("M420 620L290 676", IRON.base, 18) +
  bar("M1010 462L1090 426", RUBBER.base, 34);

/** A circular saw on a board. */
export const saw: Drawing = (t, accent) =>
  shadow(600, 460) +
  box(130, 700, 800, 60, 160, WOOD) +
  circle(560, 560, 170, STEEL.base) +
  group(
    'stroke-width="4"',
    times(24, (i) => turned(i * 15, 560, 560, polygon("548,398 572,398 580,378", STEEL.dark))),
  ) +
  circle(560, 560, 120, STEEL.light) +
  shape("M380 560A180 180 0 0 1 740 560H700Q690 500 560 500Q430 500 420 560Z", t.base) +
  rect(330, 640, 560, 34, IRON.base, 6) +
  flat(rect(340, 646, 540, 8, IRON.light)) +
  shape("M560 420Q600 330 720 330H860Q930 340 940 420Q944 490 880 500L800 510Q730 560 640 560H560Z", t.base) +
  flat(
    shape("M600 520Q720 520 790 480L930 440Q936 488 880 494L798 504Q730 554 640 554H590Z", t.dark),
    rect(640, 350, 190, 18, t.light, 8),
  ) +
  shape("M720 400Q740 376 780 376H840Q880 384 874 420Q866 448 820 450H760Q716 446 720 400Z", INK) +
  rect(560, 470, 110, 90, RUBBER.base, 40) +
  circle(560, 560, 34, accent.base) +
  circle(560, 560, 14, STEEL.light);

/** A hammer drill for demolition. */
export const breaker: Drawing = (t, accent) =>
  shadow(600, 430) +
  turned(
    -12,
    600,
    540,
    shape("M900 530H1080L1120 548L1080 566H900Z", STEEL.base) +
      rect(820, 492, 100, 112, IRON.base, 14) +
      shape(
        "M300 450H800Q840 456 840 500V600Q836 640 800 644H470L430 690Q410 720 360 716L330 640Q280 620 280 548Q280 460 300 450Z",
        t.base,
      ) +
      flat(
        shape("M300 600Q310 630 338 636H800Q830 632 834 600V580H290Z", t.dark),
        rect(320, 464, 460, 24, t.light, 10),
        times(6, (i) => rect(620 + i * 28, 512, 13, 48, t.deep, 6)),
      ) +
      shape("M290 470Q170 470 166 560Q170 660 330 650L322 610Q220 612 220 560Q224 514 290 512Z", RUBBER.base) +
      rect(360, 520, 200, 56, accent.base, 8) +
      bar("M770 640V740", RUBBER.base, 38) +
      rect(752, 470, 40, 190, RUBBER.base, 8),
  ) +
  line("M230 690Q120 780 300 772T560 766", INK, 18) +
  line("M230 690Q120 780 300 772T560 766", RUBBER.base, 9);

/** Trowel, float and line: the mason's hand tools. */
export const handTools: Drawing = (t, accent) =>
  shadow(600, 420) +
  box(230, 130, 700, 640, 60, WOOD) +
  flat(rect(246, 146, 668, 14, WOOD.light), rect(246, 734, 668, 20, WOOD.dark)) +
  [380, 590, 790].map((x) => circle(x, 196, 14, IRON.base)).join("") +
  bar("M380 196V330", t.base, 44) +
  bar("M380 340V390", IRON.base, 16) +
  shape("M290 400Q380 350 470 400L400 650Q380 680 360 650Z", STEEL.base) +
  flat(shape("M390 384Q440 388 462 404L394 646Q384 664 384 640Z", STEEL.dark)) +
  bar("M590 300V620", WOOD.dark, 36) +
  shape("M500 230H640Q690 236 700 280H640V310H500Z", IRON.base) +
  flat(rect(510, 238, 120, 16, IRON.light, 6)) +
  bar("M760 220H830V330", t.base, 26) +
  rect(736, 320, 120, 330, STEEL.base, 8) +
  flat(rect(746, 330, 18, 310, STEEL.light, 6), rect(826, 330, 22, 310, STEEL.dark, 6)) +
  circle(590, 690, 46, accent.base) +
  circle(590, 690, 18, RUBBER.base);
