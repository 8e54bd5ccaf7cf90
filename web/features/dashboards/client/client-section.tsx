import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { backLinkClass } from "@/ui/frame/page-header.tsx";
import { allLinkClass, Latest } from "../latest.tsx";
import { PageLink } from "../page-link.tsx";
import { SectionLink } from "../section-link.tsx";
import { CLIENT_LISTS, type ClientLists, isListed } from "../section-lists.ts";
import { SECTIONS } from "../section-messages.ts";
import type { InnerSection } from "../section-names.ts";
import { SectionPage } from "../section-page.tsx";
import { SECTION_PAGES } from "../sections.ts";
import { SupportCard } from "../support-card.tsx";
import { CLIENT_SUPPORT, CLIENT_TEXTS } from "./section-messages.ts";

interface ClientSectionScreenProps {
  section: Exclude<InnerSection, "publicar-solicitacao">;
  user: CurrentUser;
  /** All requests of the user. */
  ownRequests: ReactNode;
  lists: ClientLists;
}

/** A section of the client panel: heading, short text, and its latest entries with a link to its full page. */
export function ClientSectionScreen(props: ClientSectionScreenProps) {
  const { section } = props;
  return (
    <SectionPage
      label={SECTIONS[section].label}
      text={CLIENT_TEXTS[section]}
      back={(content) => (
        <SectionLink section="dashboard" className={backLinkClass}>
          {content}
        </SectionLink>
      )}
    >
      <SectionBody {...props} />
    </SectionPage>
  );
}

function SectionBody({ section, user, ownRequests, lists }: ClientSectionScreenProps) {
  if (isListed(CLIENT_LISTS, section)) {
    const { title, all } = CLIENT_LISTS[section];
    return (
      <Latest
        title={title}
        allLabel={all}
        all={(content) => (
          <PageLink to={SECTION_PAGES[section]} className={allLinkClass}>
            {content}
          </PageLink>
        )}
      >
        {lists[section]}
      </Latest>
    );
  }
  if (section === "minhas-oportunidades") return ownRequests;
  return <SupportCard text={CLIENT_SUPPORT(user.name || user.email)} />;
}
