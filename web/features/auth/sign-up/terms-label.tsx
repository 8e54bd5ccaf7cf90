import { PRIVACY_PATH, TERMS_PATH } from "@/lib/links.ts";
import { FIELDS } from "../messages.ts";

function Document({ path, name }: { path: string; name: string }) {
  return (
    <a href={path} target="_blank" rel="noopener noreferrer" className="link">
      {name}
      <span className="sr-only"> {FIELDS.newTab}</span>
    </a>
  );
}

/** 'Li e aceito os termos de uso e li a política de privacidade', with links that open the documents in a new tab. */
export function TermsLabel() {
  return (
    <>
      {FIELDS.terms} <Document path={TERMS_PATH} name={FIELDS.termsLink} /> {FIELDS.privacy}{" "}
      <Document path={PRIVACY_PATH} name={FIELDS.privacyLink} />
    </>
  );
}
