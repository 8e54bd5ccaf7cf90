import { HOUR_MS } from "../../shared/time.ts";
import { expiryOf, REQUEST_LIFETIME_MS } from "./rules.ts";

/** The owner is offered to extend a request so long before its end. */
const EXTENSION_OFFER_MS = 12 * HOUR_MS;

interface Times {
  createdAt: number;
  expiresAt: number;
  isExtended: boolean;
}

/** When a request ends unless its owner closes it. */
export function fullExpiryOf({ createdAt, isExtended }: Pick<Times, "createdAt" | "isExtended">): number {
  return expiryOf(createdAt) + (isExtended ? REQUEST_LIFETIME_MS : 0);
}

/** Whether a request ended before its time, because its owner closed it. */
export function wasClosed(request: Times): boolean {
  return request.expiresAt < fullExpiryOf(request);
}

interface OwnState extends Times {
  isOwn: boolean;
  isHidden: boolean;
  isHired: boolean;
}

function mayExtend({ isOwn, isHidden, isHired, isExtended, expiresAt }: OwnState, now: number): boolean {
  return isOwn && !isHidden && !isHired && !isExtended && expiresAt > now;
}

/** Whether the user's own request may be extended, once, and ends so soon that this is offered. */
export function offersExtension(request: OwnState, now: number): boolean {
  return mayExtend(request, now) && request.expiresAt - now <= EXTENSION_OFFER_MS;
}

interface HiredState extends Pick<OwnState, "isOwn" | "isHired" | "expiresAt"> {
  /** Whether a hire for it was done, and no other goes on. */
  isDone: boolean;
}

/** Whether the user, who hired somebody for the open request, is asked if they look for more people. */
export function asksForMore({ isOwn, isHired, isDone, expiresAt }: HiredState, now: number): boolean {
  return isOwn && isHired && !isDone && expiresAt > now;
}

/** Whether a request that its owner closed before its time may come back, since nobody was hired for it. */
export function mayReopen(request: Times & Pick<OwnState, "isHired">, now: number): boolean {
  return wasClosed(request) && fullExpiryOf(request) > now && !request.isHired;
}
