import { type Message, msg } from './message.ts';
import { isAmerican } from './is-american.ts';
import { US_STATES } from './regions.ts';

const KELVIN_OFFSET = 273;
const KM_PER_MPH = 1.61;
const SECONDS_TO_KM_PER_HOUR = 3.6;

/** Limits for a warning (for cold: below), in metric units whatever is displayed (document 1 §9). */
const LIMITS = { heatC: 25, coldC: -5, windKmh: 50, rainMm: 5 } as const;

export const SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type WindSector = (typeof SECTORS)[number];

export const SECTOR_NAMES: Readonly<Record<WindSector, Message>> = {
  N: msg('N'),
  NE: msg('NE'),
  E: msg('E'),
  SE: msg('SE'),
  S: msg('S'),
  SW: msg('SW'),
  W: msg('W'),
  NW: msg('NW'),
};

export type CloudName = 'Clear' | 'Few' | 'Scattered' | 'Broken' | 'Overcast';

export const CLOUD_NAMES: Readonly<Record<CloudName, Message>> = {
  Clear: msg('Clear'),
  Few: msg('Few'),
  Scattered: msg('Scattered'),
  Broken: msg('Broken'),
  Overcast: msg('Overcast'),
};

export type WeatherWarning = 'heat' | 'cold' | 'wind' | 'rain';

/** The offset is exactly 273, so that 293 K are 20 °C. */
export const celsius = (kelvin: number): number => kelvin - KELVIN_OFFSET;

export const kelvinOf = (degreesC: number): number => degreesC + KELVIN_OFFSET;

export const celsiusOf = (degreesF: number): number => ((degreesF - 32) * 5) / 9;

export const fahrenheit = (degreesC: number): number => (degreesC * 9) / 5 + 32;

export const kmPerHour = (metresPerSecond: number): number => metresPerSecond * SECONDS_TO_KM_PER_HOUR;

export const metresPerSecond = (kmh: number): number => kmh / SECONDS_TO_KM_PER_HOUR;

export const kmOfMiles = (miles: number): number => miles * KM_PER_MPH;

export const milesPerHour = (kmh: number): number => kmh / KM_PER_MPH;

/** @param cover of the sky, in per cent */
export function cloudName(cover: number): CloudName {
  if (cover <= 0) return 'Clear';
  if (cover <= 12.5) return 'Few';
  if (cover <= 50) return 'Scattered';
  return cover <= 87.5 ? 'Broken' : 'Overcast';
}

/** The direction the wind comes from: sectors of 45 degrees, the first centred on north. */
export function windSector(degrees: number): WindSector {
  const turned = ((degrees % 360) + 360) % 360;
  return SECTORS[Math.floor((turned + 22.5) / 45) % SECTORS.length] ?? 'N';
}

export function weatherWarnings(now: { degreesC: number; windKmh: number; rainMm: number }): WeatherWarning[] {
  const { degreesC, windKmh, rainMm } = now;
  const found: [WeatherWarning, boolean][] = [
    ['heat', degreesC > LIMITS.heatC],
    ['cold', degreesC < LIMITS.coldC],
    ['wind', windKmh > LIMITS.windKmh],
    ['rain', rainMm > LIMITS.rainMm],
  ];
  return found.filter(([, isOver]) => isOver).map(([name]) => name);
}

/** °F, mph and miles for companies in a US state; the country decides only if there is no province. */
export function usesImperialWeather(company: { province: string | null; country: string | null }): boolean {
  const province = company.province?.trim().toLowerCase() ?? '';
  if (province === '') return isAmerican(company.country);
  return US_STATES.some(({ code, name }) => code.toLowerCase() === province || name.toLowerCase() === province);
}
