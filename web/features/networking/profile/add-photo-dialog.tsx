import { ImagePlus } from "lucide-react";
import { type Ref, useRef } from "react";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { useFieldControl } from "@/ui/fields/field-context.ts";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { PhotoInput } from "@/ui/photos/photo-input.tsx";
import { UploadProgress } from "@/ui/photos/upload-progress.tsx";
import { PHOTO_FORM } from "../dialog-messages.ts";
import { PhotoTexts } from "./photo-texts.tsx";
import { useAddPhoto } from "./use-add-photo.ts";

function ChooseButton(props: ButtonProps) {
  const { "aria-describedby": describedBy } = useFieldControl({});
  return <Button {...props} variant="outline" icon={ImagePlus} aria-describedby={describedBy} />;
}

interface PickerProps {
  /** Of the button. */
  ref: Ref<HTMLButtonElement>;
  src: string | undefined;
  problem: string | undefined;
  isOpening: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function Picker({ ref, src, problem, isOpening, disabled, onChoose }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={PHOTO_FORM.photo} hint={PHOTO_FORM.formats} error={problem} required group>
      {src && (
        <img
          src={src}
          alt={PHOTO_FORM.chosen}
          className="aspect-4/3 w-full rounded-control bg-concrete-100 object-contain"
        />
      )}
      <ChooseButton ref={ref} busy={isOpening} disabled={disabled} onClick={() => input.current?.click()}>
        {src ? PHOTO_FORM.change : PHOTO_FORM.choose}
      </ChooseButton>
      <PhotoInput ref={input} onChoose={([file]) => file && onChoose(file)} />
    </Field>
  );
}

interface AddPhotoDialogProps {
  /** Id of the portfolio's owner. */
  id: string;
  onClose: () => void;
}

export function AddPhotoDialog({ id, onClose }: AddPhotoDialogProps) {
  const dirty = useRef(false);
  const { form, photo, isOpening, share, dialog, choose, giveUp } = useAddPhoto(id, () => {
    dirty.current = false;
    onClose();
  });
  const { errors, isDirty } = form.formState;
  dirty.current = isDirty || photo !== null;
  const guard = useLeaveGuard(dirty, UNSENT, { hasDraft: false });
  const isSending = share !== null;
  return (
    <FormDialog
      {...dialog}
      title={PHOTO_FORM.addTitle}
      submitLabel={errors.root ? PHOTO_FORM.retry : PHOTO_FORM.submit}
      busyLabel={isSending ? PHOTO_FORM.sending : PHOTO_FORM.opening}
      busy={isSending || isOpening}
      onClose={onClose}
      guard={guard}
      secondary={
        isSending && (
          <Button variant="outline" onClick={giveUp}>
            {PHOTO_FORM.stop}
          </Button>
        )
      }
    >
      <Picker
        ref={form.register("photo").ref}
        src={photo?.src}
        problem={errors.photo?.message}
        isOpening={isOpening}
        disabled={isSending}
        onChoose={choose}
      />
      <PhotoTexts register={form.register} errors={errors} />
      {isSending && <UploadProgress label={PHOTO_FORM.sending} share={share} />}
    </FormDialog>
  );
}
