import { X } from "lucide-react";
import { Dialog, Popover } from "radix-ui";
import { type RefObject, useRef } from "react";
import { CLOSE } from "@/lib/messages.ts";
import { Button, IconButton } from "../button.tsx";
import { useCloseGesture } from "../overlays/use-close-gesture.ts";
import type { ComboboxProgress } from "./combobox-entries.ts";
import { ComboboxPanel, type ComboboxPanelProps } from "./combobox-panel.tsx";

interface ComboboxPopupProps extends Omit<ComboboxPanelProps, "inputRef" | "fullHeight"> {
  phone: boolean;
  progress: ComboboxProgress | undefined;
  onOpenChange: (open: boolean) => void;
  /** The button that opened it: anchors the popover and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
}

/** The open part of a Combobox: a full-screen sheet on phones, a popover on desktop. Loaded late. */
export function ComboboxPopup({ phone, progress, onOpenChange, trigger, ...panel }: ComboboxPopupProps) {
  const input = useRef<HTMLInputElement>(null);
  useCloseGesture(true, () => onOpenChange(false));
  const focus = {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      input.current?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      trigger.current?.focus({ preventScroll: true });
    },
  };
  const content = (
    <>
      <ComboboxPanel {...panel} inputRef={input} fullHeight={phone} />
      {progress && <ProgressBar {...progress} onDone={() => onOpenChange(false)} />}
    </>
  );
  if (phone) {
    return (
      <Dialog.Root open onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-ink/55" />
          <Dialog.Content
            {...focus}
            aria-describedby={undefined}
            className="fixed inset-0 z-50 flex animate-pop-in flex-col bg-white pt-safe outline-none"
          >
            <div className="flex shrink-0 items-center py-1 pr-2 pl-4">
              <Dialog.Title className="min-w-0 flex-1 truncate text-lg">{panel.label}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon={X} label={CLOSE} />
              </Dialog.Close>
            </div>
            {content}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root open onOpenChange={onOpenChange} modal>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          {...focus}
          aria-label={panel.label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 flex w-(--radix-popover-trigger-width) min-w-72 animate-pop-in flex-col overflow-hidden rounded-control border border-concrete-300 bg-white shadow-soft outline-none"
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ProgressBar({ chosen, max, onDone }: ComboboxProgress & { onDone: () => void }) {
  return (
    <div className="shrink-0 border-t border-concrete-200 bg-white pb-safe">
      <div className="flex items-center justify-between py-2 pr-2 pl-4">
        <p role="status" className="tabular-nums text-ink-soft">
          {chosen} de {max}
        </p>
        <Button variant="outline" onClick={onDone}>
          Pronto
        </Button>
      </div>
    </div>
  );
}
