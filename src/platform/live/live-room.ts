import { type Connection, type ConnectionContext, Server } from "partyserver";
import { LIVE_CLOSED, type LiveEvent, type LiveMessage } from "../../shared/live-events.ts";
import { LIVE_SESSION_HEADERS } from "./live.ts";

/** Times in milliseconds since the epoch. */
interface LiveSession {
  joinedAt: number;
  expiresAt: number;
}

/** Open connections per person: tabs on all devices, and lost connections that the room has not noticed yet. */
const MAX_CONNECTIONS = 8;
/** RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008;

const sessionTag = (request: Request) => `session:${request.headers.get(LIVE_SESSION_HEADERS.sessionId)}` as const;
const userTag = (request: Request) => `user:${request.headers.get(LIVE_SESSION_HEADERS.userId)}` as const;

/**
 * Connects everyone who has the app open. Everyone gets only what lists show to everyone; of other changes, events tell
 * the kind and the id, so that nobody learns more than queries would return to them. Hibernates when idle.
 */
export class LiveRoom extends Server {
  static override options = { hibernate: true };

  override getConnectionTags(_: Connection, context: ConnectionContext): string[] {
    return [sessionTag(context.request), userTag(context.request)];
  }

  override onConnect(connection: Connection<LiveSession>, { request }: ConnectionContext): void {
    const expiresAt = Number(request.headers.get(LIVE_SESSION_HEADERS.expiresAt));
    connection.setState({ joinedAt: Date.now(), expiresAt });
    this.#makeRoom(userTag(request));
  }

  /** Clients never send messages. */
  override onMessage(connection: Connection<LiveSession>): void {
    connection.close(POLICY_VIOLATION, "listen only");
  }

  /** Closes the oldest connections of a person who has too many. */
  #makeRoom(tag: `user:${string}`): void {
    const connections = [...this.getConnections<LiveSession>(tag)];
    const joinedAt = (connection: Connection<LiveSession>) => connection.state?.joinedAt ?? 0;
    connections.sort((a, b) => joinedAt(a) - joinedAt(b));
    for (const connection of connections.slice(0, -MAX_CONNECTIONS)) connection.close(LIVE_CLOSED.replaced, "replaced");
  }

  /** Sends each message to every open app, or to those of its users. */
  publish(messages: readonly LiveMessage[], now: number): void {
    for (const { to, event } of messages) {
      const tags = to ? to.map((id) => `user:${id}`) : [undefined];
      for (const tag of tags) this.#send(this.getConnections<LiveSession>(tag), event, now);
    }
  }

  /** Disconnects sessions that have expired instead of sending to them. */
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
