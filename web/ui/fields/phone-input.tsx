import { maskPhone } from "@/lib/format/masks.ts";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";

/** Phone number as (67) 99999-9999; accepts pasted +55, dots and spaces. Get the digits with `phoneDigits()`. */
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
