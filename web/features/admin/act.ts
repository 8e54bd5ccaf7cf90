import type { ReactNode } from "react";
import type { Failure } from "@/lib/errors.ts";
import type { Message } from "@/lib/mutations.ts";
import type { SelectOption } from "@/ui/fields/select.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import type { RowChange } from "./admin-cache.ts";

export interface ActTexts<Row> {
  /** In the menu. */
  label: string;
  title: string;
  /** Names who or what it is about. */
  text: (row: Row) => ReactNode;
  confirm: string;
  busy: string;
  done: Message;
  failed: Message;
}

/** What the dialog of an act asked for. */
export interface ActValues {
  reason: string;
  choice: string;
  isChosen: boolean;
}

/** Something that an admin does to a row, with its dialog and its toasts. */
export interface Act<Row> {
  texts: ActTexts<Row>;
  icon: Icon;
  isDanger?: boolean;
  isOffered?: (row: Row) => boolean;
  reason?: { label: string; hint?: string; isRequired: boolean; max: number };
  choice?: { label: string; placeholder: string; options: readonly SelectOption[] };
  /** A box that may be ticked, and whether it is at first. */
  option?: { label: string; hint: string; isChosen: boolean };
  /** A box that has to be ticked before confirming. */
  consent?: (row: Row) => string;
  send: (row: Row, values: ActValues) => Promise<unknown>;
  /** Shown at once, and undone if the server refuses. Without it, the dialog stays open until the server has answered. */
  change?: (row: Row) => RowChange;
  causes?: Partial<Record<Failure["code"], Message>>;
}
