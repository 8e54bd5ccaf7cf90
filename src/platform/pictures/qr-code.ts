import { html, raw } from "hono/html";
import { encode } from "uqr";

/** Light modules around the code, required by QR readers. */
const QUIET_ZONE = 4;

/** A QR code as an SVG element as wide as its container. `label` is its accessible name. */
export function qrCode(text: string, label: string) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${raw(path)}"/></svg>`;
}
