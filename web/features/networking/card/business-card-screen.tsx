import { Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Share2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { PublicCard } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { BackLink, useGoBack } from "@/ui/back-link.tsx";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { cx } from "@/ui/cx.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { FloorPlan } from "@/ui/late-drawings.tsx";
import { LateHiddenNotice } from "@/ui/late-hidden-notice.ts";
import { Loaded } from "@/ui/loaded.tsx";
import { Logo } from "@/ui/logo.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/skeleton.tsx";
import { cardAddress } from "../addresses.ts";
import { copyAndShare } from "../copy-text.ts";
import type { ReportAction } from "../report-action.ts";
import { BusinessCard, CardSheet, cardHalves, identityClass } from "./business-card.tsx";
import { CARD, HOME_LABEL, PANEL_LABEL } from "./messages.ts";

const GONE: ReadonlySet<string> = new Set(["profile.not_found", "input.invalid"]);

/** Loads the card for the URL, and redirects former slugs and ids to the current slug. */
function useCard(slugOrId: string) {
  const navigate = useNavigate();
  const query = trpc.networking.card.useQuery({ slugOrId });
  const { data } = query;
  useEffect(() => {
    if (!data || data.slug === slugOrId) return;
    trpcUtils.networking.card.setData({ slugOrId: data.slug }, data);
    void navigate({ to: "/cartao/$slug", params: { slug: data.slug }, replace: true });
  }, [data, slugOrId, navigate]);
  return query;
}

function LoadingCard() {
  return (
    <CardSheet>
      <SkeletonGroup label={CARD.loading} className={cardHalves}>
        <div className={identityClass}>
          <Skeleton round className="mt-12 size-28 md:mt-20 md:size-36" />
          <Skeleton className="mt-5 h-8 w-4/5" />
          <Skeleton className="mt-2 h-5 w-1/2" />
        </div>
        <div className="space-y-6 p-5 md:p-7">
          <SkeletonText lines={2} />
          <SkeletonText lines={3} />
          <SkeletonText lines={2} />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </SkeletonGroup>
    </CardSheet>
  );
}

function Gone() {
  return (
    <CardSheet className="px-4">
      <EmptyState
        titleAs="h1"
        illustration={<FloorPlan />}
        title={CARD.notFound}
        text={CARD.notFoundText}
        action={
          <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
            {CARD.search}
          </Link>
        }
      />
    </CardSheet>
  );
}

/** Actions for the card's owner only. On the left, because toasts appear on the right. */
function OwnerBar({ card }: { card: PublicCard }) {
  const share = () =>
    copyAndShare(CARD.shareText({ name: card.name, profession: card.profession, link: cardAddress(card.slug) }));
  return (
    <section className="mb-8 flex flex-col gap-4">
      {card.isHidden && (
        <div className="rounded-control text-ink">
          <LateHiddenNotice />
        </div>
      )}
      <div>
        <h2 className="text-lg">{CARD.owner}</h2>
        <p className="text-blueprint-100">{CARD.ownerText}</p>
      </div>
      <div className="flex flex-col gap-2 xs:flex-row">
        <Link to="/perfil" className={buttonClass({ variant: "outline", className: "xs:flex-1 md:flex-none" })}>
          <Pencil size={20} aria-hidden />
          {CARD.edit}
        </Link>
        <Button icon={Share2} className="xs:flex-1 md:flex-none" onClick={() => void share()}>
          {CARD.share}
        </Button>
      </div>
    </section>
  );
}

/** Invitation to join the platform, for visitors. */
function Invitation() {
  return (
    <footer className="mt-10 flex flex-col items-center gap-4 text-center">
      <div>
        <h2 className="text-lg">{CARD.invitation}</h2>
        <p className="mt-1 text-blueprint-100">{CARD.invitationText}</p>
      </div>
      <Link
        to="/tipo-usuario"
        className="inline-flex min-h-12 items-center rounded-control border border-white/70 px-5 font-semibold transition-colors hover:bg-white/10"
      >
        {CARD.enter}
      </Link>
    </footer>
  );
}

/** The way back of someone with a session. */
interface Panel {
  home: string;
  /** The panel's bar at the bottom, on phones. */
  bar: (isOwnCard: boolean) => ReactNode;
}

interface FrameProps {
  panel: Panel | null | undefined;
  isOwnCard: boolean;
  children: ReactNode;
}

function Frame({ panel, isOwnCard, children }: FrameProps) {
  const { onClick } = useGoBack("anywhere");
  return (
    <div
      className={cx(
        "blueprint-grid on-dark flex min-h-dvh flex-col bg-blueprint pt-safe text-white",
        panel ? "pb-bar md:pb-safe" : "pb-safe",
      )}
    >
      <Container as="header" className="flex min-h-16 max-w-5xl items-center justify-between gap-2 px-5">
        <Link
          to={panel?.home ?? "/"}
          aria-label={panel ? PANEL_LABEL : HOME_LABEL}
          className="inline-flex min-h-11 items-center rounded-sm"
        >
          <Logo size={30} tone="onDark" />
        </Link>
        {panel && (
          <BackLink to={panel.home} tone="dark" onClick={onClick}>
            {CARD.back}
          </BackLink>
        )}
      </Container>
      <main id="conteudo" tabIndex={-1} className="my-auto outline-none">
        <Container className="max-w-5xl px-5 pt-6 pb-12 md:pt-10">{children}</Container>
      </main>
      {panel?.bar(isOwnCard)}
    </div>
  );
}

export interface BusinessCardScreenProps {
  slugOrId: string;
  Report: ReportAction;
  /** Null for visitors, undefined while the session is unknown. */
  panel: Panel | null | undefined;
}

/** /cartao/{slug or id}: public business card. */
export function BusinessCardScreen({ slugOrId, Report, panel }: BusinessCardScreenProps) {
  const query = useCard(slugOrId);
  const { data: card, error } = query;
  useTabTitle(card?.name);
  if (GONE.has(failureOf(error).code)) {
    return (
      <Frame panel={panel} isOwnCard={false}>
        <Gone />
        {panel === null && <Invitation />}
      </Frame>
    );
  }
  return (
    <Frame panel={panel} isOwnCard={card?.isOwn === true}>
      {card?.isOwn && <OwnerBar card={card} />}
      <Loaded
        query={query}
        pending={<LoadingCard />}
        failed={{ title: CARD.failed, titleAs: "h1" }}
        frame={(error) => <CardSheet className="px-4">{error}</CardSheet>}
      >
        {(loaded) => <BusinessCard card={loaded} Report={Report} />}
      </Loaded>
      {panel === null && <Invitation />}
    </Frame>
  );
}
