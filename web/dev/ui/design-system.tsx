import { AppBar } from "../../ui/app-bar.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { Toaster } from "../../ui/toast.tsx";
import { BrandSections } from "./brand-sections.tsx";
import { ControlSections } from "./control-sections.tsx";
import { FormSection } from "./form-section.tsx";
import { ShellSections } from "./shell-sections.tsx";
import { StateSections } from "./state-sections.tsx";

/** Component gallery for development: every component in every state. Not part of the production build. */
export function DesignSystem() {
  return (
    <>
      <SkipLink />
      <AppBar
        start={
          <a href="/" aria-label="Portal da Construção, início">
            <Logo />
          </a>
        }
      >
        <a href="#formulario" className={buttonClass({ variant: "outline", size: "sm" })}>
          Entrar
        </a>
      </AppBar>
      <main id="conteudo" tabIndex={-1}>
        <Container>
          <PageHeader
            title="Peças da interface"
            text="Cada peça em cada estado. Passe o ponteiro para ver o hover; use Tab para ver o foco."
          />
          <div className="design-system">
            <BrandSections />
            <ControlSections />
            <FormSection />
            <StateSections />
            <ShellSections />
          </div>
        </Container>
      </main>
      <Toaster />
    </>
  );
}
