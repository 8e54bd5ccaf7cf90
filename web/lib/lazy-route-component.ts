import type { RouteComponent } from "@tanstack/react-router";
import { createElement, use } from "react";

/**
 * Replaces TanStack Router's function of this name (see vite.config.ts), which reloads the page if the code fails to load:
 * offline, that ends in the browser's error page. Here the screen fails instead, and loads again when it is next opened.
 */
export function lazyRouteComponent<Name extends string>(
  load: () => Promise<Record<Name, () => unknown>>,
  name: Name,
): RouteComponent {
  let Component: RouteComponent | undefined;
  let loading: Promise<void> | undefined;
  const start = async () => {
    try {
      Component = (await load())[name] as RouteComponent;
    } catch (error) {
      loading = undefined;
      throw error;
    }
    // The router would wait for it.
    delete Lazy.preload;
  };
  const preload = () => {
    loading ??= start();
    return loading;
  };
  let hasWaited = false;
  const Lazy = (() => {
    // A render that waited is repeated, and must call the same hooks.
    if (!Component || hasWaited) {
      hasWaited = true;
      use(preload());
    }
    return Component && createElement(Component);
  }) as RouteComponent;
  Lazy.preload = preload;
  return Lazy;
}
