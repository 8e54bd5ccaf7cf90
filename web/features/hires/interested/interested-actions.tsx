import { Link } from "@tanstack/react-router";
import { Handshake, IdCard, Undo2, X } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { NO_WHATSAPP } from "@/lib/messages.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { PROPOSE } from "../messages.ts";
import { useDecline, useMarkSeen, usePropose } from "../use-hire.ts";
import { DECLINE, PERSON } from "./interested-messages.ts";

interface ActionProps {
  requestId: string;
  person: InterestedPerson;
  /** In a narrow column. */
  isCompact?: boolean;
}

/** The card. Opening it tells the person that they were seen. */
export function CardLink({ requestId, person: { providerId, slug, name }, isCompact }: ActionProps) {
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
      {!isCompact && <IdCard size={20} aria-hidden />}
      <span className="min-w-0">
        {PERSON.card}
        <Of>{name}</Of>
      </span>
    </Link>
  );
}

export function ChatLink({ person: { providerId, hasWhatsapp, name } }: Pick<ActionProps, "person">) {
  if (!hasWhatsapp) {
    return (
      <Button variant="outline" size="sm" disabled>
        {NO_WHATSAPP}
      </Button>
    );
  }
  return (
    <WhatsAppLink href={contactPath("cartao", providerId)} variant="secondary" size="sm">
      {PERSON.whatsapp}
      <Of>{name}</Of>
    </WhatsAppLink>
  );
}

export function HireButton({ requestId, person: { providerId, name }, isCompact }: ActionProps) {
  const propose = usePropose();
  return (
    <AskButton
      variant="outline"
      size="sm"
      icon={isCompact ? undefined : Handshake}
      question={PROPOSE.question(name)}
      mutation={propose}
      input={{ requestId, providerId }}
    >
      {PROPOSE.action}
      <Of>{name}</Of>
    </AskButton>
  );
}

/** Declines with one tap, which the toast takes back. */
export function DeclineButton({ requestId, person: { providerId, name } }: ActionProps) {
  const { decline, isPending } = useDecline(requestId, providerId, name);
  return (
    <Button variant="ghost" size="sm" icon={X} busy={isPending} onClick={decline}>
      {DECLINE.action}
      <Of>{name}</Of>
    </Button>
  );
}

/** Puts somebody who was declined among the others again. */
export function RestoreButton({ requestId, person: { providerId, name } }: ActionProps) {
  const { restore, isPending } = useDecline(requestId, providerId, name);
  return (
    <Button variant="outline" size="sm" icon={Undo2} busy={isPending} onClick={restore}>
      {DECLINE.restore}
      <Of>{name}</Of>
    </Button>
  );
}
