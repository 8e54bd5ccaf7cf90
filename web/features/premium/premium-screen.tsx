import { Link } from "@tanstack/react-router";
import { BadgeCheck, Check, Mail } from "lucide-react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { MEMBER, PLAN } from "./messages.ts";

/** /premium for logged-in users: the plan, and how to get it while it can't be bought online. */
export function PremiumScreen({ user }: { user: CurrentUser }) {
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={PLAN.title} text={PLAN.lead} />
      {user.isPremium && <MemberNotice />}
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-xl">{PLAN.name}</h2>
          <p>
            <span className="title text-3xl tabular-nums">{PLAN.price}</span>{" "}
            <span className="text-ink-soft">{PLAN.period}</span>
          </p>
        </div>
        <ul className="mt-5 space-y-4 border-t border-concrete-200 pt-5">
          {PLAN.benefits.map(({ title, text }) => (
            <li key={title} className="flex gap-3">
              <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-premium-soft text-premium">
                <Check size={16} aria-hidden />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        {!user.isPremium && <HowToGetIt user={user} />}
      </Card>
    </Container>
  );
}

function HowToGetIt({ user }: { user: CurrentUser }) {
  const { data: support } = trpc.support.contacts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className="mt-6 border-t border-concrete-200 pt-5">
      <p>{PLAN.how}</p>
      {support ? (
        <>
          <ButtonLink href={PLAN.mailto(support.email, user.name, user.email)} icon={Mail} full className="mt-4">
            {PLAN.action}
          </ButtonLink>
          <p className="mt-3 text-center text-sm text-ink-soft">
            {PLAN.orWrite}{" "}
            <a href={`mailto:${support.email}`} className="link inline-block">
              {support.email}
            </a>
          </p>
        </>
      ) : (
        <Skeleton className="mt-4 h-12 w-full rounded-control" />
      )}
    </div>
  );
}

function MemberNotice() {
  return (
    <Card tone="premium" className="mb-4 flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <div className="flex gap-3">
        <BadgeCheck size={28} aria-hidden className="text-premium" />
        <div className="min-w-0">
          <h2 className="text-lg">{MEMBER.title}</h2>
          <p className="mt-0.5">{MEMBER.text}</p>
        </div>
      </div>
      <Link to="/oportunidades" className={buttonClass({ variant: "secondary", className: "shrink-0" })}>
        {MEMBER.action}
      </Link>
    </Card>
  );
}
