/**
 * What changed. Receivers refetch it through a procedure that checks what they may see. Only the two people of a
 * connection or a hire receive `connections` and `hires`, and only the person whose payment or premium changed receives
 * `billing`.
 */
export type LiveEvent =
  | { kind: "request"; id: string }
  | { kind: "requests" }
  | { kind: "connections" }
  | { kind: "hires" }
  | { kind: "billing" };

/** WebSocket close codes of the live room: the session ended, or newer connections of the session replaced this one. */
export const LIVE_CLOSED = { sessionEnded: 4001, replaced: 4002 } as const;
