import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_LISTINGS } from "../listings.ts";
import { DEMO_PEOPLE } from "../people.ts";
import { drawingNames, readDrawing } from "./drawings.ts";
import { PICTURE_SIZES, renderDrawing } from "./render.ts";

const KB = 1000;
const names = { photo: await drawingNames("photo"), portrait: await drawingNames("portrait") };
const DRAWINGS = [
  ...names.photo.map((name) => ({ name, kind: "photo" as const })),
  ...names.portrait.map((name) => ({ name, kind: "portrait" as const })),
];

test.each(DRAWINGS)("$kind $name is an SVG drawing in display size", async ({ kind, name }) => {
  const { format, width, height } = await sharp(Buffer.from(await readDrawing(kind, name))).metadata();
  expect({ format, width, height }).toEqual({ format: "svg", ...PICTURE_SIZES[kind][0] });
});

test("drawings are unique", async () => {
  const drawings = await Promise.all(DRAWINGS.map(({ kind, name }) => readDrawing(kind, name)));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("each photo belongs to exactly one listing", () => {
  const shown = DEMO_LISTINGS.flatMap(({ pictures }) => pictures);
  expect(shown.toSorted()).toEqual(names.photo.toSorted());
});

test("only providers have portraits, and not all of them", () => {
  const providers = DEMO_PEOPLE.filter(({ roles }) => roles.includes("provider")).map(({ key }) => key);
  expect(names.portrait.filter((name) => !providers.includes(name))).toEqual([]);
  expect(names.portrait.length).toBeLessThan(providers.length);
});

test("a rendered photo is small enough for mobile data", async () => {
  const photo = await readDrawing("photo", "gate-black-plan-mirrored");
  const [display, thumbnail] = await renderDrawing(photo, PICTURE_SIZES.photo);
  expect(display?.subarray(8, 12).toString()).toBe("WEBP");
  expect(display?.length).toBeLessThanOrEqual(60 * KB);
  expect(thumbnail?.length).toBeLessThanOrEqual(20 * KB);
});
