/** Skips the navigation to `<main id="conteudo" tabIndex={-1}>`. First in the page, visible only with focus. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:font-semibold focus:text-blueprint focus:shadow-soft"
    >
      Ir para o conteúdo
    </a>
  );
}
