import { Link } from "@tanstack/react-router";
import { IdCard, Star } from "lucide-react";
import type { ReactNode } from "react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { RatedInput, RatedProfile } from "#src/features/ratings/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { instagramLink } from "#src/shared/links.ts";
import { isNotFound } from "@/lib/errors.ts";
import { formatStart } from "@/lib/format/format-moment.ts";
import { NO_NAME, NO_WHATSAPP } from "@/lib/messages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { InstagramIcon, WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { Stars } from "@/ui/stars.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { RateDialog } from "./late-parts.tsx";
import { NEW_ACCOUNT, OBSTACLES, PERSON, TYPE_NAMES } from "./messages.ts";
import { RatingList } from "./rating-list.tsx";

function Gone() {
  return (
    <EmptyState
      titleAs="h2"
      illustration={<FloorPlan />}
      title={PERSON.notFound}
      text={PERSON.notFoundText}
      action={
        <Link to="/avaliacoes" className={buttonClass({ variant: "secondary" })}>
          {PERSON.back}
        </Link>
      }
    />
  );
}

/** The provider's WhatsApp, Instagram and card. */
function Contacts({ person: { id, hasWhatsapp, instagram, slug, obstacle } }: { person: RatedProfile }) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {obstacle === "own" ? null : hasWhatsapp ? (
        <WhatsAppLink href={contactPath("cartao", id)} variant="outline" size="sm">
          {PERSON.whatsapp}
        </WhatsAppLink>
      ) : (
        <Button variant="outline" size="sm" disabled icon={WhatsAppIcon}>
          {NO_WHATSAPP}
        </Button>
      )}
      {instagram && obstacle !== "own" && (
        <ButtonLink href={instagramLink(instagram)} newTab variant="outline" size="sm" icon={InstagramIcon}>
          {PERSON.instagram}
        </ButtonLink>
      )}
      {slug && (
        <Link to="/cartao/$slug" params={{ slug }} className={buttonClass({ variant: "outline", size: "sm" })}>
          <IdCard size={20} aria-hidden />
          {PERSON.card}
        </Link>
      )}
    </div>
  );
}

function VisitorNote() {
  return (
    <div className="rounded-card border border-dashed border-concrete-300 p-4">
      <p className="font-semibold">{PERSON.visitor}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LogInLink className={buttonClass({ size: "sm" })} />
        <Link to="/" className={buttonClass({ variant: "outline", size: "sm" })}>
          {PERSON.home}
        </Link>
      </div>
    </div>
  );
}

/** 'Avaliar', or why the viewer may not. */
function RateAction({ person }: { person: RatedProfile }) {
  const dialog = useLateDialog(RateDialog);
  if (person.obstacle === "visitor") return <VisitorNote />;
  if (person.obstacle) {
    return (
      <p className="text-ink-soft">
        {OBSTACLES[person.obstacle]}
        {person.ratesFrom !== null && ` ${NEW_ACCOUNT.from(formatStart(person.ratesFrom))} ${NEW_ACCOUNT.hires}`}
      </p>
    );
  }
  return (
    <div>
      <Button icon={Star} className="w-full xs:w-auto" {...dialog.opener}>
        {person.own ? PERSON.editOwn : PERSON.rate}
      </Button>
      {dialog.isOpen && <RateDialog person={person} onClose={dialog.close} />}
    </div>
  );
}

function Header({ person }: { person: RatedProfile }) {
  const name = person.name || NO_NAME;
  const about = [person.profession, person.region].filter(Boolean).join(" · ");
  return (
    <Card as="section" aria-labelledby="avaliado" className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar name={name} src={person.avatarUrl} size="lg" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="avaliado" className="min-w-0 text-xl break-words">
              {person.slug ? (
                <Link to="/portal-conexoes/perfil/$id" params={{ id: person.id }} className="hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <Badge tone={person.type === "client" ? "neutral" : "info"}>{TYPE_NAMES[person.type]}</Badge>
          </div>
          {about && <p className="mt-1 break-words text-blueprint">{about}</p>}
          <Stars value={person.averageRating} className="mt-2">
            {PERSON.rated(formatAverage(person.averageRating), person.totalRatings)}
          </Stars>
        </div>
      </div>
      {person.type === "service_provider" && <Contacts person={person} />}
      <RateAction person={person} />
    </Card>
  );
}

interface PersonViewProps {
  rated: RatedInput;
  report: (id: string) => ReactNode;
}

/** Someone in one of their roles, with their ratings. */
export function PersonView({ rated, report }: PersonViewProps) {
  const query = trpc.ratings.person.useQuery(rated);
  useTabTitle(query.data && `Avaliações de ${query.data.name || NO_NAME}`);
  if (isNotFound(query.error)) return <Gone />;
  return (
    <>
      <BackLink to="/avaliacoes" goesBack="list" className="mb-1">
        {PERSON.back}
      </BackLink>
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={PERSON.loading}>
            <SkeletonCard />
          </SkeletonGroup>
        }
        failed={{ title: PERSON.failed, titleAs: "h2" }}
      >
        {(person) => (
          <div className="flex flex-col gap-6">
            <Header person={person} />
            <RatingList person={person} report={report} />
          </div>
        )}
      </Loaded>
    </>
  );
}
