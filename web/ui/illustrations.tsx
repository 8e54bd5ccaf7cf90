import {
  accent,
  axis,
  bricksOf,
  DimX,
  DimY,
  type DrawingProps,
  fine,
  Note,
  poche,
  Sheet,
  tint,
} from "./drawing-parts.tsx";

/** Hard hat from the side. For profiles, providers, welcome. */
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

/** Trowel over a course of bricks. For requests and services. */
export function Trowel({ className }: DrawingProps) {
  const courses = [
    { x1: 30, x2: 202.5, y: 128, half: false },
    { x1: 30, x2: 202.5, y: 149, half: true },
  ];
  return (
    <Sheet width={240} height={180} className={className}>
      {courses.flatMap((course) =>
        bricksOf(course).map((b) => (
          <rect key={`${course.y}-${b.x}`} {...tint} x={b.x} y={course.y} width={b.w} height="18" rx="1" />
        )),
      )}
      <path {...accent} d="M34 121c9-6 16 1 25-2s13-7 22-3 17 4 26 1" />
      <path
        {...fine}
        d="M12 170H228M20 170l-6 6M36 170l-6 6M52 170l-6 6M68 170l-6 6M84 170l-6 6M100 170l-6 6M116 170l-6 6M132 170l-6 6M148 170l-6 6M164 170l-6 6M180 170l-6 6M196 170l-6 6M212 170l-6 6"
      />
      <g transform="rotate(-34 96 112)">
        <path {...axis} d="M70 112H262" />
        <path {...tint} d="M84 112l66-27c8 5 12 15 12 27s-4 22-12 27z" />
        <path {...fine} d="M98 112h52" />
        <path d="M162 112h9c6 0 6-8 12-8h6" />
        <path fill="currentColor" fillOpacity="0.14" d="M189 97h44c7 0 10 3 10 7s-3 7-10 7h-44c-3 0-4-2-4-7s1-7 4-7z" />
        <path d="M194 97v14" />
        <circle cx="236" cy="104" r="1.8" />
      </g>
    </Sheet>
  );
}

/** Small flat in plan, its front door in orange like the mark. For listings, home, not found. */
export function FloorPlan({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={190} className={className}>
      <path {...tint} stroke="none" d="M36 40H216V172H36z" />
      {/* Walls, blackened; windows and doors are the gaps. */}
      <path
        {...poche}
        d="M36 40h28v5H36zM100 40h44v5h-44zM184 40h32v5h-32zM36 40h5v48h-5zM36 120h5v52h-5zM211 40h5v34h-5zM211 110h5v62h-5zM36 167h94v5H36zM156 167h60v5h-60zM120 45h5v38h-5zM120 108h5v20h-5zM120 150h5v17h-5zM41 118h79v5H41z"
      />
      <path
        {...fine}
        strokeOpacity={0.9}
        d="M64 41.5h36M64 43.5h36M144 41.5h40M144 43.5h40M212.5 74v36M214.5 74v36M37.5 88v32M39.5 88v32"
      />
      <path d="M120 108H95a25 25 0 0 1 25-25M120 150H98a22 22 0 0 1 22-22" strokeWidth="1.25" />
      <path {...accent} d="M130 167V141a26 26 0 0 1 26 26" />
      {/* Furniture */}
      <g {...fine}>
        <path d="M46 51h30v34H46zM46 61h30M49.5 53.5h9v5h-9zM63.5 53.5h9v5h-9zM46 101h38v11H46zM65 101v11" />
        <path d="M137 50h36v16h-36zM137 56h36M143 56v10M167 56v10M143 78h24v13h-24z" />
        <path d="M46 128h14v10H46zM46 147h20v15H46zM46 147l20 15M66 147l-20 15M76 157h11v5H76z" />
        <circle cx="53" cy="133" r="3.5" />
        <circle cx="81.5" cy="152" r="4.5" />
        <path d="M200 117h10v49h-10zM202.5 121h5v10h-5z" />
        <circle cx="205" cy="143" r="2.5" />
        <circle cx="205" cy="152" r="2.5" />
        <circle cx="173" cy="128" r="9" />
        <path d="M169 115h8M169 141h8M160 124v8M186 124v8" />
      </g>
      <Note x={98} y={71} size={7}>
        QUARTO
      </Note>
      <Note x={82} y={138} size={7}>
        BANHO
      </Note>
      <Note x={190} y={90} size={7}>
        SALA
      </Note>
      <Note x={178} y={158} size={7}>
        COZINHA
      </Note>
      <DimX x1={36} x2={122.5} y={24} to={36} text="3,20" />
      <DimX x1={122.5} x2={216} y={24} to={36} text="3,45" />
      <DimY y1={40} y2={172} x={18} to={32} text="4,80" />
    </Sheet>
  );
}

