import { contactPath } from "#src/features/contacts/rules.ts";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { instagramLink } from "#src/shared/links.ts";
import { InstagramIcon, WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { PROFILE } from "./messages.ts";

/** A professional's contact links, in a bottom bar at every width. */
export function ContactBar({ profile }: { profile: ProfessionalPage }) {
  const { id, hasWhatsapp, instagram } = profile;
  return (
    <section
      data-bottom-bar
      aria-label={PROFILE.contactBar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-concrete-300 bg-white pb-safe"
    >
      <Container className="flex justify-center gap-2 py-3">
        {hasWhatsapp ? (
          <ButtonLink
            href={contactPath("cartao", id)}
            newTab
            icon={WhatsAppIcon}
            variant={profile.isOwn ? "outline" : "primary"}
            className="px-3 max-md:flex-1 md:px-8"
          >
            {PROFILE.contact}
          </ButtonLink>
        ) : (
          <Button disabled icon={WhatsAppIcon} className="px-3 max-md:flex-1 md:px-8">
            {PROFILE.contact}
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
            <span className="max-md:sr-only">{PROFILE.instagram}</span>
          </a>
        )}
      </Container>
    </section>
  );
}
