import type { ImportedRow, ImportTable } from '@fieldspan/contract/import-calls';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import styles from './import-dialog.module.css';
import { refusedCsv } from './mapped-rows.ts';
import type { Outcome } from './use-import.ts';

/** Reasons that are read on the screen; all of them are in the file. */
const MOST_SAID = 20;

type ImportResultProps = { list: { name: string; table: ImportTable }; outcome: Outcome };

/** What became of the rows, or would; the refused ones with their reasons, to be corrected and imported again. */
export function ImportResult({ list: { name, table }, outcome: { isTrial, rows, isWhole } }: ImportResultProps) {
  const refused = rows.filter((row) => row.outcome === 'refused');
  const facts = factsOf(rows).join(', ');
  const said = refused
    .slice(0, MOST_SAID)
    .map(({ row, error }) => t('Row {{row}}: {{error}}', { row, error: error ?? '' }));
  const download = () => {
    const csv = refusedCsv(table, refused, t('Why it was refused'));
    saveFile(new Blob([csv], { type: 'text/csv' }), `${name.replace(/\.\w+$/, '')} ${t('refused')}.csv`);
  };
  return (
    <div className={styles.result}>
      <AlertBox type={refused.length > 0 ? 'danger' : isTrial ? 'info' : 'success'} live="in-a-pause" list={said}>
        {isTrial
          ? t('Nothing is stored yet. This is what would happen: {{facts}}.', { facts })
          : t('Stored: {{facts}}.', { facts })}
      </AlertBox>
      {!isWhole && <p>{t('It was stopped: the rows after that were not looked at.')}</p>}
      {refused.length > 0 && (
        <>
          <Button icon={<IconDownload aria-hidden="true" />} onClick={download}>
            {plural(refused.length, { one: 'Download the refused row', other: 'Download the {{count}} refused rows' })}
          </Button>
          <p className={styles.hint}>{t('Correct them in the file and import it: only these rows are in it.')}</p>
        </>
      )}
    </div>
  );
}

function factsOf(rows: readonly ImportedRow[]): string[] {
  const count = (wanted: ImportedRow['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  const read = count('read');
  return [
    t('{{count}} new', { count: count('new') }),
    t('{{count}} changed', { count: count('changed') }),
    ...(read > 0 ? [t('{{count}} only read', { count: read })] : []),
    t('{{count}} refused', { count: count('refused') }),
  ];
}
