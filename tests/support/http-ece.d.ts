declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Options {
    version: "aes128gcm";
    privateKey: ECDH;
    authSecret: string;
  }
  function decrypt(body: Buffer, options: Options): Buffer;
  const ece: { decrypt: typeof decrypt };
  export default ece;
}
