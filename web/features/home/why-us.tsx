import { Hourglass, MapPinned, MessageCircle, Repeat2, Star, WalletCards } from "lucide-react";
import { Container } from "@/ui/container.tsx";
import { Figures } from "./figures.tsx";
import { WHY } from "./landing-messages.ts";

const ICONS = [MapPinned, MessageCircle, Hourglass, Star, Repeat2, WalletCards] as const;

export function WhyUs() {
  return (
    <section className="paper-grid border-y border-concrete-200 bg-blueprint-50">
      <Container className="py-10 md:py-16">
        <h2 className="text-2xl md:text-3xl">{WHY.title}</h2>
        <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 md:mt-8 lg:grid-cols-3">
          {WHY.reasons.map(({ title, text }, i) => {
            const Icon = ICONS[i] ?? Star;
            return (
              <li key={title} className="flex gap-4 border-t border-blueprint-200 py-4 md:py-5">
                <Icon size={26} aria-hidden className="mt-0.5 text-blueprint" />
                <div className="min-w-0">
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
        <Figures />
      </Container>
    </section>
  );
}
