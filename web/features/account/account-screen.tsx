import { Link, type LinkProps } from "@tanstack/react-router";
import { Bell, ChevronRight, Crown, Headset, Repeat, Search, ShieldCheck, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { BACK_TO_PANEL } from "@/lib/messages.ts";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { ACCOUNT, PLACES } from "./messages.ts";

interface RowProps {
  link: Pick<LinkProps, "to" | "search" | "state">;
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

interface AccountLinksProps {
  user: { isClient: boolean; isProvider: boolean; isAdmin: boolean };
  /** The user's plan in a few words, once it is known. */
  plan: string | undefined;
  /** The panel's section with the support. */
  support: RowProps["link"];
}

/** The screens of the account that are more than a card. */
function AccountLinks({ user: { isClient, isProvider, isAdmin }, plan, support }: AccountLinksProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <nav aria-label={ACCOUNT.links}>
        <ul className="divide-y divide-concrete-200">
          <Row link={{ to: "/profile" }} icon={UserRound} {...PLACES.profile} />
          {isProvider && <Row link={{ to: "/alertas" }} icon={Bell} {...PLACES.alerts} />}
          <Row
            link={{ to: "/marketplace", search: { ver: "buscas" }, state: { isFromList: true } }}
            icon={Search}
            {...PLACES.searches}
          />
          <Row
            link={{ to: "/gerenciar-assinatura" }}
            icon={Crown}
            {...PLACES.subscription}
            text={plan ?? PLACES.subscription.text}
          />
          {isClient && isProvider && <Row link={{ to: "/selecionar-painel" }} icon={Repeat} {...PLACES.panel} />}
          <Row link={support} icon={Headset} {...PLACES.support} />
          {isAdmin && <Row link={{ to: "/admin" }} icon={ShieldCheck} {...PLACES.admin} />}
        </ul>
      </nav>
    </Card>
  );
}

interface AccountScreenProps extends AccountLinksProps {
  email: string;
  /** The way back to the panel, with the given content. */
  back: (label: string) => ReactNode;
  /** The cards with everything else that can be set. */
  children: ReactNode;
}

/** /conta: all settings of a person in one place. */
export function AccountScreen({ email, back, children, ...links }: AccountScreenProps) {
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={ACCOUNT.title}
        text={<span className="break-words">{email}</span>}
        back={back(BACK_TO_PANEL)}
      />
      <div className="space-y-4 md:space-y-6">
        <AccountLinks {...links} />
        {children}
      </div>
    </Container>
  );
}
