import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DELAY_MS } from "@/lib/timings.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

const TEXT_MAX = 80;

/** What is being typed runs ahead of the address, and follows it when that changes by other means. */
export function SearchBox({ value }: { value: string }) {
  const { filter } = useFilters();
  const [text, setText] = useState(value);
  const agreed = useRef(value);
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    setText(value);
  }, [value]);
  const send = () => {
    const typed = text.trim();
    if (typed === agreed.current) return;
    agreed.current = typed;
    filter({ busca: typed || undefined });
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), text === "" ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={PORTAL.search} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={text}
            maxLength={TEXT_MAX}
            placeholder={PORTAL.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </form>
    </search>
  );
}
