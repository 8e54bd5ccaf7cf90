import { Link } from "@tanstack/react-router";
import { CircleCheck, Copy, ExternalLink, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { missingTopic } from "#src/features/alerts/rules.ts";
import { invoiceFramePath } from "#src/features/billing/addresses.ts";
import type { OpenCharge } from "#src/features/billing/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { copyLink } from "@/lib/share.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { PAID, PAYMENT, SETTLED } from "./messages.ts";
import { PixCode } from "./pix-code.tsx";
import { type PaymentState, usePayment } from "./use-payment.ts";

interface PaymentDialogProps {
  /** What newcomers do next, shown once it is paid. */
  firstSteps: ReactNode;
  /** What the person does after the payment. */
  next: { label: string; go: () => void };
  onClose: () => void;
}

/** 'Finalize seu Pagamento': PIX first, the invoice beside it. Says by itself when the payment has arrived. */
export function PaymentDialog({ firstSteps, next, onClose }: PaymentDialogProps) {
  const payment = usePayment();
  const { kind } = payment;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={kind === "paid" || kind === "settled" ? "md" : "lg"}
      title={titleOf(payment)}
      {...(kind === "open" ? { description: PAYMENT.text } : {})}
      footer={<Footer kind={kind} next={next} onClose={onClose} />}
    >
      {kind === "open" && <OpenPayment charge={payment.charge} />}
      {kind === "paid" && (
        <>
          <Paid until={payment.until} />
          <AlertsNews />
          {firstSteps}
        </>
      )}
      {kind === "settled" && <EmptyState className="py-4!" title={SETTLED.title} titleAs="p" text={SETTLED.text} />}
      {kind === "failed" && (
        <ErrorState title={PAYMENT.failed} titleAs="p" onRetry={payment.retry} busy={payment.busy} />
      )}
      {kind === "loading" && (
        <SkeletonGroup label={PAYMENT.loading} className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <Skeleton className="aspect-square w-full max-w-60 rounded-control" />
          <Skeleton className="h-80 w-full rounded-control" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function titleOf(payment: PaymentState): string {
  if (payment.kind === "open") return PAYMENT.title(payment.charge.valueCents);
  if (payment.kind === "paid") return PAID.title;
  return payment.kind === "settled" ? SETTLED.heading : PAYMENT.heading;
}

function OpenPayment({ charge }: { charge: OpenCharge }) {
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <PixCode chargeId={charge.id} />
      <Invoice charge={charge} />
    </div>
  );
}

function Invoice({ charge: { id, invoiceUrl } }: { charge: OpenCharge }) {
  return (
    <section
      aria-labelledby="fatura"
      className="min-w-0 border-concrete-200 max-md:border-t max-md:pt-5 md:border-l md:pl-6"
    >
      <h3 id="fatura" className="text-base">
        {PAYMENT.invoice}
      </h3>
      <p className="mt-2 text-sm text-ink-soft">{PAYMENT.invoiceText}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="outline" size="sm" icon={Copy} onClick={() => void copyLink(invoiceUrl)}>
          {PAYMENT.copyLink}
        </Button>
        <ButtonLink href={invoiceUrl} newTab variant="outline" size="sm" icon={ExternalLink}>
          {PAYMENT.newTab}
        </ButtonLink>
      </div>
      <iframe
        src={invoiceFramePath(id)}
        title={PAYMENT.frame}
        loading="lazy"
        className="mt-3 h-125 w-full rounded-control border border-concrete-200 bg-white"
      />
    </section>
  );
}

function Paid({ until }: { until: number | null }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
      <CircleCheck size={56} strokeWidth={1.5} aria-hidden className="text-success" />
      <Badge tone="premium">{PAID.badge}</Badge>
      <p className="text-lg font-semibold">{PAID.text}</p>
      {until !== null && <p className="text-ink-soft">{PAID.until(formatDay(until - 1))}</p>}
    </div>
  );
}

/** What premium changes in the alerts of a provider. */
function AlertsNews() {
  const { data: settings } = trpc.alerts.settings.useQuery(undefined, { staleTime: 0 });
  // What is known from before the payment is no longer true.
  if (!settings?.isPremium) return null;
  const field = missingTopic(settings);
  const alerts = settings.isOn && settings.byMail === "at_once" ? PAID.alertsAtOnce : PAID.alertsAsChosen;
  return (
    <p className="pb-5 text-center text-pretty">
      {field === null ? (
        alerts
      ) : (
        <>
          {PAID.nothingToAlert}{" "}
          <Link to="/profile" search={{ campo: field }} className="link">
            {PAID.complete}
          </Link>
        </>
      )}
    </p>
  );
}

interface FooterProps extends Pick<PaymentDialogProps, "next"> {
  kind: PaymentState["kind"];
  onClose: () => void;
}

function Footer({ kind, next, onClose }: FooterProps) {
  if (kind === "paid") return <Button onClick={next.go}>{next.label}</Button>;
  if (kind === "settled") {
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          {PAYMENT.close}
        </Button>
        <Link to="/gerenciar-assinatura" className={buttonClass({ variant: "secondary" })}>
          {SETTLED.action}
        </Link>
      </>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 md:flex-1">
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
        {kind === "open" && (
          <>
            <Hourglass size={18} aria-hidden className="shrink-0" />
            {PAYMENT.waiting}
          </>
        )}
      </p>
      <Button variant="outline" onClick={onClose}>
        {PAYMENT.close}
      </Button>
    </div>
  );
}
