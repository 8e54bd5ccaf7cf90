import { type Connection, type ConnectionContext, Server } from "partyserver";
import { LIVE_CLOSED, type LiveEvent } from "../shared/live-events.ts";
import { LIVE_SESSION_HEADERS } from "./live.ts";

/** Instants in milliseconds since the epoch. */
interface LiveSession {
  joinedAt: number;
  expiresAt: number;
}

/** Open connections of one session: tabs of one browser, and those that it lost without the room noticing yet. */
const MAX_CONNECTIONS = 8;
/** RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008;

const sessionTag = (request: Request) => `session:${request.headers.get(LIVE_SESSION_HEADERS.sessionId)}` as const;

/**
 * Everyone who has the app open. Tells ids of what changed, nothing else, so that nobody learns by it what a query
 * would not tell him. Hibernates while nothing happens.
 */
export class LiveRoom extends Server {
  static override options = { hibernate: true };

  override getConnectionTags(_: Connection, context: ConnectionContext): string[] {
    const { request } = context;
    return [sessionTag(request), `user:${request.headers.get(LIVE_SESSION_HEADERS.userId)}`];
  }

  override onConnect(connection: Connection<LiveSession>, { request }: ConnectionContext): void {
    const expiresAt = Number(request.headers.get(LIVE_SESSION_HEADERS.expiresAt));
    connection.setState({ joinedAt: Date.now(), expiresAt });
    this.#makeRoom(sessionTag(request));
  }

  /** Nobody has anything to say here. */
  override onMessage(connection: Connection<LiveSession>): void {
    connection.close(POLICY_VIOLATION, "listen only");
  }

  /** Closes the oldest connections of a session that has too many. */
  #makeRoom(tag: `session:${string}`): void {
    const connections = [...this.getConnections<LiveSession>(tag)];
    const joinedAt = (connection: Connection<LiveSession>) => connection.state?.joinedAt ?? 0;
    connections.sort((a, b) => joinedAt(a) - joinedAt(b));
    for (const connection of connections.slice(0, -MAX_CONNECTIONS)) connection.close(LIVE_CLOSED.replaced, "replaced");
  }

  /** Sends to every open app. */
  publish(event: LiveEvent, now: number): void {
    this.#send(this.getConnections<LiveSession>(), event, now);
  }

  /** Sends to the open apps of these people alone. */
  publishTo(userIds: string[], event: LiveEvent, now: number): void {
    for (const id of userIds) this.#send(this.getConnections<LiveSession>(`user:${id}`), event, now);
  }

  /** Whoever's session has ended meanwhile is disconnected instead. */
  #send(connections: Iterable<Connection<LiveSession>>, event: LiveEvent, now: number): void {
    const message = JSON.stringify(event);
    for (const connection of connections) {
      if ((connection.state?.expiresAt ?? 0) <= now) connection.close(LIVE_CLOSED.sessionEnded, "session ended");
      else connection.send(message);
    }
  }

  /** Disconnects one session or all of one user. */
  disconnect(tag: `session:${string}` | `user:${string}`): void {
    for (const connection of this.getConnections(tag)) connection.close(LIVE_CLOSED.sessionEnded, "session ended");
  }
}
