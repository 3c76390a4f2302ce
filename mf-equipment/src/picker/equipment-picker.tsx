import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useEffect, useRef, useState } from 'react';
import styles from './equipment-picker.module.css';
import { PickedPiece } from './picked-piece.tsx';
import { PickerLevels } from './picker-levels.tsx';

type PickerProps = WidgetContracts['equipment.picker'];

const ANY: readonly number[] = [];

/** Category, then type, then piece. The picked one is shown in one line with a button to change it. */
export function Widget({ value, includeArchived = false, typeIds = ANY, onPick }: PickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (root.current?.querySelector('button') ?? root.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const pick: PickerProps['onPick'] = (picked) => {
    setIsOpen(false);
    onPick(picked);
  };
  return (
    <fieldset ref={root} tabIndex={-1} className={styles.picker} aria-label={t('Equipment')}>
      {value !== null && <PickedPiece id={value} onChange={() => setIsOpen(true)} onClear={() => pick(null)} />}
      {value === null && !isOpen && (
        <Button icon={<IconBackhoe aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('Choose equipment')}
        </Button>
      )}
      {isOpen && (
        <Wait fallback={<SkeletonRows count={5} />}>
          <PickerLevels
            includeArchived={includeArchived}
            typeIds={typeIds}
            picked={value}
            onPick={pick}
            onClose={() => setIsOpen(false)}
          />
        </Wait>
      )}
    </fieldset>
  );
}
