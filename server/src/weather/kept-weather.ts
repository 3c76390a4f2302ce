import type { Weather } from '@fieldspan/contract/weather';
import { placeKey } from './weather-source.ts';
import type { WeatherSource } from './weather-source.ts';

/** How long weather is cached: it changes slowly, and providers limit the number of requests. */
const KEEP_MS = 10 * 60_000;

const MOST_PLACES = 500;

/**
 * Caches the weather of each place for ten minutes; simultaneous requests share one answer. Failures are not cached.
 */
export function keptWeather(source: WeatherSource, clock: () => Date): WeatherSource {
  const kept = new Map<string, { until: number; weather: Promise<Weather> }>();

  return (place, at) => {
    const key = placeKey(place);
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.weather;
    const weather = source(place, at);
    kept.delete(key);
    kept.set(key, { until: now + KEEP_MS, weather });
    const [oldest] = kept.keys();
    if (kept.size > MOST_PLACES && oldest !== undefined) kept.delete(oldest);
    weather.catch(() => {
      if (kept.get(key)?.weather === weather) kept.delete(key);
    });
    return weather;
  };
}
