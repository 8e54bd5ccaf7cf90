import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type AnimationEvent, type ComponentProps, type ReactNode, useRef } from "react";
import { CLOSE } from "@/lib/messages.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../cx.ts";
import { useCloseGesture } from "./use-close-gesture.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shown below the title and announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always visible below the scrolling body. A submit button here needs `form="the-form-id"`. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** Fills the window on phones, and keeps its height elsewhere while its content changes. */
  fullScreen?: boolean | undefined;
  /** While true, the dialog can't be closed by Esc, an outside click or "Fechar". */
  locked?: boolean | undefined;
  /** Focused on open instead of the first control. */
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
  /** Use "alertdialog" for confirmations. */
  role?: "dialog" | "alertdialog" | undefined;
}

const SIZES = { sm: "md:max-w-md", md: "md:max-w-xl", lg: "md:max-w-3xl" } as const;

/** Toasts are above the dialog, and touching one must not close it. */
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void; detail?: unknown }) {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** What is wrong with the form, or with the field that has the focus, may appear below what is in view. */
function showProblem({ target }: AnimationEvent) {
  if (!(target instanceof Element)) return;
  if (target.matches("[role=alert], :focus-within ~ .field-error")) target.scrollIntoView({ block: "nearest" });
}

/** Modal dialog: centred on desktop, a bottom sheet on phones. Traps the focus and returns it on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = "md",
  fullScreen,
  locked,
  initialFocus,
  role,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement | null>(null);
  const change = (next: boolean) => (next || !locked ? onOpenChange(next) : undefined);
  useCloseGesture(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade-in grid-cols-[minmax(0,1fr)] items-end bg-ink/55 md:place-items-center md:p-6">
          <Radix.Content
            ref={content}
            {...(role ? { role } : {})}
            {...(description ? {} : { "aria-describedby": undefined })}
            onInteractOutside={keepOpenForToasts}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              around.current = opener.current?.closest<HTMLElement>("[tabindex='-1']") ?? null;
              (initialFocus?.current ?? firstControl(content.current) ?? content.current)?.focus({
                preventScroll: true,
              });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack(opener.current, around.current);
            }}
            className={cx(
              "flex w-full animate-sheet-in flex-col bg-white shadow-soft outline-none",
              "md:max-h-[88dvh] md:animate-pop-in md:rounded-card",
              fullScreen ? "h-dvh pt-safe md:h-160" : "max-h-[92dvh] rounded-t-sheet",
              SIZES[size],
            )}
          >
            {!fullScreen && (
              <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-concrete-300 md:hidden" />
            )}
            <header className="flex shrink-0 items-start gap-2 py-2 pr-2 pl-5 md:py-3 md:pr-3 md:pl-6">
              <div className="min-w-0 flex-1 py-2">
                <Radix.Title className="text-lg md:text-xl">{title}</Radix.Title>
                {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <IconButton icon={X} label={CLOSE} disabled={locked} />
              </Radix.Close>
            </header>
            {children && (
              <div
                onAnimationEnd={showProblem}
                className={cx(
                  "min-h-0 flex-1 scroll-pb-4 overflow-y-auto overscroll-contain px-5 pt-1 md:px-6",
                  footer ? "pb-5" : "pb-[calc(1.5rem+env(safe-area-inset-bottom))]",
                )}
              >
                {children}
              </div>
            )}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Radix returns the focus only to its own Trigger. If the opener is gone (e.g. on a deleted card), what was around it
 * gets the focus: a list, another dialog or the page's `<main>`. If the dialog beneath closes at the same
 * time, e.g. after a question of the leave guard, it has already given the focus back.
 */
function giveFocusBack(opener: HTMLElement | null, around: HTMLElement | null) {
  const main = document.querySelector<HTMLElement>("main[tabindex]");
  const focused = document.activeElement as HTMLElement | null;
  const target = [opener, around, focused].find((element) => element?.isConnected && element !== document.body) ?? main;
  target?.focus({ preventScroll: true });
}

/** Row of buttons: stacked on phones, right-aligned on desktop. The primary button is last in the DOM. */
function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-bottom-bar
      {...props}
      className={cx(
        "flex shrink-0 flex-col gap-2 border-t border-concrete-200 px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6 md:pb-4",
        className,
      )}
    />
  );
}

/** The control to focus on open. Null on touch devices, where the keyboard would cover the sheet. */
function firstControl(root: HTMLElement | null): HTMLElement | null {
  if (!root || window.matchMedia("(pointer: coarse)").matches) return null;
  const first = root.querySelector<HTMLElement>(
    "[autofocus], :is(input, select, textarea, [role=combobox]):not(:disabled, [hidden], [type=hidden])",
  );
  // Of radio buttons, the chosen one.
  const chosen = first?.matches("[type=radio]") ? root.querySelector<HTMLElement>("[type=radio]:checked") : null;
  return chosen ?? first;
}
