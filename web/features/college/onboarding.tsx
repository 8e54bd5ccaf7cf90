import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { BrickWall, FloorPlan, HouseSection } from "@/ui/drawings/late-drawings.tsx";
import { ONBOARDING } from "./messages.ts";
import { useFinishOnboarding } from "./use-learning.ts";

const DRAWINGS = [<HouseSection key="house" />, <BrickWall key="wall" />, <FloorPlan key="plan" />];

/** Three steps before the first module: welcome, how badges are earned, and the two kinds. */
export function Onboarding({ isNextStep }: { isNextStep: boolean }) {
  const [step, setStep] = useState(0);
  const { finish, isFinishing } = useFinishOnboarding();
  const title = useFocusOnStep(step, isNextStep);
  const { steps } = ONBOARDING;
  const isLast = step === steps.length - 1;
  return (
    <Card as="section" aria-labelledby="introducao" className="mx-auto max-w-xl text-center">
      <div className="mx-auto w-48 max-w-full text-blueprint">{DRAWINGS[step]}</div>
      <p className="mt-3 text-sm text-ink-soft">{ONBOARDING.place(step + 1, steps.length)}</p>
      <h2 id="introducao" ref={title} tabIndex={-1} className="mt-1 text-xl outline-none">
        {steps[step]?.title}
      </h2>
      <p className="mt-2 text-ink-soft">{steps[step]?.text}</p>
      {isLast && <Kinds />}
      <Dots step={step} />
      <div className="mt-5 grid auto-cols-fr grid-flow-col gap-2">
        {step > 0 && (
          <Button variant="outline" disabled={isFinishing} onClick={() => setStep(step - 1)}>
            {ONBOARDING.back}
          </Button>
        )}
        {isLast ? (
          <Button busy={isFinishing} busyLabel={ONBOARDING.starting} onClick={finish}>
            {ONBOARDING.start}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setStep(step + 1)}>
            {ONBOARDING.next}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Each step begins at its title, for screen readers and since the button that led there may be gone. */
function useFocusOnStep(step: number, isFirstFocused: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isFirstFocused ? -1 : step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return title;
}

function Kinds() {
  const { basic, expert } = ONBOARDING;
  return (
    <dl className="mt-3 space-y-2">
      <div>
        <dt>
          <Badge tone="success" icon={Check}>
            {basic.name}
          </Badge>
        </dt>
        <dd className="mt-1 text-sm text-ink-soft">{basic.text}</dd>
      </div>
      <div>
        <dt>
          <Badge tone="premium" icon={Check}>
            {expert.name}
          </Badge>
        </dt>
        <dd className="mt-1 text-sm text-ink-soft">{expert.text}</dd>
      </div>
    </dl>
  );
}

function Dots({ step }: { step: number }) {
  return (
    <div aria-hidden className="mt-5 flex justify-center gap-2">
      {ONBOARDING.steps.map(({ title }, index) => (
        <span
          key={title}
          className={cx("h-1 w-10 rounded-full", index === step ? "bg-blueprint" : "bg-concrete-300")}
        />
      ))}
    </div>
  );
}
