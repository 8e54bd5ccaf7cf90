import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { firstBasicsProblem, firstMissing } from "#src/features/profiles/rules.ts";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { phoneDigits } from "@/lib/masks.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { BASICS, SAVE_FAILED, saveFailure } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { refreshProfile } from "./own-profile.ts";
import { asksForNewEmail, type ProfileFormValues } from "./profile-values.ts";

type Form = UseFormReturn<ProfileFormValues>;
type Field = keyof ProfileFormValues | "avatarUrl";

/** As they stand on the screen, so that the first one that was refused gets the focus. */
const FIELDS: readonly Field[] = [
  "name",
  "email",
  "password",
  "whatsapp",
  "avatarUrl",
  "profession",
  "professionalProfile",
  "specialties",
  "serviceRegions",
  "wholeState",
  "instagram",
];

interface Problem {
  field: Field;
  title: string;
  text: string;
}

/** A refusal of the server that belongs to one field; entries of a list are told as `specialties.0`. */
function refusedField({ fields }: Failure): Problem | null {
  for (const field of FIELDS) {
    const key = Object.keys(fields).find((path) => path === field || path.startsWith(`${field}.`));
    if (key !== undefined) return { field, title: SAVE_FAILED, text: fields[key] ?? "" };
  }
  return null;
}

function send({ name, email, password, whatsapp, ...professional }: ProfileFormValues, isOffering: boolean) {
  const basics = { name, email, whatsapp: phoneDigits(whatsapp), ...(password ? { password } : {}) };
  if (!isOffering) return trpcClient.profiles.updateBasics.mutate(basics);
  return trpcClient.profiles.saveProfessional.mutate({ ...basics, ...professional });
}

/** An account with a password is asked for it when its e-mail changes. */
function passwordProblem({ email, password }: ProfileFormValues, profile: OwnProfile): Problem | null {
  if (!profile.hasPassword || password !== "" || !asksForNewEmail(email, profile)) return null;
  return { field: "password", ...BASICS.passwordRequired };
}

export interface SaveOptions {
  profile: OwnProfile;
  /** Both cards are on the screen. */
  isOffering: boolean;
  photoButton: RefObject<HTMLButtonElement | null>;
  onSaved: (cards: Awaited<ReturnType<typeof refreshProfile>>) => void;
}

/** Saves what is on the screen; what fails is said in a toast and beside its field, and nothing typed is lost. */
export function useSaveProfile(form: Form, { profile, isOffering, photoButton, onSaved }: SaveOptions) {
  const { avatarUrl } = profile;
  const [photoProblem, setPhotoProblem] = useState<string>();
  const show = ({ field, title, text }: Problem) => {
    notify.error(title, text);
    if (field === "avatarUrl") {
      setPhotoProblem(text);
      photoButton.current?.focus({ preventScroll: true });
      photoButton.current?.scrollIntoView({ block: "center" });
      return;
    }
    form.setError(field, { type: "check", message: text });
    focusField(form, field);
  };
  const save = async (values: ProfileFormValues) => {
    setPhotoProblem(undefined);
    const missing = isOffering ? firstMissing({ ...values, avatarUrl }) : firstBasicsProblem(values);
    const problem = missing ?? passwordProblem(values, profile);
    if (problem) return show(problem);
    try {
      await send(values, isOffering);
      const cards = await refreshProfile();
      notify.success(BASICS.saved, BASICS.savedText);
      onSaved(cards);
    } catch (error) {
      const failure = failureOf(error);
      const refused = refusedField(failure);
      if (refused) return show(refused);
      const { title, text } = saveFailure(failure, isOffering);
      notify.error(title, text);
      form.setError("root", { type: failure.code, message: text });
    }
  };
  return { save, photoError: avatarUrl === null ? photoProblem : undefined };
}
