import { Link } from "@tanstack/react-router";
import { PRIVACY_PATH, TERMS_PATH } from "@/lib/links.ts";
import { LOG_IN } from "@/lib/messages.ts";
import { Logo } from "@/ui/drawings/logo.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { FOOTER } from "./footer-messages.ts";

const linkClass =
  "inline-flex min-h-11 items-center text-blueprint-100 underline-offset-4 hover:text-white hover:underline";

const LEGAL = [
  [TERMS_PATH, FOOTER.terms],
  [PRIVACY_PATH, FOOTER.privacy],
] as const;

export function LandingFooter() {
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
                {LOG_IN}
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
              <Link to="/demanda" className={linkClass}>
                {FOOTER.demand}
              </Link>
            </li>
            {LEGAL.map(([path, label]) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  {label}
                  <span className="sr-only"> {FOOTER.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <Container className="pb-safe text-sm text-blueprint-100">
        <p className="border-t border-white/15 py-4">{FOOTER.rights(new Date().getFullYear())}</p>
      </Container>
    </footer>
  );
}
