import { Check, Search } from "lucide-react";
import {
  type KeyboardEvent,
  type Ref,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "../cx.ts";
import { type ComboboxEntry, type ComboboxKeywords, type ComboboxOption, comboboxEntries } from "./combobox-entries.ts";

export type ComboboxKind = "city" | "service";

const TEXTS: Readonly<Record<ComboboxKind, { search: string; none: string }>> = {
  city: { search: "Buscar cidade", none: "Nenhuma cidade encontrada." },
  service: { search: "Buscar tipo de serviço", none: "Nenhum tipo de serviço encontrado." },
};

export interface ComboboxPanelProps {
  options: readonly ComboboxOption[];
  value: string;
  onPick: (value: string) => void;
  /** Accessible name of the search box and the list. */
  label: string;
  /** What is chosen from. */
  kind: ComboboxKind;
  otherwise: string | undefined;
  clearText: string | undefined;
  initialLimit: number | undefined;
  initialQuery: string;
  listId: string;
  inputRef: Ref<HTMLInputElement>;
  /** On phones, the list fills the height of the sheet. */
  fullHeight: boolean;
}

const FIRST_DRAWN = 20;

/** Additional search words, as soon as they have loaded. Without them, only labels are searched. */
function useKeywords(kind: ComboboxKind): ComboboxKeywords | undefined {
  const [keywords, setKeywords] = useState<ComboboxKeywords>();
  useEffect(() => {
    if (kind !== "service") return;
    let isOpen = true;
    import("#src/features/requests/keywords.ts").then(
      ({ SERVICE_KEYWORDS }) => isOpen && setKeywords(SERVICE_KEYWORDS),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [kind]);
  return keywords;
}

/** The entries that fit the query, and which of them is active. */
function useEntries(props: ComboboxPanelProps, query: string) {
  const { options, value, clearText, initialLimit, otherwise } = props;
  const [limited, setLimited] = useState(true);
  const keywords = useKeywords(props.kind);
  const entries = useMemo(
    () =>
      comboboxEntries(options, {
        query,
        clearable: clearText !== undefined,
        limit: limited ? initialLimit : undefined,
        keywords,
        otherwise,
      }),
    [options, query, clearText, initialLimit, limited, keywords, otherwise],
  );
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      entries.findIndex((entry) => entry.kind === "option" && entry.option.value === value),
    ),
  );
  return { entries, active, setActive, showAll: () => setLimited(false) };
}

/** The entry that a key leads to; undefined for other keys. */
function activeAfter(key: string, active: number, last: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: Math.min(last, active + 8),
    PageUp: Math.max(0, active - 8),
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.max(0, next);
}

/** Scrolls to the active option on open and for the keyboard, but not on hover, when it would move under the pointer. */
function useScrollToActive(activeId: string | undefined) {
  const byKeyboard = useRef(true);
  useEffect(() => {
    if (byKeyboard.current && activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return byKeyboard;
}

/** Search box and list of an open Combobox. Focus stays in the box; aria-activedescendant marks the active option. */
export function ComboboxPanel(props: ComboboxPanelProps) {
  const { onPick, listId, kind } = props;
  const { none } = TEXTS[kind];
  const [query, setQuery] = useState(props.initialQuery);
  const shownQuery = useDeferredValue(query);
  const { entries, active, setActive, showAll } = useEntries(props, shownQuery);
  const fitsNothing = entries.every((entry) => entry.kind === "option" && entry.isOtherwise);
  const list = useRef<HTMLDivElement>(null);
  const activeEntry = entries[active];
  const activeId = activeEntry && `${listId}-${activeEntry.key}`;
  const byKeyboard = useScrollToActive(activeId);

  const search = (typed: string) => {
    byKeyboard.current = true;
    setQuery(typed);
    setActive(0);
    if (list.current) list.current.scrollTop = 0;
  };
  const choose = (entry: ComboboxEntry | undefined) => {
    if (!entry) return;
    if (entry.kind === "more") showAll();
    else if (entry.kind === "clear") onPick("");
    else if (!entry.option.disabled) {
      onPick(entry.option.value);
      search("");
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = activeAfter(event.key, active, entries.length - 1);
    if (next !== undefined) {
      event.preventDefault();
      byKeyboard.current = true;
      setActive(next);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(activeEntry);
    }
  };
  const hover = (index: number) => {
    byKeyboard.current = false;
    setActive(index);
  };
  return (
    <>
      <SearchBox {...props} query={query} activeId={activeId} onKeyDown={handleKey} onSearch={search} />
      {fitsNothing && <p className="px-4 pt-6 pb-5 text-center text-ink-soft">{none}</p>}
      <EntryList {...props} ref={list} entries={entries} active={active} onChoose={choose} onHover={hover} />
      <span role="status" className="sr-only">
        {fitsNothing ? none : shownQuery && (entries.length === 1 ? "1 opção" : `${entries.length} opções`)}
      </span>
    </>
  );
}

interface SearchBoxProps extends Pick<ComboboxPanelProps, "label" | "kind" | "listId" | "inputRef"> {
  query: string;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onSearch: (typed: string) => void;
}

function SearchBox({ label, kind, listId, inputRef, query, activeId, ...on }: SearchBoxProps) {
  return (
    <div className="relative shrink-0 border-b-2 border-concrete-200 transition-colors focus-within:border-signal">
      <Search size={20} aria-hidden className="pointer-events-none absolute top-3.5 left-4 text-concrete-600" />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={label}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        placeholder={TEXTS[kind].search}
        onKeyDown={on.onKeyDown}
        onChange={(event) => on.onSearch(event.target.value)}
        className="h-12 w-full bg-transparent pr-4 pl-12 text-base outline-none"
      />
    </div>
  );
}

interface EntryListProps extends Pick<ComboboxPanelProps, "label" | "value" | "listId" | "clearText" | "fullHeight"> {
  ref: Ref<HTMLDivElement>;
  entries: readonly ComboboxEntry[];
  active: number;
  onChoose: (entry: ComboboxEntry) => void;
  onHover: (index: number) => void;
}

function EntryList({ ref, label, value, listId, clearText, fullHeight, entries, active, ...on }: EntryListProps) {
  // Renders the options that fit the screen first and the rest right after, so that the list opens fast on slow phones.
  const [complete, setComplete] = useState(false);
  useEffect(() => startTransition(() => setComplete(true)), []);
  const drawn = complete ? entries : entries.slice(0, Math.max(FIRST_DRAWN, active + 8));
  return (
    <div
      ref={ref}
      id={listId}
      role="listbox"
      aria-label={label}
      // The padding leaves room for the phone's keyboard, which covers the sheet.
      className={cx(
        "overflow-y-auto overscroll-contain p-1.5",
        fullHeight ? "min-h-0 flex-1 pb-[40dvh]" : "max-h-80",
        entries.length === 0 && "hidden",
      )}
    >
      {drawn.map((entry, i) => (
        <EntryLine
          key={entry.key}
          id={`${listId}-${entry.key}`}
          entry={entry}
          active={i === active}
          selected={entry.kind === "option" ? entry.option.value === value : entry.kind === "clear" && value === ""}
          clearText={clearText}
          onChoose={() => on.onChoose(entry)}
          onHover={() => on.onHover(i)}
        />
      ))}
    </div>
  );
}

interface EntryLineProps {
  id: string;
  entry: ComboboxEntry;
  active: boolean;
  selected: boolean;
  clearText: string | undefined;
  onChoose: () => void;
  onHover: () => void;
}

function EntryLine({ id, entry, active, selected, clearText, onChoose, onHover }: EntryLineProps) {
  const option = entry.kind === "option" ? entry.option : undefined;
  return (
    <>
      {entry.kind === "option" && entry.startsGroup && (
        <div role="presentation" className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft">
          {entry.startsGroup}
        </div>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search box (aria-activedescendant) */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys */}
      <div
        id={id}
        role="option"
        aria-selected={selected}
        aria-disabled={option?.disabled || undefined}
        data-active={active}
        onClick={onChoose}
        onPointerMove={active ? undefined : onHover}
        // Keeps the focus in the search box and the phone's keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        className={cx(
          "flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 leading-tight [contain-intrinsic-size:auto_44px] [content-visibility:auto]",
          active && "bg-blueprint-50",
          selected && "font-semibold text-blueprint",
          entry.kind === "more" && "font-semibold text-blueprint",
          entry.kind === "clear" && "text-ink-soft",
          option?.disabled && "cursor-not-allowed text-concrete-600",
        )}
      >
        <span className="min-w-0 flex-1">
          {option ? option.label : entry.kind === "more" ? `Ver mais (${entry.rest} restantes)` : clearText}
        </span>
        {option?.count !== undefined && (
          <span className="text-sm font-normal tabular-nums text-ink-soft">{option.count}</span>
        )}
        {selected && <Check size={20} aria-hidden />}
      </div>
    </>
  );
}
