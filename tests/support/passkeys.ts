import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { Product } from "./product.ts";

/** What a device can be told to do wrong. */
export interface DeviceOptions {
  origin?: string;
  counter?: number;
  isVerified?: boolean;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();

/** CBOR of what authenticators send: maps, numbers, texts and bytes. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key as number | string), cbor(item as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A device with one passkey, as a phone behind a fingerprint. */
export class Device {
  readonly id = base64(randomBytes(16));
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), count, rest]);
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response } as const;
  }

  /** Answers the options of `askForNewPasskey`. */
  create({ challenge }: { challenge: string }, { origin, isVerified = true }: DeviceOptions = {}) {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const bytes = (text: string) => Buffer.from(text, "base64url");
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const size = Buffer.from([0, 16]);
    const attested = Buffer.concat([Buffer.alloc(16), size, bytes(this.id), key]);
    const flags = PRESENT | WITH_KEY | (isVerified ? VERIFIED : 0);
    const parts = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", this.#authenticatorData(flags, 0, attested)],
    ]);
    const clientDataJSON = base64(this.#clientData("webauthn.create", challenge, origin));
    return this.#credential({ clientDataJSON, attestationObject: base64(cbor(parts)), transports: ["internal"] });
  }

  /** Answers the options of `askForPasskey` and `askToConfirm`. */
  sign({ challenge }: { challenge: string }, { origin, counter, isVerified = true }: DeviceOptions = {}) {
    this.#counter = counter ?? this.#counter + 1;
    const data = this.#authenticatorData(PRESENT | (isVerified ? VERIFIED : 0), this.#counter);
    const clientData = this.#clientData("webauthn.get", challenge, origin);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key);
    return this.#credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }
}

type Call = Pick<Product, "mutate">;

/** Calls a mutation of passkeys. @returns its data, and the code of its refusal */
export async function call(product: Call, procedure: string, input: unknown, cookie?: string) {
  const answer = await product.mutate(`auth.${procedure}`, input, cookie === undefined ? {} : { cookie });
  return { ...answer, code: answer.error?.code ?? "ok", data: answer.data as never };
}

/** Adds a passkey of a new device to the account of a session. */
export async function addDevice(product: Pick<Product, "mutate" | "stack">, cookie: string) {
  const device = new Device(product.stack.url);
  const { data } = await call(product, "askForNewPasskey", { password: null }, cookie);
  const { data: added } = await call(product, "addPasskey", { response: device.create(data) }, cookie);
  return { device, codes: (added as { codes: string[] | null }).codes };
}
