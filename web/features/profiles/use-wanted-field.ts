import { useSearch } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { PROFESSIONAL_FIELDS } from "#src/features/profiles/rules.ts";
import { focusField } from "@/lib/forms/focus-field.ts";
import type { ProfileFormValues } from "./profile-values.ts";

const FIELDS = [...PROFESSIONAL_FIELDS, "acceptsAssistant"] as const;
/** In the first card, which everybody has. */
const BASICS: readonly (typeof FIELDS)[number][] = ["name", "email", "whatsapp", "avatarUrl"];

/** The field in `?campo=`. */
function useWantedField() {
  return useSearch({ strict: false, select: ({ campo }) => FIELDS.find((field) => field === campo) });
}

/** Whether the wanted field is in the second card. */
export function useIsOfferWanted(): boolean {
  const field = useWantedField();
  return field !== undefined && !BASICS.includes(field);
}

/** Focuses the wanted field if it is in this card, the first or the second one, once its fields are shown. */
export function useFocusOnWanted(isFirstCard: boolean): void {
  const form = useFormContext<ProfileFormValues>();
  const field = useWantedField();
  const focus = useEffectEvent(() => {
    if (field && field !== "avatarUrl" && BASICS.includes(field) === isFirstCard) focusField(form, field);
  });
  useEffect(() => focus(), []);
}

/** The same for the photo, which is not part of the form. */
export function useFocusOnPhoto(button: RefObject<HTMLButtonElement | null>): void {
  const isWanted = useWantedField() === "avatarUrl";
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted, button]);
}
