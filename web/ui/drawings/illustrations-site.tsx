import { accent, axis, bricksOf, DimX, DimY, type DrawingProps, fine, Sheet, SOLID, tint } from "./drawing-parts.tsx";

/** A trowel above bricks. For requests and services. */
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

/** A tower crane with an orange load above a building frame. For features in preparation and the college. */
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
        <rect key={y} {...SOLID} x="106" y={y} width="104" height="3.5" />
      ))}
      <path d="M112 119.5v50M144 119.5v50M172 119.5v50M204 119.5v50" />
      <path {...axis} d="M112 104v12M204 104v12" />
      <path {...fine} d="M120 170v-14h16v14M150 152v-8h14v8M178 152v-8h14v8" />
      <path {...fine} d="M118 134v-12h18v12M150 134v-10h14v10" />
      <DimY y1={116} y2={170} x={226} to={212} />
    </Sheet>
  );
}

/** A door with an orange lock. For "not allowed" and sign-in. */
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

/** A pulled-out tape measure. For searches without results and for filters. */
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
