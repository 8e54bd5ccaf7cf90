import { Button, type ButtonProps } from "./button.tsx";
import type { ConfirmDialogProps } from "./overlays/confirm-dialog.tsx";
import { LateConfirmDialog } from "./overlays/late-confirm-dialog.ts";
import { useLateDialog } from "./overlays/use-late-dialog.ts";

interface AskButtonProps<Input> extends ButtonProps {
  question: Pick<ConfirmDialogProps, "title" | "text" | "confirmLabel" | "cancelLabel" | "danger" | "busyLabel">;
  /** Runs when confirmed; the question closes when it succeeded or failed. */
  mutation: { isPending: boolean; mutate: (input: Input, options: { onSettled: () => void }) => void };
  input: Input;
}

/** A button for what cannot be undone: asks first. */
export function AskButton<Input>({ question, mutation, input, ...button }: AskButtonProps<Input>) {
  const asking = useLateDialog(LateConfirmDialog);
  return (
    <>
      <Button {...button} {...asking.opener} />
      {asking.isOpen && (
        <LateConfirmDialog
          {...question}
          open
          onOpenChange={asking.close}
          onConfirm={() => mutation.mutate(input, { onSettled: asking.close })}
          busy={mutation.isPending}
        />
      )}
    </>
  );
}
