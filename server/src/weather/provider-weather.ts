import { WeatherSchema } from '@fieldspan/contract/weather';
import type { Weather } from '@fieldspan/contract/weather';
import * as v from 'valibot';
import { WeatherFailure } from './weather-source.ts';
import type { WeatherPlace, WeatherSource } from './weather-source.ts';

const TIME_OUT_MS = 8000;

/** A word of the provider is no reason to read on for ever. */
const MOST_BYTES = 64_000;

type Provider = { url: string; key: string; timeOutMs?: number };

/**
 * Asks a provider that speaks OpenWeather's current-weather call. The key goes into the request and nowhere else:
 * errors are worded here and carry no cause.
 */
export function providerWeather({ url, key, timeOutMs = TIME_OUT_MS }: Provider): WeatherSource {
  return async (place) => {
    const response = await fetch(addressOf(url, key, place), {
      signal: AbortSignal.timeout(timeOutMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new WeatherFailure(
        isLate ? 'The weather service took too long to answer.' : 'The weather service cannot be reached.',
      );
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new WeatherFailure(reason(response.status));
    }
    return weatherOf(await response.text().catch(() => ''));
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

function reason(status: number): string {
  if (status === 404) return 'The weather service does not know this place.';
  if (status === 401 || status === 403) return 'The weather service refused our key.';
  if (status === 429) return 'The weather service was asked too often. Try again in a few minutes.';
  return `The weather service answered with an error (${status}).`;
}

function weatherOf(text: string): Weather {
  const parsed = v.safeParse(WeatherSchema, text.length > MOST_BYTES ? null : jsonOf(text));
  if (!parsed.success) throw new WeatherFailure('The weather service answered something that is no weather.');
  return { ...parsed.output, isLocal: false };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
