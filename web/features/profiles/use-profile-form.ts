import { type RefObject, useEffect, useRef, useState } from "react";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
import { isAsSent } from "@/lib/forms/use-app-form.ts";
import { useDraft } from "@/lib/forms/use-draft.ts";
import type { OwnProfile } from "./own-profile.ts";
import { type ProfileDraft, type ProfileFormValues, restoreProfile, valuesOf } from "./profile-values.ts";
import { useSaveProfile } from "./use-save-profile.ts";
import { useIsOfferWanted } from "./use-wanted-field.ts";

export interface ProfileFormOptions {
  profile: OwnProfile;
  professional: OwnProfessional;
  /** Part of the draft's key, since several users may share a device. */
  userId: string;
  photoButton: RefObject<HTMLButtonElement | null>;
  /** Called on every change; cancels the return to the dashboard after saving. */
  onChange: () => void;
  /** Called after saving if no new email awaits confirmation, and no new number can be confirmed. */
  onSaved: () => void;
}

/** Form of both cards, stored as a draft from the first change on, and its saving. */
export function useProfileForm(options: ProfileFormOptions) {
  const { profile, professional, userId, photoButton, onChange, onSaved } = options;
  const draft = useDraft(`perfil.${userId}`);
  const [kept, setKept] = useState<ProfileDraft | null>(() => {
    const { password: _, ...saved } = valuesOf(profile, professional);
    return restoreProfile(draft.stored, saved);
  });
  const isOfferWanted = useIsOfferWanted();
  const [wantsToOffer, setWantsToOffer] = useState(isOfferWanted || kept?.isOffering === true);
  const isOffering = professional.isProvider || wantsToOffer;
  const isDirty = useRef(false);

  const { form, submit, photoError } = useSaveProfile({
    profile,
    defaultValues: valuesOf(profile, professional),
    isOffering,
    photoButton,
    onChange: ({ password: _, ...values }, dirty) => {
      isDirty.current = dirty;
      if (!dirty) return draft.clear();
      onChange();
      draft.save({ values, isOffering } satisfies ProfileDraft);
    },
    onSaved: (sent, cards) => {
      // What was typed meanwhile isn't saved yet.
      if (!isAsSent(form.getValues(), sent)) return;
      restart(cards ? valuesOf(cards.profile, cards.professional) : { ...sent, password: "" });
      const saved = cards?.profile ?? profile;
      const canConfirm = saved.phone !== profile.phone && saved.canConfirmPhone && !saved.hasConfirmedPhone;
      if (sent.email.trim().toLowerCase() === saved.email && !canConfirm) onSaved();
    },
  });
  useEffect(() => {
    if (kept) form.reset({ ...kept.values, password: "" }, { keepDefaultValues: true });
  }, [form, kept]);

  /** Makes the given values the new baseline. */
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
  const offer = () => setWantsToOffer(true);
  return { form, submit, photoError, isOffering, offer, isDirty, isRestored: kept !== null, discard };
}
