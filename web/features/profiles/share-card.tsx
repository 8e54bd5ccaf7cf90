import { Link } from "@tanstack/react-router";
import { IdCard, Share2 } from "lucide-react";
import { shareLink } from "@/lib/share.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { SHARE } from "./messages.ts";

/** Opens and shares the public business card of a complete profile. */
export function ShareCard({ slug }: { slug: string }) {
  const address: string = `/cartao/${slug}`;
  const share = () => {
    const url = window.location.origin + address;
    return shareLink(url, { title: SHARE.title, url }, SHARE.copiedText);
  };
  return (
    <Card className="flex flex-col gap-4 border-success/50!">
      <div className="min-w-0">
        <h2 className="text-lg">{SHARE.title}</h2>
        <p className="mt-0.5 text-ink-soft">{SHARE.text}</p>
      </div>
      <div className="flex flex-col gap-2 md:flex-row">
        <Link to={address} className={buttonClass({ variant: "outline", className: "md:px-6" })}>
          <IdCard size={20} aria-hidden />
          {SHARE.open}
        </Link>
        <Button variant="secondary" icon={Share2} className="md:px-6" onClick={() => void share()}>
          {SHARE.share}
        </Button>
      </div>
    </Card>
  );
}
