import type { ComponentProps, ElementType } from "react";
import { cx } from "../cx.ts";

interface ContainerProps extends ComponentProps<"div"> {
  /** Maximum width: form 576 px, text 736 px, page 1152 px (default). */
  width?: "form" | "text" | "page" | undefined;
  as?: ElementType | undefined;
}

const WIDTHS = { form: "max-w-xl", text: "max-w-[46rem]", page: "max-w-6xl" } as const;

/** Centred column with side margins of 16 px on phones, 24 px on wider screens. Beside the navigation, it begins there. */
export function Container({ width = "page", as: Tag = "div", className, ...props }: ContainerProps) {
  return <Tag {...props} className={cx("mx-auto w-full px-4 md:px-6 beside-nav:md:mx-0", WIDTHS[width], className)} />;
}
