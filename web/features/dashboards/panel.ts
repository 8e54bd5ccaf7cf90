import type { CurrentUser } from "#src/features/auth/schemas.ts";

export type Panel = "client" | "provider";

const KEY = "portal.painel";

export const PANEL_HOME = { client: "/cliente/dashboard", provider: "/prestador/dashboard" } as const satisfies Record<
  Panel,
  string
>;

/** Screens that both panels lead to keep the navigation of the one that was used last in this tab. */
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

/** The panel that a person is in: the last one used, else the one of the only role. */
export function currentPanel({ isClient, isProvider }: Pick<CurrentUser, "isClient" | "isProvider">): Panel {
  return rememberedPanel() ?? (isProvider && !isClient ? "provider" : "client");
}

/** First name, else the part of the e-mail before the @. */
export function firstName({ name, email }: Pick<CurrentUser, "name" | "email">): string {
  return name.trim().split(/\s+/)[0] || (email.split("@")[0] ?? "");
}
