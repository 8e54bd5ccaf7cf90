import { Link } from "@tanstack/react-router";
import { Award, ContactRound, Handshake, MapPin, School } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { Container } from "@/ui/frame/container.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { LandingBar, LandingClosing, LandingHero, LandingSection, SupportChat } from "@/ui/landing.tsx";
import { Counters } from "./counters.tsx";
import { CHAT, CLOSING, DAY, EXAMPLE, FEATURES, HEADER, HERO } from "./messages.ts";
import { Plans } from "./plans.tsx";

interface ProviderLandingScreenProps {
  isLoggedIn: boolean;
  /** What the plans have, line by line. */
  comparison: ReactNode;
  questions: ReactNode;
  footer: ReactNode;
}

function Header({ isLoggedIn }: Pick<ProviderLandingScreenProps, "isLoggedIn">) {
  return (
    <LandingBar>
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
    </LandingBar>
  );
}

/** The page's call to action: sign up as a provider. */
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

const FEATURE_ICONS: readonly [key: keyof typeof FEATURES.list, icon: Icon, isPremium?: boolean][] = [
  ["assistant", WhatsAppIcon as Icon, true],
  ["opportunities", MapPin],
  ["card", ContactRound],
  ["ratings", Award],
  ["network", Handshake],
  ["college", School, true],
];

function Features() {
  return (
    <LandingSection title={FEATURES.title} text={FEATURES.text} band="paper">
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 md:mt-8 md:gap-4 lg:grid-cols-3">
        {FEATURE_ICONS.map(([key, Icon, isPremium]) => (
          <li key={key} className="flex min-w-0 gap-4 rounded-card border border-concrete-200 bg-white p-4 md:p-5">
            <Icon size={28} aria-hidden className="shrink-0 text-blueprint" />
            <div className="min-w-0">
              <h3 className="text-lg">{FEATURES.list[key].title}</h3>
              <p className="mt-1 text-ink-soft">{FEATURES.list[key].text}</p>
              {isPremium && (
                <p className="mt-2 flex">
                  <Badge tone="premium">{FEATURES.premium}</Badge>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link to="/demanda" className="link mt-4 inline-flex min-h-11 items-center">
        {FEATURES.demand}
      </Link>
    </LandingSection>
  );
}

function Day() {
  return (
    <LandingSection title={DAY.title} text={DAY.text} className="pt-10 md:pt-16">
      <ol className="mt-5 grid gap-6 md:mt-8 md:grid-cols-3 md:gap-8">
        {DAY.list.map(({ time, title, text }) => (
          <li key={time} className="min-w-0 border-l-4 border-signal-bright pl-4">
            <p className="title text-lg text-blueprint tabular-nums">{time}</p>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

const bubbleClass = "max-w-[85%] rounded-card px-3 py-2 text-sm text-ink";

/** A sample conversation with the assistant, exposed as an image with a one-sentence label. */
function ExampleChat() {
  return (
    <div
      role="img"
      aria-label={EXAMPLE.label}
      className="mx-auto w-full max-w-80 overflow-hidden rounded-card border border-white/15 bg-concrete-100 shadow-soft"
    >
      <p className="flex items-center gap-3 bg-success-dark px-4 py-3 text-white">
        <WhatsAppIcon size={28} />
        <span className="min-w-0">
          <span className="block font-semibold">{EXAMPLE.who}</span>
          <span className="block text-sm">{EXAMPLE.state}</span>
        </span>
      </p>
      <div className="flex flex-col gap-2.5 p-4">
        <p className={`${bubbleClass} self-start bg-white`}>
          <span className="block font-semibold">{EXAMPLE.offer}</span>
          <span className="mt-1 block border-l-4 border-signal-bright pl-2">
            <span className="block font-medium">{EXAMPLE.what}</span>
            <span className="block text-ink-soft">{EXAMPLE.where}</span>
            <span className="block text-ink-soft">{EXAMPLE.when}</span>
          </span>
        </p>
        <p className={`${bubbleClass} self-start bg-white`}>{EXAMPLE.next}</p>
        <p className={`${bubbleClass} self-end bg-blueprint-100 font-medium`}>{EXAMPLE.answer}</p>
      </div>
    </div>
  );
}

/** /landing-prestadores: landing page for providers. */
export function ProviderLandingScreen({ isLoggedIn, comparison, questions, footer }: ProviderLandingScreenProps) {
  return (
    <>
      <Header isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <LandingHero {...HERO} action={<SignUp>{HERO.go}</SignUp>} drawing={<ExampleChat />} />
        <Counters />
        <Features />
        <Day />
        <Plans comparison={comparison} />
        <Container className="pb-10 md:pb-16">{questions}</Container>
        <LandingClosing {...CLOSING} action={<SignUp>{CLOSING.go}</SignUp>} className="pb-10 md:pb-16" />
      </main>
      <SupportChat texts={CHAT} />
      {footer}
    </>
  );
}
