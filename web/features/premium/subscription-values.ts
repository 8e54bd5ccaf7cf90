import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { maskPhone } from "@/lib/masks.ts";
import { restoreDraft } from "@/lib/restore-draft.ts";

/** The part of the form that is kept as a draft. The CPF or CNPJ is not: it is stored nowhere. */
export interface SubscriptionDraft {
  name: string;
  email: string;
  phone: string;
}

export interface SubscriptionValues extends SubscriptionDraft {
  cpfCnpj: string;
}

/** The person's own data. */
export function blankDraft({ name, email, phone }: Pick<CurrentUser, "name" | "email" | "phone">): SubscriptionDraft {
  return { name, email, phone: maskPhone(phone) };
}

export function restoreSubscription(stored: unknown, blank: SubscriptionDraft): SubscriptionDraft | null {
  return stored ? restoreDraft(stored, blank) : null;
}

/** Whether a required field is blank. */
export function isIncomplete({ name, email, cpfCnpj }: SubscriptionValues): boolean {
  return [name, email, cpfCnpj].some((value) => value.trim() === "");
}
