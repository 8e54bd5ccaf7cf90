import { getMutationKey } from "@trpc/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RequestDetail, RequestInput } from "#src/features/requests/schemas.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { waitingOptions } from "@/lib/offline/waiting-mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { usePublish } from "@/lib/use-publish.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import type { Asked } from "./asked-people.tsx";
import { askedKey, draftAgain, draftKey, isHalfFilled, newDraft, type RequestDraft, restoreRequest } from "./draft.ts";
import { CREATED, createFailure } from "./form-messages.ts";
import type { PhotoSender } from "./photo-fields.tsx";

const lastCityKey = (user: CurrentUser) => `cidade.${user.id}`;

function lastCity(user: CurrentUser): string {
  const city = readDraft(lastCityKey(user));
  return typeof city === "string" ? city : "";
}

interface Published {
  id: string;
  request: RequestDraft;
  createdAt: number;
  /** Number of photos that were not sent. */
  unsent: number;
  asked: Asked | undefined;
}

/** What a person wrote before there was an account. */
export interface Written {
  /** Whether it is in the form now. */
  isReady: boolean;
  note: string | undefined;
}

interface Start extends Partial<Written> {
  /** The request that is published again. */
  again?: RequestDetail | undefined;
  /** Whom the person chose to ask. */
  asked?: Asked | undefined;
}

/** The photos of the form, which are sent once the request is published. */
function useFormPhotos() {
  const sender = useRef<PhotoSender>(null);
  const [count, setCount] = useState(0);
  const [isSending, setSending] = useState(false);
  const send = async (id: string) => {
    setSending(true);
    return (await sender.current?.send(id).finally(() => setSending(false))) ?? 0;
  };
  return { sender, count, setCount, isSending, send };
}

/**
 * State of a new request, shared by the page and the dialog: the stored draft, sending, and what was published. It is
 * filled in with the request that is published again, or with what the person wrote before there was an account.
 */
export function useNewRequest(user: CurrentUser, { again, asked, isReady, note }: Start = {}) {
  const latest = useRef<RequestDraft>(undefined);
  const [published, setPublished] = useState<Published | null>(null);
  const photos = useFormPhotos();
  const key = draftKey(user) + (again ? `.${again.id}` : "");
  const isWhole = photos.count === 0;
  const publishing = usePublish<RequestDraft, RequestInput>({
    draft: {
      key,
      blank: () => (again ? draftAgain(again, user) : newDraft(user, lastCity(user))),
      restore: (stored, blank) => (stored === null ? null : restoreRequest(stored, blank)),
      isHalfFilled,
    },
    mutation: trpc.requests.create.useMutation(waitingOptions(key, isWhole)),
    mutationKey: getMutationKey(trpc.requests.create),
    parseWaiting: async (stored) => (await import("./request-resolver.ts")).parseWaiting(stored),
    isWhole,
    onFailed: (failed) => {
      const { title, text } = createFailure(failed);
      notify.error(title, text);
    },
    onPublished: async (id) => {
      notify.success(CREATED.toast, CREATED.toastText);
      publishing.clear();
      if (!again) storeDraft(askedKey(user), null);
      // Leaving now would lose the photos still uploading.
      publishing.isDirty.current = photos.count > 0;
      const unsent = photos.count > 0 ? await photos.send(id) : 0;
      publishing.isDirty.current = false;
      const request = latest.current ?? publishing.defaults;
      storeDraft(lastCityKey(user), request.city);
      setPublished({ id, request, createdAt: Date.now(), unsent, asked });
    },
  });
  const keep = (values: RequestDraft) => {
    latest.current = values;
    publishing.keep(values);
  };
  const startOver = () => {
    setPublished(null);
    // The form's address still names them.
    asked?.remember();
    photos.setCount(0);
    publishing.startOver();
  };
  const countPhotos = (count: number) => {
    publishing.stopWaiting();
    publishing.isDirty.current ||= count > 0;
    photos.setCount(count);
  };
  const isBusy = publishing.isSending || photos.isSending;
  // Until it is started over.
  const start = publishing.version === 0 ? { isReady, note } : {};
  const publish = (input: RequestInput) => publishing.publish({ ...input, ...asked?.addressing });
  return {
    ...publishing,
    publish,
    asked,
    ...start,
    published,
    keep,
    startOver,
    photos,
    countPhotos,
    isBusy,
    isAgain: again !== undefined,
    leavesPhotos: (again?.photoCount ?? 0) > 0,
  };
}

export type NewRequest = ReturnType<typeof useNewRequest>;
