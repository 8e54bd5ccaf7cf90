import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { type Failure, failureOf } from "../errors.ts";
import { focusField } from "./focus-field.ts";

/** A problem with a form: shown as a toast if it has a title, and as a text beside a field. */
export interface Problem<Field extends string> {
  title?: string | undefined;
  text?: string | undefined;
  /**
   * Where the text is shown: `root` is below all fields, null only in the toast. If undefined, a server error is shown
   * beside the fields that the server names, or below all fields if it names none.
   */
  field?: Field | "root" | null | undefined;
  /** Focused instead of `field`. */
  focus?: Field | undefined;
}

type Problems<Field extends string> = Problem<Field> | readonly Problem<Field>[] | null;

/** A field that the server refused, and why. */
export interface RefusedField<Field extends string> {
  field: Field;
  text: string;
}

/** What a form begins with. In screen order: if the server refuses several fields, the first one is focused. */
type Beginning<Values extends FieldValues> =
  | { defaultValues: DefaultValues<Values>; onChange?: (values: Values, isDirty: boolean) => void; draft?: undefined }
  /** Of `useFormDraft`. If it was restored, the form has a `discardDraft` for `DraftNote`, which says so. */
  | { draft: KeptDraft<Values>; defaultValues?: undefined; onChange?: undefined };

interface KeptDraft<Values> {
  defaults: Values;
  isRestored: boolean;
  keep: (values: Values) => void;
  startOver: () => Values;
}

interface Rules<Values extends FieldValues, Output> {
  /**
   * Loads `zodResolver` of the server's schema, which marks every invalid field. It loads on the first use of the page,
   * since zod is too large to wait for before the form is shown.
   */
  loadResolver?: () => Promise<Resolver<Values, unknown, Output>>;
  /** Toast for values that the resolver refuses. */
  invalid?: (values: Values) => { title: string; text?: string };
  /** Validates without zod, for screens where zod is too large. */
  check?: (values: Output) => Problems<FieldPath<Values>>;
  /** Sends the valid values. If it throws, the error goes to `refusal`, and the form keeps its values. */
  send: (output: Output) => Promise<unknown>;
  /** Converts a failed `send` to problems to show; null shows nothing. `refused` is the first refused field. */
  refusal: (
    failure: Failure,
    refused: RefusedField<FieldPath<Values>> | null,
    error: unknown,
  ) => Problems<FieldPath<Values>>;
}

type Options<Values extends FieldValues, Output> = Beginning<Values> & Rules<Values, Output>;

function listOf<Field extends string>(problems: Problems<Field>): readonly Problem<Field>[] {
  if (problems === null) return [];
  return "length" in problems ? problems : [problems];
}

/** Fields that the server refused, in screen order: `changes.title` becomes `title`, `specialties.0` `specialties`. */
function refusedFields<Field extends string>({ fields }: Failure, known: readonly Field[]): RefusedField<Field>[] {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(fields)) {
    const [field = ""] = path.replace(/^changes\./, "").split(".");
    if (!texts.has(field)) texts.set(field, text);
  }
  return known.flatMap((field) => {
    const text = texts.get(field);
    return text === undefined ? [] : [{ field, text }];
  });
}

/** Shows problems in toasts and beside their fields, and focuses the first field. */
function showProblems<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problems: readonly Problem<FieldPath<Values>>[],
  type: string,
): void {
  for (const { title, text, field } of problems) {
    if (title !== undefined) notify.error(title, text);
    if (field) form.setError(field, { type, message: text ?? "" });
  }
  const first = problems.map(({ field, focus }) => focus ?? field).find((field) => field && field !== "root");
  if (first) focusField(form, first as FieldPath<Values>);
}

function useReportedValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onChange: ((values: Values, isDirty: boolean) => void) | undefined,
): void {
  const report = useEffectEvent((values: Values, isDirty: boolean) => onChange?.(values, isDirty));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => report(values, isDirty ?? false),
      }),
    [form],
  );
}

/** Starts loading the rules early. Failures are reported by the submit, which loads them again. */
function usePreload(load: (() => Promise<unknown>) | undefined): void {
  const preload = useEffectEvent(() => void load?.().catch(() => undefined));
  useEffect(() => onFirstUse(() => preload()), []);
}

/** Whether the values of a form are those that were sent, so that nothing was typed since. */
export const isAsSent = (now: FieldValues, sent: FieldValues): boolean => JSON.stringify(now) === JSON.stringify(sent);

/**
 * A react-hook-form form that validates, sends one submission at a time, and shows all problems the same way: a toast,
 * a text beside the field, and focus on the first invalid field.
 */
export function useAppForm<Values extends FieldValues, Output = Values>(options: Options<Values, Output>) {
  const { draft, loadResolver, invalid, check, send, refusal } = options;
  const { defaultValues = draft?.defaults as DefaultValues<Values>, onChange = draft?.keep } = options;
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    ...(loadResolver && { resolver: async (...values) => (await loadResolver())(...values) }),
    shouldFocusError: false,
    // Without a resolver, errors are set by hand; this mode clears them at the first change.
    mode: loadResolver ? "onSubmit" : "onChange",
  });
  useReportedValues(form, onChange);
  usePreload(loadResolver);
  const isBusy = useRef(false);
  const discardDraft = draft?.isRestored ? () => form.reset(draft.startOver()) : undefined;

  const refuse = (error: unknown) => {
    console.warn("a form was not sent", error);
    const failure = failureOf(error);
    const known = Object.keys(defaultValues) as FieldPath<Values>[];
    const refused = refusedFields(failure, known);
    const problems = listOf(refusal(failure, refused[0] ?? null, error)).flatMap((problem) => {
      if (problem.field !== undefined) return [problem];
      return refused.length > 0 ? [{ ...problem, field: null }, ...refused] : [{ ...problem, field: "root" as const }];
    });
    showProblems(form, problems, failure.code);
  };
  const trySend = async (output: Output) => {
    const problems = listOf(check?.(output) ?? null);
    if (problems.length > 0) return showProblems(form, problems, "check");
    try {
      await send(output);
    } catch (error) {
      refuse(error);
    }
  };
  const complain = (errors: FieldErrors<Values>) => {
    const message = invalid?.(form.getValues());
    if (message) notify.error(message.title, message.text);
    const [first] = Object.keys(errors);
    if (first) focusField(form, first as FieldPath<Values>);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // The error of a field that is no longer on the screen would block the submit.
    if (!loadResolver) form.clearErrors();
    try {
      await loadResolver?.();
    } catch (error) {
      isBusy.current = false;
      return refuse(error);
    }
    await form
      .handleSubmit(
        trySend,
        complain,
      )(event)
      .finally(() => {
        isBusy.current = false;
      });
  };
  const show = (problem: Problem<FieldPath<Values>>) => showProblems(form, [problem], "check");
  return {
    form,
    submit,
    show,
    discardDraft,
    /** For `FormDialog`. A getter, because reading the state makes a form render again when it changes. */
    get dialog() {
      const { errors, isSubmitting } = form.formState;
      return { busy: isSubmitting, problem: errors.root?.message, onSubmit: submit, onDiscardDraft: discardDraft };
    },
  };
}
