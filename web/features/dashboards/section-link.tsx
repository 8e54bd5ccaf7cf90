import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { PANEL_HOME } from "./panel.ts";
import type { ClientSection, ProviderSection } from "./section-names.ts";

type AnchorProps = Omit<LinkComponentProps<"a">, "to" | "search" | "params">;

export interface SectionLinkProps extends AnchorProps {
  section: ClientSection;
}

/** A link to a section of the panel of clients. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  return (
    <Link
      {...props}
      to={PANEL_HOME.client}
      search={section === "dashboard" ? {} : { secao: section }}
      activeOptions={{ exact: true, includeSearch: true }}
    />
  );
}

/** A link to a section of the panel of providers. */
export function ProviderSectionLink({ section, ...props }: AnchorProps & { section: ProviderSection }) {
  return (
    <Link
      {...props}
      to={PANEL_HOME.provider}
      search={section === "dashboard" ? {} : { secao: section }}
      activeOptions={{ exact: true, includeSearch: true }}
    />
  );
}
