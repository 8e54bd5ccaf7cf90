import { Heart as HeartIcon } from "lucide-react";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { Button, IconButton } from "@/ui/button.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { FAVORITES } from "./favorite-messages.ts";
import { useFavorite } from "./use-favorite.ts";

const FullHeart: Icon = (props) => <HeartIcon {...props} fill="currentColor" className="text-danger" />;

type HeartProps = Pick<ListingSummary, "id" | "title">;

/** The heart on a card, for signed-in people. */
export function Heart({ id, title }: HeartProps) {
  const { isFavorite = false, set } = useFavorite(id);
  return (
    <IconButton
      icon={isFavorite ? FullHeart : HeartIcon}
      label={FAVORITES.addThis(title)}
      variant={isFavorite ? "danger" : "ghost"}
      aria-pressed={isFavorite}
      onClick={() => set(!isFavorite)}
      className="bg-white/90 hover:bg-white"
    />
  );
}

/** The heart on a listing's page, for signed-in people. */
export function HeartButton({ id }: Pick<HeartProps, "id">) {
  const { isFavorite = false, set } = useFavorite(id);
  return (
    <Button
      variant="outline"
      size="sm"
      icon={isFavorite ? FullHeart : HeartIcon}
      aria-pressed={isFavorite}
      onClick={() => set(!isFavorite)}
    >
      {isFavorite ? FAVORITES.added : FAVORITES.add}
    </Button>
  );
}
