import { hydrate, type MutationOptions, onlineManager } from "@tanstack/react-query";
import { z } from "zod";
import { createListingInput } from "#src/features/listings/schemas.ts";
import { createRequestInput, setInterestInput } from "#src/features/requests/schemas.ts";
import * as listings from "../features/listings/form/messages.ts";
import { INTEREST, interestFailure } from "../features/requests/detail/detail-messages.ts";
import * as requests from "../features/requests/new/form-messages.ts";
import { type Failure, failureOf } from "../lib/errors.ts";
import { storeDraft } from "../lib/forms/drafts.ts";
import type { Message } from "../lib/mutations.ts";
import { readWaiting, storeWaiting } from "../lib/offline/waiting-mutations.ts";
import { SEND_AGAIN_MS } from "../lib/timings.ts";
import { queryClient, trpcClient, trpcUtils } from "../lib/trpc.ts";
import { notify } from "../ui/overlays/toast.tsx";

interface Waiting<Input> {
  /** The procedure, as in the key of its mutations. */
  path: readonly string[];
  input: z.ZodType<Input>;
  send: (input: Input) => Promise<unknown>;
  sent: (input: Input) => Message;
  failure: (failure: Failure) => Message;
  refresh: () => Promise<void>;
}

function isUnreachable(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "network" || code === "unavailable";
}

/** For mutations without a form. Not mutation defaults, which would go to those of forms, too. */
function optionsOf<Input>({
  input,
  send,
  sent,
  failure,
  refresh,
}: Waiting<Input>): MutationOptions<unknown, Error, unknown> {
  return {
    mutationFn: (variables) => send(input.parse(variables)),
    networkMode: "online",
    retry: (_failures, error) => isUnreachable(error),
    retryDelay: SEND_AGAIN_MS,
    onSuccess: (_answer, variables, _result, { meta }) => {
      if (meta?.draftKey) storeDraft(meta.draftKey, null);
      const { title, text } = sent(input.parse(variables));
      notify.success(title, text);
      void refresh();
    },
    // The text is still the draft of its form.
    onError: (error) => {
      const { title, text } = failure(failureOf(error));
      notify.error(title, text);
    },
  };
}

/** Puts a stored mutation into the cache. @returns whether it is one of this procedure, with input that fits */
function restore<Input>(waiting: Waiting<Input>, draftKey: string, stored: unknown): boolean {
  const { path, input } = waiting;
  const fitting = z.object({
    mutationKey: z.tuple([z.array(z.string())]).refine(([stored]) => stored.join() === path.join()),
    state: z.object({ variables: input, submittedAt: z.number() }),
  });
  const { data } = fitting.safeParse(stored);
  if (!data) return false;
  const { mutationKey, state } = data;
  const fresh = { context: undefined, data: undefined, error: null, failureCount: 0, failureReason: null };
  const paused = { ...fresh, ...state, status: "pending", isPaused: true } as const;
  const mutations = [{ mutationKey, state: paused, meta: { draftKey } }];
  hydrate(queryClient, { mutations, queries: [] }, { defaultOptions: { mutations: optionsOf(waiting) } });
  return true;
}

/** A form that is open sends its own. */
const isInCache = (draftKey: string) =>
  queryClient
    .getMutationCache()
    .findAll({ status: "pending" })
    .some(({ meta }) => meta?.draftKey === draftKey);

const restoreRequest = (draftKey: string, stored: unknown) =>
  restore(
    {
      path: ["requests", "create"],
      input: createRequestInput,
      send: (input) => trpcClient.requests.create.mutate(input),
      sent: () => ({ title: requests.CREATED.toast, text: requests.CREATED.toastText }),
      failure: requests.createFailure,
      // The first one makes a provider a client too.
      refresh: async () => {
        await Promise.all([trpcUtils.requests.invalidate(), trpcUtils.auth.me.invalidate()]);
      },
    },
    draftKey,
    stored,
  );

const restoreListing = (draftKey: string, stored: unknown) =>
  restore(
    {
      path: ["listings", "create"],
      input: createListingInput,
      send: (input) => trpcClient.listings.create.mutate(input),
      sent: () => ({ title: listings.CREATED }),
      failure: listings.createFailure,
      refresh: () => trpcUtils.listings.invalidate(),
    },
    draftKey,
    stored,
  );

const restoreInterest = (draftKey: string, stored: unknown) =>
  restore(
    {
      path: ["requests", "setInterest"],
      input: setInterestInput,
      send: (input) => trpcClient.requests.setInterest.mutate(input),
      sent: ({ interested }) => ({ title: interested ? INTEREST.added : INTEREST.removed }),
      failure: interestFailure,
      refresh: async () => {
        await Promise.all([trpcUtils.requests.invalidate(), trpcUtils.hires.interests.invalidate()]);
      },
    },
    draftKey,
    stored,
  );

const RESTORE = [restoreRequest, restoreListing, restoreInterest];

/** Sends what people did without a network and no screen is open for. */
export async function sendWaiting(): Promise<void> {
  // TanStack Query believes to be online at first.
  onlineManager.setOnline(navigator.onLine);
  for (const [draftKey, stored] of Object.entries(readWaiting())) {
    if (isInCache(draftKey)) continue;
    if (!RESTORE.some((restore) => restore(draftKey, stored))) storeWaiting(draftKey, undefined);
  }
  await queryClient.resumePausedMutations();
}
