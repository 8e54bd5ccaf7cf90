import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { DataLayer } from "../boot/data-layer.tsx";
import { NeutralBar, NeutralLinks } from "../features/dashboards/frame/neutral-navigation.tsx";
import { PANEL } from "../features/dashboards/messages.ts";
import { titleOf } from "../features/home/page-head.ts";
import { type Shell, ShellContext } from "../lib/first-load/shell.ts";
import { LOADING } from "../lib/messages.ts";
import { createAppRouter } from "../router.tsx";
import { routerContext } from "../router-context.ts";
import { ScreenSkeleton } from "../ui/states/screen-skeleton.tsx";

/** Stands in for the account, which the build doesn't know. A shell shows nothing of it. */
const NOBODY: CurrentUser = {
  id: "",
  name: "",
  email: "",
  phone: "",
  avatarUrl: null,
  isClient: true,
  isProvider: false,
  isAdmin: false,
  isPremium: false,
  hasAcceptedTerms: true,
  hasCurrentTerms: true,
  hasPassword: true,
  hasConfirmedPhone: false,
};

/** If the URL names another section, the script that starts the app shows the template's placeholder instead. */
const withSections = (first: ReactNode) => (
  <>
    {first}
    <template>
      <h1 className="sr-only">{PANEL.section}</h1>
      <ScreenSkeleton label={LOADING} />
    </template>
  </>
);

const SHELLS = {
  plain: {},
  /** The panel depends on the account. */
  neutral: { links: <NeutralLinks />, bar: <NeutralBar /> },
  sections: { withSections },
} as const satisfies Record<string, Shell>;

export type ShellKind = keyof typeof SHELLS;

/** Renders a screen as it is while its first data loads. */
export async function renderShell(path: string, kind: ShellKind): Promise<{ title: string; html: string }> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false,
    context: { ...routerContext, DataLayer, currentUser: async () => NOBODY },
  });
  await router.load();
  const html = renderToString(
    <StrictMode>
      <ShellContext value={SHELLS[kind]}>
        <RouterProvider router={router} />
      </ShellContext>
    </StrictMode>,
  );
  // Nothing listens to buttons yet; links work.
  const idle = html.replaceAll(' aria-disabled="false"', "").replaceAll("<button ", '<button aria-disabled="true" ');
  return { title: titleOf(router.state.matches), html: idle };
}
