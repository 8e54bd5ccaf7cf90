import type { Plugin } from "vite";

/** Replaces a module of lucide-react with web/ui/lucide-icon.ts. Whatever renders the app needs it, for the same HTML. */
export const LEAN_ICONS = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: new URL("../../web/ui/lucide-icon.ts", import.meta.url).pathname,
};

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;
/** What web/ui/lucide-icon.ts doesn't read: React keys, which hardly compress, and the rest of each icon's record. */
const UNUSED = /^__iconData\.node;$|,\s*key: "\w+"|^ {2}(?:name: "[^"]*"|size: \d+|aliases: \[[^\]]*\]),?$/gm;

/** Leaves only the shapes of icons. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    transform: (code, id) => (ICON.test(id) ? { code: code.replace(UNUSED, ""), map: null } : null),
  };
}
