import { QueryClientProvider } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { CODE_LENGTH } from "#src/features/profiles/rules.ts";
import type { OwnProfile } from "#src/features/profiles/schemas.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { MaskedInput } from "@/ui/fields/masked-input.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { failureOf } from "../errors.ts";
import { formatMoment } from "../format/format-moment.ts";
import { onlyDigits } from "../format/mask.ts";
import { useAppForm } from "../forms/use-app-form.ts";
import { queryClient, trpc, trpcClient, trpcUtils } from "../trpc.ts";
import { askFailure, codeFailure, PHONE } from "./phone-messages.ts";

interface DialogProps {
  onDone: (isConfirmed: boolean) => void;
}

/** What shows whether the number is confirmed. */
function refresh() {
  void trpcUtils.networking.invalidate();
  void trpcUtils.requests.byId.invalidate();
  return Promise.all([trpcUtils.profiles.mine.invalidate(), trpcUtils.auth.me.invalidate()]);
}

async function finish(onDone: DialogProps["onDone"]): Promise<void> {
  await refresh();
  onDone(true);
}

/** Has a code sent. The server's answer says until when it is valid. */
function useAsk({ onDone }: DialogProps) {
  const { mutate, isPending, error } = trpc.profiles.askPhoneCode.useMutation({
    onSuccess: ({ expiresAt }) =>
      trpcUtils.profiles.mine.setData(undefined, (mine) => mine && { ...mine, codeExpiresAt: expiresAt }),
    onError: (failed) => {
      if (failureOf(failed).code === "phone.confirmed") void finish(onDone);
    },
  });
  const ask = (onSent?: () => void) => (isPending ? undefined : mutate(undefined, { onSuccess: () => onSent?.() }));
  return { ask, isAsking: isPending, problem: error ? askFailure(failureOf(error)) : undefined };
}

function useTry({ onDone }: DialogProps) {
  const { mutateAsync } = trpc.profiles.confirmPhone.useMutation();
  return useAppForm<{ code: string }>({
    defaultValues: { code: "" },
    check: ({ code }) => (code.length === CODE_LENGTH ? null : { field: "code", text: PHONE.missing }),
    send: async (values) => {
      await mutateAsync(values);
      notify.success(PHONE.done, PHONE.doneText);
      await finish(onDone);
    },
    refusal: (failure) => ({
      field: failure.code === "phone.code_wrong" ? "code" : "root",
      text: codeFailure(failure),
    }),
  });
}

interface StepProps extends DialogProps {
  phone: string;
  asking: ReturnType<typeof useAsk>;
}

function AskStep({ phone, asking: { ask, isAsking, problem }, onDone }: StepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <FormDialog
      title={PHONE.title}
      description={PHONE.askText}
      size="sm"
      submitLabel={PHONE.ask}
      busyLabel={PHONE.asking}
      busy={isAsking}
      problem={problem}
      onSubmit={submit}
      onClose={() => onDone(false)}
    >
      <dl>
        <dt className="text-sm text-ink-soft">{PHONE.number}</dt>
        <dd className="text-xl font-semibold tabular-nums">{formatPhone(phone)}</dd>
        <dd className="mt-1 text-sm text-ink-soft">{PHONE.askHint}</dd>
      </dl>
    </FormDialog>
  );
}

function CodeStep({ phone, expiresAt, asking, onDone }: StepProps & { expiresAt: number }) {
  const { form, dialog } = useTry({ onDone });
  const { errors } = form.formState;
  useEffect(() => {
    // Also after another code: what was typed belongs to the former one.
    if (expiresAt > 0) form.reset();
    form.setFocus("code");
  }, [form, expiresAt]);
  return (
    <FormDialog
      {...dialog}
      title={PHONE.title}
      description={PHONE.codeText(formatPhone(phone))}
      size="sm"
      submitLabel={PHONE.confirm}
      busyLabel={PHONE.confirming}
      problem={asking.problem ?? dialog.problem}
      secondary={
        <Button
          variant="outline"
          busy={asking.isAsking}
          busyLabel={PHONE.asking}
          onClick={() => asking.ask(() => notify.success(PHONE.sentAgain))}
        >
          {PHONE.askAgain}
        </Button>
      }
      onClose={() => onDone(false)}
    >
      <Field
        label={PHONE.code}
        error={errors.code?.message}
        hint={<span aria-live="polite">{PHONE.valid(formatMoment(expiresAt))}</span>}
      >
        <MaskedInput
          mask={(typed) => onlyDigits(typed).slice(0, CODE_LENGTH)}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          className="text-center text-2xl! tracking-[0.3em]"
          {...form.register("code")}
        />
      </Field>
    </FormDialog>
  );
}

function Steps({ mine, onDone }: DialogProps & { mine: OwnProfile }) {
  const asking = useAsk({ onDone });
  const [wasConfirmed] = useState(mine.hasConfirmedPhone);
  useEffect(() => {
    if (wasConfirmed) onDone(true);
  }, [wasConfirmed, onDone]);
  const step = { phone: mine.phone, asking, onDone };
  return mine.codeExpiresAt === null ? <AskStep {...step} /> : <CodeStep {...step} expiresAt={mine.codeExpiresAt} />;
}

function Content({ onDone }: DialogProps) {
  const mine = trpc.profiles.mine.useQuery();
  if (mine.data) return <Steps mine={mine.data} onDone={onDone} />;
  return (
    <Dialog open size="sm" title={PHONE.title} onOpenChange={() => onDone(false)}>
      <Loaded
        query={mine}
        pending={
          <SkeletonGroup label={PHONE.loading}>
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        }
        failed={{ title: PHONE.failed, titleAs: "p" }}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/**
 * Asks for a code and confirms the user's WhatsApp by it, with the data layer, because overlays are outside of it. An open
 * code is still asked for when the page was reloaded.
 */
export function PhoneDialog({ onDone }: DialogProps) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Content onDone={onDone} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
