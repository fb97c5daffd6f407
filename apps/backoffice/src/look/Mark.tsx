/** The mark: three warps and three wefts of a mat, each passing over and under. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="7" fill="var(--c-accent)" />
      <g fill="none" stroke="var(--c-on-accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M8 5v6.2M8 15.8V21M13 5v1.2M13 10.8v9.4M18 5v6.2M18 15.8V21" />
        <path d="M5 8.5h.2M10.8 8.5h4.4M20.8 8.5h.2M5 13.5h5.2M15.8 13.5H21M5 18.5h.2M10.8 18.5h4.4M20.8 18.5h.2" />
      </g>
    </svg>
  );
}
