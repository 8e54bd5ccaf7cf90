import { useState } from "react";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { blockedAgain, changeFailure, unblocked } from "./blocked-messages.ts";

/** Unblocks a person, and blocks them again if that was a mistake. */
export function useUnblock(personId: string, name: string) {
  const [isBlocked, setBlocked] = useState(true);
  const unblock = trpc.moderation.unblockPerson.useMutation(
    mutationSteps({ onSuccess: () => setBlocked(false), success: () => unblocked(name), failure: changeFailure }),
  );
  const blockAgain = trpc.moderation.blockPerson.useMutation(
    mutationSteps({ onSuccess: () => setBlocked(true), success: () => blockedAgain(name), failure: changeFailure }),
  );
  const isPending = unblock.isPending || blockAgain.isPending;
  const change = () => (isBlocked ? unblock : blockAgain).mutate({ personId });
  return { isBlocked, isPending, change };
}
