import { Crown, UserRound } from "lucide-react";
import { sideNavItemClass } from "@/ui/app-bar.tsx";
import { NAV, PANEL, SECTIONS } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { SECTION_ICONS } from "./section-icons.ts";
import { SectionLink } from "./section-link.tsx";
import { CLIENT_SECTIONS, type ClientSection } from "./section-names.ts";

/** Sections of the panel of clients, beside the content; phones have cards and the bar at the thumb. */
export function ClientSidebar({ current }: { current: ClientSection }) {
  return (
    <nav
      aria-label={PANEL.sections}
      className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] w-58 shrink-0 self-start overflow-y-auto py-6 md:block lg:w-64"
    >
      <p className="mb-2 px-3 text-sm font-semibold text-ink-soft">{PANEL.client}</p>
      <ul className="space-y-0.5">
        {CLIENT_SECTIONS.map((section) => {
          const Icon = SECTION_ICONS[section];
          return (
            <li key={section}>
              <SectionLink
                section={section}
                aria-current={section === current ? "page" : undefined}
                className={sideNavItemClass}
              >
                <Icon size={20} aria-hidden />
                {SECTIONS[section].label}
              </SectionLink>
            </li>
          );
        })}
      </ul>
      <ul className="mt-4 space-y-0.5 border-t border-concrete-200 pt-4">
        <li>
          <PageLink to="/profile" className={sideNavItemClass}>
            <UserRound size={20} aria-hidden />
            {PANEL.profile}
          </PageLink>
        </li>
        <li>
          <PageLink to="/premium" className={`${sideNavItemClass} text-premium hover:text-premium`}>
            <Crown size={20} aria-hidden />
            {NAV.premium}
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
