import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { LATE_RETRY_MS } from "./timings.ts";

export interface LateCode {
  /** Loads the code once. Rejects if it does not come; the next call tries again. */
  load: () => Promise<void>;
  /** For route loaders, and for the pointer or the focus on what opens it. */
  preload: () => void;
}

export type LateComponent<Props extends object> = LateCode & ((props: Props) => ReactNode);

export interface LateOptions {
  /** Shown while the code loads. */
  pending?: ReactNode;
  /** Shown when the code does not come: an ErrorState with `onRetry={retry}`. */
  failed?: (retry: () => void) => ReactNode;
}

interface State<Props> {
  Part?: ComponentType<Props>;
  hasFailed?: boolean;
}

/** A second attempt helps against a bad line, not against none. */
async function attempt<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((done) => setTimeout(done, LATE_RETRY_MS));
    return load();
  }
}

/**
 * A component whose code loads apart, when it is first shown or preloaded. Unlike React.lazy it can fail and recover,
 * and shows no placeholder once the code is there.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed }: LateOptions = {},
): LateComponent<Props> {
  let state: State<Props> = {};
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = async () => {
    change({});
    try {
      change({ Part: await attempt(load) });
    } catch (error) {
      change({ hasFailed: true });
      throw error;
    } finally {
      loading = undefined;
    }
  };
  const code: LateCode = {
    load: async () => {
      if (state.Part) return;
      loading ??= start();
      await loading;
    },
    // Whatever shows or opens the component tries again and reports the failure.
    preload: () => void code.load().catch(() => undefined),
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const snapshot = () => state;

  function Late(props: Props) {
    const { Part, hasFailed } = useSyncExternalStore(subscribe, snapshot, snapshot);
    useEffect(() => {
      code.preload();
      window.addEventListener("online", code.preload);
      return () => window.removeEventListener("online", code.preload);
    }, []);
    if (Part) return <Part {...props} />;
    return hasFailed ? failed?.(code.preload) : pending;
  }
  return Object.assign(Late, code);
}
