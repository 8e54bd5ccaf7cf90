import { expect, test } from "vitest";
import { plainJpeg } from "./plain-jpeg.ts";

const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const text = (value: string) => [...new TextEncoder().encode(value)];
const segment = (marker: number, data: readonly number[]) => [0xff, marker, 0, data.length + 2, ...data];
const EXIF = segment(0xe1, text("Exif\0\0-20.44,-54.64"));
const TABLES = segment(0xdb, [0, 1, 2, 0xff, 0xd9]);
/** Compressed data with a stuffed byte and a restart. */
const SCAN = [...segment(0xda, [1, 0]), 7, 0xff, 0, 8, 0xff, 0xd0, 9];
const MORE = [...segment(0xc4, [3]), ...segment(0xda, [2, 0]), 5];

test("a JPEG keeps its picture, and loses what cameras and editors write beside, between and behind it", () => {
  const written = [
    ...SOI,
    ...segment(0xe0, text("JFIF\0")),
    ...EXIF,
    ...segment(0xfe, text("Rua Canaleta, 12")),
    ...TABLES,
    ...SCAN,
    ...EXIF,
    ...MORE,
    ...EOI,
    ...EXIF,
    ...text("PK"),
  ];
  const plain = plainJpeg(Uint8Array.from(written));
  expect([...(plain ?? [])]).toEqual([...SOI, ...TABLES, ...SCAN, ...MORE, ...EOI]);
});

test.each([
  ["nothing", []],
  ["a PNG", [0x89, ...text("PNG\r\n\u001a\n")]],
  ["a text after the first bytes", [...SOI, 0xff, ...text("<svg onload=alert(1)>")]],
  ["one without a picture", [...SOI, ...TABLES, ...EOI]],
  ["one that breaks off", [...SOI, ...TABLES, ...SCAN]],
  ["one whose part is longer than the file", [...SOI, 0xff, 0xdb, 0xff, 0xff, ...SCAN, ...EOI]],
  ["one whose part has no length", [...SOI, 0xff, 0xdb, 0, 0, ...SCAN, ...EOI]],
])("%s is no JPEG", (_, bytes) => {
  expect(plainJpeg(Uint8Array.from(bytes))).toBeNull();
});
