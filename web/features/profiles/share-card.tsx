import { Link } from "@tanstack/react-router";
import { IdCard, Share2 } from "lucide-react";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { notify } from "@/ui/toast.tsx";
import { SHARE } from "./messages.ts";

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify.success(SHARE.copied, SHARE.copiedText);
  } catch {
    // Not allowed here: the address itself is a link beside the button.
    notify.error(SHARE.copyFailed);
  }
}

/** Phones have a sheet for sharing; a person who closes it wants nothing more. */
async function share(link: string): Promise<void> {
  if (!navigator.share) return copy(link);
  try {
    await navigator.share({ title: SHARE.title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(link);
  }
}

/** The public business card of a complete profile: a link to it, and its address to be passed on. */
export function ShareCard({ slug }: { slug: string }) {
  const address: string = `/cartao/${slug}`;
  const link = () => window.location.origin + address;
  return (
    <Card className="flex flex-col gap-4 border-success/50! lg:flex-row lg:items-center lg:justify-between">
      <div className="min-w-0">
        <h2 className="text-lg">{SHARE.title}</h2>
        <p className="mt-0.5 text-ink-soft">{SHARE.text}</p>
      </div>
      <div className="flex shrink-0 flex-col gap-2 xs:flex-row">
        <Link to={address} className={buttonClass({ variant: "outline", className: "xs:flex-1" })}>
          <IdCard size={20} aria-hidden />
          {SHARE.open}
        </Link>
        <Button variant="secondary" icon={Share2} className="xs:flex-1" onClick={() => void share(link())}>
          {SHARE.share}
        </Button>
      </div>
    </Card>
  );
}
