import { Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Share2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { HOME_LABEL } from "@/lib/messages.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { Logo } from "@/ui/drawings/logo.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { shareCard } from "../person/card-actions.tsx";
import { Person } from "../person/person.tsx";
import { AskLink, CompleteLink, PageLink } from "../person/person-sheet.tsx";
import type { ReportAction } from "../report-action.ts";
import { CARD, PANEL_LABEL } from "./messages.ts";

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

/** For the card's owner only. */
function OwnerActions({ card }: { card: ProfessionalPage }) {
  if (!card.isComplete) return <CompleteLink />;
  return (
    <>
      <p className="w-full text-sm text-ink-soft">{CARD.owner}</p>
      <Link to="/perfil" className={buttonClass({ variant: "outline" })}>
        <Pencil size={20} aria-hidden />
        {CARD.edit}
      </Link>
      <Button icon={Share2} onClick={() => void shareCard(card)}>
        {CARD.share}
      </Button>
    </>
  );
}

/** For everybody else. */
function VisitorActions({ card: { id, isBlocked } }: { card: ProfessionalPage }) {
  return (
    <>
      {!isBlocked && <AskLink id={id} />}
      <PageLink id={id} />
    </>
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
  /** The panel's bar at the bottom of one's own card, on phones. */
  bar: ReactNode;
}

interface FrameProps {
  panel: Panel | null | undefined;
  isOwnCard: boolean;
  children: ReactNode;
}

function Frame({ panel, isOwnCard, children }: FrameProps) {
  return (
    <div
      className={cx(
        "blueprint-grid on-dark flex min-h-dvh flex-col bg-blueprint pt-safe text-white",
        isOwnCard ? "pb-bar md:pb-safe" : "pb-[calc(7rem+env(safe-area-inset-bottom))]",
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
        {panel && <BackLink to={panel.home} tone="dark" />}
      </Container>
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Container className="max-w-5xl px-5 pt-3 pb-6 md:pt-5">{children}</Container>
      </main>
      {isOwnCard && panel?.bar}
    </div>
  );
}

interface BusinessCardScreenProps {
  slugOrId: string;
  Report: ReportAction;
  /** Null for visitors, undefined while the session is unknown. */
  panel: Panel | null | undefined;
}

/** /cartao/{slug or id}: public business card. */
export function BusinessCardScreen({ slugOrId, Report, panel }: BusinessCardScreenProps) {
  const query = useCard(slugOrId);
  const { data: card } = query;
  useTabTitle(card?.name);
  return (
    <Frame panel={panel} isOwnCard={card?.isOwn === true}>
      <Person
        query={query}
        texts={CARD}
        actions={(person) => (person.isOwn ? <OwnerActions card={person} /> : <VisitorActions card={person} />)}
        isCard
        Report={Report}
      />
      {panel === null && <Invitation />}
    </Frame>
  );
}
