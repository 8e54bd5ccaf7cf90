import { Link } from "@tanstack/react-router";
import { Crown, Phone, UserRound } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { phoneLink } from "#src/shared/links.ts";
import { confirmPhone, preloadConfirmPhone } from "@/lib/account/confirm-phone.tsx";
import { maskPhone } from "@/lib/format/masks.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { CONTACT } from "./detail-messages.ts";

/** The contact, for the owner and premium users; others see how to get access. */
export function ContactBlock({ request, isLoading }: { request: RequestDetail; isLoading: boolean }) {
  if (isLoading) return <ContactSkeleton />;
  const { contactName, contactPhone, isOwn } = request;
  if (request.mustConfirmPhone) return <ConfirmFirst />;
  if (request.isContactLimited) return <Limited />;
  if (contactName === null && contactPhone === null && !isOwn) return <PremiumUpsell />;
  return (
    <section aria-labelledby="contato" className="rounded-card border border-concrete-200 bg-concrete-50 p-4">
      <h3 id="contato" className="text-base">
        {CONTACT.title}
      </h3>
      {contactName === null && contactPhone === null ? (
        <p className="mt-2 text-ink-soft">{CONTACT.erased}</p>
      ) : (
        <ContactLines name={contactName} phone={contactPhone} />
      )}
      {isOwn && !request.isHidden && <p className="mt-2 text-sm text-ink-soft">{CONTACT.ownNote}</p>}
    </section>
  );
}

function ContactLines({ name, phone }: { name: string | null; phone: string | null }) {
  return (
    <dl className="mt-2 space-y-1">
      {name !== null && (
        <div className="flex items-start gap-2">
          <dt className="pt-0.5 text-ink-soft">
            <UserRound size={20} aria-hidden />
            <span className="sr-only">{CONTACT.name}</span>
          </dt>
          <dd className="min-w-0 font-semibold break-words">{name}</dd>
        </div>
      )}
      {phone !== null && (
        <div className="flex items-center gap-2">
          <dt className="text-ink-soft">
            <Phone size={20} aria-hidden />
            <span className="sr-only">{CONTACT.phone}</span>
          </dt>
          <dd>
            <a href={phoneLink(phone)} className="link inline-flex min-h-11 items-center tabular-nums">
              {maskPhone(phone)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Opens WhatsApp with a text that names the service. The primary action of premium users. */
export function ContactLink({ request }: { request: RequestDetail }) {
  if (request.contactPhone === null) return null;
  return (
    <WhatsAppLink
      href={contactPath("solicitacao", request.id)}
      variant={request.answer === "asked" ? "secondary" : "primary"}
    >
      {CONTACT.whatsapp}
    </WhatsAppLink>
  );
}

/** The portal shows contacts only to people whose own number is confirmed. */
function ConfirmFirst() {
  return (
    <section aria-labelledby="contato-numero" className="rounded-card border border-concrete-200 bg-concrete-50 p-4">
      <h3 id="contato-numero" className="text-base">
        {CONTACT.unconfirmed}
      </h3>
      <p className="mt-1 text-ink-soft">{CONTACT.unconfirmedText}</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        onPointerEnter={preloadConfirmPhone}
        onFocus={preloadConfirmPhone}
        onClick={() => void confirmPhone()}
      >
        {CONTACT.unconfirmedAction}
      </Button>
    </section>
  );
}

/** Contacts that one person gets in an hour and a day are limited, so that nobody collects them. */
function Limited() {
  return (
    <section aria-labelledby="contato-limite" className="rounded-card border border-concrete-200 bg-concrete-50 p-4">
      <h3 id="contato-limite" className="text-base">
        {CONTACT.limited}
      </h3>
      <p className="mt-1 text-ink-soft">{CONTACT.limitedText}</p>
    </section>
  );
}

function PremiumUpsell() {
  const returnHere = useReturnHere();
  return (
    <section aria-labelledby="contato-premium" className="rounded-card border border-premium/60 bg-premium-soft p-4">
      <h3 id="contato-premium" className="flex items-center gap-2 text-base">
        <Crown size={20} aria-hidden className="text-premium" />
        {CONTACT.upsell}
      </h3>
      <p className="mt-1 text-ink-soft">{CONTACT.upsellText}</p>
      <Link
        to="/premium"
        search={returnHere}
        className={buttonClass({ variant: "outline", size: "sm", className: "mt-3" })}
      >
        {CONTACT.upsellAction}
      </Link>
    </section>
  );
}

function ContactSkeleton() {
  return (
    <SkeletonGroup label={CONTACT.loading} className="rounded-card border border-concrete-200 bg-concrete-50 p-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-3 h-5 w-48" />
      <Skeleton className="mt-3 h-5 w-36" />
    </SkeletonGroup>
  );
}
