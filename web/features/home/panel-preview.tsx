import { CalendarDays, Check, Clock3, Hourglass, MapPin, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { URGENCY_LABELS } from "#src/shared/urgency.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PREVIEW } from "./landing-messages.ts";

interface PartProps {
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
}

/** A feature of the panel, under a preview of it that is hidden from assistive technology. */
function Part({ title, text, className, children }: PartProps) {
  return (
    <li className={cx("flex min-w-0 flex-col gap-4", className)}>
      <div aria-hidden className="flex flex-1 flex-col gap-3 text-ink select-none">
        {children}
      </div>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-blueprint-100">{text}</p>
      </div>
    </li>
  );
}

function BusinessCard() {
  const { name, trade, place, skills, call } = PREVIEW.card;
  return (
    <Card className="flex flex-1 flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="md" />
        <div className="min-w-0">
          <p className="title text-lg">{name}</p>
          <p className="text-sm text-ink-soft">{trade}</p>
        </div>
      </div>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <MapPin size={18} />
        {place}
      </p>
      <p className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <Badge key={skill}>{skill}</Badge>
        ))}
      </p>
      <p className="mt-auto flex min-h-11 items-center justify-center gap-2 rounded-control bg-success font-semibold text-white">
        <WhatsAppIcon />
        {call}
      </p>
    </Card>
  );
}

const URGENCY_LOOK = {
  tomorrow: { tone: "warning", icon: Clock3 },
  next_days: { tone: "info", icon: CalendarDays },
} as const;

type Opportunity = (typeof PREVIEW.opportunities.list)[number];

function OpportunityCard({ service, urgency, place, left }: Opportunity) {
  return (
    <Card className="flex-1 md:p-4">
      <Badge {...URGENCY_LOOK[urgency]}>{URGENCY_LABELS[urgency]}</Badge>
      <p className="title mt-2 text-lg">{service}</p>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
        <MapPin size={18} className="mt-0.5" />
        <span className="min-w-0">{place}</span>
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
        <Hourglass size={18} />
        {left}
      </p>
    </Card>
  );
}

function Connections() {
  const { list, connected, connect } = PREVIEW.connections;
  return (
    <Card className="flex-1" padding="none">
      <ul className="flex h-full flex-col divide-y divide-concrete-200">
        {list.map(({ name, place, isConnected }) => (
          <li key={name} className="flex flex-1 items-center gap-3 px-4 py-3">
            <Avatar name={name} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{place}</span>
            </span>
            <Badge tone={isConnected ? "success" : "info"} icon={isConnected ? Check : UserPlus}>
              {isConnected ? connected : connect}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Preview of the provider panel, built from the product's own components. */
export function PanelPreview() {
  const { title, text, card, opportunities, connections } = PREVIEW;
  return (
    <section className="blueprint-grid on-dark bg-blueprint text-white">
      <Container className="py-10 md:py-16">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <p className="mt-2 text-blueprint-100 md:text-lg">{text}</p>
        <ul className="mt-6 grid gap-9 md:mt-9 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          <Part title={opportunities.title} text={opportunities.text}>
            {opportunities.list.map((opportunity) => (
              <OpportunityCard key={opportunity.service} {...opportunity} />
            ))}
          </Part>
          <Part title={card.title} text={card.text}>
            <BusinessCard />
          </Part>
          <Part title={connections.title} text={connections.text} className="md:max-lg:col-span-2">
            <Connections />
          </Part>
        </ul>
      </Container>
    </section>
  );
}
