export const SITE = "Portal da Construção";
/** Text for the picture in previews of pages that have no picture of their own. */
export const LOGO_ALT = `Logotipo do ${SITE}`;
