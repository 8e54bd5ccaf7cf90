import {
  bar,
  box,
  CONCRETE,
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
  SAND,
  STEEL,
  shadow,
  shape,
  times,
  turned,
  WOOD,
  wheel,
} from "./kit.ts";

/** A concrete mixer. */
export const mixer: Drawing = (t, accent) =>
  shadow(600, 380) +
  bar("M420 520L330 764M700 520L820 764M330 764H480", IRON.base, 24) +
  bar("M460 650H780", IRON.base, 20) +
  turned(
    -28,
    560,
    420,
    shape("M360 250L400 180H660L720 250L800 470Q780 560 540 566Q300 560 280 470Z", t.base) +
      flat(
        shape("M640 186H656L712 252L792 468Q776 540 640 556Q740 420 640 186Z", t.dark),
        shape("M376 256L410 192H450L420 260L380 490Q310 480 292 462Z", t.light),
      ) +
      line("M284 470Q540 560 796 470M360 252Q540 300 720 252", INK, 12) +
      line("M284 470Q540 560 796 470", accent.base, 7) +
      ellipse(530, 184, 132, 30, IRON.deep) +
      ellipse(530, 190, 100, 18, CONCRETE.base),
  ) +
  box(720, 500, 150, 130, 50, accent) +
  line("M745 530H850M745 556H850M745 582H850", accent.deep, 6) +
  wheel(480, 700, 72, t) +
  circle(330, 440, 92, IRON.base) +
  flat(circle(330, 440, 66, IRON.light)) +
  circle(330, 440, 22, IRON.deep) +
  line("M330 374V506M264 440H396", IRON.base, 12);

/** A petrol generator in its frame. */
export const generator: Drawing = (t, accent) =>
  shadow(620, 400) +
  box(320, 300, 540, 130, 90, t) +
  flat(rect(336, 316, 508, 20, t.light, 8), rect(336, 396, 508, 26, t.dark)) +
  rect(540, 262, 90, 34, RUBBER.base, 8) +
  rect(340, 440, 250, 260, RUBBER.base, 14) +
  flat(times(6, (i) => rect(360, 466 + i * 36, 210, 16, RUBBER.light, 8))) +
  circle(716, 560, 116, IRON.base) +
  flat(circle(706, 550, 96, IRON.light)) +
  circle(716, 560, 50, accent.base) +
  times(8, (i) => turned(i * 45, 716, 560, line("M716 480V500", IRON.deep, 10))) +
  rect(620, 650, 200, 70, accent.base, 10) +
  [670, 760].map((x) => circle(x, 685, 22, RUBBER.dark)).join("") +
  bar("M280 740V310Q280 250 340 250H870Q940 250 940 310V740Z", IRON.base, 24) +
  wheel(330, 724, 56, t) +
  rect(860, 738, 100, 34, RUBBER.base, 8);

/** Scaffolding of two storeys. */
export const scaffold: Drawing = (t, accent) => {
  const frame = (x: number, y: number, tint: string) => bar(`M${x} ${y}V760M${x + 470} ${y}V760`, tint, 20);
  return (
    shadow(620, 400) +
    frame(420, 120, t.dark) +
    bar("M420 180H890M420 470H890", t.dark, 14) +
    line("M330 470L860 740M800 470L330 740M330 170L800 450M800 170L330 450", INK, 17) +
    line("M330 470L860 740M800 470L330 740M330 170L800 450M800 170L330 450", t.light, 9) +
    polygon("290,470 430,420 940,420 830,470", WOOD.light) +
    rect(290, 470, 540, 34, WOOD.base) +
    polygon("830,470 940,420 940,454 830,504", WOOD.dark) +
    polygon("290,180 430,140 940,140 830,180", WOOD.light) +
    rect(290, 180, 540, 30, WOOD.base) +
    polygon("830,180 940,140 940,170 830,210", WOOD.dark) +
    frame(330, 90, t.base) +
    bar("M330 100H800", t.base, 14) +
    [330, 800].map((x) => rect(x - 40, 752, 80, 20, IRON.base, 4)).join("") +
    shape("M480 420H580L570 470H490Z", accent.base) +
    shape("M488 420Q530 350 572 420", "none")
  );
};

/** A plate compactor. */
export const compactor: Drawing = (t, accent) =>
  shadow(600, 400) +
  bar("M470 640Q330 480 270 220Q262 190 300 186H400", IRON.base, 26) +
  bar("M330 190H420", RUBBER.base, 36) +
  shape("M330 700H900L960 640L1010 640L930 770H360Q310 760 290 690Z", IRON.base) +
  flat(shape("M330 706H896L944 664L930 690L900 730H340Z", IRON.light)) +
  box(440, 540, 400, 150, 60, t) +
  flat(rect(460, 640, 370, 40, t.dark)) +
  box(470, 380, 220, 150, 50, RUBBER) +
  line("M490 420H670M490 450H670M490 480H670", RUBBER.light, 9) +
  shape("M500 376Q500 300 580 300H700Q760 300 760 376Z", accent.base) +
  flat(rect(530, 316, 190, 18, accent.light, 8)) +
  circle(780, 470, 74, IRON.base) +
  circle(780, 470, 46, IRON.light) +
  circle(780, 470, 16, t.base);

