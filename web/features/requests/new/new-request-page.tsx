import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { UNPUBLISHED_WITH_PHOTOS } from "@/lib/forms/form-messages.ts";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import type { Asked } from "./asked-people.tsx";
import { CREATED, FORM, LEAVE_PHOTOS } from "./form-messages.ts";
import { NewRequestForm, SubmitButton } from "./new-request-parts.tsx";
import { FormSkeleton } from "./request-form-loader.tsx";
import { useNewRequest, type Written } from "./use-new-request.ts";

const PublishedPanel = late(async () => (await import("./published-panel.tsx")).PublishedPanel);

/** The page while its form loads. */
export function PendingPage({ back }: { back: ReactNode }) {
  return (
    <Container width="text" className="pb-bar">
      <PageHeader title={FORM.pageTitle} text={FORM.pageText} back={back} />
      <FormSkeleton />
    </Container>
  );
}

interface PageProps extends Partial<Written> {
  user: CurrentUser;
  back: ReactNode;
  /** The request with which the form is filled in. */
  again?: RequestDetail | undefined;
  asked?: Asked | undefined;
}

/** /solicitar-servico: the new-request form as a full page. */
export function NewRequestPage({ user, back, again, asked, ...written }: PageProps) {
  const navigate = useNavigate();
  useEffect(() => onFirstUse(PublishedPanel.preload), []);
  const newRequest = useNewRequest(user, { again, asked, ...written });
  const guard = useLeaveGuard(newRequest.isDirty, newRequest.photos.isSending ? LEAVE_PHOTOS : UNPUBLISHED_WITH_PHOTOS);
  const { published, startOver } = newRequest;
  return (
    <Container width="text" className="pb-bar">
      <PageHeader title={FORM.pageTitle} text={published || asked ? undefined : FORM.pageText} back={back} />
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        {published ? (
          <PublishedPanel published={published} titleAs="h2">
            <Button
              variant="ghost"
              onClick={() =>
                again ? void navigate({ to: "/solicitar-servico", search: {}, replace: true }) : startOver()
              }
            >
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
