import { Link } from "@tanstack/react-router";
import { FileText, Handshake, IdCard } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { LATE } from "@/lib/messages.ts";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { HireStatusBadge } from "./hire-status.tsx";
import { PersonFacts, PersonHead } from "./interested-facts.tsx";
import { AGREEMENT_LINK, PERSON, PROPOSE } from "./messages.ts";
import { useMarkSeen, usePropose } from "./use-hire.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

export interface InterestedCardProps {
  requestId: string;
  person: InterestedPerson;
  /** Of the request; null if it has none. */
  city: string | null;
  /** False once somebody is hired, and when it is too late. */
  canHire: boolean;
  titleAs: "h2" | "h3";
}

/** A person who is interested in the user's request. */
export function InterestedCard({ requestId, person, city, canHire, titleAs }: InterestedCardProps) {
  const { hire } = person;
  return (
    <Card as="article" className="flex h-full flex-col">
      <PersonHead person={person} titleAs={titleAs} />
      <PersonFacts person={person} city={city} />
      <div className="mt-auto pt-4">
        {hire && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <HireStatusBadge hire={hire} />
            {hire.status === "proposed" && <WithdrawButton id={hire.id} name={person.name} />}
            {hire.status === "confirmed" && hire.endedAs !== "cancelled" && <AgreementLink id={hire.id} />}
          </div>
        )}
        <div className="grid grid-cols-2 gap-2">
          <CardLink requestId={requestId} person={person} />
          <WhatsAppLink person={person} />
          {canHire && hire === null && <HireButton requestId={requestId} person={person} />}
        </div>
      </div>
    </Card>
  );
}

/** The way to what both agreed on. */
function AgreementLink({ id }: { id: string }) {
  return (
    <Link to="/contratacao/$id/acordo" params={{ id }} className={buttonClass({ variant: "outline", size: "sm" })}>
      <FileText size={20} aria-hidden />
      {AGREEMENT_LINK.none}
    </Link>
  );
}

function Of({ name }: { name: string }) {
  return <span className="sr-only">{PERSON.of(name)}</span>;
}

/** The card. Opening it tells the person that they were seen. */
function CardLink({ requestId, person: { providerId, slug, name } }: { requestId: string; person: InterestedPerson }) {
  const look = useMarkSeen(requestId, providerId);
  if (slug === null) {
    return (
      <Button variant="outline" size="sm" disabled>
        {PERSON.noCard}
      </Button>
    );
  }
  return (
    <Link
      to="/cartao/$slug"
      params={{ slug }}
      className={buttonClass({ variant: "outline", size: "sm" })}
      onClick={look}
      onAuxClick={look}
    >
      <IdCard size={20} aria-hidden />
      <span className="min-w-0">
        {PERSON.card}
        <Of name={name} />
      </span>
    </Link>
  );
}

function WhatsAppLink({ person: { providerId, hasWhatsapp, name } }: { person: InterestedPerson }) {
  if (!hasWhatsapp) {
    return (
      <Button variant="outline" size="sm" disabled>
        {PERSON.noWhatsapp}
      </Button>
    );
  }
  return (
    <ButtonLink href={contactPath("cartao", providerId)} newTab variant="secondary" size="sm" icon={WhatsAppIcon}>
      {PERSON.whatsapp}
      <Of name={name} />
    </ButtonLink>
  );
}

function HireButton({ requestId, person: { providerId, name } }: { requestId: string; person: InterestedPerson }) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { mutate, isPending } = usePropose(asking.close);
  return (
    <>
      <Button variant="outline" size="sm" icon={Handshake} className="col-span-2" {...asking.opener}>
        {PROPOSE.action}
        <span className="sr-only"> {name}</span>
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={PROPOSE.title(name)}
          text={PROPOSE.text}
          confirmLabel={PROPOSE.confirm}
          onConfirm={() => mutate({ requestId, providerId })}
          busy={isPending}
          busyLabel={PROPOSE.busy}
        />
      )}
    </>
  );
}
