import { buttonClass } from "../../ui/button.tsx";
import { Logo } from "../../ui/drawings/logo.tsx";
import { AppBar } from "../../ui/frame/app-bar.tsx";
import { Container } from "../../ui/frame/container.tsx";
import { PageHeader } from "../../ui/frame/page-header.tsx";
import { SkipLink } from "../../ui/frame/skip-link.tsx";
import { Toaster } from "../../ui/overlays/toast.tsx";
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
