import { elapsedText } from '@fieldspan/domain/elapsed-text';
import { useSeconds } from './seconds.ts';

/** How long a clock has been running, updated every second; only the component that calls this re-renders. */
export const useElapsed = (timeIn: string | null, correctionMs: number): string =>
  elapsedText(timeIn, useSeconds() + correctionMs);
