import type { ImportModel } from '@fieldspan/contract/import-calls';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { Progress } from '@fieldspan/ui/progress';
import { ImportFile } from './import-file.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportResult } from './import-result.tsx';
import styles from './import-dialog.module.css';
import { useImport } from './use-import.ts';

type ImportDialogProps = { model: ImportModel; onClose: () => void };

/** Takes a list of a spreadsheet: its columns are mapped, it is tried by the real rules, and stored when told to. */
export function ImportDialog({ model, onClose }: ImportDialogProps) {
  const work = useImport(model);
  const { list, outcome, progress } = work;
  const sound = outcome?.isTrial ? outcome.rows.filter((row) => row.outcome !== 'refused').length : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Import a list')}
      size="l"
      description={t(
        'A CSV list or an Excel workbook with a line of headings. Nothing is stored before you have seen what would happen.',
      )}
      footer={<Foot work={work} sound={sound} onClose={onClose} />}
    >
      <div className={styles.body}>
        <ImportFile name={list?.name ?? null} isBusy={work.isReading} onFile={work.choose} />
        {list && <ImportMapping list={list} isLocked={progress !== null} onMap={work.map} onMatch={work.matchBy} />}
        {progress && (
          <Progress
            label={t('{{done}} of {{total}} rows', { done: progress.done, total: progress.total })}
            value={progress.done / Math.max(1, progress.total)}
          />
        )}
        {list && outcome && <ImportResult list={list} outcome={outcome} />}
      </div>
    </Dialog>
  );
}

type FootProps = { work: ReturnType<typeof useImport>; sound: number; onClose: () => void };

function Foot({ work: { list, outcome, progress, run, stop }, sound, onClose }: FootProps) {
  if (progress !== null) return <Button onClick={stop}>{t('Stop')}</Button>;
  if (outcome?.isTrial === false)
    return (
      <Button variant="primary" onClick={onClose}>
        {t('Done')}
      </Button>
    );
  const isMapped = list?.mapping.some((field) => field !== null) === true;
  return (
    <>
      <Button variant={sound === 0 ? 'primary' : 'default'} disabled={!isMapped} onClick={() => run(true)}>
        {t('Try it')}
      </Button>
      {sound > 0 && (
        <Button variant="primary" onClick={() => run(false)}>
          {plural(sound, { one: 'Import {{count}} row', other: 'Import {{count}} rows' })}
        </Button>
      )}
    </>
  );
}
