import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
import { useDraft } from "@/lib/use-draft.ts";
import type { OwnProfile } from "./own-profile.ts";
import { type ProfileDraft, type ProfileFormValues, readDraft, valuesOf } from "./profile-values.ts";

export interface ProfileFormOptions {
  profile: OwnProfile;
  professional: OwnProfessional;
  /** Names the person: a device may be used by several. */
  userId: string;
  /** A change after saving calls the return to the dashboard off. */
  onChange: () => void;
}

/** The values of both cards, kept as a draft from the first change on. */
export function useProfileForm({ profile, professional, userId, onChange }: ProfileFormOptions) {
  const form: UseFormReturn<ProfileFormValues> = useForm<ProfileFormValues>({
    defaultValues: valuesOf(profile, professional),
    shouldFocusError: false,
  });
  const draft = useDraft(`perfil.${userId}`);
  const [kept, setKept] = useState<ProfileDraft | null>(() => readDraft(draft.stored));
  const [wantsToOffer, setWantsToOffer] = useState(kept?.isOffering ?? false);
  const isOffering = professional.isProvider || wantsToOffer;
  const isDirty = useRef(false);

  const follow = useEffectEvent(({ password: _, ...values }: ProfileFormValues, dirty: boolean) => {
    isDirty.current = dirty;
    if (!dirty) return draft.clear();
    onChange();
    draft.save({ values, isOffering } satisfies ProfileDraft);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: dirty }) => follow(values as ProfileFormValues, dirty ?? false),
      }),
    [form],
  );
  useEffect(() => {
    if (kept) form.reset({ ...kept.values, password: "" }, { keepDefaultValues: true });
  }, [form, kept]);

  /** What was saved is the new beginning. */
  const restart = (values: ProfileFormValues) => {
    setKept(null);
    form.reset(values);
    isDirty.current = false;
    draft.clear();
  };
  const discard = () => {
    setWantsToOffer(false);
    restart(valuesOf(profile, professional));
  };
  return { form, isOffering, offer: () => setWantsToOffer(true), isDirty, isRestored: kept !== null, discard, restart };
}
