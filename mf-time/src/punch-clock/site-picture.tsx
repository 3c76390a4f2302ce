import type { DevicePosition } from '@fieldspan/api/device-position';
import type { WorkPlace } from '@fieldspan/api/queries/clock';
import type { CheckIn } from '@fieldspan/domain/check-in';
import { distanceText } from '@fieldspan/domain/distance-text';
import { t } from '@fieldspan/ui/i18n';
import { HALF, siteSketch } from './site-sketch.ts';
import styles from './site-picture.module.css';

type SitePictureProps = { place: WorkPlace; here: DevicePosition | null; seen: CheckIn; american: boolean };

/** The job in the centre, its tolerance as a circle, the person at their position; north is up. */
export function SitePicture({ place, here, seen, american }: SitePictureProps) {
  const { circle, person } = siteSketch(place, here);
  return (
    <svg
      className={styles.picture}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={labelOf(seen, american)}
      data-kind={seen.kind}
    >
      <circle className={styles.ground} r={HALF - 1} />
      <text className={styles.north} y={-HALF + 16}>
        N
      </text>
      {circle !== null && <circle className={styles.tolerance} r={circle} />}
      <path className={styles.site} d="M-7 6V-4L0-10L7-4V6Z" />
      {person && (
        <>
          <line className={styles.way} x2={person.x} y2={person.y} />
          <circle className={styles.accuracy} cx={person.x} cy={person.y} r={person.accuracy} />
          <circle className={styles.person} cx={person.x} cy={person.y} r={8} />
        </>
      )}
    </svg>
  );
}

function labelOf(seen: CheckIn, american: boolean): string {
  if (seen.kind === 'unknown' || seen.distance === null) return t('The distance to the job is not known');
  return t('You are {{far}} from the job', { far: distanceText(seen.distance, american) });
}
