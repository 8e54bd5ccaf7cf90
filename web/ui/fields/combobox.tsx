import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { late } from "@/lib/late.tsx";
import { CONNECTION_LOST, LATE_FAILED } from "@/lib/messages.ts";
import { cx } from "../cx.ts";
import { notify } from "../overlays/toast.tsx";
import { useIsPhone } from "../use-media-query.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import type { ComboboxOption, ComboboxProgress } from "./combobox-entries.ts";
import type { ComboboxKind } from "./combobox-panel.tsx";
import { controlClass } from "./control-class.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** "" when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Title of the phone sheet and name of the list, e.g. "Tipo de serviço". */
  label: string;
  placeholder?: string | undefined;
  /** What is chosen from, for the texts of the search. */
  kind: ComboboxKind;
  /** Value of the option that is offered when nothing fits, e.g. "Outros". */
  otherwise?: string | undefined;
  /** Label of the first entry, which resets the value to "", e.g. "Todos os serviços". */
  clearText?: string | undefined;
  /** Number of options shown before "Ver mais (n restantes)". */
  initialLimit?: number | undefined;
  /** Of several choices, how many are made; the list stays open until the last. */
  progress?: ComboboxProgress | undefined;
  disabled?: boolean | undefined;
  /** For react-hook-form's Controller. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Radix' dialog and popover (25 kB) load when they are about to be needed, not with the first screen. */
const ComboboxPopup = late(async () => (await import("./combobox-popup.tsx")).ComboboxPopup);

/** What the list is searched for at first if this key opens it; null for other keys. */
function queryOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (key === "ArrowDown" || key === "ArrowUp") return "";
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey ? key : null;
}

interface TriggerProps extends Pick<ComboboxProps, "label" | "placeholder" | "disabled"> {
  ref: Ref<HTMLButtonElement>;
  /** Label of the chosen option. */
  chosen: string | undefined;
  /** Id of the open list. */
  listId: string | undefined;
  /** Opens the list, searched for this text. */
  onOpen: (query: string) => void;
}

function Trigger({ ref, label, placeholder = "Selecione", disabled, chosen, listId, onOpen }: TriggerProps) {
  const fieldLabelId = useFieldLabelId();
  const control = useFieldControl({});
  const handleKey = (event: KeyboardEvent) => {
    const query = queryOfKey(event);
    if (query === null) return;
    event.preventDefault();
    onOpen(query);
  };
  return (
    <button
      ref={ref}
      type="button"
      role="combobox"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-labelledby={fieldLabelId}
      aria-label={fieldLabelId ? undefined : label}
      {...control}
      onPointerEnter={ComboboxPopup.preload}
      onFocus={ComboboxPopup.preload}
      onClick={() => onOpen("")}
      onKeyDown={handleKey}
      className={cx(controlClass, "flex h-12 items-center gap-2 text-left")}
    >
      <span className={cx("min-w-0 flex-1 truncate", chosen === undefined && !disabled && "text-concrete-600")}>
        {chosen ?? placeholder}
      </span>
      <ChevronsUpDown size={20} aria-hidden className="text-concrete-600" />
    </button>
  );
}

/**
 * Searchable selector that ignores accents and case: a full-screen sheet on phones, a popover on desktop. Pass a stable
 * `options` array.
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, label, placeholder, progress, disabled, onBlur, ref } = props;
  const [open, setOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState("");
  const phone = useIsPhone();
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRef(ref, trigger);
  const chosen = options.find((option) => option.value === value)?.label;

  const openWith = (query: string) => {
    setInitialQuery(query);
    void ComboboxPopup.load().then(
      () => setOpen(true),
      () => notify.error(LATE_FAILED, CONNECTION_LOST),
    );
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <>
      <Trigger
        {...{ label, placeholder, disabled, chosen }}
        ref={setRef}
        listId={open ? listId : undefined}
        onOpen={openWith}
      />
      {open && (
        <ComboboxPopup
          phone={phone}
          onOpenChange={changeOpen}
          trigger={trigger}
          options={options}
          value={value}
          onPick={(picked) => {
            onChange(picked);
            if (!progress || progress.chosen + 1 >= progress.max) changeOpen(false);
          }}
          label={label}
          kind={props.kind}
          otherwise={props.otherwise}
          clearText={props.clearText}
          initialLimit={props.initialLimit}
          progress={progress}
          initialQuery={initialQuery}
          listId={listId}
        />
      )}
    </>
  );
}
