/** Codes with which the live room closes a connection: the session has ended, or it has opened too many others since. */
export const LIVE_CLOSED = { sessionEnded: 4001, replaced: 4002 } as const;
