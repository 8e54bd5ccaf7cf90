import { Flag } from "lucide-react";
import type { SubjectKind } from "#src/shared/decisions.ts";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button, Of } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { REPORT_BUTTON } from "./messages.ts";

const ReportDialog = late(async () => (await import("./report-dialog.tsx")).ReportDialog);
const BlockButton = late(async () => (await import("./block-button.tsx")).BlockButton);

interface ReportButtonProps {
  kind: SubjectKind;
  /** Id of the thing; for cards, the provider's id. */
  id: string;
  /** The person's name for cards; otherwise what it is, for screen readers, e.g. "foto Fachada". */
  name?: string | undefined;
  /** Of the person of a card: whether the user blocked them. */
  isBlocked?: boolean | undefined;
}

function Report({ kind, id, name }: ReportButtonProps) {
  const dialog = useLateDialog(ReportDialog);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Flag} {...dialog.opener} className="noscript:hidden">
        {REPORT_BUTTON}
        {name && <Of>{name}</Of>}
      </Button>
      {dialog.isOpen && <ReportDialog kind={kind} id={id} onClose={dialog.close} />}
    </>
  );
}

/** 'Denunciar'; on cards also 'Bloquear', for people with a session. */
export function ReportButton(props: ReportButtonProps) {
  const { kind, id, name = "", isBlocked = false } = props;
  const user = useCurrentUser();
  return (
    <>
      <Report {...props} />
      {kind === "card" && user && <BlockButton person={{ id, name }} isBlocked={isBlocked} />}
    </>
  );
}
