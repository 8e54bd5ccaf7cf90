import { type BasicsValues, PROFESSIONAL_PROFILES, type ProfessionalProfile } from "#src/features/profiles/rules.ts";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
import { restoreDraft } from "@/lib/drafts.ts";
import { maskPhone } from "@/lib/masks.ts";
import type { OwnProfile } from "./own-profile.ts";

/** Both cards as they are being written. */
export interface ProfileValues extends BasicsValues {
  profession: string;
  professionalProfile: "" | ProfessionalProfile;
  specialties: string[];
  serviceRegions: string[];
  wholeState: boolean;
  instagram: string;
}

/** The values of the form; the password is not kept in any draft. */
export interface ProfileFormValues extends ProfileValues {
  password: string;
}

/** Whether what is typed asks for another e-mail, which only the account's owner may; not when its link waits already. */
export function asksForNewEmail(typed: string, { email, pendingEmail }: OwnProfile): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted !== "" && wanted !== email && wanted !== pendingEmail;
}

export function valuesOf({ name, email, phone }: OwnProfile, professional: OwnProfessional): ProfileFormValues {
  return {
    name,
    email,
    password: "",
    whatsapp: maskPhone(phone),
    profession: professional.profession ?? "",
    professionalProfile: professional.professionalProfile ?? "",
    specialties: [...professional.specialties],
    serviceRegions: [...professional.serviceRegions],
    wholeState: professional.wholeState,
    instagram: professional.instagram ?? "",
  };
}

/** What is kept of a form that was not saved. */
export interface ProfileDraft {
  values: ProfileValues;
  isOffering: boolean;
}

/** What was kept in this browser, as far as it fits the form; null when nothing was. */
export function restoreProfile(stored: unknown, saved: ProfileValues): ProfileDraft | null {
  const { values, isOffering } = (stored ?? {}) as { values?: unknown; isOffering?: unknown };
  if (!values) return null;
  const choices = { professionalProfile: ["", ...PROFESSIONAL_PROFILES] } as const;
  return { values: restoreDraft(values, saved, choices), isOffering: isOffering === true };
}
