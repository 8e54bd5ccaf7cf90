import { maskPhone } from "@/lib/masks.ts";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";

/** WhatsApp or phone as (67) 99999-9999; paste with +55, dots or spaces is understood. `phoneDigits()` gives what to send. */
export function PhoneInput(props: Omit<MaskedInputProps, "mask" | "complete" | "prefix">) {
  return (
    <MaskedInput
      placeholder="(67) 99999-9999"
      autoComplete="tel-national"
      {...props}
      inputMode="tel"
      mask={maskPhone}
    />
  );
}
