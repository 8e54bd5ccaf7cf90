import { Mic, Square, Undo2, WandSparkles } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { DESCRIPTION_MAX_LENGTH } from "#src/features/requests/rules.ts";
import type { RequestProposal } from "#src/features/requests/schemas.ts";
import { URGENCY_LABELS } from "#src/shared/urgency.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { ToggleChip } from "@/ui/fields/toggle-chip.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import type { ChosenPictures, RequestDraft, RequestFormApi } from "./draft.ts";
import { FORM } from "./form-messages.ts";
import { DICTATION, FILL, FILLED } from "./problem-messages.ts";
import { fillable, PROPOSED, type Proposed, readProblem } from "./read-problem.ts";
import { useDictation } from "./use-dictation.ts";

interface ProblemToolsProps {
  form: RequestFormApi;
  /** Whether the AI service may read the text, which needs a session. */
  mayAsk: boolean;
  /** Photos that it may look at. */
  pictures: ChosenPictures | undefined;
  text: string;
  /** What the form has from the box, and may be replaced by a better proposal. */
  ours: RefObject<Proposed>;
  onText: (text: string) => void;
}

const REQUIRED = ["serviceType", "urgency", "description", "city", "location", "contactName", "contactPhone"] as const;

/** Where a provider works, if that is one city; else where the person's last request was. */
async function knownCity(): Promise<string | null> {
  const [{ serviceRegions }, requests] = await Promise.all([
    trpcUtils.profiles.professional.fetch(),
    trpcUtils.requests.mine.fetch(),
  ]);
  const city = serviceRegions.length === 1 ? serviceRegions[0] : requests[0]?.city;
  return city ?? null;
}

/** Fills in the form from the text: at once with what the device can read, then with what the AI service answers. */
function useFill({ form, mayAsk, pictures, text, ours }: Omit<ProblemToolsProps, "onText">) {
  const [filled, setFilled] = useState<Proposed | null>(null);
  const [services, setServices] = useState<readonly string[]>([]);
  const { mutate, reset, isPending } = trpc.requests.propose.useMutation();
  const { isSubmitting } = useFormState({ control: form.control });
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  // What is sent must not change any more.
  useEffect(() => {
    if (isSubmitting) reset();
  }, [isSubmitting, reset]);
  const put = (proposal: Parameters<typeof fillable>[0]) => {
    const news = fillable(proposal, form.getValues() as RequestDraft, ours.current);
    for (const field of PROPOSED) {
      const value = news[field];
      if (value === undefined) continue;
      form.setValue(field, value, { shouldDirty: true });
      form.clearErrors(field);
    }
    Object.assign(ours.current, news);
    setFilled((before) => ({ ...before, ...news }));
  };
  const ask = async () => {
    const shown = pictures?.hasAny ? await pictures.read().catch(() => []) : [];
    // Without an answer, what the device has read stands.
    const onSuccess = (proposal: RequestProposal) => latest.current === text && put(proposal);
    mutate({ text, pictures: shown }, { onSuccess, onError: console.warn });
  };
  const fill = () => {
    const read = readProblem(text);
    setServices(read.services);
    setFilled({ description: text });
    put(read.proposal);
    if (!mayAsk) return;
    if (!form.getValues("city")) void knownCity().then((city) => put({ city }), console.warn);
    if (text.length > DESCRIPTION_MAX_LENGTH) return;
    void ask();
  };
  return { fill, isPending, filled, services };
}

