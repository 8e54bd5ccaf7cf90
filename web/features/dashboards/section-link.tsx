import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { PANEL_HOME } from "./panel.ts";
import type { ClientSection } from "./sections.ts";

export interface SectionLinkProps extends Omit<LinkComponentProps<"a">, "to" | "search" | "params"> {
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
