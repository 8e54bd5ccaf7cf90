import { Link } from "@tanstack/react-router";
import { AppBar } from "@/ui/app-bar.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Logo } from "@/ui/logo.tsx";
import { Audiences } from "./audiences.tsx";
import { Hero } from "./hero.tsx";
import { History } from "./history.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { HEADER } from "./landing-messages.ts";
import { PanelPreview } from "./panel-preview.tsx";
import { PremiumOffer } from "./premium-offer.tsx";
import { WhyUs } from "./why-us.tsx";

export interface LandingScreenProps {
  isLoggedIn: boolean;
}

function LandingHeader({ isLoggedIn }: Pick<LandingScreenProps, "isLoggedIn">) {
  const logo = (
    <Link to="/" aria-label={HEADER.home} className="rounded-sm">
      <Logo size={32} />
    </Link>
  );
  return (
    <AppBar start={logo}>
      {isLoggedIn ? (
        <Link to="/selecionar-painel" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {HEADER.panel}
        </Link>
      ) : (
        <Link to="/entrar" className={buttonClass({ variant: "outline", size: "sm" })}>
          {HEADER.enter}
        </Link>
      )}
    </AppBar>
  );
}

/** /: the public landing page. */
export function LandingScreen({ isLoggedIn }: LandingScreenProps) {
  return (
    <>
      <LandingHeader isLoggedIn={isLoggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Audiences />
        <PanelPreview />
        <WhyUs />
        <History />
        <PremiumOffer />
      </main>
      <LandingFooter />
    </>
  );
}
