import { Clock } from "lucide-react";
import { DRAFT } from "@/lib/forms/form-messages.ts";
import { WAITING } from "@/lib/publish-messages.ts";
import { Button } from "@/ui/button.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { Note } from "@/ui/note.tsx";
import { WaitingNote } from "@/ui/states/waiting-note.tsx";
import { CREATE_FAILED, createFailure, FORM } from "./form-messages.ts";
import { LateNewPhotos } from "./late-photos.tsx";
import { RequestFormLoader } from "./request-form-loader.tsx";
import type { NewRequest } from "./use-new-request.ts";

export const NEW_REQUEST_FORM = "nova-solicitacao";

/** The new-request form, with its notices. */
export function NewRequestForm({ newRequest }: { newRequest: NewRequest }) {
  const {
    defaults,
    isRestored,
    hadPhotos,
    version,
    isWaiting,
    keep,
    publish,
    startOver,
    photos,
    countPhotos,
    note,
    isAgain,
    asked,
  } = newRequest;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Note icon={Clock}>{FORM.notice}</Note>
        {(note || isRestored) && (
          <DraftNote
            text={note ?? (hadPhotos ? DRAFT.withoutPhotos : undefined)}
            onDiscard={isRestored && !newRequest.isBusy && startOver}
          />
        )}
      </div>
      {asked?.panel}
      <RequestFormLoader
        key={version}
        formId={NEW_REQUEST_FORM}
        defaults={defaults}
        invalidTitle={CREATE_FAILED}
        failure={asked?.failure ?? createFailure}
        onValues={keep}
        onSubmit={publish}
        isNew={!isAgain}
        pictures={{ hasAny: photos.count > 0, read: async () => (await photos.sender.current?.pictures()) ?? [] }}
      />
      <LateNewPhotos
        key={`fotos ${version}`}
        sender={photos.sender}
        isLocked={newRequest.isBusy}
        isRepeated={newRequest.leavesPhotos}
        onChange={countPhotos}
      />
      <WaitingNote isShown={isWaiting} />
    </div>
  );
}

export function SubmitButton({ newRequest }: { newRequest: NewRequest }) {
  const { isBusy, isWaiting, isReady, photos } = newRequest;
  const busyLabel = photos.isSending ? FORM.sendingPhotos : FORM.submitting;
  return (
    <Button
      type="submit"
      form={NEW_REQUEST_FORM}
      busy={isBusy || isWaiting}
      busyLabel={isWaiting ? WAITING.busy : busyLabel}
    >
      {isReady ? FORM.publishNow : FORM.submit}
    </Button>
  );
}
