import type { Failure } from "../errors.ts";
import { fieldsOf } from "../forms/restore-draft.ts";
import { CONNECTION_LOST } from "../messages.ts";
import { UPLOAD_TIMEOUT_MS } from "../timings.ts";

/** The server's stable error code; `network` if there was no response, `aborted` if the user cancelled. */
export type UploadErrorCode = Failure["code"] | "aborted";

/** Why an upload failed; `message` is shown to the user. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly code: UploadErrorCode;

  constructor(code: UploadErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface StoredImage {
  id: string;
  /** Path of the display-size image. */
  url: string;
}

export interface UploadOptions {
  /** Called with the share of the bytes sent, 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

const FAILED = "Não foi possível enviar a foto. Tente de novo.";
const ABORTED = "Envio cancelado.";

/** Content types that the server accepts. Other blobs are sent as octet-stream, and the server checks their bytes. */
const NAMED_TYPES = ["image/jpeg", "image/png", "image/webp"];

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Parses an upload response. Throws {@link UploadError} for an error or an unexpected response. */
export function readUploadAnswer(status: number, body: string): StoredImage {
  const { id, url, code, message } = parse(body);
  if (status === 200 && typeof id === "string" && typeof url === "string") return { id, url };
  if (typeof code === "string" && typeof message === "string") throw new UploadError(code as UploadErrorCode, message);
  throw new UploadError("internal", FAILED);
}

/**
 * Sends a photo to one of the worker's `/upload/…` paths. Rejects with {@link UploadError}, also for a lost connection,
 * a timeout or an abort by `signal`.
 */
export function uploadImage(path: string, blob: Blob, options: UploadOptions = {}): Promise<StoredImage> {
  const { onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadError("aborted", ABORTED));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", path);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.setRequestHeader("content-type", NAMED_TYPES.includes(blob.type) ? blob.type : "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(readUploadAnswer(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new UploadError("network", CONNECTION_LOST));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new UploadError("aborted", ABORTED));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    request.send(blob);
  });
}
