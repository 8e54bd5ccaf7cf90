import { Camera, Trash2 } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { shrinkImage } from "@/lib/photos/shrink-image.ts";
import { UploadError } from "@/lib/photos/upload.ts";
import { useChosenPhoto } from "@/lib/photos/use-chosen-photo.ts";
import { trpc } from "@/lib/trpc.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { FieldError } from "@/ui/fields/field.tsx";
import { LateConfirmDialog } from "@/ui/overlays/late-confirm-dialog.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { PhotoInput } from "@/ui/photos/photo-input.tsx";
import { BASICS, failureMessage, PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

function RemovePhoto() {
  const asking = useLateDialog(LateConfirmDialog);
  const { isRemoving, remove } = useRemovePhoto(asking.close);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Trash2} {...asking.opener}>
        {PHOTO.remove}
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={PHOTO.removeTitle}
          text={PHOTO.removeText}
          confirmLabel={PHOTO.remove}
          onConfirm={remove}
          danger
          busy={isRemoving}
          busyLabel={PHOTO.removing}
        />
      )}
    </>
  );
}

const CropDialog = late(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** Throws {@link UploadError} if this browser can't display the photo: the crop dialog has to. */
async function open(file: File): Promise<Blob> {
  const [photo] = await Promise.all([shrinkImage(file), CropDialog.load()]);
  try {
    (await createImageBitmap(photo)).close();
  } catch {
    throw new UploadError("image.unreadable", PHOTO.unreadable);
  }
  return photo;
}

/** Opens a chosen file for the crop dialog, whose code loads meanwhile. */
const useAvatarPhoto = () =>
  useChosenPhoto({
    open,
    onProblem: (error) => {
      const text = error instanceof UploadError ? error.message : failureMessage(PHOTO.failed, failureOf(error)).text;
      notify.error(PHOTO.failed, text);
    },
  });

function useRemovePhoto(onDone: () => void) {
  const { mutate, isPending } = trpc.profiles.removeAvatar.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await refreshProfile();
        onDone();
      },
      success: () => ({ title: PHOTO.removed }),
      failure: (failure) => failureMessage(PHOTO.removeFailed, failure),
    }),
  );
  return { isRemoving: isPending, remove: () => mutate() };
}

interface PhotoFieldProps {
  name: string;
  avatarUrl: string | null;
  /** Why the form can't be saved without a photo. */
  error: string | undefined;
  /** Ref of the button that chooses a photo. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The user's photo and name. Photo changes are saved at once, independently of the form. */
export function PhotoField({ name, avatarUrl, error, buttonRef }: PhotoFieldProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOpening, photo, choose, drop } = useAvatarPhoto();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={name} src={avatarUrl} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg md:text-xl">{BASICS.title}</h2>
        <p className="mt-0.5 break-words text-ink-soft">{name}</p>
      </div>
      <div className="flex w-full flex-wrap gap-2 md:pl-24">
        <Button
          ref={buttonRef}
          aria-describedby={error && errorId}
          variant="outline"
          size="sm"
          icon={Camera}
          busy={isOpening}
          busyLabel={PHOTO.opening}
          onClick={() => input.current?.click()}
        >
          {avatarUrl ? PHOTO.change : PHOTO.add}
        </Button>
        {avatarUrl && <RemovePhoto />}
      </div>
      {error && (
        <div className="w-full md:pl-24">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <PhotoInput ref={input} onChoose={([file]) => file && void choose(file)} />
      {photo && <CropDialog photo={photo} onClose={drop} />}
    </div>
  );
}
