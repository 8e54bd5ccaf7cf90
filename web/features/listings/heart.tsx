import { Link } from "@tanstack/react-router";
import { Heart as HeartIcon } from "lucide-react";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { useSession } from "@/lib/session.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { Button, buttonClass, IconButton } from "@/ui/button.tsx";
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

/** The heart on a listing's page. Visitors are led to the log-in and back. */
export function HeartButton({ id }: Pick<HeartProps, "id">) {
  const session = useSession();
  const returnHere = useReturnHere();
  if (session.status === "user") return <OwnHeartButton id={id} />;
  if (session.status !== "visitor") return null;
  return (
    <Link to="/entrar" search={returnHere} className={buttonClass({ variant: "outline", size: "sm" })}>
      <HeartIcon size={20} aria-hidden />
      {FAVORITES.add}
    </Link>
  );
}

function OwnHeartButton({ id }: Pick<HeartProps, "id">) {
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
