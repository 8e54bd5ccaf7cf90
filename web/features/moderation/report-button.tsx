import { late } from "@/lib/late.tsx";

/**
 * 'Denunciar'; on cards also 'Bloquear'. Few people use them, so not even the buttons load with the page. The placeholder
 * keeps their height.
 */
export const ReportButton = late(async () => (await import("./report-actions.tsx")).ReportActions, {
  pending: <div className="min-h-11" />,
});
