import { useElapsed } from '@fieldspan/federation/elapsed';

type ElapsedProps = { timeIn: string | null; correctionMs: number; className?: string | undefined };

/** The time since clock-in. Only this re-renders every second; screen readers get the start time instead. */
export function Elapsed({ timeIn, correctionMs, className }: ElapsedProps) {
  return (
    <span className={className} aria-hidden="true">
      {useElapsed(timeIn, correctionMs)}
    </span>
  );
}
