import { createContext, type ReactNode } from "react";

/** What a screen has in its shell only. */
export interface Shell {
  /** Instead of the panel's links and bar, where the panel depends on the account. */
  links?: ReactNode;
  bar?: ReactNode;
  /** The content of a panel, with a placeholder for its other sections. */
  withSections?: (first: ReactNode) => ReactNode;
}

/** Set while the build renders a screen before anybody is known (web/render/prerender-shell.tsx); null in the app. */
export const ShellContext = createContext<Shell | null>(null);
