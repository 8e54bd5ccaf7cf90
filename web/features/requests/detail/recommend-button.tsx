import { Users } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { DETAIL } from "./detail-messages.ts";

const LateRecommend = late(async () => (await import("./recommend-dialog.tsx")).RecommendDialog);

/** Lets providers recommend a connection for the request. */
export function RecommendButton({ id }: { id: string }) {
  const isProvider = useCurrentUser()?.isProvider ?? false;
  const dialog = useLateDialog(LateRecommend);
  if (!isProvider) return null;
  return (
    <>
      <Button variant="outline" full icon={Users} {...dialog.opener}>
        {DETAIL.recommend}
      </Button>
      {dialog.isOpen && <LateRecommend id={id} onClose={dialog.close} />}
    </>
  );
}
