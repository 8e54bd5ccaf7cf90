import { type RefObject, useState } from "react";
import { absenceProblem, firstBasicsProblem, firstMissing } from "#src/features/profiles/rules.ts";
import { phoneDigits } from "@/lib/format/masks.ts";
import { type Problem, useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { BASICS, SAVE_FAILED, saveFailure } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { refreshProfile } from "./own-profile.ts";
import { asksForPassword, type ProfileFormValues } from "./profile-values.ts";

function passwordProblem(values: ProfileFormValues, profile: OwnProfile) {
  if (values.password !== "" || !asksForPassword(values, profile)) return null;
  return { field: "password" as const, ...BASICS.passwordRequired };
}

/** Saves the first card, or both. */
function useSend() {
  const basicsOnly = trpc.profiles.updateBasics.useMutation();
  const both = trpc.profiles.saveProfessional.useMutation();
  return ({ name, email, password, whatsapp, ...professional }: ProfileFormValues, isOffering: boolean) => {
    const basics = { name, email, whatsapp: phoneDigits(whatsapp), ...(password ? { password } : {}) };
    if (isOffering) return both.mutateAsync({ ...basics, ...professional });
    return basicsOnly.mutateAsync(basics);
  };
}

/** Photos aren't part of the form: a missing one is reported beside its button, which gets the focus. */
function usePhotoProblem(button: RefObject<HTMLButtonElement | null>) {
  const [text, setText] = useState<string>();
  const show = (title: string, problem: string): Problem<never> => {
    setText(problem);
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "center" });
    return { field: null, title, text: problem };
  };
  return { text, show, clear: () => setText(undefined) };
}

export interface SaveOptions {
  profile: OwnProfile;
  defaultValues: ProfileFormValues;
  /** Whether both cards are shown. */
  isOffering: boolean;
  photoButton: RefObject<HTMLButtonElement | null>;
  onChange: (values: ProfileFormValues, isDirty: boolean) => void;
  /** `cards`: as saved, null if they could not be loaded again. */
  onSaved: (sent: ProfileFormValues, cards: Awaited<ReturnType<typeof refreshProfile>>) => void;
}

/** Validates and saves the visible cards. */
export function useSaveProfile({ profile, defaultValues, isOffering, photoButton, onChange, onSaved }: SaveOptions) {
  const { avatarUrl } = profile;
  const photo = usePhotoProblem(photoButton);
  const send = useSend();
  const { form, submit } = useAppForm<ProfileFormValues>({
    defaultValues,
    check: (values) => {
      photo.clear();
      const missing = isOffering ? firstMissing({ ...values, avatarUrl }) : firstBasicsProblem(values);
      if (missing?.field === "avatarUrl") return photo.show(missing.title, missing.text);
      return (
        (missing as Problem<keyof ProfileFormValues> | null) ??
        passwordProblem(values, profile) ??
        (isOffering ? absenceProblem(values.unavailableUntil, Date.now()) : null)
      );
    },
    send: async (values) => {
      const { pendingEmail } = await send(values, isOffering);
      const cards = await refreshProfile();
      notify.success(BASICS.saved, pendingEmail === null ? BASICS.savedText : BASICS.savedPending(pendingEmail));
      onSaved(values, cards);
    },
    refusal: (failure, refused) => {
      if (refused && failure.code === "auth.blocked") return { field: "root", text: refused.text };
      if (refused) return { title: SAVE_FAILED, text: refused.text };
      const missingPhoto = failure.fields["avatarUrl"];
      return missingPhoto ? photo.show(SAVE_FAILED, missingPhoto) : saveFailure(failure, isOffering);
    },
    onChange,
  });
  return { form, submit, photoError: avatarUrl === null ? photo.text : undefined };
}
