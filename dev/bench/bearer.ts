import { timingSafeEqual } from "node:crypto";

/** Whether an `authorization` header carries this token. */
export function holdsBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
