import { Bell, CircleUserRound, type LucideIcon, ShieldCheck, Users } from "lucide-react";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { sideNavItemClass } from "@/ui/frame/app-bar.tsx";
import { NAV, PANEL } from "../messages.ts";
import { PageLink } from "../page-link.tsx";
import { PANEL_HOME, type Panel } from "../panel.ts";
import { ACCOUNT_PAGE, ALERTS_PAGE, PEOPLE_PAGE, type Place, placeOf } from "../place-of.ts";
import { PROVIDER_TEXTS } from "../provider/messages.ts";
import { isProviderPage, type OwnCard, providerPage } from "../provider-sections.ts";
import { PROVIDER_ICONS, SECTION_ICONS } from "../section-icons.ts";
import { SECTIONS } from "../section-messages.ts";
import { CLIENT_SECTIONS, PROVIDER_SECTIONS } from "../section-names.ts";
import { isClientPage, pageOf } from "../sections.ts";
import { SideColumn } from "../side-column.tsx";

/** An entry of the navigation. */
export interface NavItem {
  place: Place | "/admin";
  to: string;
  search?: { secao?: string };
  label: string;
  icon: LucideIcon;
}

const page = (to: Extract<NavItem["place"], `/${string}`>, label: string, icon: LucideIcon): NavItem => ({
  place: to,
  to,
  label,
  icon,
});

export const ACCOUNT = page(ACCOUNT_PAGE, NAV.account, CircleUserRound);
export const ALERTS = page(ALERTS_PAGE, NAV.alerts, Bell);
export const PEOPLE = page(PEOPLE_PAGE, NAV.people, Users);
const ADMIN = page("/admin", PANEL.admin, ShieldCheck);

/** Leads to the full page of a section, or to the section if there is none. */
export function item(panel: Panel, place: Place, to: string | null, text: Pick<NavItem, "label" | "icon">): NavItem {
  if (to !== null) return { place, to, ...text };
  return { place, to: PANEL_HOME[panel], search: place === "dashboard" ? {} : { secao: place }, ...text };
}

const OF_CLIENT = CLIENT_SECTIONS.map((name) =>
  item("client", name, isClientPage(name) ? pageOf(name) : null, {
    label: SECTIONS[name].label,
    icon: SECTION_ICONS[name],
  }),
);

const ofProvider = (card: OwnCard | undefined) =>
  PROVIDER_SECTIONS.map((name) =>
    item("provider", name, isProviderPage(name) ? providerPage(name, card) : null, {
      label: PROVIDER_TEXTS[name].label,
      icon: PROVIDER_ICONS[name],
    }),
  );

const PAGES: Record<Panel, NavItem[]> = { client: [PEOPLE, ACCOUNT], provider: [ALERTS, ACCOUNT] };

interface NavListProps {
  items: readonly NavItem[];
  current: Place | undefined;
  /** Called on a click on any of the links. */
  onGo?: (() => void) | undefined;
}

export function NavList({ items, current, onGo }: NavListProps) {
  return (
    <ul className="space-y-0.5">
      {items.map(({ place, to, search, label, icon: Icon }) => (
        <li key={place}>
          <PageLink
            to={to}
            {...(search && { search })}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={place === current ? "page" : undefined}
            className={sideNavItemClass}
            onClick={onGo}
          >
            <Icon size={20} aria-hidden />
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface SidebarProps {
  panel: Panel;
  current: Place | undefined;
}

/** The sections of a panel and its other pages, beside the content. Phones have the menu, cards and the bottom bar. */
export function Sidebar({ panel, current }: SidebarProps) {
  const isAdmin = useCurrentUser()?.isAdmin;
  const { data: card } = trpc.networking.overview.useQuery(undefined, { enabled: panel === "provider" });
  const pages = PAGES[panel];
  return (
    <SideColumn label={PANEL.sections}>
      <p className="mb-2 px-3 text-sm font-semibold text-ink-soft">{PANEL[panel]}</p>
      <NavList items={panel === "client" ? OF_CLIENT : ofProvider(card)} current={current} />
      <div className="mt-4 border-t border-concrete-200 pt-4">
        <NavList items={isAdmin ? [...pages, ADMIN] : pages} current={current} />
      </div>
    </SideColumn>
  );
}

/** The side navigation on a full page. */
export function PageSidebar({ panel, path }: { panel: Panel; path: string }) {
  return <Sidebar panel={panel} current={placeOf(panel, path)} />;
}
