import { Link } from "@tanstack/react-router";
import { Heart, LayoutList, Plus } from "lucide-react";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloatingAction } from "@/ui/frame/floating-action.tsx";
import { OWN } from "../own/messages.ts";
import { Published } from "../own/published.tsx";

const toPublish = {
  to: "/marketplace",
  search: (now: MarketplaceSearch) => ({ ...now, ver: "publicar" as const }),
  state: { isFromList: true },
} as const;

const toFavorites = {
  to: "/marketplace",
  search: (now: MarketplaceSearch) => ({ ...now, ver: "favoritos" as const }),
  state: { isFromList: true },
} as const;

/** In the header on wide screens. */
function HeaderLinks() {
  return (
    <>
      <Link {...toFavorites} className={buttonClass({ variant: "outline", size: "sm" })}>
        <Heart size={20} aria-hidden />
        {OWN.favorites}
      </Link>
      <Link
        to="/marketplace"
        search={(now) => ({ ...now, ver: "meus-anuncios" })}
        state={{ isFromList: true }}
        className={buttonClass({ variant: "outline", size: "sm" })}
      >
        <LayoutList size={20} aria-hidden />
        {OWN.title}
      </Link>
      <Link {...toPublish} className={buttonClass({ size: "sm" })}>
        <Plus size={20} aria-hidden />
        {OWN.publish}
      </Link>
    </>
  );
}

/** Floats the publish link over the list on phones. */
function PublishBar() {
  return (
    <FloatingAction>
      <Link {...toPublish} className={buttonClass()}>
        <Plus size={20} aria-hidden />
        {OWN.publish}
      </Link>
    </FloatingAction>
  );
}

/** Beside the count on phones. */
function PhoneLinks() {
  return (
    <p className="flex gap-4 md:hidden">
      <Link
        {...toFavorites}
        aria-label={OWN.favorites}
        className="link inline-flex size-11 items-center justify-center"
      >
        <Heart size={20} aria-hidden />
      </Link>
      <Link
        to="/marketplace"
        search={(now) => ({ ...now, ver: "meus-anuncios" })}
        state={{ isFromList: true }}
        className="link inline-flex min-h-11 items-center"
      >
        {OWN.title}
      </Link>
    </p>
  );
}

const PARTS = { header: HeaderLinks, top: Published, count: PhoneLinks, bottom: PublishBar };

/** What the list has in these places for people who are logged in. */
export function OwnParts({ at }: { at: keyof typeof PARTS }) {
  const Part = PARTS[at];
  return <Part />;
}
