import { isError } from '@fieldspan/domain/is-error';
import { WeatherFailure } from './weather-source.ts';

/** Maximum size of a response. */
const MOST_BYTES = 64_000;

/**
 * Requests JSON from a weather service. Errors do not contain its address, which may include our key.
 * @throws WeatherFailure in words for the person who asked
 */
export async function askProvider(address: URL, timeOutMs: number): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeOutMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  }).catch((error: unknown) => {
    const isLate = isError(error) && error.name === 'TimeoutError';
    throw new WeatherFailure(
      isLate ? 'The weather service took too long to answer.' : 'The weather service cannot be reached.',
    );
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new WeatherFailure(reason(response.status));
  }
  const text = await response.text().catch(() => '');
  return text.length > MOST_BYTES ? null : jsonOf(text);
}

export const noWeather = (): WeatherFailure =>
  new WeatherFailure('The weather service answered something that is no weather.');

function reason(status: number): string {
  if (status === 404) return 'The weather service does not know this place.';
  if (status === 401 || status === 403) return 'The weather service refused our key.';
  if (status === 429) return 'The weather service was asked too often. Try again in a few minutes.';
  return `The weather service answered with an error (${status}).`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
