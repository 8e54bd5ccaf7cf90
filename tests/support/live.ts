import type { LiveEvent } from "../../src/shared/live-events.ts";

export interface Listener {
  messages: LiveEvent[];
  /** The same as they arrived. */
  texts: string[];
  closed: number | undefined;
  onMessage: ((event: LiveEvent) => void) | undefined;
  close(): void;
  say(text: string): void;
}

/** Connects to the live room with Node's own WebSocket, which can send headers. */
export function listen(url: string, headers: Record<string, string>, search = ""): Promise<Listener> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/live${search}`, { headers } as never);
  const listener: Listener = {
    messages: [],
    texts: [],
    closed: undefined,
    onMessage: undefined,
    close: () => socket.close(),
    say: (text) => socket.send(text),
  };
  socket.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    listener.texts.push(String(data));
    listener.messages.push(event);
    listener.onMessage?.(event);
  });
  socket.addEventListener("close", (event) => {
    listener.closed = event.code;
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(listener));
    socket.addEventListener("error", () => reject(new Error("refused")));
  });
}

/** Connects as the app of a session does. */
export const joinRoom = (url: string, cookie: string, search?: string) => listen(url, { origin: url, cookie }, search);
