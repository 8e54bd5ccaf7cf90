import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePng, encodePng, Picture } from "./picture.ts";

function sample(): Picture {
  const picture = new Picture(37, 21);
  for (let i = 0; i < picture.pixels.length; i++) picture.pixels[i] = (i * 7919) % 256;
  return picture;
}

test("other decoders read an encoded picture unchanged", async () => {
  const picture = sample();
  const { data, info } = await sharp(encodePng(picture)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 37, height: 21, channels: 3 });
  expect([...data]).toEqual([...picture.pixels]);
});

test.each([0, 6, 9])("files of other encoders (level %d) are read unchanged", async (compressionLevel) => {
  const picture = sample();
  const raw = { width: 37, height: 21, channels: 3 } as const;
  const file = await sharp(picture.pixels, { raw }).png({ compressionLevel, adaptiveFiltering: true }).toBuffer();
  expect([...decodePng(file).pixels]).toEqual([...picture.pixels]);
});

test("transparency becomes white", async () => {
  const file = await sharp({
    create: { width: 2, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect(decodePng(file).at(0, 0)).toEqual([255, 255, 255]);
});

test("other files and truncated PNGs are refused", () => {
  expect(() => decodePng(new TextEncoder().encode("<svg></svg>"))).toThrow();
  expect(() => decodePng(encodePng(sample()).subarray(0, 60))).toThrow();
});

test("a disc is solid in the middle, soft at the edge and empty outside", () => {
  const picture = new Picture(20, 20);
  picture.drawDisc({ x: 10, y: 10, radius: 5 }, [200, 100, 50]);
  expect(picture.at(10, 10)).toEqual([200, 100, 50]);
  expect(picture.at(1, 1)).toEqual([0, 0, 0]);
  const [red] = picture.at(6, 6);
  expect(red).toBeLessThanOrEqual(200);
});
