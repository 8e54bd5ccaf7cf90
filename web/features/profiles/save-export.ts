import { DATA } from "./own-data-messages.ts";

/** Lets the browser save a copy of the person's data. */
export function saveExport(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = DATA.file;
  link.click();
  URL.revokeObjectURL(url);
}
