import { LayoutGrid, Search } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { MARKETPLACE_CATEGORIES } from "#src/features/listings/catalogue.ts";
import { START_LENGTH } from "#src/features/listings/rules.ts";
import { foldText } from "#src/shared/search/normalise.ts";
import { searchIn } from "#src/shared/search/rank.ts";
import { trpc } from "@/lib/trpc.ts";
import { cx } from "@/ui/cx.ts";
import { SUGGESTIONS } from "../own/messages.ts";
import { useFilters } from "./use-filters.ts";

const CATEGORIES_MAX = 2;
const TEXTS_MAX = 4;

const searchCategories = searchIn(MARKETPLACE_CATEGORIES, ({ name }) => ({ text: name }));

interface SuggestionsProps {
  box: RefObject<HTMLInputElement | null>;
  /** What the box had when it was entered: only for other texts there are suggestions. */
  textBefore: string;
  /** Searches a text in place of the typed one. */
  onText: (text: string) => void;
}

interface Suggestion {
  key: string;
  label: string;
  Icon: typeof Search;
  choose: () => void;
}

function categoriesFor(text: string) {
  if (text.length < START_LENGTH) return [];
  const { found, isComplete } = searchCategories(text);
  return isComplete ? found.slice(0, CATEGORIES_MAX) : [];
}

/** Frequent searches that go on as the text begins. They are asked for once for each beginning. */
function useFrequentTexts(text: string): string[] {
  const typed = foldText(text);
  const start = typed.slice(0, START_LENGTH);
  const enabled = start.length === START_LENGTH;
  const { data = [] } = trpc.listings.frequentTexts.useQuery(
    { start },
    { enabled, staleTime: Number.POSITIVE_INFINITY },
  );
  return data.filter((known) => foldText(known) !== typed && foldText(known).startsWith(typed)).slice(0, TEXTS_MAX);
}

function useSuggestions(text: string, onText: SuggestionsProps["onText"]): Suggestion[] {
  const { change } = useFilters();
  const texts = useFrequentTexts(text);
  // Texts come later, and must not move what is there under a finger.
  return [
    ...categoriesFor(text).map(({ slug, name }) => ({
      key: slug,
      label: SUGGESTIONS.inCategory(name),
      Icon: LayoutGrid,
      choose: () => {
        onText("");
        change({ q: undefined, categoria: slug });
      },
    })),
    ...texts.map((known) => ({ key: known, label: known, Icon: Search, choose: () => onText(known) })),
  ];
}

/** Makes the search box, which arrives without scripts as a plain one, the combobox of the list while that is open. */
function useComboboxOf(
  { box }: SuggestionsProps,
  listId: string,
  activeId: string | undefined,
  onKey: (event: KeyboardEvent) => void,
) {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const attributes = {
      role: "combobox",
      "aria-expanded": "true",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      ...(activeId && { "aria-activedescendant": activeId }),
    };
    const listener = (event: KeyboardEvent) => handleKey(event);
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.addEventListener("keydown", listener);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
      input.removeEventListener("keydown", listener);
    };
  }, [box, listId, activeId]);
}

interface ListProps extends SuggestionsProps {
  suggestions: readonly Suggestion[];
  onClose: () => void;
}

function SuggestionList({ suggestions, onClose, ...props }: ListProps) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const idOf = (index: number) => `${listId}-${index}`;
  const count = suggestions.length;
  const choose = (suggestion: Suggestion) => {
    onClose();
    suggestion.choose();
  };
  useComboboxOf(props, listId, active < 0 ? undefined : idOf(active), (event) => {
    const chosen = suggestions[active];
    if (event.key === "ArrowDown") setActive(active + 1 < count ? active + 1 : -1);
    else if (event.key === "ArrowUp") setActive(active < 0 ? count - 1 : active - 1);
    else if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && chosen && !event.isComposing) choose(chosen);
    else return;
    event.preventDefault();
  });
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-concrete-200 bg-white py-1 shadow-card">
      <div id={listId} role="listbox" aria-label={SUGGESTIONS.title}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search box (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
          <div
            key={suggestion.key}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(suggestion)}
            // Keeps the focus in the search box and the phone's keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            className={cx(
              "flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 leading-tight hover:bg-blueprint-50",
              index === active && "bg-blueprint-50",
            )}
          >
            <suggestion.Icon size={20} aria-hidden className="shrink-0 text-concrete-600" />
            <span className="min-w-0 wrap-anywhere">{suggestion.label}</span>
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {SUGGESTIONS.count(count)}
      </span>
    </div>
  );
}

/** Frequent searches and categories that fit what is being typed. */
export function SearchSuggestions(props: SuggestionsProps) {
  const { box, textBefore, onText } = props;
  const [text, setText] = useState(() => {
    // This code loads while people type.
    const typed = box.current?.value ?? "";
    return typed === textBefore ? "" : typed;
  });
  useEffect(() => {
    const input = box.current;
    const listener = () => setText(input?.value ?? "");
    input?.addEventListener("input", listener);
    return () => input?.removeEventListener("input", listener);
  }, [box]);
  const suggestions = useSuggestions(text.trim(), onText);
  if (suggestions.length === 0) return null;
  return <SuggestionList {...props} key={text} suggestions={suggestions} onClose={() => setText("")} />;
}
