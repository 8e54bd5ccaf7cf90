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
    // Copying isn't allowed here; the button next to this one opens the link.
    notify.error(SHARE.copyFailed);
  }
}

/** Opens the native share sheet, or copies the link if that fails. Canceling does nothing. */
async function share(link: string): Promise<void> {
  if (!navigator.share) return copy(link);
  try {
    await navigator.share({ title: SHARE.title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(link);
  }
}

/** Opens and shares the public business card of a complete profile. */
export function ShareCard({ slug }: { slug: string }) {
  const address: string = `/cartao/${slug}`;
  const link = () => window.location.origin + address;
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
        <Button variant="secondary" icon={Share2} className="md:px-6" onClick={() => void share(link())}>
          {SHARE.share}
        </Button>
      </div>
    </Card>
  );
}
