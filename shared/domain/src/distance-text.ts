import { numberText } from './number-text.ts';

/** Conversion for American companies (document 0 §9). */
const MILES_PER_KM = 0.6211;
const FEET_PER_M = 3.281;

/** From this number on, kilometres or miles are used. */
const LONG = 1000;

export const milesOf = (km: number): number => km * MILES_PER_KM;
export const feetOf = (metres: number): number => metres * FEET_PER_M;

/** Kilometres or miles: at most one decimal below ten, none above. */
const rough = (value: number): string =>
  value < 9.95 ? String(Math.round(value * 10) / 10) : numberText(Math.round(value));

/** A distance as text: `120 m`, `4.2 km`; for American companies `394 ft`, `2.6 mi`. */
export function distanceText(metres: number, american: boolean): string {
  const short = Math.round(american ? feetOf(metres) : metres);
  if (short < LONG) return american ? `${short} ft` : `${short} m`;
  return american ? `${rough(milesOf(metres / 1000))} mi` : `${rough(metres / 1000)} km`;
}
