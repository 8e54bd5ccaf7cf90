import Markdown, { type MarkdownToJSX, RuleType } from "markdown-to-jsx";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { FIGURE_HEIGHTS, FIGURE_WIDTH } from "./figure-heights.ts";
import { headingId } from "./lesson-outline.ts";

const tableClass = "mt-5 mb-5 overflow-x-auto rounded-control border border-concrete-200";
const FIGURES = "/figuras/";

/** `src` is null if the package finds it dangerous. */
function Figure({ src, alt = "", title }: Omit<ComponentProps<"img">, "src"> & { src?: string | null }) {
  // Other sites' pictures would not load: the page's policy allows our own.
  if (!src?.startsWith(FIGURES)) return alt;
  const height = FIGURE_HEIGHTS[src.slice(src.lastIndexOf("/") + 1).replace(".svg", "")];
  return (
    <figure className="mt-6 mb-6">
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={FIGURE_WIDTH}
        height={height}
        className="mx-auto w-full max-w-xl"
      />
      {title && <figcaption className="mt-2 text-center text-sm text-ink-soft">{title}</figcaption>}
    </figure>
  );
}

/** Scrolls by itself, also with the keyboard, so that the page never does. */
function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div tabIndex={0} className={tableClass}>
      <table className="w-full text-sm">{children}</table>
    </div>
  );
}

const PlainText = ({ children }: { children?: ReactNode }) => children;
const H2 = (props: ComponentProps<"h2">) => <h2 {...props} />;
const styled = (className: string) => ({ props: { className } });
const section = styled("mt-8 mb-3 text-xl");

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  wrapper: Fragment,
  forceBlock: true,
  slugify: headingId,
  overrides: {
    // The page has its h1 already.
    h1: { component: H2, ...section },
    h2: section,
    h3: styled("mt-6 mb-2 text-lg"),
    p: styled("mt-3 mb-3"),
    ul: styled("mt-3 mb-3 list-disc space-y-2 pl-6"),
    ol: styled("mt-3 mb-3 list-decimal space-y-2 pl-6"),
    blockquote: styled("mt-5 mb-5 rounded-control border-l-4 border-blueprint bg-blueprint-50 px-4 py-1"),
    th: styled("bg-concrete-50 px-3 py-2 text-left align-bottom"),
    td: styled("border-t border-concrete-200 px-3 py-2"),
    table: Table,
    img: Figure,
    a: PlainText,
  },
  /** A figure stands alone, not in a paragraph. */
  renderRule: (next, node, renderChildren, state) =>
    node.type === RuleType.paragraph && node.children.every(({ type }) => type === RuleType.image)
      ? renderChildren(node.children, state)
      : next(),
};

/** A lesson's Markdown: text, lists, tables and stats. HTML is shown as text, links as their words. */
export function LessonText({ children }: { children: string }) {
  return <Markdown options={OPTIONS}>{children}</Markdown>;
}
