import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ActionBar } from "@/ui/bottom-bar.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { CREATED, FORM, LEAVE } from "./form-messages.ts";
import { NewRequestForm, SubmitButton } from "./new-request-parts.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import { useNewRequest } from "./use-new-request.ts";

/** /solicitar-servico: the new-request form as a full page. */
export function NewRequestPage({ user, back }: { user: CurrentUser; back: ReactNode }) {
  const newRequest = useNewRequest(user);
  const guard = useLeaveGuard(newRequest.isDirty, LEAVE);
  const { published, startOver } = newRequest;
  return (
    <Container width="text" className="pb-bar">
      <PageHeader title={FORM.pageTitle} text={published ? undefined : FORM.pageText} back={back} />
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        {published ? (
          <PublishedPanel published={published} titleAs="h2">
            <Button variant="ghost" onClick={startOver}>
              {CREATED.another}
            </Button>
          </PublishedPanel>
        ) : (
          <>
            <NewRequestForm newRequest={newRequest} />
            <ActionBar className="md:mt-6 md:justify-end">
              <SubmitButton newRequest={newRequest} />
            </ActionBar>
          </>
        )}
      </Card>
      {guard.dialog}
    </Container>
  );
}
