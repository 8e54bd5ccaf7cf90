import type { CreateListingInput } from "#src/features/listings/schemas.ts";
import type { CreateRequestInput } from "#src/features/requests/schemas.ts";
import * as listings from "../features/listings/form/messages.ts";
import * as requests from "../features/requests/form-messages.ts";
import { storeDraft } from "../lib/drafts.ts";
import { type Failure, failureOf } from "../lib/errors.ts";
import type { Message } from "../lib/mutations.ts";
import { trpcClient, trpcUtils } from "../lib/trpc.ts";
import { readWaiting, type Submission, storeWaiting } from "../lib/waiting-submissions.ts";
import { notify } from "../ui/toast.tsx";

interface Sender {
  send: (input: unknown) => Promise<unknown>;
  sent: Message;
  failure: (failure: Failure) => Message;
  refresh: () => Promise<void>;
}

const SENDERS: Readonly<Record<string, Sender>> = {
  "requests.create": {
    send: (input) => trpcClient.requests.create.mutate(input as CreateRequestInput),
    sent: { title: requests.CREATED.toast, text: requests.CREATED.toastText },
    failure: requests.createFailure,
    refresh: () => trpcUtils.requests.invalidate(),
  },
  "listings.create": {
    send: (input) => trpcClient.listings.create.mutate(input as CreateListingInput),
    sent: { title: listings.CREATED },
    failure: listings.createFailure,
    refresh: () => trpcUtils.listings.invalidate(),
  },
};

/** After a refusal, the text is still the draft of its form. */
async function sendOne(draftKey: string, { kind, input }: Submission): Promise<void> {
  const sender = SENDERS[kind];
  if (!sender) return storeWaiting(draftKey, null);
  try {
    await sender.send(input);
  } catch (error) {
    const failed = failureOf(error);
    if (failed.code === "network" || failed.code === "unavailable") return;
    storeWaiting(draftKey, null);
    const { title, text } = sender.failure(failed);
    return notify.error(title, text);
  }
  storeWaiting(draftKey, null);
  storeDraft(draftKey, null);
  notify.success(sender.sent.title, sender.sent.text);
  await sender.refresh();
}

/** Sends what people published without a network and no form is open for. */
export async function sendWaiting(): Promise<void> {
  for (const [draftKey, submission] of Object.entries(readWaiting())) await sendOne(draftKey, submission);
}
