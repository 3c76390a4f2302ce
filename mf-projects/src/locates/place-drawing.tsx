import { alertError } from '@fieldspan/api/alerts';
import { devicePosition } from '@fieldspan/api/device-position';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconCurrentLocation, IconMinus, IconPlus } from '@fieldspan/ui/icons';
import { Segmented } from '@fieldspan/ui/segmented';
import { useState } from 'react';
import styles from './locates.module.css';
import { PlaceMap } from './place-map.tsx';
import type { PlaceText } from './use-place-text.ts';

/** How far the map reaches, in kilometres. */
const REACHES = [0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The map on which a press sets the pin or the next corner of the area. */
export function PlaceDrawing({ typed: { mode, setMode, pin, area, centre, place } }: { typed: PlaceText }) {
  const [reach, setReach] = useState(1);
  return (
    <>
      <Segmented
        label={t('What a press on the map sets')}
        value={mode}
        onChange={(value) => setMode(value === 'area' ? 'area' : 'pin')}
        options={[
          { value: 'pin', label: t('Pin') },
          { value: 'area', label: t('Corner of the area') },
        ]}
      />
      <PlaceMap pin={pin} area={area} centre={centre} leastKm={REACHES[reach] ?? 1} onPress={place} />
      <div className={styles.reach}>
        <IconButton
          label={t('Show less around it')}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => setReach(Math.max(0, reach - 1))}
        />
        <IconButton
          label={t('Show more around it')}
          icon={<IconMinus aria-hidden="true" />}
          onClick={() => setReach(Math.min(REACHES.length - 1, reach + 1))}
        />
        <Button
          icon={<IconCurrentLocation aria-hidden="true" />}
          onClick={() => void devicePosition().then(place, alertError)}
        >
          {t('Use my place')}
        </Button>
      </div>
    </>
  );
}
