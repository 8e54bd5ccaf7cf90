import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HOME_LABEL } from "@/lib/messages.ts";
import { Card } from "@/ui/card.tsx";
import { Logo, LogoMark } from "@/ui/drawings/logo.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PAGE } from "./choice-messages.ts";

interface ChoiceShellProps {
  title: string;
  text: string;
  /** Shows a link back to the home page; otherwise only the logo. */
  back?: boolean | undefined;
  children: ReactNode;
}

/** Layout of screens with two choices: a blueprint band with the cards overlapping its edge. */
export function ChoiceShell({ title, text, back = false, children }: ChoiceShellProps) {
  return (
    <div className="min-h-dvh pb-10">
      <div className="blueprint-grid on-dark bg-blueprint pt-safe text-white">
        <Container as="header" className="flex min-h-14 items-center justify-between gap-3 md:min-h-16">
          {back && (
            <BackLink to="/" tone="dark">
              {PAGE.back}
            </BackLink>
          )}
          <Link to="/" aria-label={HOME_LABEL} className="rounded-sm">
            {back ? <LogoMark size={32} tone="onDark" /> : <Logo size={30} tone="onDark" />}
          </Link>
        </Container>
      </div>
      <main id="conteudo" tabIndex={-1}>
        <div className="blueprint-grid on-dark bg-blueprint pb-16 text-white md:pb-24">
          <Container className="pt-3 md:pt-8 md:text-center">
            <h1 className="text-2xl md:text-4xl">{title}</h1>
            <p className="mt-2 max-w-2xl text-blueprint-100 md:mx-auto md:text-lg">{text}</p>
          </Container>
        </div>
        <Container className="-mt-10 md:-mt-14">
          <div className="mx-auto max-w-4xl">{children}</div>
        </Container>
      </main>
    </div>
  );
}

interface ChoiceCardProps {
  drawing: ReactNode;
  title: ReactNode;
  text: string;
  interactive?: boolean | undefined;
  children?: ReactNode;
}

/** One choice: the drawing is beside the text on phones, above it on wide screens. */
export function ChoiceCard({ drawing, title, text, interactive, children }: ChoiceCardProps) {
  return (
    <Card interactive={interactive} className="flex flex-col gap-4 shadow-soft">
      <div className="flex items-center gap-4 md:flex-1 md:flex-col md:items-start md:gap-5">
        <div className="w-24 shrink-0 text-blueprint md:flex md:h-44 md:w-52 md:items-center md:self-center">
          {drawing}
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg md:text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}

export function Choices({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 md:grid-cols-2 md:gap-6">{children}</div>;
}
