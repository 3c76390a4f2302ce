import { alertError, showAlert } from '@fieldspan/api/alerts';
import { closeInUse, leaveInUse } from '@fieldspan/api/in-use';
import { queryClient } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import type { InUse } from '@fieldspan/contract/in-use';
import { isArchivable } from '@fieldspan/contract/save';
import { CountedRecords } from '@fieldspan/federation/counted-records';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArchive } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './in-use-record.module.css';

type InUseRecordProps = { inUse: InUse; isNamed: boolean };

/** One record that is in use: its users by kind, the first few by name, and the offer to archive it instead. */
export function InUseRecord({ inUse, isNamed }: InUseRecordProps) {
  const { title, can_archive: canArchive, users } = inUse;
  return (
    <section className={styles.record} aria-label={title}>
      {isNamed && <h3 className={styles.title}>{title}</h3>}
      <CountedRecords some={users} onFollow={closeInUse} />
      {canArchive && (
        <>
          <p>{t('Archive it instead: it leaves the lists and choices, and stays where it is used.')}</p>
          <ArchiveButton inUse={inUse} />
        </>
      )}
    </section>
  );
}

function ArchiveButton({ inUse }: { inUse: InUse }) {
  const [isBusy, setIsBusy] = useState(false);
  const { model, record_id: id, title } = inUse;
  const archive = async () => {
    if (!isArchivable(model)) return;
    setIsBusy(true);
    try {
      await saveRecord(model, { id, archived: 1 });
      await queryClient.invalidateQueries();
      leaveInUse(inUse);
      showAlert({ type: 'success', message: t('“{{title}}” is archived.', { title }) });
    } catch (error) {
      alertError(error);
      setIsBusy(false);
    }
  };
  return (
    <Button variant="primary" icon={<IconArchive aria-hidden="true" />} busy={isBusy} onClick={() => void archive()}>
      {t('Archive instead')}
    </Button>
  );
}