/** An air compressor. */
export const compressor: Drawing = (t, accent) =>
  shadow(610, 420) +
  bar("M230 520Q130 480 160 400H300", IRON.base, 22) +
  rect(230, 480, 740, 220, t.base, 110) +
  flat(
    shape("M250 640Q280 694 340 694H860Q930 690 956 630Q900 650 860 650H340Q290 650 250 640Z", t.dark),
    rect(310, 500, 560, 26, t.light, 13),
  ) +
  line("M380 482V698M820 482V698", t.deep, 8) +
  box(330, 340, 200, 130, 60, RUBBER) +
  line("M350 370H510M350 400H510M350 430H510", RUBBER.light, 10) +
  shape("M610 470V360Q610 300 670 300H840Q900 300 900 360V470Z", accent.base) +
  flat(rect(630, 320, 240, 18, accent.light, 8), shape("M614 430H896V464H614Z", accent.dark)) +
  circle(680, 390, 40, "#fbfaf7") +
  line("M680 390L704 366", INK, 6) +
  circle(810, 390, 40, "#fbfaf7") +
  line("M810 390L790 368", INK, 6) +
  wheel(340, 710, 62, accent) +
  rect(840, 700, 50, 70, RUBBER.base, 8);

/** A welding machine with mask and cable. */
export const welder: Drawing = (t, accent) =>
  shadow(600, 420) +
  line("M760 640Q900 560 960 660T1060 752", INK, 30) +
  line("M760 640Q900 560 960 660T1060 752", accent.base, 18) +
  box(240, 420, 480, 350, 150, t) +
  flat(rect(260, 700, 450, 50, t.dark)) +
  bar("M330 420V360H680V420", RUBBER.base, 26) +
  rect(290, 470, 200, 90, INK, 10) +
  line("M316 536l30 -40h20l30 40h20l30 -40", "#d7f26b", 8) +
  circle(600, 520, 54, RUBBER.base) +
  line("M600 520L628 486", accent.light, 9) +
  [320, 420, 620].map((x) => circle(x, 650, 30, STEEL.base) + circle(x, 650, 14, INK)).join("") +
  shape("M830 470Q830 380 940 380Q1050 380 1050 470L1030 640Q1000 720 940 730Q880 720 850 640Z", RUBBER.base) +
  rect(868, 470, 144, 70, accent.dark, 10) +
  flat(
    polygon("884,480 930,480 904,530 884,530", accent.light),
    shape("M842 440Q850 396 920 392Q880 420 876 460H842Z", RUBBER.light),
  );

/** A pressure washer. */
export const washer: Drawing = (t, accent) =>
  shadow(600, 380) +
  bar("M470 420V170Q470 140 500 140H660Q690 140 690 170V420", IRON.base, 24) +
  bar("M520 140H640", RUBBER.base, 36) +
  line("M720 560Q900 500 880 640T990 700", INK, 26) +
  line("M720 560Q900 500 880 640T990 700", RUBBER.light, 14) +
  bar("M820 300L1040 700", STEEL.base, 16) +
  shape("M770 250L840 220L880 340L820 370Z", accent.base) +
  bar("M806 330L760 420", RUBBER.base, 30) +
  shape("M420 380H740Q770 380 770 410V740Q770 770 740 770H420Q390 770 390 740V410Q390 380 420 380Z", t.base) +
  flat(rect(680, 386, 84, 376, t.dark), rect(410, 400, 30, 340, t.light, 12)) +
  rect(450, 430, 220, 130, RUBBER.base, 16) +
  times(4, (i) => line(`M480 ${454 + i * 28}H640`, RUBBER.light, 9)) +
  circle(560, 640, 44, accent.base) +
  line("M560 640V606", INK, 9) +
  wheel(420, 716, 58, accent) +
  wheel(740, 716, 58, accent);

/** Two props and a formwork panel: hired out by the piece. */
export const props: Drawing = (t, accent) =>
  shadow(600, 380) +
  box(230, 170, 660, 44, 120, WOOD) +
  [330, 560, 790]
    .map(
      (x) =>
        bar(`M${x} 230V470`, STEEL.base, 20) +
        bar(`M${x} 460V760`, t.base, 36) +
        flat(rect(x - 12, 470, 9, 280, t.light, 4)) +
        rect(x - 46, 440, 92, 34, accent.base, 8) +
        rect(x - 54, 752, 108, 18, IRON.base, 4) +
        rect(x - 50, 214, 100, 20, IRON.base, 4),
    )
    .join("");

/** A site bucket with hoist. */
export const hoist: Drawing = (t, accent) =>
  shadow(600, 400) +
  bar("M300 110L190 764M300 110L380 764M900 110L820 764M900 110L1010 764M236 500H346M856 500H966", IRON.base, 24) +
  bar("M250 110H950", IRON.base, 36) +
  box(490, 120, 220, 140, 50, t) +
  flat(rect(506, 134, 180, 20, t.light, 6), rect(496, 222, 210, 32, t.dark)) +
  line("M585 262V420M635 262V420", INK, 9) +
  circle(610, 430, 42, accent.base) +
  circle(610, 430, 14, INK) +
  line("M480 620L610 480L740 620", INK, 9) +
  shape("M460 610H760L720 764H500Z", accent.base) +
  flat(shape("M668 616H750L712 758H650Z", accent.dark)) +
  ellipse(610, 610, 150, 30, accent.dark) +
  shape("M480 606Q540 540 610 560Q690 540 740 606Q610 646 480 606Z", SAND.base);
