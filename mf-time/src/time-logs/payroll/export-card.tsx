import { alertError, showAlert } from '@fieldspan/api/alerts';
import { payrollFile } from '@fieldspan/api/payroll-file';
import { exportPeriod } from '@fieldspan/api/queries/payroll';
import type { PayPeriodRows } from '@fieldspan/api/queries/payroll';
import { instantText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { EXPORT_FORMATS } from '@fieldspan/domain/pay/export-rows';
import type { ExportFormat } from '@fieldspan/domain/pay/export-rows';
import { FileButton } from '@fieldspan/federation/file-button';
import { AppGate } from '@fieldspan/records/apps/app-gate';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useState } from 'react';
import { hoursText } from '../../pay-words.ts';
import styles from './payroll.module.css';

type ExportProps = { period: PayPeriodRows; isAdmin: boolean };

/** What is in the way of the export, the export itself, and afterwards its files. */
export function ExportCard({ period, isAdmin }: ExportProps) {
  const { problems, exported } = period;
  return (
    <Card title={t('Export')}>
      <div className={styles.export}>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {exported === null && !isAdmin && <p>{t('An administrator exports the period.')}</p>}
        {exported === null && isAdmin && (
          <AppGate app="payroll">
            <ExportButton period={period} />
          </AppGate>
        )}
        {exported !== null && (
          <p>
            {exported.by === null
              ? t('Exported on {{at}}.', { at: instantText(exported.at) })
              : t('Exported on {{at}} by {{name}}.', { at: instantText(exported.at), name: exported.by })}{' '}
            {t('Corrections of this time go with the next period.')}
          </p>
        )}
        {exported !== null && isAdmin && <FileOf slug={exported.slug} from={period.from} />}
      </div>
    </Card>
  );
}

function ExportButton({ period: { from, minutes, cents, problems } }: { period: PayPeriodRows }) {
  const [isAsking, setIsAsking] = useState(false);
  const sums = { hours: hoursText(minutes), amount: moneyText(cents / 100) };
  return (
    <div>
      <Button variant="primary" disabled={problems.length > 0} onClick={() => setIsAsking(true)}>
        {t('Export this period')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Export this period?')}
        message={t(
          '{{hours}} h and {{amount}} go to payroll. A period goes once; what is corrected later goes with the next one.',
          sums,
        )}
        confirmLabel={t('Export')}
        cancelLabel={t('Cancel')}
        onConfirm={async () => {
          try {
            await exportPeriod(from, cents);
            showAlert({ type: 'saved', message: t('Exported!') });
          } catch (error) {
            alertError(error);
          }
        }}
      />
    </div>
  );
}

const FORMAT_WORDS = {
  general: msg('General CSV'),
  adp: msg('ADP Workforce Now'),
  paychex: msg('Paychex Flex'),
  paymentevolution: msg('PaymentEvolution'),
} as const satisfies Record<ExportFormat, string>;

/** The same lines again, in the shape of a product. */
function FileOf({ slug, from }: { slug: string; from: string }) {
  const [format, setFormat] = useState<ExportFormat>('general');
  return (
    <div className={styles.file}>
      <SelectField
        label={t('File for')}
        value={format}
        options={EXPORT_FORMATS.map((value) => ({ value, label: translated(FORMAT_WORDS[value]) }))}
        onChange={(chosen) => setFormat(EXPORT_FORMATS.find((one) => one === chosen) ?? 'general')}
      />
      <FileButton
        label={t('Fetch the file')}
        filename={`Payroll-${from}-${format}.csv`}
        file={() => payrollFile(slug, format)}
      />
    </div>
  );
}
