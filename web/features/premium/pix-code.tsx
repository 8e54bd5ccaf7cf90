import { Copy, RotateCw } from "lucide-react";
import { formatDay } from "#src/shared/format.ts";
import { copyText } from "@/lib/share.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { QrCode } from "@/ui/qr-code.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { PAYMENT } from "./messages.ts";
import { usePixCode } from "./pix-query.ts";

/** QR code and copy-and-paste code. On phones the button comes first: nobody scans the phone with itself. */
export function PixCode({ chargeId }: { chargeId: string }) {
  const { data: pix, isError, isFetching, refetch } = usePixCode(chargeId);
  return (
    <section aria-labelledby="pix" className="min-w-0">
      <h3 id="pix" className="text-base">
        {PAYMENT.pix}
      </h3>
      {pix ? (
        <Code {...pix} />
      ) : pix === null || isError ? (
        <div className="mt-2">
          <p className="text-ink-soft">{PAYMENT.noPix}</p>
          <Button
            variant="outline"
            size="sm"
            icon={RotateCw}
            className="mt-3"
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {PAYMENT.retry}
          </Button>
        </div>
      ) : (
        <SkeletonGroup label={PAYMENT.pixLoading} className="mt-3">
          <Skeleton className="mx-auto aspect-square w-full max-w-60 rounded-control" />
          <Skeleton className="mt-3 h-12 w-full rounded-control" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Code({ payload, expiresAt }: { payload: string; expiresAt: number }) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-col gap-3 max-md:order-1">
        <p className="text-sm text-ink-soft">{PAYMENT.scan}</p>
        <div className="mx-auto w-full max-w-60 rounded-control border border-concrete-200 p-1">
          <QrCode text={payload} label={PAYMENT.qrLabel} />
        </div>
      </div>
      <div className="min-w-0">
        <Field label={PAYMENT.copyAndPaste}>
          <Input
            readOnly
            value={payload}
            className="text-ellipsis text-ink-soft"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        <Button icon={Copy} full className="mt-2" onClick={() => void copyText(payload, PAYMENT.codeCopy)}>
          {PAYMENT.copyCode}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">{PAYMENT.validUntil(formatDay(expiresAt))}</p>
      </div>
    </div>
  );
}
