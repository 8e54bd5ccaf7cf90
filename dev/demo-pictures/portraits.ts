import { circle, ellipse, flat, INK, line, rect, shape, tones } from "./kit.ts";

type Hair = "short" | "waves" | "long" | "bun" | "curls" | "bald";

/** How a demonstration person looks. `helmet` and `beard` are left out by who has none. */
export interface Look {
  skin: string;
  hair: Hair;
  hairColour: string;
  shirt: string;
  wall: string;
  helmet?: string;
  beard?: true;
  glasses?: true;
}

const SKIN = { light: "#f2c9a5", tan: "#dea67c", olive: "#c98e62", brown: "#a86f49", dark: "#7d4f33" };
const HAIR = { black: "#2a2622", brown: "#5a3b28", grey: "#9aa0a4", auburn: "#8a4a2a", blond: "#c99a4e" };
const WALL = {
  plan: "#0f4c81",
  sky: "#bfe0f2",
  mint: "#bfe0cf",
  sun: "#f3c04f",
  rose: "#e9b7a3",
  sheet: "#d9e8f5",
  teal: "#2f7f83",
};
const CLOTH = {
  orange: "#f07f22",
  blue: "#2470b3",
  navy: "#1d4f86",
  white: "#e9edef",
  green: "#3f9460",
  grey: "#8b949c",
  wine: "#8f3b46",
  teal: "#1f8a8a",
};
const HELMET = { white: "#eef0ee", yellow: "#f2b92c", orange: "#f07f22", blue: "#2470b3" };

/** By the person's key. Some providers have no picture, so that initials are seen as well. */
export const LOOKS: Readonly<Record<string, Look>> = {
  provider: {
    skin: SKIN.olive,
    hair: "short",
    hairColour: HAIR.black,
    shirt: CLOTH.orange,
    wall: WALL.sky,
    helmet: HELMET.yellow,
    beard: true,
  },
  premium: { skin: SKIN.light, hair: "long", hairColour: HAIR.black, shirt: CLOTH.navy, wall: WALL.sun, glasses: true },
  "claudemir-vilhalva": {
    skin: SKIN.brown,
    hair: "short",
    hairColour: HAIR.black,
    shirt: CLOTH.blue,
    wall: WALL.rose,
    helmet: HELMET.orange,
  },
  "sergio-oshiro": {
    skin: SKIN.light,
    hair: "short",
    hairColour: HAIR.grey,
    shirt: CLOTH.grey,
    wall: WALL.plan,
    helmet: HELMET.white,
    glasses: true,
  },
  "ivone-schneider": {
    skin: SKIN.light,
    hair: "bun",
    hairColour: HAIR.blond,
    shirt: CLOTH.teal,
    wall: WALL.mint,
    glasses: true,
  },
  "wanderley-pinto": {
    skin: SKIN.dark,
    hair: "bald",
    hairColour: HAIR.black,
    shirt: CLOTH.white,
    wall: WALL.teal,
    beard: true,
  },
  "osvaldo-higa": {
    skin: SKIN.tan,
    hair: "short",
    hairColour: HAIR.grey,
    shirt: CLOTH.green,
    wall: WALL.sheet,
    glasses: true,
  },
  "jefferson-acosta": { skin: SKIN.brown, hair: "curls", hairColour: HAIR.black, shirt: CLOTH.wine, wall: WALL.sun },
  "nadia-zahran": {
    skin: SKIN.olive,
    hair: "waves",
    hairColour: HAIR.brown,
    shirt: CLOTH.white,
    wall: WALL.plan,
    helmet: HELMET.white,
  },
  "lucas-pagnoncelli": {
    skin: SKIN.light,
    hair: "short",
    hairColour: HAIR.auburn,
    shirt: CLOTH.orange,
    wall: WALL.sheet,
    beard: true,
  },
  "gilmar-benites": {
    skin: SKIN.olive,
    hair: "short",
    hairColour: HAIR.black,
    shirt: CLOTH.green,
    wall: WALL.sky,
    helmet: HELMET.blue,
  },
  "jose-moreira": {
    skin: SKIN.dark,
    hair: "short",
    hairColour: HAIR.grey,
    shirt: CLOTH.white,
    wall: WALL.rose,
    helmet: HELMET.white,
    beard: true,
  },
  "marli-ferronato": { skin: SKIN.light, hair: "waves", hairColour: HAIR.auburn, shirt: CLOTH.blue, wall: WALL.mint },
  "rafael-kanashiro": { skin: SKIN.tan, hair: "short", hairColour: HAIR.black, shirt: CLOTH.navy, wall: WALL.sun },
  "sebastiao-quevedo": {
    skin: SKIN.brown,
    hair: "bald",
    hairColour: HAIR.grey,
    shirt: CLOTH.orange,
    wall: WALL.sheet,
    beard: true,
    helmet: HELMET.yellow,
  },
  "amanda-saad": { skin: SKIN.tan, hair: "long", hairColour: HAIR.brown, shirt: CLOTH.wine, wall: WALL.sky },
  "nilson-pio": { skin: SKIN.dark, hair: "curls", hairColour: HAIR.black, shirt: CLOTH.grey, wall: WALL.mint },
  "eduardo-tamashiro": {
    skin: SKIN.light,
    hair: "short",
    hairColour: HAIR.black,
    shirt: CLOTH.teal,
    wall: WALL.rose,
    glasses: true,
    beard: true,
  },
  "carla-nunes": { skin: SKIN.dark, hair: "curls", hairColour: HAIR.brown, shirt: CLOTH.orange, wall: WALL.plan },
  "ramao-ojeda": {
    skin: SKIN.olive,
    hair: "short",
    hairColour: HAIR.grey,
    shirt: CLOTH.green,
    wall: WALL.sun,
    beard: true,
  },
  "marcia-echeverria": {
    skin: SKIN.olive,
    hair: "bun",
    hairColour: HAIR.black,
    shirt: CLOTH.blue,
    wall: WALL.teal,
    helmet: HELMET.orange,
  },
};

