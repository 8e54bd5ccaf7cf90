/** Storage key prefix. The rest of the key names the form and, since devices may be shared, the user. */
const PREFIX = "portal.rascunho.";

/** `device` keeps a draft until it is sent, `tab` until the tab is closed. */
export type DraftScope = "device" | "tab";

/** Drafts that could not be stored because storage is disabled or full. They are lost on reload. */
const unstored = new Map<string, unknown>();

const storageOf = (scope: DraftScope) => (scope === "tab" ? sessionStorage : localStorage);

export function readDraft(key: string, scope: DraftScope = "device"): unknown {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return JSON.parse(storageOf(scope).getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a draft; null deletes it. */
export function storeDraft(key: string, value: unknown, scope: DraftScope = "device"): void {
  try {
    if (value === null) storageOf(scope).removeItem(PREFIX + key);
    else storageOf(scope).setItem(PREFIX + key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Calls back when another tab deletes a draft of the device. Returns what ends that. */
export function watchDraft(key: string, onDeleted: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key && event.newValue === null) onDeleted();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Deletes all drafts on logout, so that the next user of the device can't see them. */
export function clearDrafts(): void {
  unstored.clear();
  for (const scope of ["device", "tab"] as const) {
    try {
      const storage = storageOf(scope);
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Storage is disabled, so there is nothing to delete.
    }
  }
}
