import { clockCorrection } from '@fieldspan/domain/clock-correction';

type Noted = { correctionMs: number; deviceMs: number; pageMs: number };

let noted: Noted | null = null;

/** @param time the `time` of an answer that has just arrived */
export function noteServerTime(time: string): void {
  const deviceMs = Date.now();
  noted = { correctionMs: clockCorrection(time, deviceMs), deviceMs, pageMs: performance.now() };
}

/** The offset to add to this device's clock to get the server's; null before the first answer. */
export function serverCorrectionMs(): number | null {
  return noted?.correctionMs ?? null;
}

/**
 * The age of that offset. If the device's clock was changed since, the age is large, so the offset counts as outdated.
 */
export function correctionAgeMs(): number {
  if (noted === null) return Infinity;
  return Math.max(Math.abs(Date.now() - noted.deviceMs), performance.now() - noted.pageMs);
}
