import { expect, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** The text of a QR code in a picture. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** What a reader finds in the QR code of a certificate, on the screen or on the paper. */
export const readCertificate = async (page: Page) =>
  readCode(await page.getByRole("img", { name: /^QR code de/ }).screenshot());

/** Expects that the page is printed on one sheet of A4 in landscape. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [width = 0, height = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)?.slice(1).map(Number) ?? [];
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
}
