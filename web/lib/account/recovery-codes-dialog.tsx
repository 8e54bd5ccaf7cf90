import { Copy, Download } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { downloadText } from "../download-text.ts";
import { copyText } from "../share.ts";
import { RECOVERY } from "./passkey-messages.ts";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join("\n");
  return (
    <Dialog
      open
      size="sm"
      title={RECOVERY.title}
      description={RECOVERY.text}
      // Only the button closes it: an outside click would lose the codes.
      locked
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{RECOVERY.done}</Button>}
    >
      <ul className="grid gap-x-6 gap-y-1 font-mono text-base tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" icon={Copy} onClick={() => void copyText(text, RECOVERY.codesCopy)}>
          {RECOVERY.copy}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={Download}
          onClick={() => downloadText(RECOVERY.file, `${RECOVERY.fileHead}\n\n${text}\n`, "text/plain;charset=utf-8")}
        >
          {RECOVERY.download}
        </Button>
      </div>
    </Dialog>
  );
}
