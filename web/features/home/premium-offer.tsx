import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { OFFER } from "./landing-messages.ts";

export function PremiumOffer() {
  return (
    <Container as="section" className="pb-12 md:pb-20">
      <Card
        tone="premium"
        className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center md:gap-10 md:p-10"
      >
        <div className="min-w-0">
          <Badge tone="premium">{OFFER.eyebrow}</Badge>
          <h2 className="mt-3 text-2xl md:text-3xl">{OFFER.title}</h2>
          <p className="mt-2 text-ink-soft">{OFFER.text}</p>
          <p className="mt-4">
            <span className="title text-4xl tabular-nums">{OFFER.price}</span>{" "}
            <span className="text-ink-soft">{OFFER.period}</span>
          </p>
        </div>
        <div className="min-w-0">
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {OFFER.benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2.5">
                <Check size={20} aria-hidden className="mt-0.5 text-premium" />
                <span className="min-w-0">{benefit}</span>
              </li>
            ))}
          </ul>
          <Link to="/premium" className={buttonClass({ variant: "secondary", className: "mt-6 w-full xs:w-auto" })}>
            {OFFER.go}
          </Link>
        </div>
      </Card>
    </Container>
  );
}
