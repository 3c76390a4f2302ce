import type { RecordMessages } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t, translated, translatedPlural } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';

type BulkDeleteProps = { record: RecordMessages; count: number; busy: boolean; onConfirm: () => Promise<void> };

/** Deletes the selected records after a confirmation. */
export function BulkDelete({ record, count, busy, onConfirm }: BulkDeleteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        icon={<IconTrash aria-hidden="true" />}
        busy={busy}
        disabled={count === 0}
        onClick={() => setIsAsking(true)}
      >
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={translated(record.remove)}
        message={translatedPlural(count, record.askMany)}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={onConfirm}
      />
    </>
  );
}
