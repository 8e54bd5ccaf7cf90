import { Link, type LinkProps } from "@tanstack/react-router";
import { Bell, ChevronRight, Crown, Headset, Repeat, Search, ShieldCheck, UserRound } from "lucide-react";
import { Card } from "@/ui/card.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { ACCOUNT, PLACES } from "./messages.ts";

interface RowProps {
  link: Pick<LinkProps, "to" | "search">;
  icon: Icon;
  title: string;
  text: string;
}

function Row({ link, icon: Icon, title, text }: RowProps) {
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-14 items-center gap-3.5 px-4 py-3 transition-colors hover:bg-concrete-50 md:px-6"
      >
        <Icon size={22} aria-hidden className="shrink-0 text-blueprint" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-concrete-500" />
      </Link>
    </li>
  );
}

export interface AccountLinksProps {
  user: { isClient: boolean; isProvider: boolean; isAdmin: boolean };
  /** The user's plan in a few words, once it is known. */
  plan: string | undefined;
  /** The panel's section with the support. */
  support: RowProps["link"];
}

/** The screens of the account that are more than a card. */
export function AccountLinks({ user: { isClient, isProvider, isAdmin }, plan, support }: AccountLinksProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <nav aria-label={ACCOUNT.links}>
        <ul className="divide-y divide-concrete-200">
          <Row link={{ to: "/profile" }} icon={UserRound} {...PLACES.profile} />
          <Row link={{ to: "/alertas" }} icon={Bell} {...PLACES.alerts} />
          <Row link={{ to: "/marketplace", search: { ver: "buscas" } }} icon={Search} {...PLACES.searches} />
          {isProvider && (
            <Row
              link={{ to: "/gerenciar-assinatura" }}
              icon={Crown}
              {...PLACES.subscription}
              text={plan ?? PLACES.subscription.text}
            />
          )}
          {isClient && isProvider && <Row link={{ to: "/selecionar-painel" }} icon={Repeat} {...PLACES.panel} />}
          <Row link={support} icon={Headset} {...PLACES.support} />
          {isAdmin && <Row link={{ to: "/admin" }} icon={ShieldCheck} {...PLACES.admin} />}
        </ul>
      </nav>
    </Card>
  );
}
