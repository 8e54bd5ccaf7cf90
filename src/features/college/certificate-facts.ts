import { hashToken } from "../../platform/hashing/tokens.ts";
import { formatDay } from "../../shared/format.ts";
import { certificatePath } from "./addresses.ts";
import type { Certificate } from "./queries-certificates.ts";

const VERSION_LENGTH = 12;

/** `22/11/2026` */
export const issuedOn = ({ issuedAt }: Certificate) => formatDay(issuedAt);

/** Hash of what a certificate's picture shows. */
export function pictureVersion({ name, courseTitle, module, issuedAt }: Certificate): string {
  return hashToken(JSON.stringify([name, courseTitle, module, issuedAt])).slice(0, VERSION_LENGTH);
}

export function picturePath(certificate: Certificate): string {
  return `${certificatePath(certificate.code)}/imagem.jpg?v=${pictureVersion(certificate)}`;
}
