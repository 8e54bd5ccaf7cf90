import { interestedIn } from "@/features/hires/late-parts.tsx";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { RequestDetailDialog } from "@/features/requests/late-dialogs.tsx";

type Props = Pick<Parameters<typeof RequestDetailDialog>[0], "id" | "host">;

/** The detail of a request over the screen `host`, with what other features add to it. */
export function RequestDetail({ id, host }: Props) {
  return (
    <RequestDetailDialog
      id={id}
      host={host}
      report={id && <ReportButton kind="request" id={id} />}
      interested={interestedIn}
    />
  );
}
