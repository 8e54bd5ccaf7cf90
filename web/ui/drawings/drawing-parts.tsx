import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface DrawingProps {
  className?: string | undefined;
}

interface SheetProps extends DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** Root of a decorative drawing: lines are 1.5 px wide at every size and use the text colour. */
export function Sheet({ width, height, className, children }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cx(
        "block h-auto w-full *:[vector-effect:non-scaling-stroke] [&_g>*]:[vector-effect:non-scaling-stroke]",
        className,
      )}
    >
      {children}
    </svg>
  );
}

/** The one orange accent of a drawing. */
export const accent = { stroke: "var(--color-signal-bright)", strokeWidth: 2 } as const;
/** Faint surface tint for light and dark backgrounds. */
export const tint = { fill: "currentColor", fillOpacity: 0.07 } as const;
/** Poché: cut material, which plans fill in black. */
export const SOLID = { fill: "currentColor", stroke: "none" } as const;
/** Construction and dimension lines. */
export const fine = { strokeWidth: 1, strokeOpacity: 0.55 } as const;
/** Structural axis, a dash-dot line. */
export const axis = { ...fine, strokeDasharray: "9 3 1.5 3" } as const;

/** A number or letter in the drawing. */
export function Note({
  x,
  y,
  size = 8,
  turn,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  turn?: boolean;
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="500"
      letterSpacing="0.06em"
      textAnchor="middle"
      fill="currentColor"
      fillOpacity="0.75"
      stroke="none"
      {...(turn ? { transform: `rotate(-90 ${x} ${y})` } : {})}
    >
      {children}
    </text>
  );
}

/** Horizontal dimension line from x1 to x2 at y; its extension lines start at `to`. */
export function DimX({ x1, x2, y, to, text }: { x1: number; x2: number; y: number; to: number; text?: string }) {
  const over = Math.sign(y - to) * 4;
  return (
    <>
      <path {...fine} d={`M${x1 - 5} ${y}H${x2 + 5}M${x1} ${to}V${y + over}M${x2} ${to}V${y + over}`} />
      <path d={`M${x1 - 3} ${y + 3}l6 -6M${x2 - 3} ${y + 3}l6 -6`} />
      {text && (
        <Note x={(x1 + x2) / 2} y={y - 3.5}>
          {text}
        </Note>
      )}
    </>
  );
}

/** Vertical dimension line from y1 to y2 at x; its extension lines start at `to`. */
export function DimY({ y1, y2, x, to, text }: { y1: number; y2: number; x: number; to: number; text?: string }) {
  const over = Math.sign(x - to) * 4;
  return (
    <>
      <path {...fine} d={`M${x} ${y1 - 5}V${y2 + 5}M${to} ${y1}H${x + over}M${to} ${y2}H${x + over}`} />
      <path d={`M${x - 3} ${y1 + 3}l6 -6M${x - 3} ${y2 + 3}l6 -6`} />
      {text && (
        <Note x={x - 3.5} y={(y1 + y2) / 2} turn>
          {text}
        </Note>
      )}
    </>
  );
}

/** Circle with the label of a structural axis. */
export function AxisBubble({ x, children }: { x: number; children: ReactNode }) {
  return (
    <>
      <circle cx={x} cy="24" r="9" {...fine} strokeOpacity={0.8} />
      <Note x={x} y={27} size={9}>
        {children}
      </Note>
    </>
  );
}

interface BrickCourse {
  x1: number;
  x2: number;
  y: number;
  /** Whether the course starts with half a brick. */
  half: boolean;
}

/** Left edge and width of each brick in a course of running bond. */
export function bricksOf({ x1, x2, half }: BrickCourse, length = 36, joint = 3): { x: number; w: number }[] {
  const bricks: { x: number; w: number }[] = [];
  for (let x = x1, first = true; x < x2 - joint; first = false) {
    const wanted = first && half ? (length - joint) / 2 : length;
    const w = Math.min(wanted, x2 - x);
    if (w > 8) bricks.push({ x, w });
    x += w + joint;
  }
  return bricks;
}
