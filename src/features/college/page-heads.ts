import type { PageHead } from "../../platform/pages/page-head.ts";
import { SITE } from "../../shared/site.ts";
import { certificatePath, VERIFY_PATH } from "./addresses.ts";
import { issuedOn, picturePath } from "./certificate-facts.ts";
import { HEADS, VERIFY } from "./certificate-messages.ts";
import type { Certificate } from "./queries-certificates.ts";
import { formatCode } from "./rules.ts";

/**
 * A certificate's head. People share certificates, but search engines don't list them. `address` is the site's URL
 * without a trailing slash.
 */
export function certificateHead(certificate: Certificate, address: string): PageHead {
  const { code, name, courseTitle, slug } = certificate;
  const path = certificatePath(code);
  return {
    title: HEADS.certificate(name),
    description: HEADS.text(name, courseTitle, issuedOn(certificate)),
    path,
    image: { path: picturePath(certificate), alt: HEADS.picture(name, courseTitle), width: 1200, height: 630 },
    isIndexed: false,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "EducationalOccupationalCredential",
      "@id": address + path,
      url: address + path,
      name: courseTitle,
      credentialCategory: HEADS.category,
      identifier: formatCode(code),
      dateCreated: new Date(certificate.issuedAt).toISOString(),
      recognizedBy: { "@type": "Organization", name: SITE, url: address },
      about: { "@type": "Person", name, ...(slug ? { url: `${address}/cartao/${slug}` } : {}) },
    },
  };
}

/** The head of the page where codes are typed; also of the one for a code without a certificate. */
export function verifyHead(isFound: boolean): PageHead {
  return {
    title: isFound ? VERIFY.title : VERIFY.notFound,
    description: VERIFY.text,
    path: isFound ? VERIFY_PATH : undefined,
    isIndexed: isFound,
  };
}
