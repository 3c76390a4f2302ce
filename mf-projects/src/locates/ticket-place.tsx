import type { Locate } from '@fieldspan/api/queries/locates';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { knownPosition } from '@fieldspan/domain/distance';
import { areaCorners, positionText } from '@fieldspan/domain/locate-area';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './locates.module.css';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceMap } from './place-map.tsx';

/** Where the digging is: a pin, an area, or both. */
export function TicketPlace({ ticket }: { ticket: Locate }) {
  const [isEdited, setIsEdited] = useState(false);
  const manages = mayWrite('Locate')(useCurrentUser().viewer);
  const pin = knownPosition(ticket);
  const area = areaCorners(ticket.area_json);
  return (
    <Card
      title={t('Where to dig')}
      icon={<IconMapPin aria-hidden="true" />}
      action={
        manages && (
          <Button size="s" onClick={() => setIsEdited(true)}>
            {t('Change the place')}
          </Button>
        )
      }
    >
      {pin || area.length > 0 ? (
        <div className={styles.place}>
          <PlaceMap pin={pin} area={area} centre={null} />
          {pin && <p>{t('Pin: {{position}}', { position: positionText(pin) })}</p>}
          {area.length > 0 && <p>{t('Area with {{count}} corners', { count: area.length })}</p>}
        </div>
      ) : (
        <EmptyState title={t('No place yet')}>{t('A pin or an area says where the digging is.')}</EmptyState>
      )}
      {isEdited && <PlaceDialog ticket={ticket} onClose={() => setIsEdited(false)} />}
    </Card>
  );
}
