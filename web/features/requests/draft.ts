import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { URGENCIES, type Urgency } from "#src/features/requests/rules.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { restoreDraft } from "@/lib/drafts.ts";
import { maskPhone } from "@/lib/masks.ts";

/** A request as it is being written; no urgency until one is chosen. */
export interface RequestDraft {
  serviceType: string;
  urgency?: Urgency | undefined;
  description: string;
  location: string;
  contactName: string;
  contactPhone: string;
}

/** An empty form with the person's own contact. */
export function newDraft({ name, phone }: Pick<CurrentUser, "name" | "phone">): RequestDraft {
  return {
    serviceType: "",
    urgency: undefined,
    description: "",
    location: "",
    contactName: name,
    contactPhone: maskPhone(phone),
  };
}

export function draftOf(request: RequestDetail): RequestDraft {
  const { serviceType, urgency, description, location, contactName, contactPhone } = request;
  return {
    serviceType,
    urgency,
    description,
    location,
    contactName: contactName ?? "",
    contactPhone: maskPhone(contactPhone ?? ""),
  };
}

/** Whether there is anything to lose: the contact is filled in beforehand and does not count. */
export function isHalfFilled({ serviceType, urgency, description, location }: RequestDraft): boolean {
  return Boolean(serviceType || urgency || description.trim() || location.trim());
}

/** What was kept in the browser, as far as it is a draft; null when there is nothing to go on with. */
export function restoreRequest(stored: unknown, blank: RequestDraft): RequestDraft | null {
  const draft = restoreDraft(stored, blank, { urgency: URGENCIES });
  return isHalfFilled(draft) ? draft : null;
}
