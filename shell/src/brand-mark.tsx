/** The logo: an arch bridge with its span, hangers and deck. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M2.2 14.6C4.6 8 7 5.4 10 5.4s5.4 2.6 7.8 9.2" strokeWidth="2" />
        <path d="M6.4 9v5.2M10 6.2v8M13.6 9v5.2" strokeWidth="1.4" strokeLinecap="butt" />
      </g>
      <path d="M1 13.8h18v2.4H1z" fill="var(--amber)" />
    </svg>
  );
}
