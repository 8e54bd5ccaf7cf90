import { Clock, FilePen, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import type { Icon } from "@/ui/icon-type.ts";
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
            text={note ?? (hadPhotos ? FORM.draftWithoutPhotos : FORM.draft)}
            onDiscard={isRestored && startOver}
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
      <OfflineNote isShown={isWaiting} />
    </div>
  );
}

/** Says that there is a draft, which can be discarded if it is in the form. */
export function DraftNote({ text, onDiscard }: { text: string; onDiscard: false | (() => void) }) {
  return (
    <Note icon={FilePen} className="items-center">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {text}
        {onDiscard && (
          <Button variant="ghost" size="sm" className="-my-1" onClick={onDiscard}>
            {FORM.discardDraft}
          </Button>
        )}
      </span>
    </Note>
  );
}

/** Says that the form will be sent once the browser is online. */
export function OfflineNote({ isShown }: { isShown: boolean }) {
  return <div role="status">{isShown && <Note icon={WifiOff}>{FORM.offline}</Note>}</div>;
}

export function SubmitButton({ newRequest }: { newRequest: NewRequest }) {
  const { isBusy, isWaiting, isReady, photos } = newRequest;
  const busyLabel = photos.isSending ? FORM.sendingPhotos : FORM.submitting;
  return (
    <Button
      type="submit"
      form={NEW_REQUEST_FORM}
      busy={isBusy || isWaiting}
      busyLabel={isWaiting ? FORM.waiting : busyLabel}
    >
      {isReady ? FORM.publishNow : FORM.submit}
    </Button>
  );
}

export function Note({ icon: NoteIcon, className, children }: { icon: Icon; className?: string; children: ReactNode }) {
  return (
    <div className={cx("flex gap-2 rounded-control bg-blueprint-50 px-3 py-2.5 text-blueprint", className)}>
      <NoteIcon size={20} aria-hidden className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
