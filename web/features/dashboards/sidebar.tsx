import { Crown, type LucideIcon, UserRound } from "lucide-react";
import { sideNavItemClass } from "@/ui/app-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { NAV, PANEL } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { PANEL_HOME, type Panel } from "./panel.ts";
import { PROVIDER_ICONS } from "./provider-icons.ts";
import { PROVIDER_TEXTS } from "./provider-messages.ts";
import { SECTION_ICONS } from "./section-icons.ts";
import { SECTIONS } from "./section-messages.ts";
import { CLIENT_SECTIONS, PROVIDER_SECTIONS } from "./section-names.ts";

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

export interface SidebarProps {
  panel: Panel;
  current: string;
}

/** Panel sections beside the content. Phones have cards and the bottom bar instead. */
export function Sidebar({ panel, current }: SidebarProps) {
  const { title, sections, pages } = LISTS[panel];
  return (
    <nav
      aria-label={PANEL.sections}
      className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] w-58 shrink-0 self-start overflow-y-auto py-6 md:block lg:w-64"
    >
      <p className="mb-2 px-3 text-sm font-semibold text-ink-soft">{title}</p>
      <ul className="space-y-0.5">
        {sections.map(({ name, label, icon: Icon }) => (
          <li key={name}>
            <PageLink
              to={PANEL_HOME[panel]}
              search={name === "dashboard" ? {} : { secao: name }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={name === current ? "page" : undefined}
              className={sideNavItemClass}
            >
              <Icon size={20} aria-hidden />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <ul className="mt-4 space-y-0.5 border-t border-concrete-200 pt-4">
        {pages.map(({ to, label, icon: Icon, className }) => (
          <li key={to}>
            <PageLink to={to} className={cx(sideNavItemClass, className)}>
              <Icon size={20} aria-hidden />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
