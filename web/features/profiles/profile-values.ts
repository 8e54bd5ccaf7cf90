import { type BasicsValues, PROFESSIONAL_PROFILES, type ProfessionalProfile } from "#src/features/profiles/rules.ts";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
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
    password: "",
    name,
    email,
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

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** What was kept in this browser, as far as it is a draft; other versions of the form are not gone on with. */
export function readDraft(stored: unknown): ProfileDraft | null {
  const { values, isOffering } = (stored ?? {}) as { values?: Partial<Record<keyof ProfileValues, unknown>> } & {
    isOffering?: unknown;
  };
  if (!values) return null;
  const { name, email, whatsapp, profession, instagram, specialties, serviceRegions, wholeState } = values;
  const texts = [name, email, whatsapp, profession, instagram];
  if (!isTexts(texts) || !isTexts(specialties) || !isTexts(serviceRegions)) return null;
  const [keptName = "", keptEmail = "", keptWhatsapp = "", keptProfession = "", keptInstagram = ""] = texts;
  return {
    values: {
      name: keptName,
      email: keptEmail,
      whatsapp: keptWhatsapp,
      profession: keptProfession,
      professionalProfile: PROFESSIONAL_PROFILES.find((known) => known === values.professionalProfile) ?? "",
      specialties,
      serviceRegions,
      wholeState: wholeState === true,
      instagram: keptInstagram,
    },
    isOffering: isOffering === true,
  };
}
