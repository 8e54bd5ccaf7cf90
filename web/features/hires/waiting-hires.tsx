import { Link } from "@tanstack/react-router";
import { Handshake } from "lucide-react";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { WAITING } from "./messages.ts";

/** Asks the provider to answer the hires that wait for them; nothing if none does. */
export function WaitingHires() {
  const { data: hires = [] } = trpc.hires.mine.useInfiniteQuery(
    { side: "provider" },
    { getNextPageParam: nextCursorOf, select: itemsOf },
  );
  const waiting = hires.filter(({ status }) => status === "proposed");
  const [newest] = waiting;
  if (!newest) return null;
  return (
    <Card as="section" aria-labelledby="contratado" className="flex flex-col gap-3 md:flex-row md:items-center">
      <Handshake size={24} aria-hidden className="text-blueprint" />
      <div className="min-w-0 flex-1">
        <h2 id="contratado" className="text-lg leading-tight">
          {WAITING.title(waiting.length)}
        </h2>
        <p className="mt-0.5 break-words text-ink-soft">{WAITING.text(newest.personName, newest.serviceType)}</p>
      </div>
      <Link to="/provider-contracts" className={buttonClass({ className: "shrink-0" })}>
        {WAITING.action}
      </Link>
    </Card>
  );
}
