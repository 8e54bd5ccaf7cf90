import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HOME_LABEL } from "@/lib/messages.ts";
import { HouseSection } from "@/ui/drawings/late-drawings.tsx";
import { Logo, LogoMark } from "@/ui/drawings/logo.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { PAGE } from "./choice/choice-messages.ts";

function DrawingSide() {
  return (
    <aside className="blueprint-grid on-dark hidden flex-col justify-between gap-8 bg-blueprint p-10 text-white lg:sticky lg:top-0 lg:flex lg:h-dvh xl:p-14">
      <Link to="/" aria-label={HOME_LABEL} className="self-start rounded-sm">
        <Logo size={36} tone="onDark" />
      </Link>
      <HouseSection className="mx-auto max-w-xl" />
      <div>
        <p className="title text-3xl">{PAGE.claim}</p>
        <p className="mt-2 max-w-md text-blueprint-100">{PAGE.claimText}</p>
      </div>
    </aside>
  );
}

interface AuthShellProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Layout of all sign-in screens: a sheet over the blueprint on phones, a drawing beside the form on wide screens. */
export function AuthShell({ title, text, children }: AuthShellProps) {
  return (
    <div className="min-h-dvh bg-blueprint lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:bg-paper">
      <DrawingSide />
      <div className="blueprint-grid flex min-h-dvh flex-col pt-safe lg:bg-none">
        <header className="on-dark mx-auto flex w-full max-w-xl items-center justify-between px-4 py-1.5 text-white md:px-6 lg:max-w-lg lg:pt-6 lg:text-ink lg:[--ring:var(--color-signal)]">
          <BackLink to="/" tone="darkOnPhones">
            {PAGE.back}
          </BackLink>
          <Link to="/" aria-label={HOME_LABEL} className="rounded-sm p-1 lg:hidden">
            <LogoMark size={32} tone="onDark" />
          </Link>
        </header>
        <main id="conteudo" tabIndex={-1} className="flex flex-1 flex-col lg:justify-center">
          <div className="on-dark mx-auto w-full max-w-xl px-4 pt-1 pb-5 text-white md:px-6 lg:max-w-lg lg:pb-3 lg:text-ink lg:[--ring:var(--color-signal)]">
            <h1 className="text-2xl lg:text-3xl">{title}</h1>
            {text && <div className="mt-1 text-blueprint-100 lg:text-ink-soft">{text}</div>}
          </div>
          <div className="flex-1 rounded-t-sheet bg-paper pt-3 pb-10 lg:flex-none">
            <div className="mx-auto w-full max-w-xl px-4 pb-safe md:px-6 lg:max-w-lg">{children}</div>
          </div>
        </main>
      </div>
    </div>
  );
}
