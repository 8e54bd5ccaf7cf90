import { useState } from "react";
import { RowMenu } from "@/ui/row-menu.tsx";
import type { Act } from "./act.ts";
import { ActDialog } from "./act-dialog.tsx";
import { LIST } from "./panel-messages.ts";

interface ActMenuProps<Row> {
  row: Row;
  /** Who or what the row is, for the button's name. */
  name: string;
  acts: readonly Act<Row>[];
}

/** The acts that a row offers, with their dialogs. */
export function ActMenu<Row extends { id: string }>({ row, name, acts }: ActMenuProps<Row>) {
  const [open, setOpen] = useState<Act<Row> | null>(null);
  const offered = acts.filter(({ isOffered }) => isOffered?.(row) ?? true);
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
