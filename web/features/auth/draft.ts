import { ROLES, type Role } from "#src/features/auth/rules.ts";
import { readDraft, restoreDraft, storeDraft } from "@/lib/drafts.ts";

/** What someone has typed so far, kept for this tab of the browser alone. A password is never part of it. */
export interface AuthDraft {
  role: Role | "";
  name: string;
  whatsapp: string;
  email: string;
  termsAccepted: boolean;
  /** The address that a new account waits to be confirmed at; empty when none does. */
  awaiting: string;
}

const KEY = "cadastro";

const EMPTY: AuthDraft = { role: "", name: "", whatsapp: "", email: "", termsAccepted: false, awaiting: "" };

export function readAuthDraft(): AuthDraft {
  return restoreDraft(readDraft(KEY, "tab"), EMPTY, { role: ["", ...ROLES] });
}

export function saveAuthDraft(change: Partial<AuthDraft>): void {
  storeDraft(KEY, { ...readAuthDraft(), ...change }, "tab");
}

export function clearAuthDraft(): void {
  storeDraft(KEY, null, "tab");
}
