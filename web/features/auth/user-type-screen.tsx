import { Link, useHydrated } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { cardLinkClass } from "@/ui/card.tsx";
import { Helmet } from "@/ui/illustration-helmet.tsx";
import { FloorPlan } from "@/ui/illustration-plan.tsx";
import { USER_TYPE } from "./choice-messages.ts";
import { ChoiceCard, ChoiceShell, Choices } from "./choice-shell.tsx";

interface WayProps {
  to: "/cliente/login" | "/prestador/login";
  label: string;
}

function Way({ to, label }: WayProps) {
  return (
    <Link to={to} className={`${cardLinkClass} inline-flex items-center gap-2 text-blueprint`}>
      {label}
      <ArrowRight size={22} aria-hidden className="text-signal" />
    </Link>
  );
}

/** /tipo-usuario: asks whether the user is a client or a provider. */
export function UserTypeScreen() {
  // The prerendered page has no search params. The key remounts the links after hydration, so that they pick them up.
  const key = String(useHydrated());
  return (
    <ChoiceShell title={USER_TYPE.title} text={USER_TYPE.text} back>
      <Choices key={key}>
        <ChoiceCard
          interactive
          drawing={<FloorPlan />}
          title={<Way to="/cliente/login" label={USER_TYPE.client} />}
          text={USER_TYPE.clientText}
        />
        <ChoiceCard
          interactive
          drawing={<Helmet />}
          title={<Way to="/prestador/login" label={USER_TYPE.provider} />}
          text={USER_TYPE.providerText}
        />
      </Choices>
      <p key={`${key} account`} className="mt-4 text-center">
        {USER_TYPE.haveAccount}{" "}
        <Link to="/entrar" className="link inline-flex min-h-11 items-center">
          {USER_TYPE.logIn}
        </Link>
      </p>
    </ChoiceShell>
  );
}
