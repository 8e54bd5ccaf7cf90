import type { ReactNode } from "react";
import { trpc } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { SUPPORT } from "./section-messages.ts";

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card className="flex flex-col items-center gap-5 lg:flex-row lg:gap-8">
      <div className="w-40 shrink-0 text-blueprint md:w-52">
        <Door />
      </div>
      {children}
    </Card>
  );
}

/** Links to the support chat, prefilled with `text`, and to its email. */
export function SupportCard({ text }: { text: string }) {
  const query = trpc.support.contacts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded
      query={query}
      pending={
        <Frame>
          <Skeleton className="h-14 w-full max-w-sm rounded-control" />
        </Frame>
      }
      failed={{ title: SUPPORT.failed }}
    >
      {({ email }) => (
        <Frame>
          <div className="flex w-full min-w-0 flex-1 flex-col gap-4 text-center md:items-center lg:items-start lg:text-left">
            <WhatsAppLink href={`/suporte?texto=${encodeURIComponent(text)}`} size="lg">
              {SUPPORT.open}
            </WhatsAppLink>
            <p className="text-ink-soft">
              {SUPPORT.orMail}{" "}
              <a href={`mailto:${email}`} className="link inline-block">
                {email}
              </a>
            </p>
          </div>
        </Frame>
      )}
    </Loaded>
  );
}
