import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AppBar } from "@/ui/app-bar.tsx";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { FloorPlan } from "@/ui/illustrations.tsx";
import { Logo, LogoMark } from "@/ui/logo.tsx";
import { Categories } from "./categories.tsx";
import { CHAT, CLOSING, HEADER, HERO, STEPS } from "./messages.ts";
import { Testimonials } from "./testimonials.tsx";

export interface ClientLandingScreenProps {
  isLoggedIn: boolean;
  footer: ReactNode;
}

function Header({ isLoggedIn }: Pick<ClientLandingScreenProps, "isLoggedIn">) {
  const logo = (
    <Link to="/" aria-label={HEADER.home} className="rounded-sm">
      <LogoMark size={32} className="xs:hidden" />
      <span className="hidden xs:block">
        <Logo size={32} />
      </span>
    </Link>
  );
  return (
    <AppBar start={logo}>
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
    </AppBar>
  );
}

function Hero() {
  return (
    <section className="blueprint-grid on-dark overflow-hidden bg-blueprint text-white">
      <Container className="grid items-center gap-8 py-9 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-10 md:py-16">
        <div className="min-w-0">
          <p className="text-sm font-medium text-blueprint-100">{HERO.eyebrow}</p>
          <h1 className="mt-3 text-4xl lg:text-5xl">{HERO.title}</h1>
          <p className="mt-3 max-w-xl text-blueprint-100 md:text-lg">{HERO.text}</p>
          <Link to="/solicitar-servico" className={buttonClass({ size: "lg", className: "mt-6 w-full xs:w-auto" })}>
            {HERO.go}
          </Link>
          <p className="mt-3 text-sm text-blueprint-100">{HERO.fine}</p>
        </div>
        <FloorPlan className="mx-auto max-w-72 md:max-w-full" />
      </Container>
    </section>
  );
}

function Steps() {
  return (
    <section className="border-b border-concrete-200">
      <Container className="py-10 md:py-16">
        <h2 className="text-2xl md:text-3xl">{STEPS.title}</h2>
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
      </Container>
    </section>
  );
}

function Closing() {
  return (
    <Container as="section" className="py-10 text-center md:py-16">
      <h2 className="text-2xl md:text-3xl">{CLOSING.title}</h2>
      <p className="mt-2 text-ink-soft md:text-lg">{CLOSING.text}</p>
      <Link to="/solicitar-servico" className={buttonClass({ size: "lg", className: "mt-6 w-full xs:w-auto" })}>
        {HERO.go}
      </Link>
    </Container>
  );
}

/** The number is a setting of the server, so the link goes by it. */
function Chat() {
  return (
    <aside aria-label={CHAT.label}>
      <a
        href={`/suporte?texto=${encodeURIComponent(CHAT.text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 inline-flex size-14 items-center justify-center gap-2 rounded-full bg-success font-semibold text-white shadow-soft transition-colors hover:bg-success-dark md:w-auto md:px-5"
      >
        <WhatsAppIcon size={24} />
        <span className="sr-only md:not-sr-only">{CHAT.short}</span>
        <span className="sr-only"> {CHAT.newTab}</span>
      </a>
    </aside>
  );
}

/** /lp-clientes: what the portal does for those who build. */
export function ClientLandingScreen({ isLoggedIn, footer }: ClientLandingScreenProps) {
  return (
    <>
      <Header isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Steps />
        <Categories />
        <Testimonials />
        <Closing />
      </main>
      <Chat />
      {footer}
    </>
  );
}
