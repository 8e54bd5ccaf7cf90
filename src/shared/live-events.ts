/**
 * What changed; the receiver asks for it again through a procedure that knows what they may see. `connections` comes only
 * to the two people of a connection.
 */
export type LiveEvent = { kind: "request"; id: string } | { kind: "requests" } | { kind: "connections" };

/** Codes with which the live room closes a connection: the session has ended, or it has opened too many others since. */
export const LIVE_CLOSED = { sessionEnded: 4001, replaced: 4002 } as const;
