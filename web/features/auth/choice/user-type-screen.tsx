import { Link, useHydrated, useLinkProps } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { LOG_IN } from "@/lib/messages.ts";
import { cardLinkClass } from "@/ui/card.tsx";
import { Helmet } from "@/ui/drawings/illustration-helmet.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { USER_TYPE } from "./choice-messages.ts";
import { ChoiceCard, ChoiceShell, Choices } from "./choice-shell.tsx";

interface WayProps {
  to: "/cliente/login" | "/prestador/login" | "/entrar";
  className: string;
  children: ReactNode;
}

/**
 * The prerendered page has no search parameters, so they are added after hydration. The element stays the same: React
 * must not replace a link between the start and the end of a tap.
 */
function Way({ to, ...props }: WayProps) {
  const link = useLinkProps({ to, ...props });
  return <a {...link} href={useHydrated() ? link.href : to} />;
}

function RoleWay({ to, label }: { to: WayProps["to"]; label: string }) {
  return (
    <Way to={to} className={`${cardLinkClass} inline-flex items-center gap-2 text-blueprint`}>
      {label}
      <ArrowRight size={22} aria-hidden className="text-signal" />
    </Way>
  );
}

/** /tipo-usuario: asks whether the user is a client or a provider. */
export function UserTypeScreen() {
  return (
    <ChoiceShell title={USER_TYPE.title} text={USER_TYPE.text} back>
      <Choices>
        <ChoiceCard
          interactive
          drawing={<FloorPlan />}
          title={<RoleWay to="/cliente/login" label={USER_TYPE.client} />}
          text={USER_TYPE.clientText}
        />
        <ChoiceCard
          interactive
          drawing={<Helmet />}
          title={<RoleWay to="/prestador/login" label={USER_TYPE.provider} />}
          text={USER_TYPE.providerText}
        />
      </Choices>
      <p className="mt-4 text-center">
        {USER_TYPE.request}{" "}
        <Link to="/solicitar-servico" search={{}} className="link inline-flex min-h-11 items-center">
          {USER_TYPE.writeRequest}
        </Link>
      </p>
      <p className="text-center">
        {USER_TYPE.haveAccount}{" "}
        <Way to="/entrar" className="link inline-flex min-h-11 items-center">
          {LOG_IN}
        </Way>
      </p>
    </ChoiceShell>
  );
}
