import { alertError, showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkDelete } from './bulk-delete.tsx';
import type { ListChanges } from './entry.ts';

type BulkActionsProps = {
  model: ModelName;
  record: string;
  ids: readonly number[];
  bulk: NonNullable<ListChanges<never>['bulk']>;
  onDone: () => void;
};

/** What can be done with all selected records. One that is refused says why; the others go on. */
export function BulkActions({ model, record, ids, bulk, onDone }: BulkActionsProps) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const changeAll = async (change: (id: number) => Promise<unknown>, said: (count: number) => string) => {
    setIsBusy(true);
    const results = await Promise.allSettled(ids.map(change));
    await client.invalidateQueries({ queryKey: [model] });
    setIsBusy(false);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    if (done > 0) showAlert({ type: 'success', message: said(done) });
    results.forEach((result) => result.status === 'rejected' && alertError(result.reason));
    onDone();
  };
  const saidDeleted = (count: number) =>
    count === 1 ? t('{{record}} deleted.', { record }) : t('{{count}} {{record}}s deleted.', { count, record });
  return (
    <>
      {bulk.map(({ label, icon, values }) => (
        <Button
          key={label}
          icon={icon}
          busy={isBusy}
          disabled={ids.length === 0}
          onClick={() =>
            void changeAll(
              (id) => saveRecord(model, { id, ...values }),
              () => t('Saved!'),
            )
          }
        >
          {t(label)}
        </Button>
      ))}
      <BulkDelete
        record={record}
        count={ids.length}
        busy={isBusy}
        onConfirm={() => changeAll((id) => deleteRecord(model, id), saidDeleted)}
      />
    </>
  );
}
