import { expect, test } from "vitest";
import { DEMO_LISTINGS } from "../../db/seed/demo-listings.ts";
import { DEMO_PEOPLE } from "../../db/seed/demo-people.ts";
import type { DemoPicture } from "../../db/seed/demo-pictures.ts";
import { drawPicture } from "./draw.ts";
import { MOTIFS } from "./motifs.ts";
import { drawPortrait, LOOKS } from "./portraits.ts";
import { renderDrawing } from "./render.ts";

const PICTURES = DEMO_LISTINGS.flatMap(({ title, pictures }) =>
  pictures.map((picture, index) => ({ name: `${title} (${index + 1})`, picture })),
);
const BROKEN = /NaN|undefined|null|Infinity/;
const KB = 1000;

test.each(PICTURES)("$name is drawn", ({ picture }) => {
  expect(drawPicture(picture)).toMatch(/^<svg .*<\/svg>$/s);
  expect(drawPicture(picture)).not.toMatch(BROKEN);
});

test("every motif is used, and no listing shows a drawing twice", () => {
  const used = new Set(PICTURES.map(({ picture: [motif] }) => motif));
  expect(Object.keys(MOTIFS).filter((motif) => !used.has(motif as DemoPicture[0]))).toEqual([]);
  for (const { title, pictures } of DEMO_LISTINGS) {
    expect(new Set(pictures.map(drawPicture)).size, title).toBe(pictures.length);
  }
});

test("portraits are of providers, each another", () => {
  const providers = DEMO_PEOPLE.filter(({ roles }) => roles.includes("provider")).map(({ key }) => key);
  expect(Object.keys(LOOKS).filter((key) => !providers.includes(key))).toEqual([]);
  const drawn = Object.values(LOOKS).map(drawPortrait);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const portrait of drawn) expect(portrait).not.toMatch(BROKEN);
});

test("a rendered photo is light on mobile data", async () => {
  const sizes = [
    { width: 1200, height: 900 },
    { width: 480, height: 360 },
  ];
  const [display, thumbnail] = await renderDrawing(drawPicture(["gate", "black", "wall"]), sizes);
  expect(display?.subarray(8, 12).toString()).toBe("WEBP");
  expect(display?.length).toBeLessThanOrEqual(60 * KB);
  expect(thumbnail?.length).toBeLessThanOrEqual(20 * KB);
});
