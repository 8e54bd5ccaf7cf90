import { Share2 } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";

const ShareDialog = late(async () => (await import("./share-dialog.tsx")).ShareDialog);

interface ShareButtonProps extends Pick<ButtonProps, "variant" | "size" | "children"> {
  slug: string;
  /** The invitation: to one's page, or to write a reference. */
  what: "page" | "reference";
}

/** Opens an invitation to copy or to send with WhatsApp. */
export function ShareButton({ slug, what, ...button }: ShareButtonProps) {
  const share = useLateDialog(ShareDialog);
  return (
    <>
      <Button icon={Share2} {...button} {...share.opener} />
      {share.isOpen && <ShareDialog slug={slug} what={what} onClose={share.close} />}
    </>
  );
}
