import { keepPreviousData } from "@tanstack/react-query";
import { Check, Search } from "lucide-react";
import { useState } from "react";
import { useTyped } from "@/lib/forms/use-typed.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, Of } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { PersonRow } from "@/ui/person-row.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { ADD } from "./asked-messages.ts";

/** As the directory. */
const TEXT_MAX = 80;
const EVERYBODY = { specialty: null, region: null, userType: null, page: 1 } as const;
const trim = (text: string) => text.trim();

interface AddresseeDialogProps {
  chosen: readonly string[];
  onAdd: (id: string) => void;
  onClose: () => void;
}

/** The search of the directory, from which one more professional is chosen. */
export function AddresseeDialog({ chosen, onAdd, onClose }: AddresseeDialogProps) {
  const [text, setText] = useState("");
  const { input } = useTyped({ value: text, normalise: trim, commit: setText });
  const query = trpc.networking.directory.useQuery({ ...EVERYBODY, text }, { placeholderData: keepPreviousData });
  const add = (id: string) => {
    onAdd(id);
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={ADD.title}>
      <div className="min-h-[60dvh] md:min-h-96">
        <Field label={ADD.search} hideLabel>
          <Input
            type="search"
            icon={Search}
            maxLength={TEXT_MAX}
            placeholder={ADD.search}
            autoComplete="off"
            enterKeyHint="search"
            {...input}
          />
        </Field>
        <Loaded
          query={query}
          pending={<SkeletonRows label={ADD.loading} className="mt-4" />}
          failed={{ title: ADD.failed, titleAs: "p" }}
        >
          {({ items }) => (
            <>
              <p role="status" className={items.length === 0 ? "mt-4 text-ink-soft" : "sr-only"}>
                {items.length === 0 && ADD.none}
              </p>
              <ul aria-label={ADD.list} className="mt-1 divide-y divide-concrete-200">
                {items.map(({ id, name, profession, avatarUrl }) => {
                  const isChosen = chosen.includes(id);
                  return (
                    <li key={id} className="py-3">
                      <PersonRow
                        name={name}
                        avatarUrl={avatarUrl}
                        text={profession}
                        end={
                          <Button
                            variant={isChosen ? "ghost" : "outline"}
                            size="sm"
                            icon={isChosen ? Check : undefined}
                            disabled={isChosen}
                            onClick={() => add(id)}
                          >
                            {isChosen ? ADD.added : ADD.add}
                            <Of>{name}</Of>
                          </Button>
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
