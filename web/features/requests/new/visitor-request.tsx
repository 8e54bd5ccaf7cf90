import { Camera, Clock, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { RequestInput } from "#src/features/requests/schemas.ts";
import { UNPUBLISHED } from "@/lib/forms/form-messages.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { Note } from "@/ui/note.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import type { Asked } from "./asked-people.tsx";
import { isHalfFilled, newDraft, type RequestDraft, restoreRequest, VISITOR_DRAFT } from "./draft.ts";
import { CREATE_FAILED, createFailure, FORM } from "./form-messages.ts";
import { NEW_REQUEST_FORM } from "./new-request-parts.tsx";
import { QuickChoices } from "./quick-choices.tsx";
import { RequestFormLoader } from "./request-form-loader.tsx";
import { storeVisitorDraftId, visitorDraftId } from "./visitor-draft.ts";
import { VISITOR } from "./visitor-messages.ts";

const NOBODY = { name: "", phone: "" };

export interface Contact {
  name: string;
  whatsapp: string;
}

interface VisitorRequestProps {
  back: ReactNode;
  asked: Asked | undefined;
  /** Leads to an account, and from there back to `/solicitar-servico?rascunho=<draftId>`. */
  onAskAccount: (draftId: string, contact: Contact) => Promise<void>;
}

/** /solicitar-servico without a session: the text stays on the device, and the account is asked for last. */
export function VisitorRequest({ back, asked, onAskAccount }: VisitorRequestProps) {
  const [draftId] = useState(visitorDraftId);
  const [isLeaving, setLeaving] = useState(false);
  const draft = useFormDraft<RequestDraft>({
    key: VISITOR_DRAFT,
    blank: () => newDraft(NOBODY),
    restore: restoreRequest,
    isHalfFilled,
  });
  const guard = useLeaveGuard(draft.isDirty, UNPUBLISHED);
  useEffect(() => storeVisitorDraftId(draftId), [draftId]);
  const goOn = async ({ contactName, contactPhone }: RequestInput) => {
    draft.isDirty.current = false;
    setLeaving(true);
    await onAskAccount(draftId, { name: contactName, whatsapp: contactPhone }).finally(() => setLeaving(false));
  };
  return (
    // Visitors have no side navigation, beside which it would begin.
    <Container width="text" className="mx-auto! pb-bar">
      <PageHeader title={FORM.pageTitle} text={asked ? undefined : FORM.pageText} back={back} />
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <Note icon={Clock}>{FORM.notice}</Note>
            {draft.isRestored ? (
              <DraftNote onDiscard={!isLeaving && draft.startOver} />
            ) : (
              <Note icon={Smartphone}>{VISITOR.onDevice}</Note>
            )}
          </div>
          {asked?.panel}
          <RequestFormLoader
            key={draft.version}
            formId={NEW_REQUEST_FORM}
            defaults={draft.defaults}
            invalidTitle={CREATE_FAILED}
            failure={createFailure}
            onValues={draft.keep}
            onSubmit={goOn}
            QuickChoices={QuickChoices}
            isNew
          />
          <Note icon={Camera}>{VISITOR.photos}</Note>
        </div>
        <ActionBar className="md:mt-6 md:justify-end">
          <Button type="submit" form={NEW_REQUEST_FORM} busy={isLeaving} busyLabel={VISITOR.opening}>
            {VISITOR.next}
          </Button>
        </ActionBar>
      </Card>
      {guard.dialog}
    </Container>
  );
}
