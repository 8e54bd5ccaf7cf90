/** The URLs to share. */
export const cardAddress = (slug: string) => `${window.location.origin}/cartao/${slug}`;
/** Redirects to the page, also after the professional was renamed. */
export const pageAddress = (slug: string) => `${window.location.origin}/portal-conexoes/perfil/${slug}`;
