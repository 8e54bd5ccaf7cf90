import { Link } from "@tanstack/react-router";
import { Pencil, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { AgreementVersion, HireView } from "#src/features/hires/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { Notice } from "@/ui/notice.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { AGREEMENT, AGREEMENT_FORM } from "./agreement-messages.ts";
import { AgreementPaper } from "./agreement-paper.tsx";
import { AcceptButton, AgreementChanges, AgreementState, NotWritable } from "./agreement-state.tsx";
import type { Suggestion } from "./agreement-values.ts";

const LISTS = { client: "/client-contracts", provider: "/provider-contracts" } as const;

const pending = (
  <SkeletonGroup label={AGREEMENT.loading} className="flex flex-col gap-5">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-60 w-full rounded-card" />
  </SkeletonGroup>
);

const LateForm = late(async () => (await import("./agreement-form.tsx")).AgreementForm, {
  pending,
  failed: lateError,
});

interface Agreement {
  hire: HireView;
  canWrite: boolean;
  suggested: Suggestion | null;
  newest: AgreementVersion | null;
  accepted: AgreementVersion | null;
}

/** /contratacao/$id/acordo: what client and provider agreed on. */
export function AgreementScreen({ hireId, user }: { hireId: string; user: CurrentUser }) {
  const query = trpc.hires.agreement.useQuery({ id: hireId });
  const isGone = !query.data && isNotFound(query.error);
  const hire = query.data?.hire;
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={AGREEMENT.title}
        text={hire && AGREEMENT.text(hire.serviceType, hire.personName)}
        back={<BackLink to={LISTS[hire?.side ?? (user.isClient ? "client" : "provider")]}>{AGREEMENT.back}</BackLink>}
      />
      {isGone ? (
        <Gone />
      ) : (
        <Loaded query={query} pending={pending} failed={{ title: AGREEMENT.failed }}>
          {(agreement) => <Content agreement={agreement} userId={user.id} />}
        </Loaded>
      )}
    </Container>
  );
}

function Content({ agreement, userId }: { agreement: Agreement; userId: string }) {
  const { hire, canWrite, newest, suggested } = agreement;
  const [mode, setMode] = useState<"reading" | "writing" | "sent">("reading");
  if (hire.status !== "confirmed") return <Notice tone="waiting">{AGREEMENT.unconfirmed}</Notice>;
  if (newest === null && !canWrite) return <NotWritable hire={hire} hasText={false} />;
  if (newest !== null && mode !== "writing") {
    return (
      <Written agreement={agreement} newest={newest} isJustSent={mode === "sent"} onChange={() => setMode("writing")} />
    );
  }
  return (
    <Card as="section" aria-labelledby="escrever">
      <h2 id="escrever" className="text-lg">
        {newest === null ? AGREEMENT.first : AGREEMENT.change}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {AGREEMENT.firstText(hire.personName)} {suggested && AGREEMENT_FORM.filled}
      </p>
      <LateForm
        hireId={hire.id}
        userId={userId}
        newest={newest}
        suggested={suggested}
        onSent={() => setMode("sent")}
        onCancel={newest === null ? undefined : () => setMode("reading")}
      />
    </Card>
  );
}

interface WrittenProps {
  agreement: Agreement;
  newest: AgreementVersion;
  isJustSent: boolean;
  onChange: () => void;
}

/** The newest version, or the accepted one while a newer one waits. */
function Written({ agreement: { hire, canWrite, accepted }, newest, isJustSent, onChange }: WrittenProps) {
  const [showsAccepted, setShowsAccepted] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isJustSent) return;
    // The form that had the focus is gone, and with it the place to which the page was scrolled.
    state.current?.focus({ preventScroll: true });
    state.current?.scrollIntoView({ block: "center" });
  }, [isJustSent]);
  const isOpen = hire.endedAs !== "cancelled" && newest.acceptedAt === null;
  const shown = showsAccepted && accepted ? accepted : newest;
  return (
    <div className="flex flex-col gap-5">
      {(isOpen || newest.acceptedAt !== null) && (
        <div ref={state} tabIndex={-1}>
          <AgreementState hire={hire} newest={newest} />
        </div>
      )}
      {!canWrite && <NotWritable hire={hire} hasText />}
      {accepted && <AgreementChanges accepted={accepted} newest={newest} />}
      <AgreementPaper version={shown} side={hire.side} />
      <div className="flex flex-wrap gap-2">
        {isOpen && !newest.isMine && shown === newest && (
          <AcceptButton key={newest.version} hireId={hire.id} version={newest} />
        )}
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          {AGREEMENT.print}
        </Button>
        {accepted && (
          <Button variant="outline" onClick={() => setShowsAccepted(!showsAccepted)}>
            {showsAccepted ? AGREEMENT.showNewest : AGREEMENT.showAccepted}
          </Button>
        )}
        {canWrite && (
          <Button variant="outline" icon={Pencil} onPointerEnter={LateForm.preload} onClick={onChange}>
            {AGREEMENT.change}
          </Button>
        )}
      </div>
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      illustration={<FloorPlan />}
      title={AGREEMENT.gone}
      text={AGREEMENT.goneText}
      action={
        <Link to="/selecionar-painel" className={buttonClass({ variant: "secondary" })}>
          {AGREEMENT.goneAction}
        </Link>
      }
    />
  );
}
