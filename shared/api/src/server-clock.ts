import { clockCorrection } from '@fieldspan/domain/clock-correction';

type Noted = { correctionMs: number; deviceMs: number; pageMs: number };

let noted: Noted | null = null;

/** @param time the `time` of an answer that has just come */
export function noteServerTime(time: string): void {
  const deviceMs = Date.now();
  noted = { correctionMs: clockCorrection(time, deviceMs), deviceMs, pageMs: performance.now() };
}

/** What to add to this device's clock for the server's; null before the first answer. */
export function serverCorrectionMs(): number | null {
  return noted?.correctionMs ?? null;
}

/** How long ago that was found out. A device whose clock was set since then has found out nothing. */
export function correctionAgeMs(): number {
  if (noted === null) return Infinity;
  return Math.max(Math.abs(Date.now() - noted.deviceMs), performance.now() - noted.pageMs);
}
