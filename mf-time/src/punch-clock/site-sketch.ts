import type { DevicePosition } from '@fieldspan/api/device-position';
import { checkIn } from '@fieldspan/domain/check-in';
import type { Site } from '@fieldspan/domain/check-in';
import { bearing, knownPosition } from '@fieldspan/domain/distance';

/** Half of the picture's side; the job is in the centre. */
export const HALF = 120;

/** Margin at the edge, so that the person's dot is not cut off and does not cover the N. */
const RIM = 30;
const LEAST_CIRCLE = 7;
/** Radius of the circle if the person's position is unknown. */
const ALONE = 66;

type Sketch = {
  /** Radius of the tolerance; null if everywhere is on site. */
  circle: number | null;
  /** The person's position relative to the job, and the radius of its accuracy. */
  person: { x: number; y: number; accuracy: number } | null;
};

/** Avoids -0, which SVG would show. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/**
 * Draws a person and a job's tolerance to one scale, north up: the larger distance fills the picture. A tiny circle is
 * drawn large enough to be visible.
 */
export function siteSketch(site: Site, here: DevicePosition | null): Sketch {
  const seen = checkIn(site, here);
  const place = knownPosition(site);
  const tolerance = seen.kind === 'open' ? null : site.check_in_tolerance;
  if (!place || !here || seen.kind === 'unknown') return { circle: tolerance === null ? null : ALONE, person: null };
  const distance = seen.distance ?? 0;
  const scale = (HALF - RIM) / Math.max(distance, tolerance ?? 0, 1);
  const turn = (bearing(place, here) * Math.PI) / 180;
  return {
    circle: tolerance === null ? null : tenth(Math.max(LEAST_CIRCLE, tolerance * scale)),
    person: {
      x: tenth(Math.sin(turn) * distance * scale),
      y: tenth(-Math.cos(turn) * distance * scale),
      accuracy: tenth(Math.min(HALF, here.accuracyM * scale)),
    },
  };
}
