import type { ReactNode } from "react";
import { ConsentsCard } from "./consents-card.tsx";
import { KeptFold } from "./kept-fold.tsx";
import { PRIVACY } from "./messages.ts";
import { OpeningsCard } from "./openings-card.tsx";

/** A part of /conta: what is stored about a person, who saw it, and which terms they accepted. */
export function PrivacyCards({ children }: { children: ReactNode }) {
  return (
    <section id="privacidade" aria-labelledby="titulo-privacidade" className="scroll-mt-20 space-y-4 pt-2 md:space-y-6">
      <h2 id="titulo-privacidade" className="text-xl">
        {PRIVACY.title}
      </h2>
      <OpeningsCard />
      <KeptFold />
      <ConsentsCard />
      {children}
    </section>
  );
}