/** What fills in the form from the box: dictation, the button, and what came of it. */
export function ProblemTools({ onText, ...props }: ProblemToolsProps) {
  const { form, text, ours } = props;
  const { fill, isPending, filled, services } = useFill(props);
  const dictation = useDictation({
    onHeard: (words) => onText([text.trim(), words.trim()].filter(Boolean).join(" ")),
    onFailed: () => notify.error(DICTATION.failed),
  });
  const isRewritten = filled !== null && filled.description !== text;
  const chooseService = (service: string) => {
    form.setValue("serviceType", service, { shouldDirty: true, shouldTouch: true });
    form.clearErrors("serviceType");
  };
  const restoreText = () => {
    form.setValue("description", text, { shouldDirty: true });
    form.clearErrors("description");
    ours.current.description = text;
  };
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {dictation && (
          <Button variant="outline" icon={dictation.isListening ? Square : Mic} onClick={dictation.toggle}>
            {dictation.isListening ? DICTATION.stop : DICTATION.start}
          </Button>
        )}
        <Button
          variant="secondary"
          className="flex-1 md:flex-none"
          icon={WandSparkles}
          disabled={text.trim() === ""}
          busy={isPending}
          busyLabel={FILL.busy}
          onClick={fill}
        >
          {FILL.action}
        </Button>
      </div>
      {props.mayAsk && props.pictures?.hasAny && <p className="text-sm text-ink-soft">{FILL.pictures}</p>}
      <div role="status" className="contents">
        {dictation?.isListening && <p className="text-sm text-ink-soft">{DICTATION.listening}</p>}
        {filled && <Result form={form} filled={filled} isRewritten={isRewritten} />}
      </div>
      {services.length > 1 && <ServiceChoices form={form} services={services} onChoose={chooseService} />}
      {isRewritten && <OwnText form={form} text={text} onRestore={restoreText} />}
    </div>
  );
}

interface ResultProps {
  form: RequestFormApi;
  filled: Proposed;
  /** Whether the description is the AI's. */
  isRewritten: boolean;
}

/** What the form has from the box as long as it was not changed, and what it still lacks. */
function Result({ form, filled, isRewritten }: ResultProps) {
  const values = useWatch({ control: form.control });
  const kept = PROPOSED.filter((field) => filled[field] && filled[field] === values[field]);
  const missing = REQUIRED.filter((field) => !values[field]?.trim()).map((field) => FORM[field]);
  const shown = (field: (typeof PROPOSED)[number]) => {
    if (field === "urgency") return filled.urgency && URGENCY_LABELS[filled.urgency];
    if (field === "description") return isRewritten ? FILL.rewritten : FILL.asWritten;
    return filled[field];
  };
  return (
    <div className="text-sm">
      <p className="font-semibold">{filled.serviceType || values.serviceType ? FILL.filled : FILL.nothing}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {kept.map((field) => (
          <li key={field} className="wrap-anywhere">
            <span className="text-ink-soft">{FILLED[field]}:</span> {shown(field)}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className="mt-1 text-ink-soft">{FILL.missing(missing)}</p>}
    </div>
  );
}

interface ServiceChoicesProps {
  form: RequestFormApi;
  services: readonly string[];
  onChoose: (service: string) => void;
}

/** Services that the text may mean, one of which is chosen. */
function ServiceChoices({ form, services, onChoose }: ServiceChoicesProps) {
  const chosen = useWatch({ control: form.control, name: "serviceType" });
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1 text-sm text-ink-soft">{FILL.services}</legend>
      {services.map((service) => (
        <ToggleChip
          key={service}
          pressed={chosen === service}
          onPressedChange={(isPressed) => onChoose(isPressed ? service : "")}
        >
          {service}
        </ToggleChip>
      ))}
    </fieldset>
  );
}

interface OwnTextProps {
  form: RequestFormApi;
  text: string;
  onRestore: () => void;
}

/** Brings back the person's own words as the description, where the AI service wrote it anew. */
function OwnText({ form, text, onRestore }: OwnTextProps) {
  const description = useWatch({ control: form.control, name: "description" });
  if (description === text) return null;
  return (
    <Button variant="ghost" size="sm" className="-my-1 -ml-3 self-start" icon={Undo2} onClick={onRestore}>
      {FILL.ownText}
    </Button>
  );
}
