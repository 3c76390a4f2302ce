import type { Weather } from '@fieldspan/contract/weather';

/** A place to ask the weather for: coordinates or a name. */
export type WeatherPlace = { lat: number; lon: number } | { q: string };

/**
 * Returns the weather of a place at a time.
 * @throws WeatherFailure in words for the person who asked
 */
export type WeatherSource = (place: WeatherPlace, at: Date) => Promise<Weather>;

/** The provider could not answer. The message contains neither its address nor its key. */
export class WeatherFailure extends Error {
  override readonly name = 'WeatherFailure';
}

/** The cache key: the same for all places within about a kilometre, and for a name in any letter case. */
export function placeKey(place: WeatherPlace): string {
  if ('q' in place) return `q ${place.q.trim().toLowerCase()}`;
  return `${place.lat.toFixed(2)} ${place.lon.toFixed(2)}`;
}
