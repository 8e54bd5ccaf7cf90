import { Download, Printer } from "lucide-react";
import { encode } from "uqr";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { QrCode } from "@/ui/qr-code.tsx";
import { QR } from "../dialog-messages.ts";

/** Light modules around the code, required by QR readers. */
const QUIET_ZONE = 4;
const MODULE_PIXELS = 24;

/** Downloads a QR code as a picture, sharp enough for print. */
function saveQr(text: string, fileName: string): void {
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

/** Prints only the code, large and at the top of the page. */
const PRINT = `@media print {
  #root { display: none; }
  body * { visibility: hidden; }
  [data-print], [data-print] * { visibility: visible; }
  [data-print] { position: fixed; inset: 2cm auto auto 50%; width: 14cm; max-width: none; translate: -50%; }
}`;

interface QrDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

/** The card's URL as a QR code. */
export function QrDialog({ name, address, onClose }: QrDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={QR.title}
      description={QR.text}
      footer={
        <>
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            {QR.print}
          </Button>
          <Button variant="outline" icon={Download} onClick={() => saveQr(address, QR.file(name))}>
            {QR.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {QR.close}
          </Button>
        </>
      }
    >
      <style>{PRINT}</style>
      <div data-print className="mx-auto max-w-80 text-center">
        <div className="mx-auto max-w-64 print:max-w-none">
          <QrCode text={address} label={QR.label(address)} />
        </div>
        <p className="title text-lg break-words">{name}</p>
        <p className="text-sm break-all text-ink-soft">{address.replace(/^https?:\/\//, "")}</p>
      </div>
    </Dialog>
  );
}
