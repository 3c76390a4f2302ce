import { alertError } from '@fieldspan/api/alerts';
import { isBeingMade, lastExportQuery, startExport } from '@fieldspan/api/queries/company-export';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { CompanyExport } from '@fieldspan/contract/export-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useConfirmed } from '@fieldspan/federation/factors/use-confirmed';
import styles from './export-settings.module.css';

/** Exports all data of the company; for Admins. */
export function ExportSettings() {
  const { viewer } = useCurrentUser();
  if (viewer.role !== 'Admin')
    return <NotFound title={t('Your data')} reason={t('Only an Admin can take the company’s data out.')} />;
  return <ExportCard />;
}

function ExportCard() {
  const { data: last } = useSuspenseQuery(lastExportQuery());
  const { whenConfirmed, dialog } = useConfirmed();
  const starting = useMutation({ mutationFn: startExport, onError: alertError });
  const isRunning = isBeingMade(last);
  return (
    <Card title={t('Export your data')}>
      <div className={styles.inside}>
        <p className={styles.what}>
          {t(
            'One zip with every record that an Admin can read, as JSON lines and as tables for a spreadsheet, and with every file and picture. It is made in the background: you can leave this page.',
          )}
        </p>
        {last && <LastExport last={last} />}
        <Button
          variant={last?.state === 'ready' ? 'default' : 'primary'}
          busy={starting.isPending}
          disabled={isRunning}
          onClick={() => whenConfirmed(() => starting.mutate())}
        >
          {last === null ? t('Export everything') : t('Make a new export')}
        </Button>
        <p className={styles.note}>
          {t('Whoever has the file has the data. That it was made stands in the activity.')}
        </p>
      </div>
      {dialog}
    </Card>
  );
}

function LastExport({ last }: { last: CompanyExport }) {
  if (isBeingMade(last)) return <Making last={last} />;
  if (last.state === 'failed')
    return <AlertBox type="danger">{t('The last export could not be made. Try again, or ask Support.')}</AlertBox>;
  if (last.filename === null)
    return (
      <p className={styles.what}>
        {t('The export of {{moment}} is not kept any more.', { moment: instantText(last.created_at) })}
      </p>
    );
  const words = t('Download the export, {{size}}', { size: fileSize(last.bytes ?? 0) });
  const link = <a href={resourceUrl('exports', last.filename)} aria-label={words} download />;
  return (
    <div className={styles.ready}>
      <Button variant="primary" icon={<IconDownload aria-hidden="true" />} render={link}>
        {words}
      </Button>
      <span>
        {t('Made {{moment}}, kept until {{end}}', {
          moment: instantText(last.created_at),
          end: instantText(last.ends_at ?? ''),
        })}
      </span>
    </div>
  );
}

function Making({ last: { done, total } }: { last: CompanyExport }) {
  const share = total === 0 ? 0 : done / total;
  return (
    <output className={styles.making}>
      <span>
        {total === 0
          ? t('The export begins in a moment …')
          : t('{{percent}} % is done', { percent: Math.floor(share * 100) })}
      </span>
      <Progress className={styles.bar ?? ''} value={share} label={t('How much of the export is done')} />
    </output>
  );
}
