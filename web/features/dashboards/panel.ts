import type { CurrentUser } from "#src/features/auth/schemas.ts";

export type Panel = "client" | "provider";

const KEY = "portal.painel";

export const PANEL_HOME = { client: "/cliente/dashboard", provider: "/prestador/dashboard" } as const satisfies Record<
  Panel,
  string
>;

/** Stores the panel for this tab, so that screens shared by both panels keep its navigation. */
export function rememberPanel(panel: Panel): void {
  try {
    sessionStorage.setItem(KEY, panel);
  } catch {}
}

function rememberedPanel(): Panel | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === "client" || kept === "provider" ? kept : null;
  } catch {
    return null;
  }
}

/** The panel of the only role; with both or none, the last one used. */
export function currentPanel({ isClient, isProvider }: Pick<CurrentUser, "isClient" | "isProvider">): Panel {
  if (isClient !== isProvider) return isProvider ? "provider" : "client";
  return rememberedPanel() ?? "client";
}

/** Whether there is another panel to switch to. */
export const hasBothPanels = (user: Pick<CurrentUser, "isClient" | "isProvider"> | null | undefined) =>
  user?.isClient === true && user.isProvider;

/** First name, else the part of the email before the @. */
export function firstName({ name, email }: Pick<CurrentUser, "name" | "email">): string {
  return name.trim().split(/\s+/)[0] || (email.split("@")[0] ?? "");
}
