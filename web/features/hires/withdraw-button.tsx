import { Undo2 } from "lucide-react";
import { AskButton } from "@/ui/ask-button.tsx";
import { Of } from "@/ui/button.tsx";
import { WITHDRAW } from "./messages.ts";
import { useWithdraw } from "./use-hire.ts";

/** Takes back a hire that waits for the provider's answer. */
export function WithdrawButton({ id, name }: { id: string; name: string }) {
  const withdraw = useWithdraw();
  return (
    <AskButton
      variant="outline"
      size="sm"
      icon={Undo2}
      question={WITHDRAW.question(name)}
      mutation={withdraw}
      input={{ id }}
    >
      {WITHDRAW.action}
      <Of>{name}</Of>
    </AskButton>
  );
}
