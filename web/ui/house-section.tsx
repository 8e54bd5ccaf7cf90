import {
  AxisBubble,
  accent,
  axis,
  DimX,
  DimY,
  type DrawingProps,
  fine,
  Note,
  Sheet,
  SOLID,
  tint,
} from "./drawings/drawing-parts.tsx";

const hatch = (from: number, to: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / 14) }, (_, i) => `M${from + 14 + i * 14} ${y}l-9 10`).join("");

const STEPS = 9;
const RISE = (262 - 184) / STEPS;
/** Flight of stairs from the ground floor up to the slab. */
const stairs = `M214 262${Array.from({ length: STEPS }, () => `v${-RISE}h9`).join("")}`;

/** Section through a two-storey house, the large drawing of hero sections. Works best in white on blueprint blue. */
export function HouseSection({ className }: DrawingProps) {
  return (
    <Sheet width={480} height={340} className={className}>
      {/* Axes */}
      <path {...axis} d="M110 34V300M242 34V300M374 34V300" />
      <AxisBubble x={110}>A</AxisBubble>
      <AxisBubble x={242}>B</AxisBubble>
      <AxisBubble x={374}>C</AxisBubble>
      {/* Ground and footings */}
      <path d="M24 262H106M378 262H456" />
      <path {...fine} d={`${hatch(24, 100, 262)}${hatch(378, 456, 262)}`} />
      <path {...SOLID} d="M106 262h272v6H106z" />
      <path
        {...tint}
        fillOpacity={0.16}
        d="M104 268h12v14h10v12H94v-12h10zM236 268h12v14h10v12h-32v-12h10zM368 268h12v14h10v12h-32v-12h10z"
      />
      {/* Walls and slab */}
      <path
        {...SOLID}
        d="M106 122h8v62h-8zM106 184h138v7H106zM296 184h82v7h-82zM106 191h8v24h-8zM106 246h8v16h-8zM370 122h8v18h-8zM370 168h8v16h-8zM370 191h8v71h-8zM238 191h6v20h-6zM238 122h6v62h-6z"
      />
      <path d="M108 215v31M112 215v31M372 140v28M376 140v28" strokeWidth="1" />
      {/* Roof */}
      <path {...tint} fillOpacity={0.1} d="M84 126L242 48l158 78-4 7-154-76L88 133z" />
      <path d="M114 122H370M242 57V122M176 90v32M308 90v32M242 122l-66-32M242 122l66-32" strokeWidth="1.25" />
      <path {...tint} fillOpacity={0.18} d="M318 86.5V58h20v38.5z" />
      <path d="M314 58h28" />
      {/* Stairs, door, furniture, person */}
      <path d={stairs} />
      <path {...fine} d="M216 238l80-69M296 169v15M216 238v24" />
      <path {...accent} d="M330 262v-54h26v54" />
      <path {...accent} d="M350 236v3" />
      <g {...fine} strokeOpacity={0.85}>
        <path d="M132 262v-16h50v16M128 246v-10c0-4 6-4 6 0v10M186 246v-10c0-4-6-4-6 0v10M134 238h46" />
        <path d="M157 191v12M149 210h16l-4-7h-8z" />
        <path d="M130 184v-16h60v16M130 184v-26M134 168c0-6 16-6 16 0" />
        <path d="M318 184v-44h36v44M336 140v44M331 162v4M341 162v4" />
      </g>
      <g strokeWidth="1.25">
        <circle cx="200" cy="141" r="5" />
        <path d="M194 184v-16l-2-2v-12c0-4 3-6 8-6s8 2 8 6v12l-2 2v16M200 168v16" />
        <path
          d="M194 140c0-8 12-8 12 0zM192 140h16"
          fill="var(--color-signal-bright)"
          stroke="var(--color-signal-bright)"
        />
      </g>
      {/* Levels and dimensions */}
      <path {...fine} d="M398 184h40M398 262h40" />
      <path fill="currentColor" stroke="none" d="M416 184l-5-8h10zM416 262l-5-8h10z" />
      <Note x={440} y={179}>
        +3,10
      </Note>
      <Note x={438} y={257}>
        0,00
      </Note>
      <DimY y1={122} y2={184} x={62} to={100} text="2,70" />
      <DimY y1={184} y2={262} x={62} to={100} text="3,10" />
      <DimX x1={110} x2={242} y={320} to={300} text="5,20" />
      <DimX x1={242} x2={374} y={320} to={300} text="5,20" />
    </Sheet>
  );
}
