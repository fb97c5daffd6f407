/** The house's mark: strands of a woven mat, one over, one under. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--c-accent)" />
      <path
        d="M8 5.5v15M13 12.5v8M18 5.5v15M13 5.5v2M4 10h7.2M14.8 10H22M4 16h2.2M9.8 16h6.4M19.8 16H22"
        fill="none"
        stroke="var(--c-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
