import type { Reach } from '@fieldspan/api/reach';
import { useReach } from '@fieldspan/api/use-reach';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconExternalLink, IconRoute } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { directions } from '../engine/facility.ts';
import type { Facility } from '../engine/facility.ts';
import { NewTab } from './new-tab.tsx';
import { PLAYER } from './player.ts';
import styles from './directions.module.css';

function wordsOf(isShown: boolean, reach: Reach): string {
  if (isShown) return t('Hide the map');
  return reach === 'no-network' ? t('The map shows when the connection is back') : t('Show the way on a map');
}

type DirectionsProps = {
  facility: Facility;
  /** Position of the site; null when unknown. */
  from: string | null;
};

/**
 * Directions to a facility: an embedded map only on request, because it costs data, and a link to the device's maps.
 */
export function Directions({ facility, from }: DirectionsProps) {
  const [isShown, setIsShown] = useState(false);
  const reach = useReach();
  const way = directions(facility, from);
  if (way === null) return null;
  return (
    <div className={styles.way}>
      <div className={styles.buttons}>
        <Button
          icon={<IconRoute aria-hidden="true" size={18} />}
          aria-expanded={isShown}
          disabled={reach === 'no-network' && !isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {wordsOf(isShown, reach)}
        </Button>
        <Button
          variant="quiet"
          icon={<IconExternalLink aria-hidden="true" size={18} />}
          render={<NewTab to={way.page} />}
        >
          {t('Open in maps')}
        </Button>
      </div>
      {isShown && (
        <iframe
          className={styles.map}
          title={t('The way to {{place}}', { place: facility.name })}
          src={way.frame}
          sandbox={PLAYER}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )}
    </div>
  );
}
