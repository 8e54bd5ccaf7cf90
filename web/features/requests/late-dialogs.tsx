import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { late } from "@/lib/late.tsx";
import { useLateOverlay } from "@/ui/overlays/use-late-overlay.ts";
import { LATE } from "./messages.ts";
import { type DetailHost, type InterestedPart, useCloseOverlay } from "./use-overlay.ts";

export const RequestDetail = late(async () => (await import("./detail/request-detail-dialog.tsx")).RequestDetailDialog);
export const NewRequest = late(async () => (await import("./new/new-request-dialog.tsx")).NewRequestDialog);

interface RequestDetailDialogProps {
  /** From the URL; shows nothing if undefined. */
  id: string | undefined;
  /** The screen below. */
  host: DetailHost;
  /** Action for everyone but the owner. */
  report: ReactNode;
  interested: InterestedPart;
}

/** Detail of one request, over the list. */
export function RequestDetailDialog({ id, host, ...parts }: RequestDetailDialogProps) {
  const close = useCloseOverlay(host);
  useLateOverlay(RequestDetail, id !== undefined, close, LATE.detail);
  return id ? <RequestDetail key={id} id={id} host={host} {...parts} onClose={close} /> : null;
}

interface NewRequestDialogProps {
  /** From the URL. */
  open: boolean;
  user: CurrentUser;
}

/** The new-request form, as a dialog over the list of opportunities. */
export function NewRequestDialog({ open, user }: NewRequestDialogProps) {
  const close = useCloseOverlay("/oportunidades");
  useLateOverlay(NewRequest, open, close, LATE.form);
  return open ? <NewRequest user={user} onClose={close} /> : null;
}
