export const COLLEGE_PATH = "/faculdade-teste-2025";
/** Where a visitor types a certificate's code. */
export const VERIFY_PATH = "/certificado";

/** Path of a certificate. URLs are in lower case. */
export function certificatePath(code: string): string {
  return `${VERIFY_PATH}/${code.toLowerCase()}`;
}
