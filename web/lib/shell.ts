import { createContext, type ReactNode } from "react";

/** What a shell has in place of the navigation, where the panel depends on the account. */
export interface Shell {
  links?: ReactNode;
  bar?: ReactNode;
}

/** Set while the build renders a screen before anybody is known (web/prerender-shell.tsx); null in the app. */
export const ShellContext = createContext<Shell | null>(null);
