import { elapsedText } from '@fieldspan/domain/elapsed-text';
import { useSeconds } from './seconds.ts';

/** How long a clock has run, anew each second; only what calls this is drawn again. */
export const useElapsed = (timeIn: string | null, correctionMs: number): string =>
  elapsedText(timeIn, useSeconds() + correctionMs);
