/** Shared styles of text-like controls: 48 px high, 16 px text, 1 px border with 3:1 contrast. */
export const controlClass =
  "w-full min-w-0 rounded-control border border-concrete-500 bg-white px-3.5 py-2.5 text-base text-ink transition-colors " +
  "hover:border-ink-soft focus-visible:border-blueprint " +
  "enabled:aria-invalid:border-danger enabled:aria-invalid:bg-danger-soft/40 " +
  "disabled:border-concrete-300 disabled:bg-concrete-100 disabled:text-concrete-600 " +
  "[&[readonly]]:bg-concrete-50";