const BEHIND: Readonly<Record<Hair, string>> = {
  short: "",
  bald: "",
  curls: "M150 210a60 60 0 0 1 40 -90a70 70 0 0 1 132 0a60 60 0 0 1 40 90a46 46 0 0 1 -30 80h-152a46 46 0 0 1 -30 -80z",
  waves: "M150 220Q140 96 256 92Q372 96 362 220Q392 300 350 350H162Q120 300 150 220Z",
  long: "M152 210Q146 96 256 92Q366 96 360 210L374 420H138Z",
  bun: "M226 92a38 38 0 1 1 60 0q70 20 72 110H154q2 -90 72 -110z",
};
const FRONT: Readonly<Record<Hair, string>> = {
  short: "M164 212Q152 104 256 100Q360 104 348 212Q336 160 300 154Q230 164 196 152Q172 170 164 212Z",
  bald: "",
  curls: "M168 206Q160 120 256 112Q352 120 344 206Q320 150 256 158Q192 150 168 206Z",
  waves: "M164 226Q156 108 256 102Q356 108 348 226Q330 160 270 142Q210 180 164 226Z",
  long: "M164 226Q156 108 256 102Q356 108 348 226Q334 150 256 138Q178 150 164 226Z",
  bun: "M164 214Q156 108 256 102Q356 108 348 214Q320 144 256 142Q192 144 164 214Z",
};

function face({ skin, hairColour, beard, glasses }: Look): string {
  const [s, h] = [tones(skin), tones(hairColour)];
  const jaw = "M168 240Q172 350 256 356Q340 350 344 240Q340 300 300 298Q256 284 212 298Q172 300 168 240Z";
  return [
    ellipse(162, 246, 20, 28, s.dark),
    ellipse(350, 246, 20, 28, s.dark),
    shape("M166 200Q166 118 256 118Q346 118 346 200V254Q340 352 256 356Q172 352 166 254Z", s.base),
    flat(shape("M300 126Q343 144 343 200V254Q338 334 280 351Q326 290 300 126Z", s.dark)),
    beard ? shape(jaw, h.base) : "",
    flat(circle(222, 236, 9, INK), circle(290, 236, 9, INK)),
    line("M204 214Q222 204 238 212M274 212Q290 204 308 214", h.dark, 8),
    line("M256 240Q248 268 262 270", s.deep, 5),
    line("M226 304Q256 328 286 304", beard ? "#f6ddd0" : "#8f3b36", 7),
    glasses
      ? line(
          "M190 236a32 28 0 1 0 64 0a32 28 0 1 0 -64 0M260 236a32 28 0 1 0 64 0a32 28 0 1 0 -64 0M190 230L164 222M324 230L348 222",
          INK,
          6,
        )
      : "",
  ].join("");
}

function helmetOf(colour: string): string {
  const t = tones(colour);
  return (
    shape("M148 190Q146 62 256 58Q366 62 364 190Z", t.base) +
    flat(
      shape("M300 66Q358 92 360 186H310Q330 120 300 66Z", t.dark),
      shape("M172 180Q176 92 226 72Q194 110 196 180Z", t.light),
    ) +
    shape("M232 60Q256 46 280 60V150H232Z", t.light) +
    shape("M124 192Q128 172 150 172H362Q384 172 388 192Q256 214 124 192Z", t.dark)
  );
}

/** A portrait on a sheet of 512 × 512. */
export function drawPortrait(look: Look): string {
  const [shirt, hair, skin] = [tones(look.shirt), tones(look.hairColour), tones(look.skin)];
  const behind = BEHIND[look.hair];
  const front = FRONT[look.hair];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">`,
    rect(0, 0, 512, 512, look.wall),
    `<g opacity=".28">${line(Array.from({ length: 9 }, (_, i) => `M${i * 64} 0V512M0 ${i * 64}H512`).join(""), "#fff", 2)}</g>`,
    `<g stroke="${INK}" stroke-width="5" stroke-linejoin="round">`,
    behind ? shape(behind, hair.dark) : "",
    shape("M40 520Q50 410 170 392L220 376H292L342 392Q462 410 472 520Z", shirt.base),
    flat(
      shape("M350 398Q460 416 468 512H380Q390 440 350 398Z", shirt.dark),
      shape("M70 512Q80 430 150 404Q110 440 106 512Z", shirt.light),
    ),
    shape("M214 330H298V380Q256 430 214 380Z", skin.dark),
    line("M200 384Q256 450 312 384", shirt.deep, 9),
    face(look),
    front && !look.helmet ? shape(front, hair.base) : "",
    look.helmet ? helmetOf(look.helmet) : "",
    "</g></svg>",
  ].join("");
}
