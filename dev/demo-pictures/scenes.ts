import type { Scene } from "../../db/seed/demo-pictures.ts";
import { circle, flat, HEIGHT, line, polygon, rect, shape, times, WIDTH } from "./kit.ts";

const FLOOR = 640;

const grid = (colour: string, step: number, width: number, opacity: number, bottom = FLOOR): string => {
  const columns = times(Math.floor(WIDTH / step) + 1, (i) => `M${i * step} 0V${bottom}`);
  const rows = times(Math.floor(bottom / step) + 1, (i) => `M0 ${i * step}H${WIDTH}`);
  return `<g opacity="${opacity}">${line(columns + rows, colour, width)}</g>`;
};

/** A dimension line with its ticks, as on a plan. */
const dimension = (x: number, y: number, length: number, colour: string): string =>
  line(`M${x} ${y}h${length}M${x} ${y - 14}v28M${x + length} ${y - 14}v28`, colour, 3) +
  line(`M${x - 8} ${y + 8}l16 -16M${x + length - 8} ${y + 8}l16 -16`, colour, 3);

const floor = (colour: string, edge: string): string =>
  rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, colour) + rect(0, FLOOR, WIDTH, 6, edge);

const planks = (colour: string, edge: string): string =>
  floor(colour, edge) +
  line(
    times(9, (i) => `M${600 + (i - 4) * 140} ${FLOOR}L${600 + (i - 4) * 330} ${HEIGHT}`),
    edge,
    3,
  );

const slabs = (colour: string, edge: string): string =>
  planks(colour, edge) + line(`M0 690H${WIDTH}M0 775H${WIDTH}`, edge, 3);

function bricks(colour: string, joint: string): string {
  const rows = times(12, (row) =>
    times(9, (i) => rect(i * 150 - (row % 2) * 75 + 4, row * 54 + 4, 142, 46, colour, 3)),
  );
  return rect(0, 0, WIDTH, FLOOR, joint) + rows;
}

const cloud = (x: number, y: number, size: number): string =>
  flat(circle(x, y, size, "#fff"), circle(x + size, y - size * 0.4, size * 1.2, "#fff")) +
  rect(x - size, y, size * 4, size, "#fff", size / 2) +
  circle(x + size * 2.2, y, size, "#fff");

/** A house under construction, far away. */
const shell = (x: number, colour: string): string =>
  line(
    `M${x} ${FLOOR}V420H${x + 300}V${FLOOR}M${x} 520H${x + 300}M${x + 100} 420V${FLOOR}M${x + 200} 420V${FLOOR}`,
    colour,
    9,
  ) + line(`M${x - 30} 420L${x + 150} 320L${x + 330} 420`, colour, 9);

const crane = (x: number, colour: string): string =>
  line(
    `M${x} ${FLOOR}V150M${x + 36} ${FLOOR}V150M${x - 130} 170H${x + 380}M${x + 18} 80L${x - 120} 170M${x + 18} 80L${x + 370} 170M${x + 18} 80V170`,
    colour,
    6,
  ) +
  line(
    times(9, (i) => `M${x} ${FLOOR - i * 52}l36 -52`),
    colour,
    4,
  ) +
  line(`M${x + 300} 170V300`, colour, 4);

function pegs(colour: string): string {
  return times(9, (row) => times(17, (i) => circle(i * 75 + 20, row * 72 + 24, 6, colour)));
}

const hangers = (colour: string): string =>
  flat(
    rect(110, 120, 26, 190, colour, 10),
    shape("M80 96h90v44h-90z", colour),
    shape("M1040 90q50 0 50 50q0 34 -32 46v150h-36v-150q-32 -12 -32 -46q0 -50 50 -50v50z", colour),
    rect(190, 100, 150, 20, colour, 6),
    shape("M200 120h130l-40 90h-50z", colour),
  );

