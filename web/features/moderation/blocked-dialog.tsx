import { useState } from "react";
import { formatDay } from "#src/shared/format.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, Of } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { PersonRow } from "@/ui/person-row.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { BLOCKED_PEOPLE } from "./messages.ts";
import { BLOCKED_LIST, blockedAgain, changeFailure, unblocked } from "./report-messages.ts";

/** Unblocks a person, and blocks them again if that was a mistake. */
function useUnblock(personId: string, name: string) {
  const [isBlocked, setBlocked] = useState(true);
  const changed = (isBlocked: boolean) => {
    setBlocked(isBlocked);
    void trpcUtils.networking.invalidate();
  };
  const unblock = trpc.moderation.unblockPerson.useMutation(
    mutationSteps({ onSuccess: () => changed(false), success: () => unblocked(name), failure: changeFailure }),
  );
  const blockAgain = trpc.moderation.blockPerson.useMutation(
    mutationSteps({ onSuccess: () => changed(true), success: () => blockedAgain(name), failure: changeFailure }),
  );
  const isPending = unblock.isPending || blockAgain.isPending;
  const change = () => (isBlocked ? unblock : blockAgain).mutate({ personId });
  return { isBlocked, isPending, change };
}

interface EntryProps {
  person: { personId: string; name: string; avatarUrl: string | null; blockedAt: number };
}

/** Stays in the list after unblocking, so that it can be undone. */
function Entry({ person }: EntryProps) {
  const name = person.name || NO_NAME;
  const { isBlocked, isPending, change } = useUnblock(person.personId, name);
  return (
    <li className="py-3 first:pt-0">
      <PersonRow
        name={name}
        avatarUrl={person.avatarUrl}
        text={isBlocked ? BLOCKED_LIST.since(formatDay(person.blockedAt)) : BLOCKED_LIST.free}
        end={
          <Button variant="outline" size="sm" busy={isPending} onClick={change}>
            {isBlocked ? BLOCKED_LIST.unblock : BLOCKED_LIST.undo}
            <Of>{name}</Of>
          </Button>
        }
      />
    </li>
  );
}

/** 'Pessoas bloqueadas', newest first. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  // Asked once for each opening: a refetch would take away who was just unblocked.
  const query = trpc.moderation.blocked.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={BLOCKED_PEOPLE.title}
      description={BLOCKED_LIST.text}
      size="sm"
      footer={
        <Button variant="outline" onClick={onClose}>
          {BLOCKED_LIST.close}
        </Button>
      }
    >
      <Loaded
        query={query}
        pending={<SkeletonRows label={BLOCKED_LIST.loading} rows={2} />}
        failed={{ title: BLOCKED_LIST.failed, titleAs: "p" }}
        empty={<EmptyState title={BLOCKED_LIST.empty} titleAs="p" className="py-6! md:py-8!" />}
      >
        {(people) => (
          <ul aria-label={BLOCKED_PEOPLE.title} className="divide-y divide-concrete-200">
            {people.map((person) => (
              <Entry key={person.personId} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
