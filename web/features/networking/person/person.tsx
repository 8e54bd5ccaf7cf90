import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { contactPath, NEVER_PAY_FIRST } from "#src/features/contacts/rules.ts";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { instagramLink } from "#src/shared/links.ts";
import { isNotFound } from "@/lib/errors.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { InstagramIcon, WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { LateHiddenNotice } from "@/ui/states/late-hidden-notice.ts";
import { Loaded, type LoadedQuery } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { Portfolio } from "../profile/portfolio.tsx";
import { References } from "../profile/references.tsx";
import type { ReportAction } from "../report-action.ts";
import { PERSON } from "./messages.ts";
import { PersonSheet, Sheet } from "./person-sheet.tsx";

/** Whether there is no such professional, or none for this viewer. */
export const isGone = ({ error }: Pick<PersonQuery, "error">) => isNotFound(error);

type PersonQuery = LoadedQuery<ProfessionalPage>;

function Loading({ label }: { label: string }) {
  return (
    <Sheet>
      <SkeletonGroup label={label} className="space-y-6 p-5 md:p-7">
        <div className="flex flex-col gap-4 md:flex-row md:gap-7">
          <Skeleton round className="size-28 md:size-36" />
          <div className="flex-1">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="mt-3 h-5 w-1/3" />
          </div>
        </div>
        <SkeletonText lines={2} />
        <SkeletonText lines={3} />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    </Sheet>
  );
}

/** Texts of the address at which the professional is shown. */
interface PersonTexts {
  loading: string;
  failed: string;
  notFound: string;
  notFoundText: string;
  toDirectory: string;
}

function Gone({ texts }: { texts: PersonTexts }) {
  return (
    <Sheet className="px-4">
      <EmptyState
        titleAs="h1"
        illustration={<FloorPlan />}
        title={texts.notFound}
        text={texts.notFoundText}
        action={
          <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
            {texts.toDirectory}
          </Link>
        }
      />
    </Sheet>
  );
}

interface PersonProps {
  query: PersonQuery;
  texts: PersonTexts;
  /** What the address adds: the owner's buttons, connecting. */
  actions: (person: ProfessionalPage) => ReactNode;
  /** Whether this is the card, which people share, and not the page in the directory. */
  isCard: boolean;
  Report: ReportAction;
}

/** A professional, at both addresses: card, counters, references and portfolio, with the contact in a bottom bar. */
export function Person({ query, texts, ...page }: PersonProps) {
  if (isGone(query)) return <Gone texts={texts} />;
  return (
    <Loaded
      query={query}
      pending={<Loading label={texts.loading} />}
      failed={{ title: texts.failed, titleAs: "h1" }}
      frame={(error) => <Sheet className="px-4">{error}</Sheet>}
    >
      {(person) => <Page person={person} {...page} />}
    </Loaded>
  );
}

type PageProps = Pick<PersonProps, "actions" | "isCard" | "Report"> & { person: ProfessionalPage };

function Page({ person, actions, isCard, Report }: PageProps) {
  const { id, isOwn, isBlocked } = person;
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      {person.isHidden && (
        <div className="text-ink">
          <LateHiddenNotice id={id} />
        </div>
      )}
      <PersonSheet person={person} actions={actions(person)} />
      <Sheet className="space-y-8 p-4 md:p-7">
        <References profile={person} Report={Report} />
        <Portfolio id={id} isOwn={isOwn} Report={Report} />
        {!isOwn && (
          <div className="flex flex-wrap justify-center gap-x-2">
            <Report kind="card" id={id} name={person.name} isBlocked={isBlocked} />
          </div>
        )}
      </Sheet>
      {!isOwn && !isBlocked && <ContactBar person={person} isCard={isCard} />}
    </div>
  );
}

interface ContactProps {
  person: ProfessionalPage;
  /** On the card, which people share, the link leads to WhatsApp at once, with the advice beside it. */
  isCard: boolean;
}

/** A professional's WhatsApp and Instagram. */
function ContactLinks({ person: { id, hasWhatsapp, instagram }, isCard }: ContactProps) {
  return (
    <>
      {isCard && hasWhatsapp && <p className="mb-2 text-center text-sm">{NEVER_PAY_FIRST}</p>}
      <div className="flex justify-center gap-2">
        {hasWhatsapp ? (
          <WhatsAppLink
            href={contactPath("cartao", id, isCard ? "compartilhado" : "whatsapp")}
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
function ContactBar(props: ContactProps) {
  return (
    <section
      data-bottom-bar
      aria-label={PERSON.contactBar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-concrete-300 bg-white pb-safe text-ink [--ring:var(--color-signal)]"
    >
      <div className="px-4 py-3 md:px-6">
        <ContactLinks {...props} />
      </div>
    </section>
  );
}
