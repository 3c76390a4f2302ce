import { currentSession } from '@fieldspan/api/session';
import { type Beacon, BEACON_PATH } from '@fieldspan/contract/release';

const told = new Set<string>();

/**
 * Tells the edge once a page load that a release was shown or that it failed; canaries are judged by it.
 * Nothing waits for it, nobody is named in it, and without a connection it is left out.
 */
export function tellEdge(beacon: Beacon): void {
  const key = `${beacon.kind} ${beacon.remote}@${beacon.id}`;
  if (told.has(key) || currentSession() === null || !navigator.onLine) return;
  told.add(key);
  navigator.sendBeacon(BEACON_PATH, JSON.stringify(beacon));
}
