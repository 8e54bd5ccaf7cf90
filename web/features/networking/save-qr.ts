import { encode } from "uqr";

/** Light modules around the code, required by QR readers. */
const QUIET_ZONE = 4;
const MODULE_PIXELS = 24;

/** Downloads a QR code as a picture, sharp enough for print. */
export function saveQr(text: string, fileName: string): void {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const canvas = document.createElement("canvas");
  canvas.width = size * MODULE_PIXELS;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS);
    }
  }
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = fileName;
  link.click();
}
