import type { UseFormReturn } from "react-hook-form";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RequestDetail, RequestFormValues, RequestInput } from "#src/features/requests/schemas.ts";
import { URGENCIES, type Urgency } from "#src/shared/urgency.ts";
import { maskPhone } from "@/lib/format/masks.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";

/** A request being written. Urgency is undefined until chosen. */
export interface RequestDraft {
  serviceType: string;
  urgency?: Urgency | undefined;
  description: string;
  city: string;
  location: string;
  contactName: string;
  contactPhone: string;
}

export type RequestFormApi = UseFormReturn<RequestFormValues, unknown, RequestInput>;

/** Photos of the form, which no draft has. */
export interface ChosenPictures {
  hasAny: boolean;
  /** The first ones as small JPEGs in base64. */
  read: () => Promise<string[]>;
}

/** Key of the draft of whoever writes on this device without an account. */
export const VISITOR_DRAFT = "solicitacao.visitante";

export const draftKey = ({ id }: Pick<CurrentUser, "id">) => `solicitacao.${id}`;

/** Key of whom the draft is for. Visitors have one, too. */
export const askedKey = (user: CurrentUser | null) => `${user ? draftKey(user) : VISITOR_DRAFT}.para`;

type Contact = Pick<CurrentUser, "name" | "phone">;

/** An empty draft with the user's own contact, and the city of their last request. */
export function newDraft({ name, phone }: Contact, city = ""): RequestDraft {
  return {
    serviceType: "",
    urgency: undefined,
    description: "",
    city,
    location: "",
    contactName: name,
    contactPhone: maskPhone(phone),
  };
}

export function draftOf(request: RequestDetail): RequestDraft {
  const { serviceType, urgency, description, city, location, contactName, contactPhone } = request;
  return {
    serviceType,
    urgency,
    description,
    city,
    location,
    contactName: contactName ?? "",
    contactPhone: maskPhone(contactPhone ?? ""),
  };
}

/** A missing contact comes from the user. */
export function withContact({ contactName, contactPhone, ...draft }: RequestDraft, user: Contact): RequestDraft {
  const own = newDraft(user);
  return { ...draft, contactName: contactName || own.contactName, contactPhone: contactPhone || own.contactPhone };
}

/** The same for a new request; its contact may have been erased. */
export const draftAgain = (request: RequestDetail, user: Contact) => withContact(draftOf(request), user);

/** Whether there is anything to lose. What is prefilled doesn't count. */
export function isHalfFilled({ serviceType, urgency, description, location }: RequestDraft): boolean {
  return Boolean(serviceType || urgency || description.trim() || location.trim());
}

/** Reads a stored draft, taking invalid fields from `blank`. Null if nothing worth restoring was stored. */
export function restoreRequest(stored: unknown, blank: RequestDraft): RequestDraft | null {
  const draft = restoreDraft(stored, blank, { urgency: URGENCIES });
  return isHalfFilled(draft) ? draft : null;
}
