import { useNavigate } from "@tanstack/react-router";
import { Columns3, MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { COMPARED_MAX, type InterestedOrder } from "#src/features/hires/rules-interest.ts";
import type { InterestedPage } from "#src/features/hires/schemas.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { ORDER_SLUGS, ORDERS } from "../load-hires.ts";
import type { Choice } from "./interested-card.tsx";
import { ASK, COMPARE, INTERESTED } from "./interested-messages.ts";

const AskDialog = late(async () => (await import("./ask-dialog.tsx")).AskDialog);
const CompareDialog = late(async () => (await import("./compare-dialog.tsx")).CompareDialog);

const OPTIONS = ORDER_SLUGS.map((slug) => ({ value: slug, label: INTERESTED.orders[ORDERS[slug]] }));

/** Everyone who is interested, what the first page says of the request, and whether there is still a choice. */
export function interestedOf({ pages }: { pages: InterestedPage[] }) {
  const people = pages.flatMap(({ items }) => items);
  const { canHire = false, canAsk = false, question = "", typical = null } = pages[0] ?? {};
  const canChoose = canHire && people.filter(({ isDeclined }) => !isDeclined).length > 1;
  return { people, canHire, canChoose, canAsk, question, typical, pages: pages.length };
}
type Interested = ReturnType<typeof interestedOf>;

interface PartProps {
  requestId: string;
  interested: Interested;
}

/** What helps to choose among the people below: their order, a question to all, and what is usually paid. */
export function ChoosingTools({ requestId, interested, order }: PartProps & { order: InterestedOrder }) {
  const navigate = useNavigate({ from: "/solicitacao/$id/interessados" });
  const { question, canChoose, canAsk, typical } = interested;
  return (
    <div className="mb-5 space-y-4">
      {typical && (
        <p>
          {INTERESTED.typical}{" "}
          <span className="font-semibold tabular-nums">{formatPriceRange(typical.minCents, typical.maxCents)}</span>
          <span className="block text-sm text-ink-soft">{INTERESTED.typicalHint}</span>
        </p>
      )}
      {question && (
        <div>
          <h2 className="text-base">{ASK.asked}</h2>
          <p className="break-words whitespace-pre-line">{question}</p>
        </div>
      )}
      {canChoose && (
        <div className="flex flex-col gap-3 md:flex-row md:items-end">
          <div className="md:w-72">
            <Field label={INTERESTED.order}>
              <Select
                options={OPTIONS}
                placeholder={INTERESTED.orders.fitting}
                value={ORDER_SLUGS.find((slug) => ORDERS[slug] === order) ?? ""}
                onChange={({ target }) => {
                  const ordem = ORDER_SLUGS.find((slug) => slug === target.value);
                  void navigate({ search: { ordem }, state: true, replace: true, resetScroll: false });
                }}
              />
            </Field>
          </div>
          {canAsk && <AskButton requestId={requestId} />}
        </div>
      )}
    </div>
  );
}

function AskButton({ requestId }: { requestId: string }) {
  const dialog = useLateDialog(AskDialog);
  return (
    <>
      <Button variant="outline" icon={MessageCircleQuestionMark} {...dialog.opener}>
        {ASK.action}
      </Button>
      {dialog.isOpen && <AskDialog requestId={requestId} onClose={dialog.close} />}
    </>
  );
}

/** The people who are chosen to be compared. */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const choiceOf = (id: string): Choice => ({
    isChosen: ids.includes(id),
    isFull: ids.length >= COMPARED_MAX,
    toggle: () => setIds(ids.includes(id) ? ids.filter((chosen) => chosen !== id) : [...ids, id]),
  });
  return { ids, choiceOf, clear: () => setIds([]) };
}

/** Opens the comparison, while people are chosen. Those who withdrew or were declined since are left out. */
export function CompareBar({
  requestId,
  interested,
  compared,
}: PartProps & { compared: ReturnType<typeof useCompared> }) {
  const dialog = useLateDialog(CompareDialog);
  const { people, canHire, question } = interested;
  const chosen = people.filter(({ providerId, isDeclined }) => compared.ids.includes(providerId) && !isDeclined);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={COMPARE.title}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-4 flex items-center gap-2 rounded-card border border-concrete-300 bg-white p-2 pl-4 shadow-soft md:bottom-4 zoomed:static"
    >
      <p role="status" className="min-w-0 flex-1 text-sm">
        {chosen.length < 2 ? COMPARE.hint : COMPARE.chosen(chosen.length)}
      </p>
      <Button variant="ghost" size="sm" onClick={compared.clear}>
        {COMPARE.clear}
      </Button>
      <Button variant="secondary" size="sm" icon={Columns3} disabled={chosen.length < 2} {...dialog.opener}>
        {COMPARE.action}
      </Button>
      {dialog.isOpen && (
        <CompareDialog
          requestId={requestId}
          people={chosen}
          canHire={canHire}
          hasQuestion={question !== ""}
          onClose={dialog.close}
        />
      )}
    </section>
  );
}
