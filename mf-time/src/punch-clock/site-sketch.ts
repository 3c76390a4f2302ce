import type { DevicePosition } from '@fieldspan/api/device-position';
import { checkIn } from '@fieldspan/domain/check-in';
import type { Site } from '@fieldspan/domain/check-in';
import { bearing, knownPosition } from '@fieldspan/domain/distance';

/** Half of the picture's side; the job is in its middle. */
export const HALF = 120;

/** Room at the rim, so that the person's dot is never cut off and leaves the N its place. */
const RIM = 30;
const LEAST_CIRCLE = 7;
/** Of a circle with nobody to compare it with. */
const ALONE = 66;

type Sketch = {
  /** Radius of the tolerance; null where everywhere is on site. */
  circle: number | null;
  /** Where the person is, right and down from the job, and the radius of how exact that is. */
  person: { x: number; y: number; accuracy: number } | null;
};

/** Never -0, which SVG would show. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/**
 * Puts a person and a job's tolerance into one picture, north up, to one scale: whichever reaches farther fills it.
 * A circle that would be a point is drawn as large as can be seen.
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
