import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { UserPlus, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ADDRESSEES_MAX } from "#src/features/requests/rules.ts";
import type { Addressee, Addressing } from "#src/features/requests/schemas.ts";
import type { Failure } from "@/lib/errors.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { late } from "@/lib/late.tsx";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, IconButton } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { PersonRow } from "@/ui/person-row.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { ASKED, addresseeFailure, WHO_SEES } from "./asked-messages.ts";
import { askedKey, draftKey, VISITOR_DRAFT } from "./draft.ts";
import { createFailure } from "./form-messages.ts";

const AddresseeDialog = late(async () => (await import("./addressee-dialog.tsx")).AddresseeDialog);

/** What the form of a new request needs to know of the professionals whom the person chose to ask. */
export interface Asked {
  addressing: Addressing;
  /** Whether only they see the request at first. */
  isReserved: boolean;
  /** Who they are, with the controls to change that. */
  panel: ReactNode;
  /** What is said after publishing. */
  published: string;
  failure: (failure: Failure) => { title: string; text: string };
  /** Keeps whom the next draft is for. */
  remember: () => void;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idsIn = (para: string) => [...new Set(para.split(","))].filter((id) => ID.test(id)).slice(0, ADDRESSEES_MAX);

function failure(failed: Failure) {
  if (failed.code !== "request.addressee") return createFailure(failed);
  void trpcUtils.requests.addressees.invalidate();
  return addresseeFailure;
}

interface AskedSearch {
  para: string | undefined;
  todos: true | undefined;
  /** Whether the form has another draft, of a request that is published again. */
  isAgain: boolean;
}

const remember = (user: CurrentUser | null, { para, todos }: Pick<AskedSearch, "para" | "todos">) =>
  storeDraft(askedKey(user), { para, todos: todos === true });

/** Keeps whom the draft is for beside it, and names them in the address again when the form is opened without them. */
function useRemembered(user: CurrentUser | null, { para, todos, isAgain }: AskedSearch) {
  const navigate = useNavigate({ from: "/solicitar-servico" });
  useEffect(() => {
    if (isAgain) return;
    const key = askedKey(user);
    if (para) return remember(user, { para, todos });
    const stored = restoreDraft(readDraft(key), { para: "", todos: false });
    const isWritten = readDraft(user ? draftKey(user) : VISITOR_DRAFT) !== null;
    if (!stored.para || !isWritten) return storeDraft(key, null);
    const names = { para: stored.para, todos: stored.todos || undefined };
    void navigate({ search: (search) => ({ ...search, ...names }), replace: true, ignoreBlocker: true });
  }, [user, para, todos, isAgain, navigate]);
}

/** The professionals whom the address of the form names. Undefined if there are none. */
export function useAsked(user: CurrentUser | null, search: AskedSearch): Asked | undefined {
  const { para, todos } = search;
  const navigate = useNavigate({ from: "/solicitar-servico" });
  useRemembered(user, search);
  const ids = para ? idsIn(para) : [];
  const query = trpc.requests.addressees.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  if (ids.length === 0) return undefined;
  const people = query.data?.filter(({ id }) => ids.includes(id)) ?? [];
  const isKnown = query.data !== undefined && (!query.isPlaceholderData || people.length === ids.length);
  // Otherwise the server decides.
  const known = isKnown ? people.map(({ id }) => id) : ids;
  const isForAll = todos === true;
  const change = (next: readonly string[], forAll = isForAll) => {
    if (next.length === 0) storeDraft(askedKey(user), null);
    void navigate({
      // Without those who can't be asked.
      search: (search) => ({ ...search, para: next.join(",") || undefined, todos: forAll || undefined }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };
  const isReserved = !isForAll && known.length > 0;
  return {
    addressing: { addresseeIds: known, isForAll },
    isReserved,
    panel: (
      <AskedPeople
        people={people}
        chosen={known}
        isLoading={!isKnown && !query.isError}
        onRetry={query.isError ? () => void query.refetch() : undefined}
        missing={ids.length - known.length}
        isForAll={isForAll}
        onChange={(next) => change(next)}
        onForAll={(forAll) => change(known, forAll)}
      />
    ),
    published: ASKED.published(
      people.map(({ name }) => name),
      isReserved,
    ),
    failure,
    remember: () => remember(user, search),
  };
}

interface AskedPeopleProps {
  /** Those who are loaded. */
  people: readonly Addressee[];
  /** The ids of all. */
  chosen: readonly string[];
  isLoading: boolean;
  /** After they could not be loaded. */
  onRetry: (() => void) | undefined;
  /** How many of those chosen can't be asked. */
  missing: number;
  isForAll: boolean;
  onChange: (ids: readonly string[]) => void;
  onForAll: (isForAll: boolean) => void;
}

function AskedPeople({ people, chosen, isLoading, onRetry, missing, isForAll, onChange, onForAll }: AskedPeopleProps) {
  const dialog = useLateDialog(AddresseeDialog);
  return (
    <section
      aria-label={ASKED.title}
      className="flex flex-col gap-4 rounded-card border border-concrete-300 bg-white p-4"
    >
      <div>
        <h2 className="text-base">{ASKED.title}</h2>
        <ul className="mt-1 divide-y divide-concrete-200">
          {people.map((person) => (
            <Row key={person.id} person={person} onRemove={() => onChange(chosen.filter((id) => id !== person.id))} />
          ))}
        </ul>
        {isLoading && <SkeletonRows label={ASKED.loading} rows={1} className="py-2" />}
        {onRetry && <ErrorState title={ASKED.failed} titleAs="p" onRetry={onRetry} />}
        <div role="alert">
          {missing > 0 && (
            <p className="mt-2 rounded-control bg-warning-soft px-3 py-2.5 text-warning">
              {ASKED.missing(missing, people.length === 0)}
            </p>
          )}
        </div>
        {chosen.length < ADDRESSEES_MAX && (
          <Button variant="ghost" size="sm" icon={UserPlus} {...dialog.opener} className="mt-2 -ml-3">
            {ASKED.add}
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <Field label={WHO_SEES.label} group>
          <Segmented
            columns={1}
            options={WHO_SEES.options}
            value={isForAll ? "todos" : "eles"}
            onValueChange={(value) => onForAll(value === "todos")}
          />
        </Field>
      )}
      {dialog.isOpen && (
        <AddresseeDialog chosen={chosen} onAdd={(id) => onChange([...chosen, id])} onClose={dialog.close} />
      )}
    </section>
  );
}

function Row({ person: { name, profession, avatarUrl }, onRemove }: { person: Addressee; onRemove: () => void }) {
  return (
    <li className="py-2">
      <PersonRow
        name={name}
        avatarUrl={avatarUrl}
        text={profession}
        end={<IconButton icon={X} label={ASKED.remove(name)} onClick={onRemove} />}
      />
    </li>
  );
}
