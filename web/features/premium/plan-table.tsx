import { Check, Minus } from "lucide-react";
import { cx } from "@/ui/cx.ts";
import { BENEFITS, type Benefit, COMPARISON, NO, SHARED, YES } from "./plan-messages.ts";

const cellClass = "px-1 pt-3 text-center align-top text-sm md:text-base";

/** Free and premium, line by line. What a benefit means has a row of its own, so that three columns fit on a phone. */
export function PlanTable() {
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{COMPARISON.title}</caption>
      <colgroup>
        <col />
        <col className="w-19 md:w-32" />
        <col className="w-19 md:w-32" />
      </colgroup>
      <thead className="border-b-2 border-concrete-300 text-sm">
        <tr>
          <th scope="col" className="pb-2 text-left">
            <span className="sr-only">{COMPARISON.benefit}</span>
          </th>
          <th scope="col" className="px-1 pb-2">
            {COMPARISON.free}
          </th>
          <th scope="col" className="px-1 pb-2 text-premium">
            {COMPARISON.premium}
          </th>
        </tr>
      </thead>
      {BENEFITS.map((benefit) => (
        <Row key={benefit.name} {...benefit} />
      ))}
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={3} className="pt-6 pb-1 text-left text-sm text-ink-soft">
            {COMPARISON.shared}
          </th>
        </tr>
        {SHARED.map((name) => (
          <tr key={name} className="border-b border-concrete-200 last:border-0">
            <th scope="row" className="py-2.5 text-left font-normal">
              {name}
            </th>
            <td className="px-1 py-2.5">
              <Value value={YES} />
            </td>
            <td className="px-1 py-2.5">
              <Value value={YES} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, means, free, premium }: Benefit) {
  return (
    <tbody className="border-b border-concrete-200">
      <tr>
        <th scope="row" className="pt-3 pr-1 text-left align-top font-semibold hyphens-auto">
          {name}
        </th>
        <td className={cellClass}>
          <Value value={free} />
        </td>
        <td className={`${cellClass} font-semibold text-premium`}>
          <Value value={premium} />
        </td>
      </tr>
      <tr>
        <td colSpan={3} className="pb-3 text-pretty text-ink-soft">
          {means}
        </td>
      </tr>
    </tbody>
  );
}

function Value({ value }: { value: string }) {
  if (value !== YES && value !== NO) return value;
  const Icon = value === YES ? Check : Minus;
  return (
    <>
      <Icon
        size={20}
        aria-hidden
        className={cx("mx-auto mt-0.5", value === YES ? "text-success" : "text-concrete-500")}
      />
      <span className="sr-only">{value}</span>
    </>
  );
}
