import { Undo2 } from "lucide-react";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { DETAIL } from "./detail-messages.ts";
import { useReopenRequest } from "./use-close-request.ts";

/** Opens an own request again that was closed before its time. */
export function ReopenButton({ id, ...look }: { id: string } & Pick<ButtonProps, "variant" | "size">) {
  const { reopen, isReopening } = useReopenRequest(id);
  return (
    <Button {...look} icon={Undo2} busy={isReopening} onClick={reopen}>
      {DETAIL.reopen}
    </Button>
  );
}
