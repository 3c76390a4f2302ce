import { WeatherSchema } from '@fieldspan/contract/weather';
import * as v from 'valibot';
import { askProvider, noWeather } from './ask-provider.ts';
import type { WeatherPlace, WeatherSource } from './weather-source.ts';

const TIME_OUT_MS = 8000;

type Provider = { url: string; key: string; timeOutMs?: number };

/**
 * Asks a provider with OpenWeather's current-weather API. The key is only in the request: errors are worded here and
 * carry no cause.
 */
export function providerWeather({ url, key, timeOutMs = TIME_OUT_MS }: Provider): WeatherSource {
  const name = new URL(url).hostname === 'api.openweathermap.org' ? 'OpenWeather' : new URL(url).hostname;
  return async (place) => {
    const parsed = v.safeParse(WeatherSchema, await askProvider(addressOf(url, key, place), timeOutMs));
    if (!parsed.success) throw noWeather();
    return { ...parsed.output, isLocal: false, source: { kind: 'service', name } };
  };
}

function addressOf(url: string, key: string, place: WeatherPlace): URL {
  const address = new URL(url);
  if ('q' in place) address.searchParams.set('q', place.q);
  else {
    address.searchParams.set('lat', String(place.lat));
    address.searchParams.set('lon', String(place.lon));
  }
  address.searchParams.set('appid', key);
  return address;
}
