import {
  BASE,
  bar,
  box,
  CHINA,
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
  times,
  tones,
  turned,
  WOOD,
} from "./kit.ts";

const BULB = tones("#fde68a");

const coil = (x: number, y: number, r: number, t: Tones): string =>
  ellipse(x, y + 52, r, r * 0.42, t.dark) +
  rect(x - r, y, r * 2, 52, t.base) +
  flat(ellipse(x, y + 50, r - 2, r * 0.4, t.base)) +
  line(
    times(3, (i) => `M${x - r} ${y + 14 + i * 16}Q${x} ${y + 14 + i * 16 + r * 0.86} ${x + r} ${y + 14 + i * 16}`),
    t.dark,
    5,
  ) +
  ellipse(x, y, r, r * 0.42, t.light) +
  line(
    `M${x - r * 0.8} ${y}a${r * 0.8} ${r * 0.33} 0 1 0 ${r * 1.6} 0a${r * 0.8} ${r * 0.33} 0 1 0 ${-r * 1.6} 0`,
    t.base,
    6,
  ) +
  ellipse(x, y, r * 0.5, r * 0.2, INK);

/** Coils of cable. */
export const wires: Drawing = (t, accent) =>
  shadow(600, 420) +
  coil(380, 620, 190, accent) +
  coil(820, 630, 190, tones("#8b949c")) +
  coil(600, 500, 200, t) +
  line("M790 520Q900 540 930 470T1040 420", INK, 22) +
  line("M790 520Q900 540 930 470T1040 420", t.base, 13) +
  line("M1040 420l50 -18", "#d98c4a", 9);

/** A pendant lamp, alight. */
export const lamp: Drawing = (t, accent) =>
  `<g stroke="none" opacity=".5">${polygon("420,450 780,450 980,900 220,900", BULB.light)}</g>` +
  line("M600 0V220", INK, 12) +
  rect(560, 200, 80, 50, accent.base, 8) +
  circle(600, 456, 70, BULB.base) +
  shape("M540 250H660Q800 290 830 450H370Q400 290 540 250Z", t.base) +
  flat(
    shape("M650 256Q790 300 822 444H700Q720 330 650 256Z", t.dark),
    shape("M520 268Q430 310 400 440H450Q460 330 540 262Z", t.light),
  ) +
  rect(356, 438, 488, 30, t.dark, 12);

/** A distribution board with breakers. */
export const board: Drawing = (t, accent) =>
  shadow(600, 330) +
  rect(300, 150, 600, 620, t.base, 24) +
  flat(rect(316, 164, 568, 20, t.light, 10), rect(850, 190, 38, 560, t.dark, 10)) +
  rect(350, 210, 490, 500, t.deep, 10) +
  [250, 480]
    .map(
      (y) =>
        rect(370, y + 60, 450, 60, STEEL.dark) +
        times(
          6,
          (i) =>
            rect(378 + i * 74, y, 64, 180, CHINA.base, 6) +
            rect(394 + i * 74, y + 54, 32, 70, i % 3 === 1 ? accent.base : RUBBER.base, 6) +
            flat(
              rect(394 + i * 74, y + 54, 32, 24, i % 3 === 1 ? accent.light : RUBBER.light, 6),
              rect(390 + i * 74, y + 14, 40, 8, STEEL.dark),
            ),
        ),
    )
    .join("");

/** A split air conditioner. */
export const airConditioner: Drawing = (t, accent) =>
  `<g opacity=".9">${line("M330 460q-40 60 0 120t0 120M520 460q-40 60 0 120t0 120M710 460q-40 60 0 120t0 120M880 460q-40 60 0 120t0 120", "#8ec5e3", 12)}</g>` +
  shape("M170 200Q170 160 210 160H990Q1030 160 1030 200V380Q1030 440 970 440H230Q170 440 170 380Z", t.base) +
  flat(shape("M176 340H1024V380Q1024 434 970 434H230Q176 434 176 380Z", t.dark), rect(200, 174, 800, 20, t.light, 10)) +
  rect(230, 376, 740, 34, INK, 14) +
  line("M250 393H950", IRON.light, 6) +
  rect(860, 250, 110, 50, RUBBER.base, 10) +
  line("M884 275h20M924 275h22", accent.base, 10) +
  circle(230, 250, 12, accent.base);

