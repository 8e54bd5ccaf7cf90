import { type Ref, type RefCallback, useCallback } from "react";

/** One ref for two takers, e.g. react-hook-form's and the part's own. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      for (const ref of [first, second]) {
        if (typeof ref === "function") ref(node);
        else if (ref) ref.current = node;
      }
    },
    [first, second],
  );
}
