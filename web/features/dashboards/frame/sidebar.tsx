import { Crown, type LucideIcon, ShieldCheck, UserRound } from "lucide-react";
import { useCurrentUser } from "@/lib/session.ts";
import { sideNavItemClass } from "@/ui/app-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { NAV, PANEL } from "../messages.ts";
import { PageLink } from "../page-link.tsx";
import { PANEL_HOME, type Panel } from "../panel.ts";
import { PROVIDER_TEXTS } from "../provider/messages.ts";
import { PROVIDER_ICONS, SECTION_ICONS } from "../section-icons.ts";
import { SECTIONS } from "../section-messages.ts";
import { CLIENT_SECTIONS, PROVIDER_SECTIONS } from "../section-names.ts";
import { sectionOf } from "../section-of.ts";
import { SideColumn } from "../side-column.tsx";

interface Item {
  to: string;
  label: string;
  icon: LucideIcon;
  className?: string;
}

interface Section extends Pick<Item, "label" | "icon"> {
  name: string;
}

const PROFILE: Item = { to: "/profile", label: PANEL.profile, icon: UserRound };
const PREMIUM: Item = { to: "/premium", label: NAV.premium, icon: Crown, className: "text-premium hover:text-premium" };
const ADMIN: Item = { to: "/admin", label: PANEL.admin, icon: ShieldCheck };

const LISTS: Record<Panel, { title: string; sections: Section[]; pages: Item[] }> = {
  client: {
    title: PANEL.client,
    sections: CLIENT_SECTIONS.map((name) => ({ name, label: SECTIONS[name].label, icon: SECTION_ICONS[name] })),
    pages: [PROFILE, PREMIUM],
  },
  provider: {
    title: PANEL.provider,
    sections: PROVIDER_SECTIONS.map((name) => ({
      name,
      label: PROVIDER_TEXTS[name].label,
      icon: PROVIDER_ICONS[name],
    })),
    pages: [PROFILE],
  },
};

export interface PanelListProps {
  panel: Panel;
  /** The current section. */
  current: string | undefined;
  /** Called on a click on any of the links. */
  onGo?: (() => void) | undefined;
}

/** The sections and pages of a panel. */
export function PanelList({ panel, current, onGo }: PanelListProps) {
  const { sections, pages } = LISTS[panel];
  const isAdmin = useCurrentUser()?.isAdmin;
  return (
    <>
      <ul className="space-y-0.5">
        {sections.map(({ name, label, icon: Icon }) => (
          <li key={name}>
            <PageLink
              to={PANEL_HOME[panel]}
              search={name === "dashboard" ? {} : { secao: name }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={name === current ? "page" : undefined}
              className={sideNavItemClass}
              onClick={onGo}
            >
              <Icon size={20} aria-hidden />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <ul className="mt-4 space-y-0.5 border-t border-concrete-200 pt-4">
        {[...pages, ...(isAdmin ? [ADMIN] : [])].map(({ to, label, icon: Icon, className }) => (
          <li key={to}>
            <PageLink to={to} className={cx(sideNavItemClass, className)} onClick={onGo}>
              <Icon size={20} aria-hidden />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Panel sections beside the content. Phones have the menu, cards and the bottom bar instead. */
export function Sidebar({ panel, current }: Pick<PanelListProps, "panel" | "current">) {
  return (
    <SideColumn label={PANEL.sections}>
      <p className="mb-2 px-3 text-sm font-semibold text-ink-soft">{LISTS[panel].title}</p>
      <PanelList panel={panel} current={current} />
    </SideColumn>
  );
}

/** The side navigation on a full page. */
export function PageSidebar({ panel, path }: { panel: Panel; path: string }) {
  return <Sidebar panel={panel} current={sectionOf(panel, path)} />;
}