interface WallProps extends DrawingProps {
  /** Index of the course and of the brick that is left out. */
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

/** Wall going up, one orange brick about to be laid, with line and plumb. For "nothing here yet". */
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

/** Wall with a brick fallen out. For errors. */
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

/** Tower crane over a frame of slabs, an orange load on its hook. For "in preparation", coming soon, college. */
export function Crane({ className }: DrawingProps) {
  const mast = Array.from({ length: 9 }, (_, i) => 50 + i * 13);
  const jib = Array.from({ length: 8 }, (_, i) => 76 + i * 16);
  return (
    <Sheet width={240} height={190} className={className}>
      <path
        {...fine}
        d="M10 170H230M20 170l-7 8M40 170l-7 8M60 170l-7 8M80 170l-7 8M100 170l-7 8M120 170l-7 8M140 170l-7 8M160 170l-7 8M180 170l-7 8M200 170l-7 8M220 170l-7 8"
      />
      {/* Mast, jib, counter-jib */}
      <path d="M56 167V46M70 167V46M49 167h28" />
      <path
        {...fine}
        strokeOpacity={0.8}
        d={mast.map((y, i) => (i % 2 ? `M70 ${y}L56 ${y + 13}` : `M56 ${y}L70 ${y + 13}`)).join("")}
      />
      <path d="M20 46H220L206 38H76M63 16L56 38h14zM56 38v8M70 38v8" />
      <path {...fine} strokeOpacity={0.8} d={jib.map((x) => `M${x} 46l8 -8l8 8`).join("")} />
      <path d="M63 16L24 46M63 16L150 38" strokeWidth="1.25" />
      <path fill="currentColor" fillOpacity="0.18" d="M22 46h18v17H22z" />
      <path {...tint} fillOpacity={0.2} d="M72 49h14v14H72z" />
      {/* Load */}
      <path d="M174 46h14v5h-14z" />
      <path strokeWidth="1.25" d="M181 51V78M181 78l-17 15M181 78l17 15" />
      <rect
        {...accent}
        fill="var(--color-signal-bright)"
        fillOpacity="0.16"
        x="161"
        y="93"
        width="40"
        height="9"
        rx="1"
      />
      {/* Building */}
      {[116, 134, 152].map((y) => (
        <rect key={y} {...poche} x="106" y={y} width="104" height="3.5" />
      ))}
      <path d="M112 119.5v50M144 119.5v50M172 119.5v50M204 119.5v50" />
      <path {...axis} d="M112 104v12M204 104v12" />
      <path {...fine} d="M120 170v-14h16v14M150 152v-8h14v8M178 152v-8h14v8" />
      <path {...fine} d="M118 134v-12h18v12M150 134v-10h14v10" />
      <DimY y1={116} y2={170} x={226} to={212} />
    </Sheet>
  );
}

/** Door in elevation with its lock in orange. For "not allowed" and sign-in. */
export function Door({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={190} className={className}>
      <path
        {...fine}
        d="M20 170H220M34 170l-7 8M56 170l-7 8M78 170l-7 8M100 170l-7 8M122 170l-7 8M144 170l-7 8M166 170l-7 8M188 170l-7 8M210 170l-7 8"
      />
      <path {...tint} fillOpacity={0.16} d="M80 170V30h80v140h-7V37H87v133z" />
      <path {...tint} fillOpacity={0.05} d="M87 37h66v133H87z" />
      <rect x="96" y="48" width="20" height="44" rx="1" />
      <rect x="124" y="48" width="20" height="44" rx="1" />
      <rect x="96" y="120" width="20" height="38" rx="1" />
      <rect x="124" y="120" width="20" height="38" rx="1" />
      <path {...fine} strokeDasharray="5 3" d="M153 37L87 103.5L153 170" />
      <circle {...accent} fill="var(--color-signal-bright)" fillOpacity="0.16" cx="144" cy="106" r="7" />
      <path {...accent} d="M144 104.5v4" />
      <path {...axis} d="M168 106h52" />
      <DimX x1={87} x2={153} y={18} to={27} text="0,80" />
      <DimY y1={37} y2={170} x={52} to={76} text="2,10" />
    </Sheet>
  );
}

/** Tape measure drawn out. For searches without a match and for filters. */
export function TapeMeasure({ className }: DrawingProps) {
  const marks = Array.from({ length: 17 }, (_, i) => 24 + i * 7);
  return (
    <Sheet width={240} height={160} className={className}>
      <path {...tint} fillOpacity={0.12} d="M146 124V62c0-16 12-28 28-28h16c18 0 30 13 30 30v52c0 5-3 8-8 8z" />
      <circle cx="184" cy="78" r="27" />
      <circle {...fine} cx="184" cy="78" r="19" />
      <path {...axis} d="M184 22V136M134 78H232" />
      <path {...tint} d="M146 112H18v12h128z" />
      <path {...accent} d="M18 106v24" />
      <path d={marks.map((x, i) => `M${x} 112v${i % 5 === 4 ? 8 : 4}`).join("")} strokeWidth="1" />
      <DimX x1={18} x2={146} y={92} to={104} text="1,28" />
      <path {...fine} d="M10 144H230" />
    </Sheet>
  );
}
