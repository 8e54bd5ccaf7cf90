import { useLocation } from "@tanstack/react-router";
import { use } from "react";
import { ShellContext } from "@/lib/first-load/shell.ts";
import { late } from "@/lib/late.tsx";
import { useIsPhone } from "@/ui/use-media-query.ts";
import type { Panel } from "../panel.ts";
import { SidePlaceholder } from "../side-column.tsx";

const LateSidebar = late(async () => (await import("./sidebar.tsx")).PageSidebar, {
  pending: <SidePlaceholder />,
});

/** The side navigation on screens other than the panel's own. Phones don't load it. */
export function Side({ panel }: { panel: Panel | null }) {
  const isPhone = useIsPhone();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isShell = use(ShellContext) !== null;
  if (panel === null || isPhone || isShell) return <SidePlaceholder />;
  return <LateSidebar panel={panel} path={path} />;
}
