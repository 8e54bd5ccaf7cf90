import { WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import { EXAMPLE } from "./messages.ts";

const bubbleClass = "max-w-[85%] rounded-card px-3 py-2 text-sm text-ink";

/** A sample conversation with the assistant, exposed as an image with a one-sentence label. */
export function ExampleChat() {
  return (
    <div
      role="img"
      aria-label={EXAMPLE.label}
      className="mx-auto w-full max-w-80 overflow-hidden rounded-card border border-white/15 bg-concrete-100 shadow-soft"
    >
      <p className="flex items-center gap-3 bg-success-dark px-4 py-3 text-white">
        <WhatsAppIcon size={28} />
        <span className="min-w-0">
          <span className="block font-semibold">{EXAMPLE.who}</span>
          <span className="block text-sm">{EXAMPLE.state}</span>
        </span>
      </p>
      <div className="flex flex-col gap-2.5 p-4">
        <p className={`${bubbleClass} self-start bg-white`}>
          <span className="block font-semibold">{EXAMPLE.offer}</span>
          <span className="mt-1 block border-l-4 border-signal-bright pl-2">
            <span className="block font-medium">{EXAMPLE.what}</span>
            <span className="block text-ink-soft">{EXAMPLE.where}</span>
            <span className="block text-ink-soft">{EXAMPLE.when}</span>
          </span>
        </p>
        <p className={`${bubbleClass} self-start bg-white`}>{EXAMPLE.next}</p>
        <p className={`${bubbleClass} self-end bg-blueprint-100 font-medium`}>{EXAMPLE.answer}</p>
      </div>
    </div>
  );
}
