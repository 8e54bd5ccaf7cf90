import { profilePath } from "#src/features/networking/addresses.ts";
import { whatsappLink } from "#src/shared/links.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Of } from "@/ui/button.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { ASK } from "./messages.ts";

export interface AskedHire {
  /** The viewer's side. */
  side: "client" | "provider";
  /** Null after that account was deleted. */
  personId: string | null;
  personName: string;
  serviceType: string;
  isRevealed: boolean;
}

/**
 * Asks the other person of a confirmed hire for a rating, and after that the client for a reference: WhatsApp opens with
 * the text, and the user picks the chat that the two already have.
 */
export function AskLink({ hire: { side, personId, personName, serviceType, isRevealed } }: { hire: AskedHire }) {
  const user = useCurrentUser();
  const what = isRevealed ? "reference" : "rating";
  if (!user || personId === null || (isRevealed && side === "client")) return null;
  const paths = {
    rating: side === "client" ? "/provider-contracts" : "/client-contracts",
    reference: `${profilePath(user.id)}?referencia=nova`,
  };
  const ask = ASK[side][what];
  const text = ask({ name: personName, service: serviceType, link: window.location.origin + paths[what] });
  return (
    <WhatsAppLink href={whatsappLink(null, text)} variant="outline" size="sm">
      {ASK[what]}
      <Of>{ASK.from(personName)}</Of>
    </WhatsAppLink>
  );
}
