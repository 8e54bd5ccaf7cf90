import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HOME_LABEL } from "@/lib/messages.ts";
import { buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";
import { WhatsAppIcon } from "./drawings/brand-icons.tsx";
import { Logo, LogoMark } from "./drawings/logo.tsx";
import { AppBar } from "./frame/app-bar.tsx";
import { Container } from "./frame/container.tsx";
import { PublicNav, PublicNavRow } from "./frame/public-nav.tsx";

/** Header of a landing page: the logo (only its mark on narrow phones) and the sign-in links. */
export function LandingBar({ children }: { children: ReactNode }) {
  const logo = (
    <Link to="/" aria-label={HOME_LABEL} className="rounded-sm">
      <LogoMark size={32} className="xs:hidden" />
      <span className="hidden xs:block">
        <Logo size={32} />
      </span>
    </Link>
  );
  return (
    <>
      <AppBar start={logo}>
        <PublicNav className={buttonClass({ variant: "ghost", size: "sm" })} />
        {children}
      </AppBar>
      <PublicNavRow />
    </>
  );
}

interface LandingHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  action: ReactNode;
  fine: string;
  /** Right of the text; below it on phones. */
  drawing: ReactNode;
}

/** Hero section of a landing page. */
export function LandingHero({ eyebrow, title, text, action, fine, drawing }: LandingHeroProps) {
  return (
    <section className="blueprint-grid on-dark overflow-hidden bg-blueprint text-white">
      <Container className="grid items-center gap-8 py-9 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-10 md:py-16">
        <div className="min-w-0">
          <p className="text-sm font-medium text-blueprint-100">{eyebrow}</p>
          <h1 className="mt-3 text-4xl lg:text-5xl">{title}</h1>
          <p className="mt-3 max-w-xl text-blueprint-100 md:text-lg">{text}</p>
          {action}
          <p className="mt-3 text-sm text-blueprint-100">{fine}</p>
        </div>
        {drawing}
      </Container>
    </section>
  );
}

const BANDS = {
  paper: "paper-grid border-y border-concrete-200 bg-blueprint-50",
  line: "border-b border-concrete-200",
} as const;

interface LandingSectionProps {
  title: string;
  text?: string;
  /** Full-width background or border. */
  band?: keyof typeof BANDS;
  /** Overrides the default padding. */
  className?: string;
  children: ReactNode;
}

export function LandingSection({ title, text, band, className = "py-10 md:py-16", children }: LandingSectionProps) {
  const content = (
    <>
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      {text && <p className="mt-1 text-ink-soft md:text-lg">{text}</p>}
      {children}
    </>
  );
  if (!band) {
    return (
      <Container as="section" className={className}>
        {content}
      </Container>
    );
  }
  return (
    <section className={BANDS[band]}>
      <Container className={className}>{content}</Container>
    </section>
  );
}

interface LandingClosingProps {
  title: string;
  text: string;
  action: ReactNode;
  /** Sets the padding. */
  className: string;
}

/** Last section of a landing page, with the call to action. */
export function LandingClosing({ title, text, action, className }: LandingClosingProps) {
  return (
    <Container as="section" className={cx("text-center", className)}>
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="mt-2 text-ink-soft md:text-lg">{text}</p>
      {action}
    </Container>
  );
}

interface SupportChatProps {
  texts: {
    label: string;
    short: string;
    newTab: string;
    /** Prefilled chat message. */
    text: string;
  };
}

/** Opens a WhatsApp chat with support. The link goes to the server, which has the number in its settings. */
export function SupportChat({ texts }: SupportChatProps) {
  return (
    <aside
      aria-label={texts.label}
      className="sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mr-4 mb-4 ml-auto w-fit zoomed:static"
    >
      <a
        href={`/suporte?texto=${encodeURIComponent(texts.text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex size-14 items-center justify-center gap-2 rounded-full bg-success font-semibold text-white shadow-soft transition-colors hover:bg-success-dark md:w-auto md:px-5"
      >
        <WhatsAppIcon size={24} />
        <span className="sr-only md:not-sr-only">{texts.short}</span>
        <span className="sr-only"> {texts.newTab}</span>
      </a>
    </aside>
  );
}
