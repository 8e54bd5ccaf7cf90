/** A request as the list shows it to everyone: nothing about a viewer, no contact. */
export interface PublicRequest {
  id: string;
  serviceType: string;
  description: string;
  location: string;
  city: string;
  urgency: "urgent" | "tomorrow" | "next_days" | "no_deadline";
  createdAt: number;
  expiresAt: number;
  isExtended: boolean;
  isHired: boolean;
  interestCount: number;
  isHighlighted: boolean;
  imageUrl: string | null;
  photoCount: number;
}

/** How the lists of open requests changed. Carries what changed, so that apps need not ask. */
export interface RequestNews {
  kind: "requests";
  /** The database's time of the reading, in ms: newer news win. What expired until then is in no list any more. */
  at: number;
  /** Requests that are in the lists. */
  open: PublicRequest[];
  /** Ids of requests that are not, or no longer. */
  gone: string[];
  /** Numbers of open requests, of all types whose number may have changed. */
  counts: { serviceType: string; count: number }[];
}

/** How many people are interested in a request. */
export interface InterestNews {
  kind: "interests";
  at: number;
  id: string;
  interestCount: number;
}

/**
 * What changed. Everyone receives news, which show what the lists show to everyone. All other changes are asked for,
 * through a procedure that checks what the receiver may see: `listings` by those who show them; `request` goes to the
 * people with a part in it, `interested` to those who showed interest (to be asked for unless known), `connections` and
 * `hires` to the two people of one, `billing` to whose payment or premium changed, `notices` to whose bell changed.
 * `everything` tells all apps to ask, and is the last resort.
 */
export type LiveEvent =
  | RequestNews
  | InterestNews
  | { kind: "listings"; ids: string[] }
  | { kind: "request"; id: string }
  | { kind: "interested"; id: string }
  | { kind: "everything" }
  | { kind: "connections" }
  | { kind: "hires" }
  | { kind: "billing" }
  | { kind: "notices" };

/** WebSocket close codes of the live room: the session ended, or newer connections of the session replaced this one. */
export const LIVE_CLOSED = { sessionEnded: 4001, replaced: 4002 } as const;

/** An event, and whose open apps get it; all, if `to` is missing. */
export interface LiveMessage {
  event: LiveEvent;
  to?: readonly string[];
}
