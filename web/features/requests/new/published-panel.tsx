import { Link, useRouter } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { expiryOf } from "#src/features/requests/rules.ts";
import { formatDay } from "#src/shared/format.ts";
import { formatTime } from "@/lib/format/format-moment.ts";
import { isPlainClick } from "@/lib/plain-click.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Trowel } from "@/ui/drawings/late-drawings.tsx";
import { ShareLink } from "../detail/share-link.tsx";
import { refreshLists } from "../request-cache.ts";
import { PUBLISHED } from "./late-form-messages.ts";
import type { NewRequest } from "./use-new-request.ts";

interface PublishedPanelProps {
  published: NonNullable<NewRequest["published"]>;
  titleAs: "h2" | "h3";
  children?: ReactNode;
}

/** Shown after publishing: when the request expires, safety advice, and next steps. */
export function PublishedPanel({ published, titleAs: Title, children }: PublishedPanelProps) {
  const { id, request, createdAt, unsent, asked } = published;
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone, and with it the place to which the page was scrolled.
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "center" });
    void refreshLists();
    // The first one makes a provider a client too.
    if (trpcUtils.auth.me.getData()?.isClient === false) void trpcUtils.auth.me.invalidate();
  }, []);
  const expiresAt = expiryOf(createdAt);
  const own = { to: "/cliente/dashboard", search: { secao: "minhas-oportunidades", solicitacao: id } } as const;
  /** Whoever comes back finds the request in place of a blank form. */
  const putPublishedHere = () => {
    router.history.replace(router.buildLocation(own).href, {}, { ignoreBlocker: true });
    // Otherwise it would be one with the step that follows.
    router.history.flush();
  };
  const { serviceType, city, urgency = "no_deadline" } = request;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center text-center">
      <div className="w-40 text-blueprint">
        <Trowel />
      </div>
      <Title ref={title} tabIndex={-1} className="mt-4 text-lg outline-none">
        {PUBLISHED.title}
      </Title>
      <p className="mt-1 text-ink-soft">
        {asked?.published ?? PUBLISHED.expires(formatDay(expiresAt), formatTime(expiresAt))}
      </p>
      {unsent > 0 && (
        <p role="alert" className="mt-5 w-full rounded-card bg-danger-soft p-4 text-left font-semibold text-danger">
          {PUBLISHED.unsent(unsent)}
        </p>
      )}
      <div className="mt-5 flex w-full gap-3 rounded-card bg-warning-soft p-4 text-left">
        <ShieldCheck size={22} aria-hidden className="mt-0.5 text-warning" />
        <div className="min-w-0">
          <p className="font-semibold text-warning">{PUBLISHED.advice}</p>
          <p className="mt-0.5">{PUBLISHED.adviceText}</p>
        </div>
      </div>
      <div className="mt-5 flex w-full flex-col gap-2">
        <Link {...own} replace className={buttonClass({ variant: "secondary" })}>
          {PUBLISHED.see}
        </Link>
        {!asked?.isReserved && <ShareLink request={{ id, serviceType, city, urgency }} />}
        {!asked && (
          <Link
            to="/portal-conexoes"
            search={{ busca: serviceType }}
            onClick={(event) => isPlainClick(event) && putPublishedHere()}
            className={buttonClass({ variant: "outline" })}
          >
            {PUBLISHED.people}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
