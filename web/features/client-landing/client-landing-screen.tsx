import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { LandingBar, LandingClosing, LandingHero, LandingSection, SupportChat } from "@/ui/landing.tsx";
import { Categories } from "./categories.tsx";
import { CHAT, CLOSING, HEADER, HERO, STEPS } from "./messages.ts";
import { Testimonials } from "./testimonials.tsx";

interface ClientLandingScreenProps {
  isLoggedIn: boolean;
  footer: ReactNode;
}

function Header({ isLoggedIn }: Pick<ClientLandingScreenProps, "isLoggedIn">) {
  return (
    <LandingBar>
      {isLoggedIn ? (
        <Link to="/solicitar-servico" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {HEADER.newRequest}
        </Link>
      ) : (
        <>
          <Link to="/provider-login" className={buttonClass({ variant: "ghost", size: "sm" })}>
            {HEADER.provider}
          </Link>
          <Link to="/client-login" className={buttonClass({ variant: "secondary", size: "sm" })}>
            {HEADER.client}
          </Link>
        </>
      )}
    </LandingBar>
  );
}

function Publish() {
  return (
    <Link to="/solicitar-servico" className={buttonClass({ size: "lg", className: "mt-6 w-full xs:w-auto" })}>
      {HERO.go}
    </Link>
  );
}

function Steps() {
  return (
    <LandingSection title={STEPS.title} band="line">
      <ol className="mt-5 grid gap-6 md:mt-8 md:grid-cols-3 md:gap-8">
        {STEPS.list.map(({ title, text }, i) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span
              aria-hidden
              className="title flex size-11 shrink-0 items-center justify-center rounded-full border border-blueprint text-lg text-blueprint tabular-nums"
            >
              {i + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

/** /lp-clientes: landing page for clients. */
export function ClientLandingScreen({ isLoggedIn, footer }: ClientLandingScreenProps) {
  return (
    <>
      <Header isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <LandingHero
          {...HERO}
          action={<Publish />}
          drawing={<FloorPlan className="mx-auto max-w-72 md:max-w-full" />}
        />
        <Steps />
        <Categories />
        <Testimonials />
        <LandingClosing {...CLOSING} action={<Publish />} className="py-10 md:py-16" />
      </main>
      <SupportChat texts={CHAT} />
      {footer}
    </>
  );
}
