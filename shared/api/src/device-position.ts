import type { Position } from '@fieldspan/domain/distance';
import { isError } from '@fieldspan/domain/is-error';

/** Where the device is; `accuracyM` is the radius that it claims, in metres. */
export type DevicePosition = Position & { accuracyM: number };

export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The position could not be had. Told by `name`: two bundles may hold two copies. */
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

/** First exactly and briefly; then longer, content with what the network knows or knew a minute ago (document 0 §9). */
const TRIES: readonly PositionOptions[] = [
  { timeout: 3000, enableHighAccuracy: true, maximumAge: 0 },
  { timeout: 5000, enableHighAccuracy: false, maximumAge: 60_000 },
];

/**
 * Asks the device where it is: 3 seconds, then once more for 5. A refusal by the person is final at once.
 * @param most how many of the two tries
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

/** Some devices never answer, not even with their own time-out: that is counted here too. */
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
