import { Ban, Flag } from "lucide-react";
import type { SubjectKind } from "#src/features/moderation/rules.ts";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session.ts";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import type { BlockDialogProps } from "./block-dialog.tsx";
import { BLOCK_BUTTON, LATE, reportLabel } from "./messages.ts";

const ReportDialog = late(async () => (await import("./report-dialog.tsx")).ReportDialog);
const BlockDialog = late(async () => (await import("./block-dialog.tsx")).BlockDialog);

export interface ReportActionsProps {
  kind: SubjectKind;
  /** Id of the thing; for cards, the provider's id. */
  id: string;
  /** The person's name for cards; otherwise what it is, for screen readers, e.g. "foto Fachada". */
  name?: string | undefined;
}

function Report({ kind, id, name }: ReportActionsProps) {
  const dialog = useLateDialog(ReportDialog, LATE);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Flag} {...dialog.opener}>
        {reportLabel(kind)}
        {name && <span className="sr-only"> {name}</span>}
      </Button>
      {dialog.isOpen && <ReportDialog kind={kind} id={id} onClose={dialog.close} />}
    </>
  );
}

function Block({ person }: Pick<BlockDialogProps, "person">) {
  const dialog = useLateDialog(BlockDialog, LATE);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Ban} {...dialog.opener}>
        {BLOCK_BUTTON}
        <span className="sr-only"> {person.name}</span>
      </Button>
      {dialog.isOpen && <BlockDialog person={person} onClose={dialog.close} />}
    </>
  );
}

/** What viewers can do about something of somebody else. Only people with a session can block. */
export function ReportActions(props: ReportActionsProps) {
  const { kind, id, name = "" } = props;
  const user = useCurrentUser();
  return (
    <>
      <Report {...props} />
      {kind === "card" && user && <Block person={{ id, name }} />}
    </>
  );
}
