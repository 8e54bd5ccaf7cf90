import { useMutation } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { DATA, LATE, ownDataFailure } from "./own-data-messages.ts";

const DeleteAccountDialog = late(async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog);

function saveAsFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A query run as a mutation: only on request, and never cached. */
function useExport() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => trpcClient.profiles.exportData.query(),
    ...mutationSteps({
      onSuccess: (data: unknown) => saveAsFile(DATA.file, JSON.stringify(data, null, 2)),
      success: () => ({ title: DATA.exported }),
      failure: (failure) => ownDataFailure(DATA.exportFailed, failure),
    }),
  });
  return { isExporting: isPending, start: () => mutate() };
}

const rowClass = "flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-6";

/** Lets users export their data and delete their account. */
export function OwnDataCard({ hasPassword }: { hasPassword: boolean }) {
  const { isExporting, start } = useExport();
  const deleting = useLateDialog(DeleteAccountDialog, LATE);
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
      {deleting.isOpen && <DeleteAccountDialog hasPassword={hasPassword} onClose={deleting.close} />}
    </Card>
  );
}
