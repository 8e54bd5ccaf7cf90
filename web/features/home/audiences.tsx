import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { Helmet } from "@/ui/drawings/illustration-helmet.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { AUDIENCES } from "./landing-messages.ts";

interface AudienceProps {
  forRole: Role;
  drawing: ReactNode;
}

function Audience({ forRole, drawing }: AudienceProps) {
  const { title, points, go } = AUDIENCES[forRole];
  return (
    <Card as="section" interactive className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-xl">{title}</h3>
        <div className="flex h-20 w-24 shrink-0 items-center text-blueprint md:h-28 md:w-36">{drawing}</div>
      </div>
      <ul className="flex flex-1 flex-col gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check size={20} aria-hidden className="mt-0.5 text-success" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
      <Link
        to="/entrar"
        search={{ papel: forRole }}
        className={`${cardLinkClass} inline-flex min-h-11 items-center gap-2 self-start font-semibold text-blueprint`}
      >
        {go}
        <ArrowRight size={20} aria-hidden className="text-signal" />
      </Link>
    </Card>
  );
}

/** Benefits for clients and for providers; both cards link to sign-in. */
export function Audiences() {
  return (
    <Container as="section" className="py-10 md:py-16">
      <h2 className="text-2xl md:text-3xl">{AUDIENCES.title}</h2>
      <div className="mt-5 grid gap-4 md:mt-8 md:grid-cols-2 md:gap-6">
        <Audience forRole="client" drawing={<FloorPlan />} />
        <Audience forRole="provider" drawing={<Helmet />} />
      </div>
    </Container>
  );
}
