import { REGISTRATION_MAX_LENGTH } from "#src/features/profiles/rules.ts";
import type { CredentialKind } from "#src/shared/credentials.ts";
import type { Mask } from "@/lib/format/mask.ts";
import { cpfCnpjChars } from "@/lib/format/masks.ts";

/** "AA.AAA.AAA/AAAA-00", also while fewer characters than a CPF has are there. */
export const maskCnpj: Mask = (text) =>
  cpfCnpjChars(text).replace(/^(.{2})(.{1,3})(.{1,3})?(.{1,4})?(.{1,2})?$/, (_, ...parts: (string | undefined)[]) =>
    parts
      .slice(0, 5)
      .map((part, place) => (part ? ["", ".", ".", "/", "-"][place] + part : ""))
      .join(""),
  );

/** Registrations look different in each council and decade, so only their characters are fixed. */
const maskRegistration: Mask = (text) =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z./-]/g, "")
    .slice(0, REGISTRATION_MAX_LENGTH);

export const CREDENTIAL_MASKS: Record<CredentialKind, Mask> = {
  cnpj: maskCnpj,
  crea: maskRegistration,
  cau: maskRegistration,
};
