import { Link } from "@tanstack/react-router";
import { Check, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { PROFILE_FIELDS } from "@/lib/forms/profile-fields.ts";
import { useDevice } from "@/lib/push/use-device.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { ALERTS_STEP, CLIENT_STEPS, FIRST_STEPS, PROVIDER_STEPS, WITH_PREMIUM } from "./messages.ts";
import { areOver, type ClientFacts, clientSteps, type ProviderFacts, providerSteps, type Step } from "./steps.ts";
import { useDismiss } from "./use-dismiss.ts";

interface Rest {
  isPlain: boolean;
  otherwise: ReactNode;
}

interface StepsCardProps extends Rest {
  panel: Role;
  steps: readonly Step[];
  text: string;
  children: ReactNode;
}

function StepsCard({ panel, steps, text, isPlain, otherwise, children }: StepsCardProps) {
  const id = useId();
  const dismiss = useDismiss(panel);
  if (areOver(panel, steps)) return otherwise;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padding={isPlain ? "none" : "normal"}
      className={isPlain ? "rounded-none! border-0! text-left" : "border-blueprint/40! bg-blueprint-50!"}
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-lg leading-tight md:text-xl">
            {FIRST_STEPS.title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
        </div>
        {!isPlain && (
          <Button variant="ghost" size="sm" className="-mr-3 shrink-0" onClick={dismiss}>
            {FIRST_STEPS.dismiss}
          </Button>
        )}
      </div>
      <ol className="mt-2 divide-y divide-concrete-200">{children}</ol>
    </Card>
  );
}

interface StepRowProps {
  number: number;
  step: Step;
  title: ReactNode;
  text: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A step; one that is done keeps only its title. */
function StepRow({ number, step: { isDone }, title, text, children }: StepRowProps) {
  return (
    <li className="relative flex gap-3 py-2.5 first:pt-1 last:pb-0">
      <span
        aria-hidden
        className={cx(
          "title mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full text-sm",
          isDone ? "bg-success text-white" : "border border-blueprint bg-white text-blueprint",
        )}
      >
        {isDone ? <Check size={16} /> : number}
      </span>
      {isDone ? (
        <p className="min-w-0 self-center text-ink-soft">
          <span className="sr-only">{FIRST_STEPS.done} </span>
          {title}
        </p>
      ) : (
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-tight">{title}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          {children}
        </div>
      )}
    </li>
  );
}

const stepLinkClass =
  "flex min-h-8 items-center justify-between gap-2 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-signal";

const linked = (title: string) => (
  <>
    {title}
    <ChevronRight size={20} aria-hidden className="shrink-0 text-blueprint" />
  </>
);

export function ClientCard({ facts, ...rest }: Rest & { facts: ClientFacts }) {
  const steps = clientSteps(facts);
  return (
    <StepsCard panel="client" steps={steps} text={FIRST_STEPS.client} {...rest}>
      {steps.map((step, index) => {
        const { title, text } = CLIENT_STEPS[step.name];
        const to = step.name === "request" ? "/solicitar-servico" : "/portal-conexoes";
        return (
          <StepRow
            key={step.name}
            number={index + 1}
            step={step}
            text={text}
            title={
              <Link to={to} className={stepLinkClass}>
                {linked(title)}
              </Link>
            }
          />
        );
      })}
    </StepsCard>
  );
}

function titleOf(name: keyof typeof PROVIDER_STEPS, isPremium: boolean): string {
  const { title } = PROVIDER_STEPS[name];
  return name === "assistant" && !isPremium ? title + WITH_PREMIUM : title;
}

export function ProviderCard({ facts, ...rest }: Rest & { facts: ProviderFacts }) {
  const settings = trpc.alerts.device.useQuery();
  const { pushKey = null, endpoints = [] } = settings.data ?? {};
  const isPremium = useCurrentUser()?.isPremium === true;
  const device = useDevice(pushKey ?? "", endpoints);
  if (settings.isPending || device.state === undefined) return null;
  const steps = providerSteps(facts, pushKey === null ? "unsupported" : device.state);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <StepsCard panel="provider" steps={steps} text={FIRST_STEPS.provider(done, steps.length)} {...rest}>
      {steps.map((step, index) => {
        const { text } = PROVIDER_STEPS[step.name];
        const title = titleOf(step.name, isPremium);
        const row = { number: index + 1, step, text };
        if (step.name === "profile") {
          return (
            <StepRow key={step.name} {...row} title={title}>
              <MissingFields fields={facts.missing} />
            </StepRow>
          );
        }
        if (step.name === "alerts" && device.state === "off") {
          return (
            <StepRow key={step.name} {...row} title={title}>
              <Button
                size="sm"
                className="mt-2"
                busy={device.isBusy}
                busyLabel={ALERTS_STEP.busy}
                onClick={device.turnOn}
              >
                {ALERTS_STEP.action}
              </Button>
            </StepRow>
          );
        }
        return (
          <StepRow key={step.name} {...row} title={step.isDone ? title : <StepLink name={step.name} title={title} />} />
        );
      })}
    </StepsCard>
  );
}

function StepLink({ name, title }: { name: "alerts" | "assistant" | "interest"; title: string }) {
  const content = linked(title);
  if (name === "alerts") {
    return (
      <Link to="/avisos" hash="aparelho" className={stepLinkClass}>
        {content}
      </Link>
    );
  }
  if (name === "assistant") {
    return (
      <Link to="/profile" search={{ campo: "acceptsAssistant" }} className={stepLinkClass}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/oportunidades" search={{ para: "mim" }} className={stepLinkClass}>
      {content}
    </Link>
  );
}

function MissingFields({ fields }: { fields: ProviderFacts["missing"] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {fields.map((field) => (
        <li key={field}>
          <Link
            to="/profile"
            search={{ campo: field }}
            className={buttonClass({ variant: "outline", size: "sm", className: "bg-white" })}
          >
            {PROFILE_FIELDS[field]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
