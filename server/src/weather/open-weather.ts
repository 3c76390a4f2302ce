import { keptWeather } from './kept-weather.ts';
import { openMeteo } from './open-meteo.ts';
import type { OpenMeteo } from './open-meteo.ts';
import { providerWeather } from './provider-weather.ts';
import { WeatherFailure } from './weather-source.ts';
import type { WeatherSource } from './weather-source.ts';

/** The configured weather service; null for none. */
export type WeatherSettings =
  | ({ kind: 'open-meteo' } & OpenMeteo)
  | { kind: 'openweather'; url: string; key: string }
  | null;

/** The configured weather service, with a cache. */
export function openWeather({ weather }: { weather: WeatherSettings }, clock: () => Date): WeatherSource {
  if (weather === null) return () => Promise.reject(new WeatherFailure('No weather service is set up here.'));
  return keptWeather(weather.kind === 'openweather' ? providerWeather(weather) : openMeteo(weather), clock);
}
