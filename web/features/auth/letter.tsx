import { accent, type DrawingProps, fine, Sheet, tint } from "@/ui/drawings/drawing-parts.tsx";

/** Envelope illustration for emails that are on their way. */
export function Letter({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={150} className={className}>
      <path {...fine} d="M14 136H226" />
      <path {...tint} d="M52 58h136v72H52z" />
      <path {...tint} fillOpacity={0} d="M68 58V22h104v36" />
      <path {...fine} d="M82 36h40M82 46h76M134 36h24" />
      <path d="M52 58l68 44 68-44" />
      <path {...fine} d="M52 130l50-39M188 130l-50-39" />
      <circle {...accent} fill="var(--color-signal-bright)" fillOpacity="0.16" cx="120" cy="102" r="11" />
      <path {...accent} d="M115.5 102.5l3.2 3.2 6-6.4" />
    </Sheet>
  );
}
