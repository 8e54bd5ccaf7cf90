import type { Failure } from "./errors.ts";
import { UPLOAD_TIMEOUT_MS } from "./timings.ts";

/** The server's stable code; `network` when no answer came, `aborted` when the person gave up. */
export type UploadErrorCode = Failure["code"] | "aborted";

/** Why a photo was not taken; `message` is for the person. */
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
  /** Path of the display size. */
  url: string;
}

export interface UploadOptions {
  /** Called with the share of the bytes that left, 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

const OFFLINE = "Sem conexão com o portal. Verifique a internet e tente de novo.";
const FAILED = "Não foi possível enviar a foto. Tente de novo.";
const ABORTED = "Envio cancelado.";

/** What the server takes by name; other blobs travel without one, and their bytes decide. */
const NAMED_TYPES = ["image/jpeg", "image/png", "image/webp"];

function parse(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What an upload's answer says; throws the refusal that it tells. */
export function readUploadAnswer(status: number, body: string): StoredImage {
  const { id, url, code, message } = parse(body);
  if (status === 200 && typeof id === "string" && typeof url === "string") return { id, url };
  if (typeof code === "string" && typeof message === "string") throw new UploadError(code as UploadErrorCode, message);
  throw new UploadError("internal", FAILED);
}

/**
 * Sends a photo to one of the worker's `/upload/…` paths.
 * Throws {@link UploadError} for every refusal, also when there is no connection or `signal` ended it.
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
    request.onerror = () => reject(new UploadError("network", OFFLINE));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new UploadError("aborted", ABORTED));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    request.send(blob);
  });
}
