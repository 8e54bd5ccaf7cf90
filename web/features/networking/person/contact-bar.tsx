import { contactPath, NEVER_PAY_FIRST } from "#src/features/contacts/rules.ts";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { instagramLink } from "#src/shared/links.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { InstagramIcon, WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { PERSON } from "./messages.ts";

interface ContactProps {
  person: ProfessionalPage;
  /** On the card, which people share, the link leads to WhatsApp at once, with the advice beside it. */
  isCard: boolean;
}

/** A professional's WhatsApp and Instagram. */
export function ContactLinks({ person: { id, isOwn, hasWhatsapp, instagram }, isCard }: ContactProps) {
  return (
    <>
      {isCard && hasWhatsapp && !isOwn && <p className="mb-2 text-center text-sm">{NEVER_PAY_FIRST}</p>}
      <div className="flex justify-center gap-2">
        {hasWhatsapp ? (
          <WhatsAppLink
            href={contactPath("cartao", id, isCard ? "compartilhado" : "whatsapp")}
            variant={isOwn ? "outline" : "primary"}
            className="px-3 max-md:flex-1 md:px-8"
          >
            {PERSON.contact}
          </WhatsAppLink>
        ) : (
          <Button disabled icon={WhatsAppIcon} className="px-3 max-md:flex-1 md:px-8">
            {PERSON.contact}
          </Button>
        )}
        {instagram && (
          <a
            href={instagramLink(instagram)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "outline", className: "max-md:w-12 max-md:px-0" })}
          >
            <InstagramIcon />
            <span className="max-md:sr-only">{PERSON.instagram}</span>
          </a>
        )}
      </div>
    </>
  );
}

/** The same in a bottom bar at every width. */
export function ContactBar(props: ContactProps) {
  return (
    <section
      data-bottom-bar
      aria-label={PERSON.contactBar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-concrete-300 bg-white pb-safe text-ink [--ring:var(--color-signal)]"
    >
      <Container className="py-3">
        <ContactLinks {...props} />
      </Container>
    </section>
  );
}
