import { EllipsisVertical } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { IconButton } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import type { Icon } from "@/ui/icon-type.ts";
import { useCloseGesture } from "./use-close-gesture.ts";

export interface MenuItem {
  label: string;
  icon: Icon;
  isDanger?: boolean | undefined;
  onSelect: () => void;
}

/** The menu of a row. What it opens opens after the menu has closed, so that the focus returns to the button later. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  useCloseGesture(isOpen, () => setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const selected = useRef<MenuItem | null>(null);
  const close = (event: Event) => {
    event.preventDefault();
    button.current?.focus({ preventScroll: true });
    selected.current?.onSelect();
    selected.current = null;
  };
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <IconButton ref={button} icon={EllipsisVertical} label={label} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={close}
          className="z-50 w-64 animate-fade-in rounded-card border border-concrete-200 bg-white p-1 shadow-soft"
        >
          {items.map((item) => {
            const { label: text, icon: ItemIcon, isDanger } = item;
            return (
              <Radix.Item
                key={text}
                onSelect={() => {
                  selected.current = item;
                }}
                className={cx(
                  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 font-medium",
                  isDanger ? "text-danger hover:bg-danger-soft" : "hover:bg-concrete-100",
                )}
              >
                <ItemIcon size={20} aria-hidden />
                {text}
              </Radix.Item>
            );
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
