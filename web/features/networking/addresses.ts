/** The URLs to share. */
export const cardAddress = (slug: string) => `${window.location.origin}/cartao/${slug}`;
/** Redirects to the page, also after the professional was renamed. */
export const pageAddress = (slug: string) => `${window.location.origin}/portal-conexoes/perfil/${slug}`;
/** Opens the form of a new reference on the page. */
export const referenceAddress = (slug: string) => `${pageAddress(slug)}?referencia=nova`;
