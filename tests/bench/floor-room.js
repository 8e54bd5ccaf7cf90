/*
 * What the live room can't need less memory than, in the same workerd: a worker without a database that lets everybody
 * into a room without a library. Connections are tagged as the product's are.
 */
import { DurableObject } from "cloudflare:workers";

export class FloorRoom extends DurableObject {
  fetch() {
    const [client, server] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(server, [`session:${crypto.randomUUID()}`, `user:${crypto.randomUUID()}`]);
    return new Response(null, { status: 101, webSocket: client });
  }

  publish(text) {
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}

export default {
  async fetch(request, env) {
    const room = env.FLOOR_ROOM.get(env.FLOOR_ROOM.idFromName("floor"));
    if (request.headers.get("upgrade") !== "websocket") {
      await room.publish("x".repeat(300));
      return new Response();
    }
    const { status, webSocket } = await room.fetch(new Request(request.url, { headers: { upgrade: "websocket" } }));
    return new Response(null, { status, webSocket });
  },
};
