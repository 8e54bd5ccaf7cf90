import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { LATE_RETRY_MS } from "./timings.ts";

export interface LateCode {
  /** Loads the code once. Rejects on failure; the next call tries again. */
  load: () => Promise<void>;
  /** Starts loading and ignores failures. For route loaders, and for hover or focus on the button that opens it. */
  preload: () => void;
}

export type LateComponent<Props extends object> = LateCode & ((props: Props) => ReactNode);

export interface LateOptions {
  /** Shown while the code loads. */
  pending?: ReactNode;
  /** Shown if the code fails to load: an ErrorState with `onRetry={retry}`. */
  failed?: (retry: () => void) => ReactNode;
  /**
   * The component can be the content of a page that the worker renders (see dev/build/worker-screens.ts). The loader of
   * its route loads it before the page is rendered or hydrated.
   */
  isContent?: boolean;
}

interface State<Props> {
  Part?: ComponentType<Props>;
  hasFailed?: boolean;
}

/** Retries once on a bad connection, but not when offline. */
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
 * A component whose code loads when it is first rendered or preloaded. Unlike React.lazy, it can recover from a failed
 * load, and shows no placeholder once the code has loaded.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed, isContent = false }: LateOptions = {},
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
    // Rendering or opening the component retries and reports the failure.
    preload: () => void code.load().catch(() => undefined),
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const snapshot = () => state;
  // Pages arrive from the worker without late code, even if it has loaded by the time they are hydrated.
  const initial = state;
  const serverSnapshot = () => (isContent ? state : initial);

  function Late(props: Props) {
    const { Part, hasFailed } = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
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
