import { type Connection, type ConnectionContext, Server } from "partyserver";
import { LIVE_SESSION_HEADERS } from "./live.ts";
import type { LiveEvent } from "./schemas.ts";

interface LiveSession {
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const SESSION_ENDED = 4001;

/**
 * Everyone who has the app open. Tells ids of what changed, nothing else, so that nobody learns by it what a query
 * would not tell him. Hibernates while nothing happens.
 */
export class LiveRoom extends Server {
  static override options = { hibernate: true };

  override getConnectionTags(_: Connection, context: ConnectionContext): string[] {
    const headers = context.request.headers;
    return [
      `session:${headers.get(LIVE_SESSION_HEADERS.sessionId)}`,
      `user:${headers.get(LIVE_SESSION_HEADERS.userId)}`,
    ];
  }

  override onConnect(connection: Connection<LiveSession>, context: ConnectionContext): void {
    connection.setState({ expiresAt: Number(context.request.headers.get(LIVE_SESSION_HEADERS.expiresAt)) });
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
      if ((connection.state?.expiresAt ?? 0) <= now) connection.close(SESSION_ENDED, "session ended");
      else connection.send(message);
    }
  }

  /** Disconnects one session or all of one user. */
  disconnect(tag: `session:${string}` | `user:${string}`): void {
    for (const connection of this.getConnections(tag)) connection.close(SESSION_ENDED, "session ended");
  }
}
