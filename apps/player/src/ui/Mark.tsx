import { markStrands } from './mark-path.ts';

/** The house's mark: strands of a woven mat, one over, one under. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--c-accent)" />
      <path
        d={markStrands}
        fill="none"
        stroke="var(--c-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