/** Solar panels on their stand. */
export const solar: Drawing = (t, accent) =>
  shadow(620, 430) +
  bar("M420 600L400 764M860 480L900 764M400 740L870 600", STEEL.base, 20) +
  polygon("170,640 330,220 1030,220 1000,640", STEEL.base) +
  polygon("200,620 350,240 1008,240 978,620", t.base) +
  flat(polygon("360,246 560,246 400,612 216,612", t.light), polygon("720,246 780,246 700,612 630,612", t.light)) +
  line("M518 240L398 620M682 240L590 620M846 240L784 620M302 366H998M252 494H988", "#e3edf5", 6) +
  rect(860, 650, 110, 90, accent.base, 8);

/** Light fittings: LED floodlight. */
export const floodlight: Drawing = (t, accent) =>
  shadow(600, 320) +
  bar("M300 764H900M330 760V470H300M870 760V470H900", IRON.base, 24) +
  rect(290, 190, 620, 430, t.base, 30) +
  flat(rect(310, 204, 580, 20, t.light, 10), rect(310, 580, 580, 28, t.dark, 10)) +
  rect(340, 244, 520, 320, accent.dark, 14) +
  rect(360, 264, 480, 280, BULB.light, 8) +
  flat(
    times(24, (i) => rect(384 + (i % 6) * 74, 288 + Math.floor(i / 6) * 62, 48, 40, BULB.base, 8)),
    polygon("370,270 560,270 430,540 370,540", "#fffbe6"),
  ) +
  circle(314, 410, 22, accent.base) +
  circle(886, 410, 22, accent.base);

/** A ceiling fan. */
export const fan: Drawing = (t, accent) =>
  line("M600 0V200", INK, 26) +
  line("M600 0V200", STEEL.base, 16) +
  turned(
    8,
    600,
    330,
    shape("M540 310Q300 220 130 300Q110 350 150 370Q360 380 540 360Z", t.base) +
      shape("M660 310Q900 220 1070 300Q1090 350 1050 370Q840 380 660 360Z", t.base) +
      flat(
        shape(
          "M150 352Q360 366 540 346V356Q360 376 152 366ZM660 346Q840 366 1050 352L1046 366Q840 376 660 356Z",
          t.dark,
        ),
      ),
  ) +
  shape("M560 360Q520 560 590 700Q640 710 650 660Q670 520 640 360Z", t.dark) +
  drum(600, 240, 90, 120, accent) +
  shape("M520 400Q600 360 680 400Q690 500 600 510Q510 500 520 400Z", BULB.base) +
  flat(ellipse(570, 430, 22, 30, "#fff"));

/** A drum of paint-like electrical conduit: corrugated hose. */
export const conduit: Drawing = (t, accent) => {
  const ring = (r: number, tint: string, width: number) =>
    line(`M${600 - r} 520a${r} ${r * 0.72} 0 1 0 ${r * 2} 0a${r} ${r * 0.72} 0 1 0 ${-r * 2} 0`, tint, width);
  return (
    shadow(600, 360) +
    [300, 246, 192]
      .map(
        (r) =>
          ring(r, INK, 52) +
          ring(r, t.base, 42) +
          `<g stroke-dasharray="10 14">${ring(r, t.dark, 40)}</g>` +
          ring(r + 6, t.light, 5),
      )
      .join("") +
    bar("M470 300V360M730 300V360", accent.base, 30) +
    box(860, 660, 150, 110, 60, WOOD) +
    flat(rect(884, 690, 100, 40, accent.base, 6)) +
    line(`M200 ${BASE}h10`, INK, 3) +
    flat(rect(0, 0, 0, 0, STEEL.base))
  );
};
