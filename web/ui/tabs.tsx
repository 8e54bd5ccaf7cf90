import { createContext, type KeyboardEvent, type ReactNode, use, useId } from "react";
import { cx } from "./cx.ts";

interface TabItem {
  value: string;
  label: string;
  count?: number | undefined;
}

interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** The TabPanels. */
  children: ReactNode;
  /** Makes all tabs share the full width equally. */
  fill?: boolean | undefined;
}

const Active = createContext({ id: "", value: "" });

/** The tab that a key leads to from the one at this position. */
function positionAfter(key: string, position: number, count: number): number | undefined {
  if (key === "ArrowRight") return (position + 1) % count;
  if (key === "ArrowLeft") return (position - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Tabs, 48 px high; the list scrolls sideways if they don't fit. Not Radix's, which would be 8 kB of JavaScript before
 * anyone can log in; keys work in the same way, and move the focus and the selection.
 */
export function Tabs({ items, value, onValueChange, label, children, fill }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLButtonElement>, position: number) => {
    const next = positionAfter(event.key, position, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onValueChange(item.value);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div className="min-w-0">
      <div
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-concrete-300 [scrollbar-width:none]"
      >
        {items.map((item, position) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => item.value !== value && onValueChange(item.value)}
            onKeyDown={(event) => move(event, position)}
            className={cx(
              "relative inline-flex min-h-12 shrink-0 items-center justify-center gap-2 px-4 py-2 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2",
              "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-sm after:bg-transparent aria-selected:text-blueprint aria-selected:after:bg-blueprint",
              fill && "flex-1",
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="text-sm font-medium tabular-nums text-ink-soft">{item.count}</span>
            )}
          </button>
        ))}
      </div>
      <Active value={{ id, value }}>{children}</Active>
    </div>
  );
}

/** Content of the tab with the same value; only the active panel is in the DOM. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const active = use(Active);
  if (active.value !== value) return null;
  return (
    <div role="tabpanel" id={`${active.id}-panel`} aria-labelledby={`${active.id}-tab-${value}`} className="pt-5">
      {children}
    </div>
  );
}
