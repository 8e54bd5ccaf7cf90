import { TERMS_PATH } from "@/lib/links.ts";
import { FIELDS } from "./messages.ts";

/** 'Li e aceito os termos de uso', with a link that opens the document in a new tab. */
export function TermsLabel() {
  return (
    <>
      {FIELDS.terms}{" "}
      <a href={TERMS_PATH} target="_blank" rel="noopener noreferrer" className="link">
        {FIELDS.termsLink}
        <span className="sr-only"> {FIELDS.newTab}</span>
      </a>
    </>
  );
}
