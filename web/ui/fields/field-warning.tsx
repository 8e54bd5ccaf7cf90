import { TriangleAlert } from "lucide-react";

/** A warning about what is being typed, below its Field; nothing while false. */
export function FieldWarning({ children }: { children: string | false }) {
  return (
    <div role="status">
      {children && (
        <p className="mt-2 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          <TriangleAlert size={18} aria-hidden className="mt-px" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
