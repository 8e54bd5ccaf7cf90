import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { HouseSection } from "@/ui/house-section.tsx";
import { HERO } from "./landing-messages.ts";

export function Hero() {
  return (
    <section className="blueprint-grid on-dark overflow-hidden bg-blueprint text-white">
      <Container className="grid items-center gap-6 pt-8 pb-6 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 text-sm font-medium text-blueprint-100">
            <MapPin size={18} aria-hidden className="text-signal-bright" />
            {HERO.place}
          </p>
          <h1 className="mt-3 text-4xl lg:text-5xl">{HERO.title}</h1>
          <p className="mt-3 max-w-xl text-blueprint-100 md:text-lg">{HERO.text}</p>
          <Link to="/tipo-usuario" className={buttonClass({ size: "lg", className: "mt-6 w-full xs:w-auto" })}>
            {HERO.start}
          </Link>
          <p className="mt-3 text-sm text-blueprint-100">{HERO.fine}</p>
        </div>
        <HouseSection className="mx-auto max-w-2xl" />
      </Container>
    </section>
  );
}
