import type { WeatherPlace } from './queries/weather.ts';
import * as v from 'valibot';

const KEY = 'fieldspan.weather-place.';

const PlaceSchema = v.union([v.object({ lat: v.number(), lon: v.number() }), v.object({ q: v.string() })]);

type Asked = { lat?: number | null; lon?: number | null; q?: string | null };

/** The place that a screen asks for: coordinates take precedence over a name; null without either. */
export function placeOf({ lat, lon, q }: Asked): WeatherPlace | null {
  if (typeof lat === 'number' && typeof lon === 'number') return { lat, lon };
  const name = q?.trim() ?? '';
  return name === '' ? null : { q: name };
}

/** The place of the last weather shown to this person on this device. */
export function rememberedPlace(userId: number): WeatherPlace | null {
  try {
    const parsed = v.safeParse(PlaceSchema, JSON.parse(localStorage.getItem(KEY + userId) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** @param place as JSON text */
export function rememberPlace(userId: number, place: string): void {
  localStorage.setItem(KEY + userId, place);
}
