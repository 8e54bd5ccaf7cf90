import { Pencil, Trash2 } from "lucide-react";
import { NOTE_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminAccount } from "#src/features/admin/schemas-person.ts";
import { formatAgo } from "#src/shared/format.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Card } from "@/ui/card.tsx";
import type { Act } from "../act.ts";
import { ActButtons, ActMenu } from "../act-menu.tsx";
import { AUDIT } from "../audit/messages.ts";
import { NOTE, NOTE_ACTS, PERSON, type PersonNote } from "./messages.ts";

const ADD: readonly Act<AdminAccount>[] = [
  {
    texts: NOTE_ACTS.add,
    icon: Pencil,
    reason: { ...NOTE, isRequired: true, max: NOTE_MAX_LENGTH },
    send: ({ id }, { reason }) => trpcClient.admin.addNote.mutate({ userId: id, text: reason }),
  },
];
const REMOVE: readonly Act<PersonNote>[] = [
  {
    texts: NOTE_ACTS.remove,
    icon: Trash2,
    isDanger: true,
    send: ({ id }) => trpcClient.admin.deleteNote.mutate({ id }),
  },
];

/** What admins noted about a person, for each other. */
export function PersonNotes({ account, notes }: { account: AdminAccount; notes: readonly PersonNote[] }) {
  const now = useNow();
  return (
    <Card as="section" aria-labelledby="anotacoes">
      <h3 id="anotacoes" className="text-lg">
        {PERSON.notes}
      </h3>
      {notes.length === 0 ? (
        <p className="mt-1 text-ink-soft">{PERSON.noNotes}</p>
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-concrete-200">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="break-words whitespace-pre-line">{note.text}</p>
                <p className="text-sm text-ink-soft">
                  {PERSON.noteBy(note.adminName ?? AUDIT.goneAdmin, formatAgo(note.createdAt, now))}
                </p>
              </div>
              <div className="-my-1 shrink-0">
                <ActMenu row={note} name={PERSON.noteActions} acts={REMOVE} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <ActButtons row={account} label={PERSON.notes} acts={ADD} className="mt-3" />
    </Card>
  );
}
