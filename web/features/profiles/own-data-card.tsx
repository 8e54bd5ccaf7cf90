import { Download, Trash2 } from "lucide-react";
import type { Failure } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { DATA, ownDataFailure } from "./own-data-messages.ts";
import { saveExport } from "./save-export.ts";

const ExportDialog = late(async () => (await import("./export-dialog.tsx")).ExportDialog);
const DeleteAccountDialog = late(async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog);

const asksForPassword = ({ fields }: Failure) => "password" in fields;

/** @param onPassword called if the log-in is too old to do without the password */
function useExport(onPassword: () => void) {
  const { mutate, isPending } = trpc.profiles.exportData.useMutation(
    mutationSteps({
      onSuccess: saveExport,
      success: () => ({ title: DATA.exported }),
      failure: (failure) => (asksForPassword(failure) ? null : ownDataFailure(DATA.exportFailed, failure)),
      onFailure: (failure) => {
        if (asksForPassword(failure)) onPassword();
      },
    }),
  );
  return { isExporting: isPending, start: () => mutate({}) };
}

const rowClass = "flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-6";

/** Lets users export their data and delete their account. */
export function OwnDataCard({ hasPassword }: { hasPassword: boolean }) {
  const password = useLateDialog(ExportDialog);
  const { isExporting, start } = useExport(password.open);
  const deleting = useLateDialog(DeleteAccountDialog);
  return (
    <Card>
      <h2 className="text-xl">{DATA.title}</h2>
      <div className={`${rowClass} mt-4`}>
        <div className="min-w-0">
          <h3 className="text-base">{DATA.exportTitle}</h3>
          <p className="text-ink-soft">{DATA.exportText}</p>
        </div>
        <Button
          variant="outline"
          icon={Download}
          className="shrink-0 lg:w-64"
          busy={isExporting}
          busyLabel={DATA.exporting}
          onClick={start}
        >
          {DATA.export}
        </Button>
      </div>
      <div className={`${rowClass} mt-5 border-t border-concrete-200 pt-5`}>
        <div className="min-w-0">
          <h3 className="text-base">{DATA.deleteTitle}</h3>
          <p className="text-ink-soft">{DATA.deleteText}</p>
        </div>
        <Button
          variant="outline"
          icon={Trash2}
          className="shrink-0 text-danger! hover:border-danger! lg:w-64"
          {...deleting.opener}
        >
          {DATA.delete}
        </Button>
      </div>
      {password.isOpen && <ExportDialog onClose={password.close} />}
      {deleting.isOpen && <DeleteAccountDialog hasPassword={hasPassword} onClose={deleting.close} />}
    </Card>
  );
}
