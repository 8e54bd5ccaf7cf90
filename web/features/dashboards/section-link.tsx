import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { PANEL_HOME } from "./panel.ts";
import type { ClientSection, ProviderSection } from "./section-names.ts";

type AnchorProps = Omit<LinkComponentProps<"a">, "to" | "search" | "params">;

interface SectionLinkProps extends AnchorProps {
  section: ClientSection;
}

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
