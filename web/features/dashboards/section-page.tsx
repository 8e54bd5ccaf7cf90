import type { ReactNode } from "react";
import { BACK_TO_PANEL } from "@/lib/messages.ts";
import { BackLabel, PageHeader } from "@/ui/frame/page-header.tsx";

interface SectionPageProps {
  label: string;
  text: string;
  /** The link to the panel's first section, with the given content. */
  back: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A section of a panel: heading, short text, and the way back to the first section. */
export function SectionPage({ label, text, back, children }: SectionPageProps) {
  return (
    <div className="px-4 pb-8 md:px-0">
      <PageHeader title={label} text={text} back={back(<BackLabel>{BACK_TO_PANEL}</BackLabel>)} />
      {children}
    </div>
  );
}
