import { accent, bricksOf, DimX, DimY, type DrawingProps, fine, Sheet, tint } from "./drawing-parts.tsx";

interface WallProps extends DrawingProps {
  /** Index of the course and of the missing brick. */
  gap?: readonly [course: number, brick: number] | undefined;
}

const COURSES = [
  { x1: 60.5, x2: 135.5, y: 52, half: false },
  { x1: 41, x2: 155, y: 73, half: false },
  { x1: 41, x2: 194, y: 94, half: true },
  { x1: 41, x2: 194, y: 115, half: false },
  { x1: 41, x2: 194, y: 136, half: true },
] as const;

function Bricks({ gap }: Pick<WallProps, "gap">) {
  return COURSES.flatMap((course, i) =>
    bricksOf(course).map((b, j) =>
      gap?.[0] === i && gap[1] === j ? (
        <rect
          key={`${course.y}-${b.x}`}
          {...accent}
          strokeDasharray="4 3"
          x={b.x}
          y={course.y}
          width={b.w}
          height="18"
          rx="1"
        />
      ) : (
        <rect
          key={`${course.y}-${b.x}`}
          {...tint}
          fillOpacity={(i * 3 + j * 2) % 5 === 0 ? 0.18 : 0.06}
          x={b.x}
          y={course.y}
          width={b.w}
          height="18"
          rx="1"
        />
      ),
    ),
  );
}

const ground =
  "M14 157H226M24 157l-7 8M44 157l-7 8M64 157l-7 8M84 157l-7 8M104 157l-7 8M124 157l-7 8M144 157l-7 8M164 157l-7 8M184 157l-7 8M204 157l-7 8M222 157l-7 8";

/** A wall with a missing brick. For errors. */
export function BrickWallGap({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={176} className={className}>
      <path {...fine} d={ground} />
      <g transform="translate(-13)">
        <Bricks gap={[3, 3]} />
        <DimX x1={41} x2={194} y={30} to={46} text="1,60" />
      </g>
      <path {...fine} strokeDasharray="3 3" d="M166 118c20-6 40-4 47 4" />
      <g transform="rotate(32 212 137)">
        <rect
          {...accent}
          fill="var(--color-signal-bright)"
          fillOpacity="0.16"
          x="194"
          y="128"
          width="36"
          height="18"
          rx="1"
        />
      </g>
    </Sheet>
  );
}

/** A wall under construction with an orange brick, a line and a plumb bob. For empty lists. */
export function BrickWall({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={176} className={className}>
      <Bricks />
      <path {...fine} d={ground} />
      <path d="M34 46V157M201 46V157" />
      <path {...fine} strokeDasharray="2 3" d="M34 71H201" />
      <g transform="rotate(-9 170 50)">
        <rect
          {...accent}
          fill="var(--color-signal-bright)"
          fillOpacity="0.16"
          x="152"
          y="42"
          width="36"
          height="18"
          rx="1"
        />
      </g>
      <path {...fine} strokeDasharray="3 3" d="M164 69v13M180 66v24" />
      <path {...fine} strokeOpacity={0.9} d="M222 22V118" />
      <path {...tint} fillOpacity={0.2} d="M217 118h10v9l-5 9-5-9z" />
      <path d="M216 22h12" />
      <DimX x1={41} x2={194} y={26} to={44} text="1,60" />
      <DimY y1={52} y2={154} x={16} to={30} />
    </Sheet>
  );
}
