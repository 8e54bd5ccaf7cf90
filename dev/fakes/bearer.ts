import { timingSafeEqual } from "node:crypto";

/** Compares secrets without telling by the time it takes where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether an `authorization` header carries this token. */
export function holdsBearer(header: string | undefined, token: string): boolean {
  return isSame(header ?? "", `Bearer ${token}`);
}
