import { Link } from "@tanstack/react-router";
import { Award, ContactRound, Handshake, MapPin, School } from "lucide-react";
import type { ReactNode } from "react";
import { AppBar } from "@/ui/app-bar.tsx";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { Logo, LogoMark } from "@/ui/logo.tsx";
import { Counters } from "./counters.tsx";
import { ExampleChat } from "./example-chat.tsx";
import { CHAT, CLOSING, DAY, FEATURES, HEADER, HERO } from "./messages.ts";
import { Plans } from "./plans.tsx";

export interface ProviderLandingScreenProps {
  isLoggedIn: boolean;
  footer: ReactNode;
}

function Header({ isLoggedIn }: Pick<ProviderLandingScreenProps, "isLoggedIn">) {
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
        <Link to="/selecionar-painel" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {HEADER.panel}
        </Link>
      ) : (
        <>
          <Link to="/client-login" className={buttonClass({ variant: "ghost", size: "sm" })}>
            {HEADER.client}
          </Link>
          <Link to="/provider-login" className={buttonClass({ variant: "secondary", size: "sm" })}>
            {HEADER.provider}
          </Link>
        </>
      )}
    </AppBar>
  );
}

/** A new account of a provider is what this page is for. */
function SignUp({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/entrar"
      search={{ aba: "cadastro", papel: "provider" }}
      className={buttonClass({ size: "lg", className: "mt-6 w-full xs:w-auto" })}
    >
      {children}
    </Link>
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
          <SignUp>{HERO.go}</SignUp>
          <p className="mt-3 text-sm text-blueprint-100">{HERO.fine}</p>
        </div>
        <ExampleChat />
      </Container>
    </section>
  );
}

const FEATURE_ICONS: readonly [key: keyof typeof FEATURES.list, icon: Icon][] = [
  ["assistant", WhatsAppIcon as Icon],
  ["opportunities", MapPin],
  ["card", ContactRound],
  ["ratings", Award],
  ["network", Handshake],
  ["college", School],
];

function Features() {
  return (
    <section className="paper-grid border-y border-concrete-200 bg-blueprint-50">
      <Container className="py-10 md:py-16">
        <h2 className="text-2xl md:text-3xl">{FEATURES.title}</h2>
        <p className="mt-1 text-ink-soft md:text-lg">{FEATURES.text}</p>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 md:mt-8 md:gap-4 lg:grid-cols-3">
          {FEATURE_ICONS.map(([key, Icon]) => (
            <li key={key} className="flex min-w-0 gap-4 rounded-card border border-concrete-200 bg-white p-4 md:p-5">
              <Icon size={28} aria-hidden className="shrink-0 text-blueprint" />
              <div className="min-w-0">
                <h3 className="text-lg">{FEATURES.list[key].title}</h3>
                <p className="mt-1 text-ink-soft">{FEATURES.list[key].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Day() {
  return (
    <Container as="section" className="pt-10 md:pt-16">
      <h2 className="text-2xl md:text-3xl">{DAY.title}</h2>
      <ol className="mt-5 grid gap-6 md:mt-8 md:grid-cols-3 md:gap-8">
        {DAY.list.map(({ time, title, text }) => (
          <li key={time} className="min-w-0 border-l-4 border-signal-bright pl-4">
            <p className="title text-lg text-blueprint tabular-nums">{time}</p>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}

function Closing() {
  return (
    <Container as="section" className="pb-10 text-center md:pb-16">
      <h2 className="text-2xl md:text-3xl">{CLOSING.title}</h2>
      <p className="mt-2 text-ink-soft md:text-lg">{CLOSING.text}</p>
      <SignUp>{CLOSING.go}</SignUp>
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

/** /landing-prestadores: what the portal does for those who work on the site. */
export function ProviderLandingScreen({ isLoggedIn, footer }: ProviderLandingScreenProps) {
  return (
    <>
      <Header isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Counters />
        <Features />
        <Day />
        <Plans />
        <Closing />
      </main>
      <Chat />
      {footer}
    </>
  );
}
