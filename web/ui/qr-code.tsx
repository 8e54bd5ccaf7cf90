import { encode } from "uqr";

/** Light modules around the code, required by QR readers. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** What the code contains. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code as wide as its container. Load it late: the encoder is larger than most components. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full bg-white"
    >
      <path fill="var(--color-white)" d={`M0 0h${size}v${size}H0z`} />
      <path fill="var(--color-ink)" d={path} />
    </svg>
  );
}
