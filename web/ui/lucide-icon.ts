import { createElement, type SVGProps } from "react";
import { cx } from "./cx.ts";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** lucide-react's function of this name without the options that this app doesn't use: they add 1.1 kB (gzip) to every page. */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ size = 24, className, ...props }: IconProps) {
    const attributes = {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": true,
      ...props,
      className: cx("lucide", className),
    } as const;
    return createElement("svg", attributes, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}
