import type { Profile } from '@fieldspan/api/profile';
import { explain } from '@fieldspan/api/explain';
import type { JobRef } from '@fieldspan/domain/clock-places';
import type { Position } from '@fieldspan/domain/distance';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import { useSettled } from '@fieldspan/records/list/settled';
import { PlaceGroup } from './place-group.tsx';
import styles from './places-card.module.css';
import { usePlaces } from './use-places.ts';

type PlacesCardProps = { profile: Profile; here: Position | null; chosen: JobRef | null; american: boolean };

/** Jobs to clock in on: one's own, then those nearby, or the search results. */
export function PlacesCard({ profile, here, chosen, american }: PlacesCardProps) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { mine, others, more, isPending, error, retry } = usePlaces(profile, here, text);
  const isEmpty = !isPending && !error && mine.length + others.length === 0;
  const shared = { chosen, american };
  return (
    <Card title={t('Where do you work?')} icon={<IconMapPin aria-hidden="true" />}>
      <SearchField
        className={styles.search ?? ''}
        label={t('Search projects and services')}
        value={typed}
        onChange={setTyped}
      />
      {error && <ErrorState title={t('The jobs could not be read')} message={explain(error).text} onRetry={retry} />}
      <PlaceGroup title={t('You work on')} places={mine} {...shared} />
      <MoreLine shown={mine.length} more={more.mine} narrow={t('Search for the others.')} />
      <PlaceGroup title={text === '' ? t('Near you') : t('Found')} places={others} {...shared} />
      <MoreLine shown={others.length} more={more.others} narrow={t('Search for the others.')} />
      {isPending && <SkeletonRows count={5} />}
      {isEmpty && (
        <EmptyState title={text === '' ? t('No job near you') : t('No job found')}>
          {text === ''
            ? t('Search for a project or a service by its number, its name or its customer.')
            : t('Try the number, a part of the name, or the customer.')}
        </EmptyState>
      )}
    </Card>
  );
}
