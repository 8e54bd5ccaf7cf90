import { Card } from "@/ui/card.tsx";
import { Crane } from "@/ui/drawings/illustrations-site.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { COMING_SOON } from "./messages.ts";

/** Placeholder for an announced page that isn't built yet. */
export function ComingSoonScreen({ page }: { page: "networking" | "college" }) {
  const { title, text } = COMING_SOON[page];
  return (
    <Container as="main" width="text" id="conteudo" tabIndex={-1} className="min-h-dvh pb-8 outline-none">
      <PageHeader title={title} back={<BackLink to="/" />} />
      <Card className="flex flex-col items-center py-8 text-center md:py-12">
        <div className="w-48 text-blueprint">
          <Crane />
        </div>
        <p className="title mt-5 text-3xl">{COMING_SOON.soon}</p>
        <p className="mt-3 max-w-md text-ink-soft">{text}</p>
      </Card>
    </Container>
  );
}
