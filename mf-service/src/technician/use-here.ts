import type { Position } from '@fieldspan/domain/distance';
import { useEffect, useState } from 'react';

/** Where the device is and how well it knows that, in metres. */
export type Here = Position & { accuracyM: number };

/** Where the device is while it is watched; null when that is not known or not allowed. */
export function useHere(isWatched: boolean): Here | null {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const { geolocation } = navigator;
    if (!isWatched || !geolocation) return undefined;
    const watch = geolocation.watchPosition(
      ({ coords }) => setHere({ lat: coords.latitude, long: coords.longitude, accuracyM: coords.accuracy }),
      () => setHere(null),
      { enableHighAccuracy: true, maximumAge: 30_000 },
    );
    return () => geolocation.clearWatch(watch);
  }, [isWatched]);
  return isWatched ? here : null;
}
