import { UserRound } from "lucide-react";
import { sideNavItemClass } from "@/ui/app-bar.tsx";
import { PANEL } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { PROVIDER_ICONS } from "./provider-icons.ts";
import { PROVIDER_TEXTS } from "./provider-messages.ts";
import { ProviderSectionLink } from "./section-link.tsx";
import { PROVIDER_SECTIONS, type ProviderSection } from "./section-names.ts";

/** Sections of the panel of providers, beside the content; phones have cards and the bar at the thumb. */
export function ProviderSidebar({ current }: { current: ProviderSection }) {
  return (
    <nav
      aria-label={PANEL.sections}
      className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] w-58 shrink-0 self-start overflow-y-auto py-6 md:block lg:w-64"
    >
      <p className="mb-2 px-3 text-sm font-semibold text-ink-soft">{PANEL.provider}</p>
      <ul className="space-y-0.5">
        {PROVIDER_SECTIONS.map((section) => {
          const Icon = PROVIDER_ICONS[section];
          return (
            <li key={section}>
              <ProviderSectionLink
                section={section}
                aria-current={section === current ? "page" : undefined}
                className={sideNavItemClass}
              >
                <Icon size={20} aria-hidden />
                {PROVIDER_TEXTS[section].label}
              </ProviderSectionLink>
            </li>
          );
        })}
      </ul>
      <ul className="mt-4 border-t border-concrete-200 pt-4">
        <li>
          <PageLink to="/profile" className={sideNavItemClass}>
            <UserRound size={20} aria-hidden />
            {PANEL.profile}
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
