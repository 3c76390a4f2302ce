import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { checkIn } from '@fieldspan/domain/check-in';
import type { CheckIn } from '@fieldspan/domain/check-in';
import { distanceText } from '@fieldspan/domain/distance-text';
import { msg } from '@fieldspan/domain/message';
import { locationWords } from '@fieldspan/federation/location-words';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconRefresh } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import styles from './clock-card.module.css';
import { SitePicture } from './site-picture.tsx';
import type { Whereabouts } from './use-whereabouts.ts';

type WhereAmIProps = { place: WorkPlace; whereabouts: Whereabouts; american: boolean };

/** The person's distance from the job, in figures and as a picture. */
export function WhereAmI({ place, whereabouts, american }: WhereAmIProps) {
  const { here, failure, isFinding, find } = whereabouts;
  const seen = checkIn(place, here);
  return (
    <section className={styles.where} aria-label={t('Where you are')}>
      <SitePicture place={place} here={here} seen={seen} american={american} />
      <div className={styles.words}>
        <h3>
          {place.job_num} · {place.job_name}
        </h3>
        <Distance seen={seen} american={american} />
        <p className={styles.note}>{noteOf(place, { seen, american, accuracyM: here?.accuracyM ?? null })}</p>
        {failure && (
          <AlertBox type="danger" live="at-once">
            {locationWords(failure)}
          </AlertBox>
        )}
        <Button size="s" icon={<IconRefresh aria-hidden="true" />} busy={isFinding} onClick={find}>
          {isFinding ? t('Finding your location …') : t('Find me again')}
        </Button>
      </div>
    </section>
  );
}

const PLACES = { within: msg('On site'), outside: msg('Offsite') } as const;

function Distance({ seen, american }: { seen: CheckIn; american: boolean }) {
  if (seen.kind === 'unknown' || seen.distance === null) return null;
  return (
    <p>
      <span className={styles.distance}>{distanceText(seen.distance, american)}</span>{' '}
      {seen.kind !== 'open' && (
        <Tag tone={seen.kind === 'within' ? 'green' : 'amber'}>{translated(PLACES[seen.kind])}</Tag>
      )}
    </p>
  );
}

type Noted = { seen: CheckIn; american: boolean; accuracyM: number | null };

function noteOf({ check_in_tolerance: tolerance }: WorkPlace, { seen, american, accuracyM }: Noted): string {
  const exactly =
    accuracyM === null ? '' : t('Your position is exact to {{far}}.', { far: distanceText(accuracyM, american) });
  if (seen.kind === 'open' || tolerance === null)
    return [t('You can clock in on this job from anywhere.'), exactly].filter(Boolean).join(' ');
  const far = distanceText(tolerance, american);
  if (seen.kind === 'within') return [t('You are within {{far}} of the job.', { far }), exactly].join(' ');
  if (seen.kind === 'unknown')
    return t('On site is closer than {{far}}. Without your location you are clocked in offsite.', { far });
  return [
    t('On site is closer than {{far}}. Clock in offsite if you work for this job elsewhere, or are on your way.', {
      far,
    }),
    exactly,
  ].join(' ');
}
