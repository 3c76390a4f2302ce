import { keptWeather } from './kept-weather.ts';
import { openMeteo } from './open-meteo.ts';
import type { OpenMeteo } from './open-meteo.ts';
import { providerWeather } from './provider-weather.ts';
import { WeatherFailure } from './weather-source.ts';
import type { WeatherSource } from './weather-source.ts';

/** Which service is asked, as the settings say; null: none is. */
export type WeatherSettings =
  | ({ kind: 'open-meteo' } & OpenMeteo)
  | { kind: 'openweather'; url: string; key: string }
  | null;

/** The service of the settings, kept for some minutes. */
export function openWeather({ weather }: { weather: WeatherSettings }, clock: () => Date): WeatherSource {
  if (weather === null) return () => Promise.reject(new WeatherFailure('No weather service is set up here.'));
  return keptWeather(weather.kind === 'openweather' ? providerWeather(weather) : openMeteo(weather), clock);
}
