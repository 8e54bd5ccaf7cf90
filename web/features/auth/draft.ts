import { ROLES, type Role } from "#src/features/auth/rules.ts";

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

const KEY = "portal.cadastro";

const EMPTY: AuthDraft = { role: "", name: "", whatsapp: "", email: "", termsAccepted: false, awaiting: "" };

const text = (value: unknown) => (typeof value === "string" ? value : "");

function parse(stored: string | null): AuthDraft {
  const value: unknown = JSON.parse(stored ?? "{}");
  if (typeof value !== "object" || value === null) return EMPTY;
  const draft = value as Partial<Record<keyof AuthDraft, unknown>>;
  return {
    role: ROLES.find((role) => role === draft.role) ?? "",
    name: text(draft.name),
    whatsapp: text(draft.whatsapp),
    email: text(draft.email),
    termsAccepted: draft.termsAccepted === true,
    awaiting: text(draft.awaiting),
  };
}

/** Goes first: storage may be switched off or full, and the forms work without it. */
let memory: AuthDraft | undefined;

function readStored(): AuthDraft {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return EMPTY;
  }
}

function store(draft: AuthDraft): void {
  memory = draft;
  try {
    if (draft === EMPTY) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Only a reload loses it then.
  }
}

export function readDraft(): AuthDraft {
  memory ??= readStored();
  return memory;
}

export function saveDraft(change: Partial<AuthDraft>): void {
  store({ ...readDraft(), ...change });
}

export function clearDraft(): void {
  store(EMPTY);
}
