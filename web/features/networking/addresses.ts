/** The URLs to share. */
export const cardAddress = (slug: string) => `${window.location.origin}/cartao/${slug}`;
export const pageAddress = (id: string) => `${window.location.origin}/portal-conexoes/perfil/${id}`;
