import type { ErrorCode } from "../../../src/errors.ts";
import type { HireSubjects } from "../hires.ts";
import type { Network } from "../network.ts";

/** `incomplete`: signed up through Google, without a role, WhatsApp and accepted terms. */
export const AUDIENCES = ["visitor", "incomplete", "client", "provider", "premium", "owner", "admin"] as const;
export type Audience = (typeof AUDIENCES)[number];
export type Outcome = "ok" | ErrorCode;

export interface Subject extends Network, HireSubjects {
  requestId: string;
  /** An open case about the request. */
  caseId: string;
  listingId: string;
  listingPhotoId: string | undefined;
  email: string;
}

export interface Row {
  /** Returns a valid input, new for each call. */
  input: (subject: Subject) => unknown;
  outcome: Record<Audience, Outcome>;
  /** The maximum number of database round trips per call, including the session's. */
  roundTrips: number;
}

export const everyone = (outcome: Outcome): Record<Audience, Outcome> => ({
  visitor: outcome,
  incomplete: outcome,
  client: outcome,
  provider: outcome,
  premium: outcome,
  owner: outcome,
  admin: outcome,
});
export const anyAccount = (outcome: Outcome): Record<Audience, Outcome> => ({
  ...everyone(outcome),
  visitor: "auth.required",
});
export const loggedIn = (outcome: Outcome): Record<Audience, Outcome> => ({
  ...anyAccount(outcome),
  incomplete: "auth.incomplete",
});
/** For items in the network that only their owner can access: for others they don't exist. */
export const networkOwner = (code: ErrorCode): Record<Audience, Outcome> => ({ ...loggedIn(code), owner: "ok" });
export const ownerOnly: Record<Audience, Outcome> = { ...loggedIn("request.not_found"), owner: "ok" };

export const listingOwnerOnly: Record<Audience, Outcome> = { ...loggedIn("listing.not_found"), owner: "ok" };

export const adminOnly: Record<Audience, Outcome> = { ...anyAccount("admin.required"), admin: "ok" };
