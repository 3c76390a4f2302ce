import { deleteRecord } from '@fieldspan/api/delete-record';
import type { PlanPinRow } from '@fieldspan/api/queries/plans';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { saveRecord } from '@fieldspan/api/save-record';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconTrash, IconX } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useMutation } from '@tanstack/react-query';
import styles from './pin-list.module.css';
import { pinName, pinPath, pinState } from './pin-words.ts';

type ChosenPinProps = { pin: PlanPinRow; mayChange: boolean; onClose: () => void };

/** The chosen pin with what it carries. */
export function ChosenPin({ pin, mayChange, onClose }: ChosenPinProps) {
  const now = useNow();
  const closing = useMutation({
    mutationFn: () => saveRecord('PlanPin', { id: pin.id, is_closed: pin.is_closed === 1 ? 0 : 1 }),
  });
  const removing = useMutation({
    mutationFn: () => deleteRecord('PlanPin', { id: pin.id }),
    onSuccess: (trashId) => {
      onClose();
      offerUndo(t('Pin deleted'), [trashId]);
    },
  });
  const path = pinPath(pin);
  const author = pin.CreatedBy ? personName(pin.CreatedBy) : t('Somebody');
  const isOwnState = pin.kind !== 'task' && pin.kind !== 'link';
  return (
    <section className={styles.chosen} aria-label={t('Selected pin')}>
      <h4 className={styles.heading}>
        {t('Selected pin')}
        <IconButton label={t('Close the pin')} icon={<IconX />} onClick={onClose} />
      </h4>
      {pin.Picture?.filename && (
        <img src={resourceUrl('images', pin.Picture.filename)} alt={pinName(pin)} className={styles.picture} />
      )}
      <p className={styles.title}>{pinName(pin)}</p>
      <p className={styles.facts}>{[author, momentText(pin.created_at, now), pinState(pin)].join(' · ')}</p>
      <div className={styles.actions}>
        {path !== null && (
          <Button size="s" render={<AppLink to={path} />}>
            {t('Open')}
          </Button>
        )}
        {mayChange && isOwnState && (
          <Button size="s" busy={closing.isPending} onClick={() => closing.mutate()}>
            {pin.is_closed === 1 ? t('Open again') : t('Done')}
          </Button>
        )}
        {mayChange && (
          <IconButton
            variant="danger"
            label={t('Delete the pin')}
            icon={<IconTrash />}
            disabled={removing.isPending}
            onClick={() => removing.mutate()}
          />
        )}
      </div>
    </section>
  );
}
