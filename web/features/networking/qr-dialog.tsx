import { Download, Printer } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { QrCode } from "@/ui/qr-code.tsx";
import { QR } from "./dialog-messages.ts";
import { saveQr } from "./save-qr.ts";

/** Prints only the code, large and at the top of the page. */
const PRINT = `@media print {
  #root { display: none; }
  body * { visibility: hidden; }
  [data-print], [data-print] * { visibility: visible; }
  [data-print] { position: fixed; inset: 2cm auto auto 50%; width: 14cm; max-width: none; translate: -50%; }
}`;

export interface QrDialogProps {
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
        <QrCode text={address} label={QR.label(address)} />
        <p className="title text-lg break-words">{name}</p>
        <p className="text-sm break-all text-ink-soft">{address.replace(/^https?:\/\//, "")}</p>
      </div>
    </Dialog>
  );
}
