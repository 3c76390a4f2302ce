import { useElapsed } from '@fieldspan/federation/elapsed';

type ElapsedProps = { timeIn: string | null; correctionMs: number; className?: string | undefined };

/** How long the clock has run. It alone is drawn anew each second; screen readers are told the start instead. */
export function Elapsed({ timeIn, correctionMs, className }: ElapsedProps) {
  return (
    <span className={className} aria-hidden="true">
      {useElapsed(timeIn, correctionMs)}
    </span>
  );
}
