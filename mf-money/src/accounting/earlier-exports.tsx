import { booksFile } from '@fieldspan/api/books-file';
import { bookExportsQuery } from '@fieldspan/api/queries/accounting';
import type { BookExport } from '@fieldspan/api/queries/accounting';
import { unsentExportsQuery } from '@fieldspan/api/queries/quickbooks';
import type { BookFormat } from '@fieldspan/contract/accounting-calls';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { FileButton } from '@fieldspan/federation/file-button';
import { useToday } from '@fieldspan/federation/now';
import { useIsAppOn } from '@fieldspan/records/apps/use-is-app-on';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQueries } from '@tanstack/react-query';
import styles from './accounting.module.css';
import { SendExport } from './send-export.tsx';

/** What went to the books, each with its files. */
export function EarlierExports() {
  const [
    { data: exports },
    {
      data: { exports: unsent },
    },
  ] = useSuspenseQueries({ queries: [bookExportsQuery(), unsentExportsQuery()] });
  const isOn = useIsAppOn('accounting');
  if (exports.length === 0)
    return (
      <EmptyState title={t('Nothing went to the books yet')}>
        {t('What is exported shows here with its files.')}
      </EmptyState>
    );
  return (
    <Card title={t('Exported')}>
      {!isOn && unsent.length > 0 && <SwitchedOff />}
      <ul className={styles.exports}>
        {exports.map((kept) => (
          <li key={kept.id} className={styles.export}>
            <ExportFacts kept={kept} />
            <FormatButton kept={kept} format="csv" />
            <FormatButton kept={kept} format="iif" />
            {isOn && unsent.includes(kept.id) && <SendExport kept={kept} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Files of before can be fetched all the same. */
const SwitchedOff = () => (
  <div className={styles.card}>
    <AlertBox type="info" action={<Button render={<AppLink to="/apps/store" />}>{t('Open the app store')}</Button>}>
      {t(
        'The app “Accounting” is switched off, so nothing is sent to QuickBooks. An Admin switches it on in the app store.',
      )}
    </AlertBox>
  </div>
);

function ExportFacts({ kept }: { kept: BookExport }) {
  const today = useToday();
  const { export_num: number, from_on, to_on, records, total, created_at, CreatedBy } = kept;
  const by = CreatedBy === null ? '' : personName(CreatedBy);
  return (
    <div className={styles.facts}>
      <span className={styles.title}>
        {t('Export {{number}}: {{from}} – {{to}}', {
          number,
          from: dayText(from_on, today),
          to: dayText(to_on, today),
        })}
      </span>
      <span className={styles.note}>
        {t('{{count}} records, debits of {{amount}}', { count: records, amount: moneyText(total) })} ·{' '}
        {[instantText(created_at), by].filter((text) => text !== '').join(' · ')}
      </span>
    </div>
  );
}

type FormatButtonProps = { kept: BookExport; format: BookFormat };

/** The file again: the same records, with accounts as they are called today. */
function FormatButton({ kept: { slug, export_num: number }, format }: FormatButtonProps) {
  const label = format === 'csv' ? t('CSV') : t('IIF for QuickBooks Desktop');
  return (
    <FileButton
      label={label}
      name={t('{{file}} of export {{number}}', { file: label, number })}
      filename={`Books-${number}.${format}`}
      file={() => booksFile(slug, format)}
    />
  );
}
