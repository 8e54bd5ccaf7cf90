import { Link } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { profilePath } from "#src/features/networking/addresses.ts";
import { dayOf } from "#src/shared/day.ts";
import { whatsappLink } from "#src/shared/links.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { HireRatingDialog } from "./late-parts.tsx";
import { ASK, HIRE_RATING } from "./messages.ts";

interface RatedHire {
  id: string;
  personName: string;
  isRevealed: boolean;
  /** Whether the viewer has rated it. */
  hasRated: boolean;
}

interface Rateable extends RatedHire, AskedHire {
  endedAs: "done" | "cancelled" | null;
}

/** What the viewer can do about the ratings of a confirmed hire: rate, and once it is done, ask the other person to. */
function HireRating({ hire }: { hire: Rateable }) {
  return (
    <>
      <RateHireButton hire={hire} isNext={hire.endedAs === "done"} />
      {(hire.endedAs === "done" || hire.isRevealed) && <AskLink hire={hire} />}
    </>
  );
}

/** For lists of hires. */
export const hireRating = {
  action: HIRE_RATING.open,
  Dialog: HireRatingDialog,
  steps: (hire: Rateable) => <HireRating hire={hire} />,
};

interface AskedHire {
  /** The viewer's side. */
  side: "client" | "provider";
  /** Null after that account was deleted. */
  personId: string | null;
  personName: string;
  /** Null if there is no card to see. */
  personSlug: string | null;
  serviceType: string;
  city: string | null;
  createdAt: number;
  endedAt: number | null;
  isRevealed: boolean;
  /** Whether the viewer has written a reference of the person since then. */
  hasReferred: boolean;
}

/**
 * Asks the other person of a confirmed hire for a rating, and after that the client for a reference: WhatsApp opens with
 * the text, and the user picks the chat that the two already have. The client is led to where it is written.
 */
function AskLink({ hire }: { hire: AskedHire }) {
  const { side, personId, personName, personSlug, serviceType, city, createdAt, endedAt, isRevealed } = hire;
  const user = useCurrentUser();
  const what = isRevealed ? "reference" : "rating";
  if (!user || personId === null) return null;
  if (isRevealed && side === "client") {
    if (personSlug === null || hire.hasReferred) return null;
    return (
      <Link
        to="/portal-conexoes/perfil/$id"
        params={{ id: personId }}
        search={{
          referencia: "nova",
          servico: serviceType,
          local: city ?? undefined,
          data: dayOf(endedAt ?? createdAt),
        }}
        className={buttonClass({ variant: "outline", size: "sm" })}
      >
        {HIRE_RATING.addReference}
        <Of>{personName}</Of>
      </Link>
    );
  }
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

/** 'Avaliar', or that the viewer already has. `isNext`: whether it is what to do first. */
function RateHireButton({ hire, isNext }: { hire: RatedHire; isNext: boolean }) {
  const { id, personName, hasRated, isRevealed } = hire;
  const dialog = useLateDialog(HireRatingDialog);
  if (hasRated) {
    return (
      <p className="inline-flex min-h-11 items-center text-sm text-ink-soft">
        {isRevealed ? HIRE_RATING.done : HIRE_RATING.waiting}
      </p>
    );
  }
  return (
    <>
      <Button variant={isNext ? "primary" : "outline"} size="sm" icon={Star} {...dialog.opener}>
        {HIRE_RATING.open}
        <Of>{personName}</Of>
      </Button>
      {dialog.isOpen && <HireRatingDialog hireId={id} personName={personName} onClose={dialog.close} />}
    </>
  );
}
