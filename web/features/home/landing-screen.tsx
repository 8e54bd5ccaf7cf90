import { Link } from "@tanstack/react-router";
import { Hourglass, MapPin, MessageCircle, Repeat2, Star, WalletCards } from "lucide-react";
import { HOME_LABEL, LOG_IN } from "@/lib/messages.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Logo } from "@/ui/drawings/logo.tsx";
import { AppBar } from "@/ui/frame/app-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PublicNav, PublicNavRow } from "@/ui/frame/public-nav.tsx";
import { HouseSection } from "@/ui/house-section.tsx";
import { Audiences } from "./audiences.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { HEADER, HERO, HISTORY, WHY } from "./landing-messages.ts";
import { PanelPreview } from "./panel-preview.tsx";
import { PremiumOffer } from "./premium-offer.tsx";
import { Stats } from "./stats.tsx";

/** Company timeline, drawn like the axis lines of a floor plan. */
function History() {
  return (
    <Container as="section" className="py-10 md:py-16">
      <h2 className="text-2xl md:text-3xl">{HISTORY.title}</h2>
      <ol className="mt-6 md:mt-9 md:grid md:grid-cols-3">
        {HISTORY.steps.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative border-l border-blueprint-300 pb-7 pl-6 last:pb-0 md:border-t md:border-l-0 md:pt-6 md:pr-8 md:pb-0 md:pl-0"
          >
            <span
              aria-hidden
              className="absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-blueprint bg-paper md:-top-[7px] md:left-0"
            />
            <p className="title text-lg text-blueprint tabular-nums">{when}</p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}

const ICONS = [MapPin, MessageCircle, Hourglass, Star, Repeat2, WalletCards] as const;

function WhyUs() {
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
        <Stats />
      </Container>
    </section>
  );
}

function Hero() {
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
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/tipo-usuario" className={buttonClass({ size: "lg", className: "w-full xs:w-auto" })}>
              {HERO.start}
            </Link>
            <Link
              to="/solicitar-servico"
              className={buttonClass({ variant: "outline", size: "lg", className: "w-full xs:w-auto" })}
            >
              {HERO.request}
            </Link>
          </div>
          <p className="mt-3 text-sm text-blueprint-100">{HERO.fine}</p>
        </div>
        <HouseSection className="mx-auto max-w-2xl" />
      </Container>
    </section>
  );
}

interface LandingScreenProps {
  isLoggedIn: boolean;
}

function LandingHeader({ isLoggedIn }: Pick<LandingScreenProps, "isLoggedIn">) {
  const logo = (
    <Link to="/" aria-label={HOME_LABEL} className="rounded-sm">
      <Logo size={32} />
    </Link>
  );
  return (
    <>
      <AppBar start={logo}>
        <PublicNav className={buttonClass({ variant: "ghost", size: "sm" })} />
        {isLoggedIn ? (
          <Link to="/selecionar-painel" className={buttonClass({ variant: "secondary", size: "sm" })}>
            {HEADER.panel}
          </Link>
        ) : (
          <Link to="/entrar" className={buttonClass({ variant: "outline", size: "sm" })}>
            {LOG_IN}
          </Link>
        )}
      </AppBar>
      <PublicNavRow />
    </>
  );
}

/** /: the public landing page. */
export function LandingScreen({ isLoggedIn }: LandingScreenProps) {
  return (
    <>
      <LandingHeader isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Audiences />
        <PanelPreview />
        <WhyUs />
        <History />
        <PremiumOffer />
      </main>
      <LandingFooter />
    </>
  );
}
