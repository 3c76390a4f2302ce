import { keptWeather } from './kept-weather.ts';
import { localWeather } from './local-weather.ts';
import { providerWeather } from './provider-weather.ts';
import type { WeatherSource } from './weather-source.ts';

type WeatherOptions = { weather: { url: string; key: string } | null };

/** The provider of WEATHER_URL, kept for some minutes; weather worked out here without one. */
export function openWeather({ weather }: WeatherOptions, clock: () => Date): WeatherSource {
  return weather === null ? localWeather : keptWeather(providerWeather(weather), clock);
}
