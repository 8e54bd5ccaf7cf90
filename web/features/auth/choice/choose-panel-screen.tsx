import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { use } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ShellContext } from "@/lib/first-load/shell.ts";
import { cardLinkClass } from "@/ui/card.tsx";
import { Helmet } from "@/ui/drawings/illustration-helmet.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { greetingName } from "../log-in/greeting.ts";
import { LogOutButton } from "../log-out-button.tsx";
import { PANELS } from "./choice-messages.ts";
import { ChoiceCard, ChoiceShell, Choices } from "./choice-shell.tsx";

function Panel({ to, label }: { to: "/cliente/dashboard" | "/prestador/dashboard"; label: string }) {
  return (
    <Link to={to} className={`${cardLinkClass} inline-flex items-center gap-1 text-blueprint`}>
      {label}
      <ArrowRight size={22} aria-hidden className="text-signal" />
    </Link>
  );
}

/** /selecionar-painel: for accounts with both roles. */
export function ChoosePanelScreen({ user }: { user: CurrentUser }) {
  const isShell = use(ShellContext) !== null;
  return (
    <ChoiceShell title={isShell ? PANELS.hello : PANELS.greeting(greetingName(user))} text={PANELS.text}>
      <Choices>
        <ChoiceCard
          interactive
          drawing={<FloorPlan />}
          title={<Panel to="/cliente/dashboard" label={PANELS.client} />}
          text={PANELS.clientText}
        />
        <ChoiceCard
          interactive
          drawing={<Helmet />}
          title={<Panel to="/prestador/dashboard" label={PANELS.provider} />}
          text={PANELS.providerText}
        />
      </Choices>
      <LogOutButton />
    </ChoiceShell>
  );
}
