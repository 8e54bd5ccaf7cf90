/** What an admin can confirm: a company's number, and registrations with the councils of engineers and architects. */
export const CREDENTIAL_KINDS = ["cnpj", "crea", "cau"] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];
export const CREDENTIAL_LABELS: Readonly<Record<CredentialKind, string>> = { cnpj: "CNPJ", crea: "CREA", cau: "CAU" };

/** A confirmed credential as everyone sees it, without its number. */
export interface PublicCredential {
  kind: CredentialKind;
  confirmedAt: number;
}
