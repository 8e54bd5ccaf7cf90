/** Drawings are SVG text on a sheet of 1200 × 900; things stand on BASE. */
export const WIDTH = 1200;
export const HEIGHT = 900;
export const BASE = 770;
export const INK = "#14202b";

/** A colour in the shades that give a thing its volume; the light comes from the upper left. */
export type Tones = { light: string; base: string; dark: string; deep: string };

/** Draws one thing in its own colour and a second one. */
export type Drawing = (t: Tones, accent: Tones) => string;

function mix(colour: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export const tones = (base: string): Tones => ({
  light: mix(base, "#ffffff", 0.35),
  base,
  dark: mix(base, INK, 0.24),
  deep: mix(base, INK, 0.48),
});

export const WOOD = tones("#c9965a");
export const STEEL = tones("#aab4bd");
export const IRON = tones("#5d6872");
export const RUBBER = tones("#343f49");
export const CONCRETE = tones("#b9b3a7");
export const CHINA = tones("#e9edef");
export const SAND = tones("#e2bd7c");

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
/** Corners as in `points`: "x,y x,y …". */
export const polygon = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/** A stroke alone: cables, edges, bars. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
/** A bar with an outline: a stroke upon a wider one. */
export const bar = (d: string, colour: string, width: number): string =>
  line(d, INK, width + 9) + line(d, colour, width);

export const flat = (...parts: string[]): string => `<g stroke="none">${parts.join("")}</g>`;
export const group = (attributes: string, ...parts: string[]): string => `<g ${attributes}>${parts.join("")}</g>`;
export const turned = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  group(`transform="rotate(${degrees} ${x} ${y})"`, ...parts);

/** Where a thing keeps the light from the floor. */
export const shadow = (x: number, rx: number, y = BASE, ry = Math.max(14, rx * 0.09)): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${INK}" opacity=".28" stroke="none"/>`;

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

/** A box seen from the left and above: front, top and right side. */
export function box(x: number, y: number, width: number, height: number, depth: number, t: Tones): string {
  const [right, bottom, rise] = [x + width, y + height, depth * 0.5];
  const top = `${x},${y} ${x + depth},${y - rise} ${right + depth},${y - rise} ${right},${y}`;
  const side = `${right},${y} ${right + depth},${y - rise} ${right + depth},${bottom - rise} ${right},${bottom}`;
  return rect(x, y, width, height, t.base) + polygon(top, t.light) + polygon(side, t.dark);
}

/** A standing cylinder whose upper ellipse has its middle at (x, y). */
export function drum(x: number, y: number, rx: number, height: number, t: Tones, ry = rx * 0.26): string {
  const bottom = y + height;
  const body = (from: number, to: number) =>
    `M${x + from * rx} ${y} V${bottom} A${rx} ${ry} 0 0 0 ${x + to * rx} ${bottom} V${y} Z`;
  return [
    shape(body(-1, 1), t.base),
    flat(
      rect(x - rx * 0.7, y + ry * 0.7, rx * 0.22, height, t.light, 8),
      shape(`M${x + rx * 0.5} ${y} V${bottom + ry * 0.84} A${rx} ${ry} 0 0 0 ${x + rx - 2} ${bottom} V${y} Z`, t.dark),
    ),
    ellipse(x, y, rx, ry, t.light),
  ].join("");
}

/** A wheel with tyre and hub. */
export const wheel = (x: number, y: number, r: number, hub: Tones): string =>
  circle(x, y, r, RUBBER.base) +
  flat(circle(x - r * 0.06, y - r * 0.06, r * 0.8, RUBBER.light), circle(x, y, r * 0.72, RUBBER.dark)) +
  circle(x, y, r * 0.5, hub.base) +
  flat(circle(x - r * 0.08, y - r * 0.08, r * 0.34, hub.light), circle(x, y, r * 0.15, RUBBER.deep));
