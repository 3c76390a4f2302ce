import { alertError, showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ModelWith } from '@fieldspan/contract/save';
import { t } from '@fieldspan/ui/i18n';

export type ManagedRecord = {
  model: ModelWith<'archived'>;
  id: number;
  version: number;
  title: string;
  archived: number;
};

/** Archives a record or takes it out of the archive, says so, and offers to undo it. An error is shown; the record stays. */
export async function setArchived({ model, id, version, title }: ManagedRecord, archived: 0 | 1): Promise<void> {
  try {
    await saveRecord(model, { id, version, archived });
  } catch (error) {
    alertError(error);
    // Somebody else may have changed it meanwhile.
    await refreshReaders(`${model}/save`);
    return;
  }
  const undo = async () => {
    await saveRecord(model, { id, archived: archived === 1 ? 0 : 1 });
  };
  const message = archived === 1 ? t('“{{title}}” is archived.', { title }) : t('“{{title}}” is back.', { title });
  showAlert({ type: 'success', message, undo });
}
