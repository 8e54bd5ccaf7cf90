import { completeMoney, maskMoney } from "@/lib/format/money.ts";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";

/** Money in reais as 1.234,56 after a fixed "R$". Completes the cents on blur. Read the value with `moneyToCents()`. */
export function MoneyInput(props: Omit<MaskedInputProps, "mask" | "complete" | "prefix">) {
  return (
    <MaskedInput
      placeholder="0,00"
      {...props}
      inputMode="decimal"
      prefix="R$"
      mask={maskMoney}
      complete={completeMoney}
    />
  );
}
