/** Replaces a module of lucide-react with web/ui/lucide-icon.ts. Whatever renders the app needs it, for the same HTML. */
export const LEAN_ICONS = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: new URL("../../web/ui/lucide-icon.ts", import.meta.url).pathname,
};
