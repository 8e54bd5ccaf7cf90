import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mayReopen, wasClosed } from "#src/features/requests/rules-own.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { OUTCOME, REPUBLISH } from "./outcome-messages.ts";
import { RepublishCard, type RepublishCardProps } from "./republish-card.tsx";

export interface NotYetProps extends RepublishCardProps {
  reopen: ReactNode;
}

/** Opens the request again, as long as its time lasts; else publishes it again. */
export function NotYet({ reopen, ...props }: NotYetProps) {
  const now = useNow();
  const { data: request, isLoading } = trpc.requests.byId.useQuery({ id: props.requestId });
  if (isLoading) return <Skeleton className="h-44 w-full rounded-card" />;
  if (request && request.expiresAt > now && !wasClosed(request)) return <StillOpen id={request.id} />;
  if (!request || !mayReopen(request, now)) return <RepublishCard {...props} />;
  return (
    <Card as="section" aria-labelledby="reabrir">
      <h2 id="reabrir" className="text-lg">
        {OUTCOME.reopen}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{OUTCOME.reopenText}</p>
      {reopen}
    </Card>
  );
}

function StillOpen({ id }: { id: string }) {
  return (
    <Card as="section" aria-labelledby="no-ar">
      <h2 id="no-ar" className="text-lg">
        {OUTCOME.stillOpen}
      </h2>
      <p className="mt-1 text-ink-soft">{OUTCOME.stillOpenText}</p>
      <Link
        to="/cliente/dashboard"
        search={{ solicitacao: id }}
        className={buttonClass({ variant: "secondary", className: "mt-4" })}
      >
        {REPUBLISH.see}
      </Link>
    </Card>
  );
}
