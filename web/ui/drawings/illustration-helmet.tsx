import { accent, axis, DimX, DimY, type DrawingProps, fine, Sheet, tint } from "./drawing-parts.tsx";

/** A hard hat. For profiles, providers and the welcome screen. */
export function Helmet({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={180} className={className}>
      <path {...axis} d="M121 14V170" />
      <path {...tint} d="M52 122C50 76 80 46 121 46s70 30 68 76z" />
      <path {...tint} d="M86 55C93 40 106 33 121 33s29 7 36 22C147 49 134 46 121 46s-25 3-35 9z" />
      <path d="M101 49.5C94 70 91 96 91 122M142 49.5c7 20.5 10 46.5 10 72.5" />
      <path {...fine} d="M69 84c-4 11-6 24-6 38M173 84c4 11 6 24 6 38" />
      <path {...accent} d="M53 110H188.5" />
      <path fill="currentColor" fillOpacity="0.14" d="M44 122H190c14 0 24 5 29 14-30-5-62-5-80-5H48c-5 0-8-9-4-9z" />
      <path {...fine} d="M74 131c2 18 16 28 36 27M160 131.5c-3 15-16 25-36 26.5" strokeDasharray="4 3" />
      <rect x="108" y="153" width="17" height="9" rx="2" />
      <DimY y1={33} y2={131} x={26} to={40} text="165" />
      <DimX x1={44} x2={219} y={172} to={140} />
    </Sheet>
  );
}
