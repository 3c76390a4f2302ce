import type { Position } from '@fieldspan/domain/distance';
import { isError } from '@fieldspan/domain/is-error';

/** The position of the device; `accuracyM` is the radius in metres that it reports. */
export type DevicePosition = Position & { accuracyM: number };

export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The position is not available. Compared by `name`, because two bundles may contain two copies of the class. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
  readonly failure: LocationFailure;

  constructor(failure: LocationFailure) {
    super(`No position: ${failure}`);
    this.failure = failure;
  }
}

export const isLocationError = (error: unknown): error is LocationError =>
  isError(error) && error.name === 'LocationError' && 'failure' in error;

/**
 * First a short try with high accuracy, then a longer one that accepts a network position of up to a minute ago
 * (document 0 §9).
 */
const TRIES: readonly PositionOptions[] = [
  { timeout: 3000, enableHighAccuracy: true, maximumAge: 0 },
  { timeout: 5000, enableHighAccuracy: false, maximumAge: 60_000 },
];

/**
 * Gets the device's position: tries for 3 seconds, then again for 5. If the person denies it, there is no second try.
 * @param most the maximum number of tries
 * @throws LocationError
 */
export async function devicePosition(most: 1 | 2 = 2): Promise<DevicePosition> {
  const { geolocation } = navigator;
  if (!geolocation) throw new LocationError('unsupported');
  const [first = {}, second = {}] = TRIES;
  try {
    return await once(geolocation, first);
  } catch (error) {
    if (most === 1 || (isLocationError(error) && error.failure === 'denied')) throw error;
    return once(geolocation, second);
  }
}

const FAILURES: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Some devices never answer and ignore the timeout option, so we set our own timer. */
function once(geolocation: Geolocation, options: PositionOptions): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LocationError('timeout')), options.timeout);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ lat: coords.latitude, long: coords.longitude, accuracyM: coords.accuracy });
      },
      ({ code }) => {
        clearTimeout(timer);
        reject(new LocationError(FAILURES[code] ?? 'unavailable'));
      },
      options,
    );
  });
}
