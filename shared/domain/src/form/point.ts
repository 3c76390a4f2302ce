import type { Answer } from './form-types.ts';
import { objectOr } from './json-shape.ts';

/** A position: read by the device, with its accuracy in metres and the instant, or typed. */
export type GpsPoint = { lat: number; long: number; accuracy: number | null; at: string | null };

/** Five decimals are about a metre. */
const DIGITS = 5;
const WRITTEN = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/;

/** `43.65107, -79.34702`: what is stored as the answer, and shown by every client. */
export const pointText = ({ lat, long }: Pick<GpsPoint, 'lat' | 'long'>): string =>
  `${lat.toFixed(DIGITS)}, ${long.toFixed(DIGITS)}`;

/** A typed position; null if it is none on earth. */
function writtenPoint(text: string): GpsPoint | null {
  const found = WRITTEN.exec(text);
  if (!found) return null;
  const [lat, long] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long, accuracy: null, at: null } : null;
}

/** The position in an answer, with what the device said of it; null if there is none. */
export function pointIn({ value, meta }: Answer): GpsPoint | null {
  const written = typeof value === 'string' ? writtenPoint(value) : null;
  if (written === null) return null;
  const { lat, long, accuracy, at } = objectOr(objectOr(meta)['gps']);
  const isRead = typeof lat === 'number' && typeof long === 'number' && pointText({ lat, long }) === value;
  if (!isRead) return written;
  return {
    lat,
    long,
    accuracy: typeof accuracy === 'number' && accuracy >= 0 ? accuracy : null,
    at: typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null,
  };
}

/** The answer for a position that the device has read. */
export const pointAnswer = (point: GpsPoint): Answer => ({ value: pointText(point), meta: { gps: point } });
