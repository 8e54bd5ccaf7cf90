import { ROLES, type Role } from "#src/features/auth/rules.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";

/** What the user has typed so far, kept for this browser tab only. Never contains a password. */
export interface AuthDraft {
  role: Role | "";
  name: string;
  whatsapp: string;
  email: string;
  termsAccepted: boolean;
  /** Email of a new account that awaits confirmation; empty if there is none. */
  awaiting: string;
}

const KEY = "cadastro";

const EMPTY: AuthDraft = { role: "", name: "", whatsapp: "", email: "", termsAccepted: false, awaiting: "" };

const INVITATION_KEY = "convite";

/** The code of the invitation that led to this device, until somebody signs up on it; null if there is none. */
export function readInvitation(): string | null {
  const code = readDraft(INVITATION_KEY);
  return typeof code === "string" ? code : null;
}

export function storeInvitation(code: string | null): void {
  storeDraft(INVITATION_KEY, code);
}

export function readAuthDraft(): AuthDraft {
  return restoreDraft(readDraft(KEY, "tab"), EMPTY, { role: ["", ...ROLES] });
}

export function saveAuthDraft(change: Partial<AuthDraft>): void {
  storeDraft(KEY, { ...readAuthDraft(), ...change }, "tab");
}

export function clearAuthDraft(): void {
  storeDraft(KEY, null, "tab");
}
