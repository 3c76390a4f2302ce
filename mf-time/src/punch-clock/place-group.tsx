import { punchClockPath } from '@fieldspan/domain/clock-places';
import type { JobRef } from '@fieldspan/domain/clock-places';
import { distanceText } from '@fieldspan/domain/distance-text';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding, IconTool } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useId, useState } from 'react';
import { placeKey } from './near-first.ts';
import type { SeenPlace } from './near-first.ts';
import styles from './places-card.module.css';

type PlaceGroupProps = {
  title: string;
  places: readonly SeenPlace[];
  chosen: JobRef | null;
  american: boolean;
};

/** How many are shown at first. */
const SHOWN = 6;

/** Jobs under a heading; nothing if there are none. */
export function PlaceGroup({ title, places, chosen, american }: PlaceGroupProps) {
  const titleId = useId();
  const [isAll, setIsAll] = useState(false);
  if (places.length === 0) return null;
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul aria-labelledby={titleId}>
        {places.slice(0, isAll ? undefined : SHOWN).map(({ place, distance }) => (
          <ListItem
            key={placeKey(place)}
            to={punchClockPath(place)}
            leading={place.type === 'project' ? <IconBuilding aria-hidden="true" /> : <IconTool aria-hidden="true" />}
            title={place.job_name}
            subtitle={[place.job_num, place.city].filter(Boolean).join(' · ')}
            trailing={
              <>
                {chosen?.type === place.type && chosen.slug === place.slug && <Tag tone="blue">{t('Chosen')}</Tag>}
                {distance !== null && <span>{distanceText(distance, american)}</span>}
              </>
            }
          />
        ))}
      </ul>
      {!isAll && places.length > SHOWN && (
        <Button variant="quiet" className={styles.more} onClick={() => setIsAll(true)}>
          {t('Show all {{count}}', { count: places.length })}
        </Button>
      )}
    </>
  );
}
