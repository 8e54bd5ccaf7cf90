import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { RowMenu } from "@/ui/overlays/row-menu.tsx";
import type { Act } from "./act.ts";
import { ActDialog } from "./act-dialog.tsx";
import { LIST } from "./panel-messages.ts";
import { wasInterrupted } from "./use-act.ts";

interface ActMenuProps<Row> {
  row: Row;
  /** Who or what the row is, for the button's name. */
  name: string;
  acts: readonly Act<Row>[];
}

/** The acts that a row offers, and the one whose dialog is open: at first one that the panel's log-in interrupted. */
function useActs<Row extends { id: string }>(row: Row, acts: readonly Act<Row>[]) {
  const offered = acts.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const [open, setOpen] = useState<Act<Row> | null>(() => offered.find((act) => wasInterrupted(act, row)) ?? null);
  return { offered, open, setOpen };
}

/** The acts that a row offers, with their dialogs. */
export function ActMenu<Row extends { id: string }>({ row, name, acts }: ActMenuProps<Row>) {
  const { offered, open, setOpen } = useActs(row, acts);
  if (offered.length === 0 && !open) return null;
  return (
    <>
      <RowMenu
        label={LIST.actionsFor(name)}
        items={offered.map((act) => ({
          label: act.texts.label,
          icon: act.icon,
          isDanger: act.isDanger,
          onSelect: () => setOpen(act),
        }))}
      />
      {open && <ActDialog act={open} row={row} onClose={() => setOpen(null)} />}
    </>
  );
}

interface ActButtonsProps<Row> {
  row: Row;
  /** Of the group. */
  label: string;
  acts: readonly Act<Row>[];
  className?: string;
}

/** The acts that a row is there for, as buttons. */
export function ActButtons<Row extends { id: string }>({ row, label, acts, className }: ActButtonsProps<Row>) {
  const { offered, open, setOpen } = useActs(row, acts);
  if (offered.length === 0 && !open) return null;
  return (
    <fieldset className={cx("flex flex-wrap gap-2", className)}>
      <legend className="sr-only">{label}</legend>
      {offered.map((act) => (
        <Button key={act.texts.label} variant="outline" size="sm" icon={act.icon} onClick={() => setOpen(act)}>
          {act.texts.label}
        </Button>
      ))}
      {open && <ActDialog act={open} row={row} onClose={() => setOpen(null)} />}
    </fieldset>
  );
}
