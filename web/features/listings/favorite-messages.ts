import type { Failure } from "@/lib/errors.ts";

export const FAVORITES = {
  title: "Favoritos",
  loading: "Carregando favoritos...",
  failed: "Não foi possível carregar seus favoritos",
  empty: "Você ainda não tem favoritos.",
  emptyText: "Toque no coração de um anúncio para achá-lo de novo aqui.",
  emptyAction: "Ver anúncios",
  add: "Favoritar",
  added: "Favorito",
  addThis: (title: string) => `Favoritar ${title}`,
  ended: "Encerrado",
} as const;

export const OTHERS = { title: "Outros deste vendedor" } as const;

/** Toast for a heart that could not be changed. */
export function favoriteFailure({ code }: Failure): { title: string; text: string } {
  const title = "Não foi possível mudar seus favoritos";
  if (code === "favorite.limit") return { title, text: "Você chegou ao limite. Tire um da lista antes." };
  if (code === "listing.not_found") return { title, text: "Este anúncio não está mais disponível." };
  if (code === "auth.required") return { title, text: "Entre de novo na sua conta." };
  return { title, text: "Tente novamente em alguns instantes." };
}
