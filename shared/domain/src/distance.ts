/** A position on earth, in degrees. */
export type Position = { lat: number; long: number };

/** Mean radius of the earth (IUGG) in metres. */
const EARTH_M = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The great-circle distance between two positions in metres (haversine; within 0.6 % of the ellipsoid, which is better
 * than a phone's own accuracy up to some kilometres).
 */
export function distanceM(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.long, to.long);
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The direction from one position to another, in degrees clockwise from north: from 0 to below 360. */
export function bearing(from: Position, to: Position): number {
  const [lat1, lat2, turn] = [radians(from.lat), radians(to.lat), radians(to.long - from.long)];
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** A record's position; null if it has none. 0, 0 lies in the sea and counts as none. */
export function knownPosition({ lat, long }: { lat: number | null; long: number | null }): Position | null {
  if (lat === null || long === null || (lat === 0 && long === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : null;
}