/** What stands behind the things: a sheet of 1200 × 900 with a floor from y = 640 on. */
export const SCENES: Readonly<Record<Scene, string>> = {
  plan:
    rect(0, 0, WIDTH, HEIGHT, "#0f4c81") +
    grid("#b3d0ea", 40, 1.5, 0.22, HEIGHT) +
    grid("#d9e8f5", 200, 2.5, 0.3, HEIGHT) +
    dimension(170, 96, 860, "#7fb0d9") +
    `<g opacity=".8">${line("M96 190V700M82 190h28M82 700h28", "#7fb0d9", 3)}</g>` +
    flat(polygon("0,700 1200,700 1200,900 0,900", "#0c3e6a")) +
    line("M0 700H1200", "#7fb0d9", 3),
  sheet:
    rect(0, 0, WIDTH, HEIGHT, "#eef5fb") +
    grid("#7fb0d9", 50, 1.5, 0.35) +
    `<g opacity=".55">${line("M60 640V200L330 70L600 200V640M180 640V430H330V640M420 300h110v110H420zM600 330H1140V640", "#2470b3", 4)}${dimension(700, 250, 380, "#2470b3")}</g>` +
    floor("#b3d0ea", "#7fb0d9"),
  site:
    rect(0, 0, WIDTH, FLOOR, "#bfe0f2") +
    rect(0, 470, WIDTH, 170, "#dceef6") +
    cloud(220, 170, 44) +
    cloud(800, 110, 36) +
    shell(760, "#7fa6c4") +
    crane(150, "#8fb2cc") +
    floor("#b9593a", "#9c4529") +
    flat(shape("M0 900V760q200 -50 420 -10t780 -20V900z", "#a94e31")),
  dusk:
    rect(0, 0, WIDTH, 260, "#f6b26b") +
    rect(0, 220, WIDTH, 240, "#f9c98c") +
    rect(0, 400, WIDTH, 240, "#fce0b6") +
    circle(930, 440, 120, "#fff1d6") +
    shell(90, "#c9855a") +
    flat(shape("M420 640v-60q90 -40 180 0t220 -10t380 10v60z", "#d99a6c")) +
    floor("#8f4a35", "#74392a"),
  wall: bricks("#c56b4a", "#e0b49c") + slabs("#bcb6aa", "#a19a8d"),
  paint: bricks("#e9eff2", "#d2dde3") + slabs("#96a3ad", "#7f8d98"),
  shop: rect(0, 0, WIDTH, FLOOR, "#2f6f73") + pegs("#245a5e") + hangers("#245a5e") + planks("#b98a58", "#96693d"),
  store: rect(0, 0, WIDTH, FLOOR, "#f3c04f") + pegs("#e0a92f") + hangers("#e0a92f") + planks("#6d7780", "#57616a"),
  home:
    rect(0, 0, WIDTH, FLOOR, "#f0dfcb") +
    rect(70, 90, 250, 330, "#fbfaf7") +
    rect(92, 112, 206, 286, "#a8d3e6") +
    line("M195 112V398M92 255H298", "#fbfaf7", 14) +
    rect(0, FLOOR - 34, WIDTH, 34, "#fbfaf7") +
    planks("#c69163", "#a8744a"),
  mint:
    rect(0, 0, WIDTH, FLOOR, "#bfe0cf") +
    rect(850, 100, 250, 190, "#fbfaf7", 6) +
    flat(shape("M866 274l70 -90l50 56l40 -36l58 70z", "#7db79a"), circle(920, 150, 22, "#f3c04f")) +
    rect(0, FLOOR - 34, WIDTH, 34, "#fbfaf7") +
    slabs("#ded8cb", "#c6bfb0"),
  rose:
    rect(0, 0, WIDTH, FLOOR, "#e9b7a3") +
    flat(rect(0, 0, 380, FLOOR, "#e2a78f"), rect(0, FLOOR - 34, WIDTH, 34, "#fbf1ea")) +
    planks("#8d5f45", "#734a34"),
  yard:
    rect(0, 0, WIDTH, FLOOR, "#cfeaf5") +
    cloud(840, 130, 46) +
    rect(0, 380, WIDTH, 260, "#e3ddd1") +
    line(
      "M0 380H1200M0 466H1200M0 552H1200M150 380v86M450 380v86M750 380v86M1050 380v86M300 466v86M600 466v86M900 466v86M150 552v88M450 552v88M750 552v88M1050 552v88",
      "#c9c1b2",
      5,
    ) +
    flat(shape("M60 640v-190q-70 -40 -10 -120q40 -80 110 -20q90 10 60 100q10 60 -70 60v170z", "#5d9c62")) +
    floor("#86b66a", "#6a9a50"),
};
