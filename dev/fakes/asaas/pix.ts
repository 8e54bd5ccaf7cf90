import sharp from "sharp";
import { renderSVG } from "uqr";
import { addMonths } from "./dates.ts";
import type { Payment } from "./records.ts";

/** One field of a PIX code: its number, its length and its content. */
const field = (id: string, content: string): string => `${id}${String(content.length).padStart(2, "0")}${content}`;

/** CRC-16/CCITT-FALSE, which ends every PIX code. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** The code that people copy into their bank's app. */
export function pixPayload(payment: Payment): string {
  const address = `pix-h.asaas.com/pixqrcode/cobv/${payment.id}`;
  const content = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("25", address)),
    field("52", "0000"),
    field("53", "986"),
    field("54", payment.value.toFixed(2)),
    field("58", "BR"),
    field("59", "PORTAL DA CONSTRUCAO"),
    field("60", "CAMPO GRANDE"),
    field("62", field("05", "***")),
    "6304",
  ].join("");
  return content + checksum(content);
}

/** The answer of `GET /payments/{id}/pixQrCode`; the code works until a year after the due date. */
export async function pixQrCodeBody(payment: Payment) {
  const payload = pixPayload(payment);
  const image = await sharp(Buffer.from(renderSVG(payload)))
    .png()
    .toBuffer();
  return {
    success: true,
    encodedImage: image.toString("base64"),
    payload,
    expirationDate: `${addMonths(payment.dueDate, 12)} 23:59:59`,
  };
}
