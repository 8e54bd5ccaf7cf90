import { accent, DimX, DimY, type DrawingProps, fine, Note, Sheet, SOLID, tint } from "./drawing-parts.tsx";

/** Plan of a small flat with an orange front door. For listings, home and not found. */
export function FloorPlan({ className }: DrawingProps) {
  return (
    <Sheet width={240} height={190} className={className}>
      <path {...tint} stroke="none" d="M36 40H216V172H36z" />
      {/* Walls; the gaps are windows and doors. */}
      <path
        {...SOLID}
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
