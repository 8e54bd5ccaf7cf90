import { SITE } from "#src/shared/site.ts";
import { LogoMark } from "@/ui/drawings/logo.tsx";

/** Full-screen progress message such as 'Verificando autenticação...'. */
export function StatusScreen({ text }: { text: string }) {
  return (
    <main id="conteudo" tabIndex={-1} className="paper-grid grid min-h-dvh place-items-center px-6 text-center">
      <h1 className="sr-only">{SITE}</h1>
      <div role="status" className="flex flex-col items-center gap-5">
        <LogoMark size={56} />
        <p className="title text-lg">{text}</p>
        <span aria-hidden className="flex gap-2">
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              className="size-2 animate-dot rounded-full bg-blueprint"
              style={{ animationDelay: `${dot * 160}ms` }}
            />
          ))}
        </span>
      </div>
    </main>
  );
}
