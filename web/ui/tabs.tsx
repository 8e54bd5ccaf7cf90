import { createContext, type KeyboardEvent, type ReactNode, use, useId } from "react";
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

const TabsContext = createContext({ id: "", value: "" });

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** The tab that a key moves to. */
function tabAfter(key: string, items: readonly TabItem[], value: string): TabItem | undefined {
  const at = items.findIndex((item) => item.value === value);
  const count = items.length;
  if (key === "ArrowRight") return items[(at + 1) % count];
  if (key === "ArrowLeft") return items[(at + count - 1) % count];
  if (key === "Home") return items[0];
  return key === "End" ? items[count - 1] : undefined;
}

/**
 * Tabs, 48 px high; the list scrolls sideways if they don't fit. Arrow keys, Home and End open tabs. Radix has tabs too,
 * but they bring 15 kB to the log-in.
 */
export function Tabs({ items, value, onValueChange, label, children, fill, className }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, items, value);
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <div className={cx("min-w-0", className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex overflow-x-auto border-b border-concrete-300 [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Tab
            key={item.value}
            id={id}
            item={item}
            isActive={item.value === value}
            fill={fill}
            onOpen={onValueChange}
          />
        ))}
      </div>
      <TabsContext value={{ id, value }}>{children}</TabsContext>
    </div>
  );
}

interface TabProps {
  id: string;
  item: TabItem;
  isActive: boolean;
  fill: boolean | undefined;
  onOpen: (value: string) => void;
}

function Tab({ id, item, isActive, fill, onOpen }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id, item.value)}
      aria-selected={isActive}
      aria-controls={isActive ? panelId(id, item.value) : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(item.value)}
      className={cx(
        "relative inline-flex min-h-12 shrink-0 items-center justify-center gap-2 px-4 py-2 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2",
        "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-sm after:bg-transparent aria-selected:text-blueprint aria-selected:after:bg-blueprint",
        fill && "flex-1",
      )}
    >
      {item.icon && <item.icon size={20} aria-hidden />}
      {item.label}
      {item.count !== undefined && <span className="text-sm font-medium tabular-nums text-ink-soft">{item.count}</span>}
    </button>
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
  const { id, value: active } = use(TabsContext);
  if (value !== active) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: panels of tabs are in the tab order, so that keys scroll them
      tabIndex={0}
      className={cx("pt-5", className)}
    >
      {children}
    </div>
  );
}
