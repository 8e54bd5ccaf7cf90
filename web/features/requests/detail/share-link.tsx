import type { MouseEvent } from "react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { whatsappLink } from "#src/shared/links.ts";
import { URGENCY_LABELS } from "#src/shared/urgency.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { SHARE } from "../messages.ts";

type Shared = Pick<RequestSummary, "id" | "serviceType" | "city" | "urgency">;

/** Only what everybody may read: people write their numbers into the location, which others see masked. */
function shareText({ id, serviceType, urgency, city }: Shared, origin: string): string {
  const link = `${origin}/oportunidades?solicitacao=${id}`;
  return SHARE.text({ service: serviceType, place: city, urgency: URGENCY_LABELS[urgency], link });
}

/** Shares the request via WhatsApp; requires login. */
export function ShareLink({ request }: { request: Shared }) {
  const user = useCurrentUser();
  const checkLogin = (event: MouseEvent) => {
    if (user !== null) return;
    event.preventDefault();
    notify.error(SHARE.loginNeeded);
  };
  return (
    <WhatsAppLink
      href={whatsappLink(null, shareText(request, window.location.origin))}
      variant="outline"
      full
      onClick={checkLogin}
    >
      {SHARE.label}
    </WhatsAppLink>
  );
}
