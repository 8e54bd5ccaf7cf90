import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { whatsappLink } from "#src/shared/links.ts";
import { copyText } from "@/lib/share.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { pageAddress, referenceAddress } from "./addresses.ts";
import { ASK_REFERENCE, SHARE } from "./dialog-messages.ts";
import { COPY } from "./messages.ts";

const INVITATIONS = {
  page: { ...SHARE, addressOf: pageAddress },
  reference: { ...ASK_REFERENCE, addressOf: referenceAddress },
};

interface ShareDialogProps {
  slug: string;
  what: keyof typeof INVITATIONS;
  onClose: () => void;
}

/** An invitation to the user's page: copied when the dialog opens, shown, and copied again on request. */
export function ShareDialog({ slug, what, onClose }: ShareDialogProps) {
  const { title, waitingTitle, text: hint, invitation, addressOf } = INVITATIONS[what];
  const text = invitation(addressOf(slug));
  const [isCopied, setCopied] = useState(false);
  const [wasAgain, setAgain] = useState(false);
  useEffect(() => {
    void copyText(text, COPY).then(setCopied);
  }, [text]);
  const copyAgain = async () => {
    const done = await copyText(text, COPY);
    setCopied(done);
    setAgain(done);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isCopied ? title : waitingTitle}
      description={hint}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {SHARE.close}
          </Button>
          <Button variant="outline" icon={wasAgain ? Check : Copy} onClick={() => void copyAgain()}>
            {wasAgain ? SHARE.copied : SHARE.copy}
          </Button>
          <WhatsAppLink href={whatsappLink(null, text)}>{SHARE.whatsapp}</WhatsAppLink>
        </>
      }
    >
      <blockquote className="rounded-control border border-blueprint-200 bg-blueprint-50 px-4 py-3 break-words whitespace-pre-line select-all">
        {text}
      </blockquote>
    </Dialog>
  );
}
