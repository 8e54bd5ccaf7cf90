import type { ReactNode } from "react";
import { BACK_TO_PANEL } from "@/lib/messages.ts";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { AccountLinks, type AccountLinksProps } from "./account-links.tsx";
import { ACCOUNT } from "./messages.ts";

export interface AccountScreenProps extends AccountLinksProps {
  email: string;
  /** The way back to the panel, with the given content. */
  back: (label: string) => ReactNode;
  /** The cards with everything else that can be set. */
  children: ReactNode;
}

/** /conta: all settings of a person in one place. */
export function AccountScreen({ email, back, children, ...links }: AccountScreenProps) {
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={ACCOUNT.title}
        text={<span className="break-words">{email}</span>}
        back={back(BACK_TO_PANEL)}
      />
      <div className="space-y-4 md:space-y-6">
        <AccountLinks {...links} />
        {children}
      </div>
    </Container>
  );
}
