import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { whatsappLink } from "#src/shared/links.ts";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { pageAddress } from "./addresses.ts";
import { copyText } from "./copy-text.ts";
import { SHARE } from "./dialog-messages.ts";

export interface ShareDialogProps {
  slug: string;
  onClose: () => void;
}

/** Invitation to the user's page: copied when the dialog opens, shown, and copied again on request. */
export function ShareDialog({ slug, onClose }: ShareDialogProps) {
  const text = SHARE.invitation(pageAddress(slug));
  const [isCopied, setCopied] = useState(false);
  const [wasAgain, setAgain] = useState(false);
  useEffect(() => {
    void copyText(text).then(setCopied);
  }, [text]);
  const copyAgain = async () => {
    const done = await copyText(text);
    setCopied(done);
    setAgain(done);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isCopied ? SHARE.title : SHARE.waitingTitle}
      description={SHARE.text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {SHARE.close}
          </Button>
          <Button variant="outline" icon={wasAgain ? Check : Copy} onClick={() => void copyAgain()}>
            {wasAgain ? SHARE.copied : SHARE.copy}
          </Button>
          <ButtonLink href={whatsappLink(null, text)} newTab icon={WhatsAppIcon}>
            {SHARE.whatsapp}
          </ButtonLink>
        </>
      }
    >
      <blockquote className="rounded-control border border-blueprint-200 bg-blueprint-50 px-4 py-3 break-words whitespace-pre-line select-all">
        {text}
      </blockquote>
    </Dialog>
  );
}
