import { type BasicsValues, PROFESSIONAL_PROFILES, type ProfessionalProfile } from "#src/features/profiles/rules.ts";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
import { maskPhone, phoneDigits } from "@/lib/format/masks.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import type { OwnProfile } from "./own-profile.ts";

/** The field values of both cards. */
export interface ProfileValues extends BasicsValues {
  profession: string;
  professionalProfile: "" | ProfessionalProfile;
  specialties: string[];
  serviceRegions: string[];
  wholeState: boolean;
  presentation: string;
  yearsOfExperience: string;
  /** As `writeWorkingHours` writes them, or blank. */
  workingHours: string;
  /** `YYYY-MM-DD`, or blank. */
  unavailableUntil: string;
  instagram: string;
  acceptsAssistant: boolean;
}

/** The form values; drafts never contain the password. */
export interface ProfileFormValues extends ProfileValues {
  password: string;
}

/** Whether the typed email is a new one, which needs the password. False if it already awaits confirmation. */
function asksForNewEmail(typed: string, { email, pendingEmail }: OwnProfile): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted !== "" && wanted !== email && wanted !== pendingEmail;
}

/** Whether a change needs the password: of the email, or of the WhatsApp after an older log-in. */
export function asksForPassword(
  { email, whatsapp }: Pick<ProfileValues, "email" | "whatsapp">,
  profile: OwnProfile,
): boolean {
  const isNewPhone = phoneDigits(whatsapp) !== profile.phone;
  return profile.hasPassword && (asksForNewEmail(email, profile) || (isNewPhone && !profile.hasRecentLogin));
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
    presentation: professional.presentation,
    yearsOfExperience: String(professional.yearsOfExperience ?? ""),
    workingHours: professional.workingHours,
    unavailableUntil: professional.unavailableUntil ?? "",
    instagram: professional.instagram ?? "",
    acceptsAssistant: professional.acceptsAssistant,
  };
}

/** What is stored of an unsaved form. */
export interface ProfileDraft {
  values: ProfileValues;
  isOffering: boolean;
}

/** Reads a stored draft, taking invalid fields from the saved profile. Null if nothing was stored. */
export function restoreProfile(stored: unknown, saved: ProfileValues): ProfileDraft | null {
  const { values, isOffering } = (stored ?? {}) as { values?: unknown; isOffering?: unknown };
  if (!values) return null;
  const choices = { professionalProfile: ["", ...PROFESSIONAL_PROFILES] } as const;
  return { values: restoreDraft(values, saved, choices), isOffering: isOffering === true };
}
