import { Printer } from "lucide-react";
import { encode } from "uqr";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { QR } from "./dialog-messages.ts";

/** Light modules around the code, required by QR readers. */
const QUIET_ZONE = 4;

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

function Code({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={QR.label(address)}
      shapeRendering="crispEdges"
      className="w-full bg-white"
    >
      <path fill="var(--color-white)" d={`M0 0h${size}v${size}H0z`} />
      <path fill="var(--color-ink)" d={path} />
    </svg>
  );
}

/** The card's URL as a QR code. */
export function QrDialog({ name, address, onClose }: QrDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={QR.title}
      description={QR.text}
      size="sm"
      footer={
        <>
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            {QR.print}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {QR.close}
          </Button>
        </>
      }
    >
      <style>{PRINT}</style>
      <div data-print className="mx-auto max-w-80 text-center">
        <Code address={address} />
        <p className="title text-lg break-words">{name}</p>
        <p className="text-sm break-all text-ink-soft">{address.replace(/^https?:\/\//, "")}</p>
      </div>
    </Dialog>
  );
}
