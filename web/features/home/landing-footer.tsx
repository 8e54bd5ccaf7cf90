import { Link } from "@tanstack/react-router";
import { Container } from "@/ui/container.tsx";
import { Logo } from "@/ui/logo.tsx";
import { FOOTER } from "./messages.ts";

const linkClass =
  "inline-flex min-h-11 items-center text-blueprint-100 underline-offset-4 hover:text-white hover:underline";

export function LandingFooter({ termsUrl }: { termsUrl: string }) {
  return (
    <footer className="on-dark bg-blueprint-900 text-white">
      <Container className="flex flex-col gap-6 pt-10 pb-8 md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm">
          <Logo size={32} tone="onDark" />
          <p className="mt-3 text-blueprint-100">{FOOTER.text}</p>
        </div>
        <nav aria-label={FOOTER.label}>
          <ul className="grid grid-cols-2 gap-x-8">
            <li>
              <Link to="/entrar" className={linkClass}>
                {FOOTER.enter}
              </Link>
            </li>
            <li>
              <Link to="/entrar" search={{ aba: "cadastro" }} className={linkClass}>
                {FOOTER.signUp}
              </Link>
            </li>
            <li>
              <Link to="/lp-clientes" className={linkClass}>
                {FOOTER.clients}
              </Link>
            </li>
            <li>
              <Link to="/landing-prestadores" className={linkClass}>
                {FOOTER.providers}
              </Link>
            </li>
            <li>
              <Link to="/tipo-usuario" className={linkClass}>
                {FOOTER.start}
              </Link>
            </li>
            <li>
              <a href={termsUrl} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {FOOTER.terms}
                <span className="sr-only"> {FOOTER.newTab}</span>
              </a>
            </li>
          </ul>
        </nav>
      </Container>
      <Container className="pb-safe text-sm text-blueprint-100">
        <p className="border-t border-white/15 py-4">{FOOTER.rights(new Date().getFullYear())}</p>
      </Container>
    </footer>
  );
}
