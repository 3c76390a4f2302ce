import type { RecordMessages } from '@fieldspan/domain/message';
import { alertError, showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { SeenRecord } from '@fieldspan/api/delete-record';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { t, translated, translatedPlural } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { BulkDelete } from './bulk-delete.tsx';
import type { ListChanges } from '../entry.ts';
import { refreshReaders } from '@fieldspan/api/query-client';

type BulkActionsProps = {
  model: ModelName;
  record: RecordMessages;
  /** The rows as the list shows them: a record that somebody has changed since is skipped, with a message. */
  chosen: readonly SeenRecord[];
  bulk: NonNullable<ListChanges<ModelName, never>['bulk']>;
  onDone: () => void;
};

/** Actions on all selected records. One that is refused says why; the others continue. */
export function BulkActions({ model, record, chosen, bulk, onDone }: BulkActionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const changeAll = async <T,>(change: (seen: SeenRecord) => Promise<T>, say: (done: readonly T[]) => void) => {
    setIsBusy(true);
    const results = await Promise.allSettled(chosen.map(change));
    await refreshReaders(`${model}/save`);
    setIsBusy(false);
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (done.length > 0) say(done);
    results.forEach((result) => result.status === 'rejected' && alertError(result.reason));
    onDone();
  };
  return (
    <>
      {bulk.map(({ label, icon, values }) => (
        <Button
          key={label}
          icon={icon}
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() =>
            void changeAll(
              ({ id, version }) =>
                saveRecord(model, { id, ...(version !== undefined && { version }), ...values }, { isUnshown: true }),
              () => void showAlert({ type: 'success', message: t('Saved!') }),
            )
          }
        >
          {translated(label)}
        </Button>
      ))}
      <BulkDelete
        record={record}
        count={chosen.length}
        busy={isBusy}
        onConfirm={() =>
          changeAll(
            (seen) => deleteRecord(model, seen),
            (trashIds) => offerUndo(translatedPlural(trashIds.length, record.removedMany), trashIds),
          )
        }
      />
    </>
  );
}
