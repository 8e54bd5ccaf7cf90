import { connect } from "node:net";
import type { Product } from "./product.ts";

export interface RawRequest {
  method?: string;
  /** The request target, sent verbatim, whereas `fetch` would normalize it. */
  target: string;
  /** `name: value` lines, encoded as Latin-1. */
  headers?: readonly string[];
  body?: string;
}

export interface RawAnswer {
  /** 0 if the connection closed without a response. */
  status: number;
  headers: Headers;
  body: string;
  /** The raw response, to check for data that must not leak. */
  text: string;
}

const TIMEOUT_MS = 20_000;

function parse(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim());
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: body.join("\r\n\r\n"),
    text,
  };
}

/** Whether a response is complete. workerd keeps connections open for a while, even with `connection: close`. */
function isComplete(method: string, { status, headers, body, text }: RawAnswer): boolean {
  if (!text.includes("\r\n\r\n")) return false;
  if (method === "HEAD" || status < 200 || status === 204 || status === 304) return true;
  const length = headers.get("content-length");
  return length === null ? body.endsWith("0\r\n\r\n") : body.length >= Number(length);
}

/** Sends a request verbatim on a new connection. Rejects if no response arrives in time. */
export function sendRaw(product: Product, request: RawRequest): Promise<RawAnswer> {
  const { method = "GET", target, headers = [], body = "" } = request;
  const { hostname, port, host } = new URL(product.stack.url);
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`host: ${host}`]),
    "connection: close",
    ...headers,
  ];
  const hasLength = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
  if (body && !hasLength) lines.push(`content-length: ${Buffer.byteLength(body, "latin1")}`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("latin1");
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer to ${method} ${target}`)));
    socket.on("data", (data) => {
      text += data;
      if (isComplete(method, parse(text))) socket.destroy();
    });
    socket.on("error", (error) => ("code" in error && error.code === "ECONNRESET" ? undefined : reject(error)));
    socket.on("close", () => resolve(parse(text)));
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
  });
}
