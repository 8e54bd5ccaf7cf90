import type { ComponentType, ReactNode } from "react";

type DataLayer = ComponentType<{ children: ReactNode }>;

let loaded: DataLayer | undefined;

/** The data layer, loaded once. */
export async function loadDataLayer(): Promise<DataLayer> {
  loaded ??= (await import("./data-layer.tsx")).DataLayer;
  return loaded;
}

/** The data layer if it is here already: then nothing has to be shown in its place. */
export function loadedDataLayer(): DataLayer | undefined {
  return loaded;
}
