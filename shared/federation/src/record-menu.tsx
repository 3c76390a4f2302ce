import { refreshReaders } from '@fieldspan/api/query-client';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconDots } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useState } from 'react';
import { deleteWithWord } from './delete-with-word.ts';
import { setArchived } from './set-archived.ts';
import type { ManagedRecord } from './set-archived.ts';

type RecordMenuProps = { record: ManagedRecord; onEdit?: () => void };

/** Edit, archive, unarchive and delete, for people who may change the record. */
export function RecordMenu({ record, onEdit }: RecordMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { model, id, version, title, archived } = record;
  const isArchived = archived === 1;
  return (
    <>
      <Menu
        label={t('What to do with {{name}}', { name: title })}
        trigger={
          <IconButton label={t('What to do with {{name}}', { name: title })} icon={<IconDots aria-hidden="true" />} />
        }
        items={[
          ...(onEdit ? [{ label: t('Edit…'), onSelect: onEdit }] : []),
          {
            label: isArchived ? t('Restore from the archive') : t('Archive'),
            onSelect: () => void setArchived(record, isArchived ? 0 : 1),
          },
          { label: t('Delete…'), onSelect: () => setIsAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete “{{title}}”?', { title })}
        message={t('It goes to the trash, and can be restored from there for 30 days.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={async () => {
          // If the record is in use, another dialog says so instead of this one.
          await deleteWithWord(model, { id, version }).catch(() => refreshReaders(`${model}/delete`));
        }}
      />
    </>
  );
}
