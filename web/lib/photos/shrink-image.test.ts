import { expect, test } from "vitest";
import { fitWithin, imageKind } from "./shrink-image.ts";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "webp"],
  ["\0\0\0\x18ftypheic\0\0\0\0", "heic"],
  ["\0\0\0\x18ftypavif\0\0\0\0", "heic"],
  ["\0\0\0\x18ftypisom\0\0\0\0", "unknown"],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", "unknown"],
  ["RIFF\x24\0\0\0WAVEfmt ", "unknown"],
  ["GIF89a", "unknown"],
  ["", "unknown"],
])("a file starting with %j is of kind %s", (text, kind) => {
  expect(imageKind(bytes(text))).toBe(kind);
});

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [3000, 4000, { width: 1200, height: 1600 }],
  [1600, 1600, { width: 1600, height: 1600 }],
  [20, 10, { width: 20, height: 10 }],
  [10_000, 1, { width: 1600, height: 1 }],
])("%d × %d fits within 1600", (width, height, size) => {
  expect(fitWithin(width, height, 1600)).toEqual(size);
});
