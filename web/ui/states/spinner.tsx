/** Small spinner for busy buttons. Decorative, since the text beside it says what is happening. */
export function Spinner() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" aria-hidden className="animate-turn shrink-0">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.3" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
