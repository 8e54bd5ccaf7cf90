import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon-type.ts";

export interface TabItem {
  value: string;
  label: string;
  icon?: Icon | undefined;
  count?: number | undefined;
}

export interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** The TabPanels. */
  children: ReactNode;
  /** Makes all tabs share the full width equally. */
  fill?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs, 48 px high; the list scrolls sideways if they don't fit. */
export function Tabs({ items, value, onValueChange, label, children, fill, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={cx("min-w-0", className)}>
      <Radix.List
        aria-label={label}
        className="flex overflow-x-auto border-b border-concrete-300 [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={cx(
              "relative inline-flex min-h-12 shrink-0 items-center justify-center gap-2 px-4 py-2 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2",
              "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-sm after:bg-transparent data-[state=active]:text-blueprint data-[state=active]:after:bg-blueprint",
              fill && "flex-1",
            )}
          >
            {item.icon && <item.icon size={20} aria-hidden />}
            {item.label}
            {item.count !== undefined && (
              <span className="text-sm font-medium tabular-nums text-ink-soft">{item.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** Content of the tab with the same value; only the active panel is in the DOM. */
export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Radix.Content value={value} className={cx("pt-5", className)}>
      {children}
    </Radix.Content>
  );
}
