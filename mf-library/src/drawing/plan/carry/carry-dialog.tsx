import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { useOwnId } from '../../../use-own-id.ts';
import styles from './carry-over.module.css';
import type { CarriedLayer } from './carried-marks.ts';

type CarryDialogProps = {
  open: boolean;
  title: string;
  offered: readonly CarriedLayer[];
  /** The paper has another shape than that of the revision before. */
  isOtherShape: boolean;
  onCarry: (chosen: readonly CarriedLayer[]) => void;
  onClose: () => void;
};

/** Whose marks are taken to the new revision; one's own to begin with. */
export function CarryDialog({ open, title, offered, isOtherShape, onCarry, onClose }: CarryDialogProps) {
  const ownId = useOwnId();
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isChosen = ({ layer }: CarriedLayer) => changed.get(layer.id) ?? layer.created_by === ownId;
  const chosen = offered.filter(isChosen);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={t(
        'They are added to your own marks on this revision, which only you see until you publish them. Look at each of them: what it points at may have moved.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onCarry(chosen)}>
            {t('Carry over')}
          </Button>
        </>
      }
    >
      <div className={styles.layers}>
        {isOtherShape && (
          <p role="note">{t('This revision is on paper of another shape: marks may lie beside what they mean.')}</p>
        )}
        {offered.map((each) => (
          <Checkbox
            key={each.layer.id}
            label={[
              authorOf(each, ownId),
              plural(each.strokes.length, { one: '{{count}} mark', other: '{{count}} marks' }),
            ].join(' · ')}
            checked={isChosen(each)}
            onChange={(next) => setChanged(new Map([...changed, [each.layer.id, next]]))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function authorOf({ layer }: CarriedLayer, ownId: number | null): string {
  if (layer.created_by === ownId) return t('You');
  return layer.CreatedBy ? personName(layer.CreatedBy) : t('Somebody');
}
